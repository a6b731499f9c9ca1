"""Melee (PH-5.5) and conquest: who stands against whom, good points, losses, what winners take."""
