"""Players of Phoenix: realms that are run by plans, from what they may know."""
