"""Tables and their journal: the authority over each game, who sits there, what each of them is shown."""
