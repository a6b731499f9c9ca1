"""Clocks as plain data: which one a table plays with, how its time passes. Nothing here looks at the time."""
