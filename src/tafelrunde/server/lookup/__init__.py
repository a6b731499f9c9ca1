"""Looking back and looking up: stories, replays, lessons, rules, games on offer."""
