"""Fights as plain numbers: outcomes of given dice, and exact odds over all throws. No state."""
