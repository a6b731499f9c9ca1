"""Sorts of realms (6.2, 6.5 to 6.7) and how realms come into the world and leave it."""
