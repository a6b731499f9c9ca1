"""Months that run: bots, sheets and dice in turn; going on, rolling back, playing again."""
