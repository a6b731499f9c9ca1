"""What plays: position, moves, events, rules and points. The files that mypyc compiles lie here."""
