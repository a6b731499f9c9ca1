"""What is said and read: the text form of moves, scenarios in the words of the view, rules behind events."""
