"""The table of Puerto Rico: how it looks, what it says, and how a person plays on it."""
