"""Bots against each other: single games, long series in processes, and what they show. Prints nothing."""
