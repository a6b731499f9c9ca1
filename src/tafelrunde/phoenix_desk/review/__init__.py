"""Looking back: what differs, what was decided by hand, what was worked out, what might have been."""
