"""Printed tables and the calendar: terrain, prices, classes of wizards, phases, names in both languages.

No state and no rule that decides anything: only what can be looked up.
"""
