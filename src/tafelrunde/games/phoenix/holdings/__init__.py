"""What realms have, and the only ways in which it changes: land, treasuries, courts."""
