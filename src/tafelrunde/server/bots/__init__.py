"""Seats that bots play: when they think, in processes of their own, and at which pace."""
