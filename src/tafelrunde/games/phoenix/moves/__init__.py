"""Moves that stand in the log: sheets of orders, what CHANCE draws, what the game master decides."""
