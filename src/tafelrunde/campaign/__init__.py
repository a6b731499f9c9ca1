"""Campaigns of Phoenix as folders: one log, sheets that wait to go into it, and what is made from it."""
