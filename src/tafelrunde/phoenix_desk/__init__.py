"""Campaigns of Phoenix on the game master's desk: sheets, months, reports. Only `folder.py` knows files."""
