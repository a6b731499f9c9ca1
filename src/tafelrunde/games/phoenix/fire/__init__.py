"""Ranged fire (PH-5.1) as part of a turn: shots, what they strike, walls that fall."""
