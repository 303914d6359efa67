"""The scenes other than the table."""
