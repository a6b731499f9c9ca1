"""What is to come: who stands against whom, with which odds, phase by phase."""
