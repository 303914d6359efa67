"""Madeira at the table."""
