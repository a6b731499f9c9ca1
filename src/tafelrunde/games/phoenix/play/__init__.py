"""What the engine asks: which moves are legal, what they do, which sheets there are."""
