"""Towns and what land pays: building, plunder, taxes."""
