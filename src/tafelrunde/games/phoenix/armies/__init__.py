"""Armies come, change and end: recruiting, forming, mounting, cargo of the living, bans."""
