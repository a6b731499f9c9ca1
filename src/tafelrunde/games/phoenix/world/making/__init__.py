"""How worlds come about: generated from a seed, or read from the old tool's tables."""
