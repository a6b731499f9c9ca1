"""The map as a seat sees it, and as the old tool's tables have it."""
