"""Positions as data: founding, full state and back, what a hash covers, what scenarios say."""
