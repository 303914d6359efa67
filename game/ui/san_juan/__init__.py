"""San Juan 1897 at the table."""
