"""Characters (PH-1.9, PH-5.2, PH-5.3): offices, combat, capture, those who are away."""
