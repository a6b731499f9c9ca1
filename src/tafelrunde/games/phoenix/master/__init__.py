"""What the game master decides: corrections, grants, meetings, special realms."""
