"""Caravelle: Puerto Rico 1897, San Juan 1897 and Madeira (unofficial adaptations)."""

__version__ = "0.2.0"
