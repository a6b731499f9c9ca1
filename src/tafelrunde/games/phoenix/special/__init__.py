"""Special realms and chapters: nest and gates, undead, creatures, invaders, putsch, absence."""
