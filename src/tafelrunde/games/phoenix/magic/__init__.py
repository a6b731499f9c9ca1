"""Magic (PH-1.3, PH-1.4) and duels of wizards (PH-5.3) as part of a turn."""
