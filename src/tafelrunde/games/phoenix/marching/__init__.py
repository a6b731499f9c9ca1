"""Movement (PH-4): reach, steps, whole paths, ships, and people on their way."""
