# phoenix charfight

help-phoenix-charfight = Odds of a combat of characters: who wins which pair, and what it does to good points.

    Characters are separated by semicolons: a rank and the good points they have now, those of the rank if not said.
    They are paired by rank, as without orders. All throws are counted; for rulers against several that takes a minute.
phoenix-charfight-attacker = The attackers, such as `"Ann: BUH; 2 CHF"`.
phoenix-charfight-defender = The defenders, such as `"STH 30"`.
phoenix-charfight-first = attackers
phoenix-charfight-second = defenders
phoenix-charfight-one = one
phoenix-charfight-other = against
phoenix-charfight-wins = wins
phoenix-charfight-drawn = neither
phoenix-charfight-loses = loses
phoenix-charfight-change = good points, mean
phoenix-charfight-dies = dies / opponent dies
phoenix-charfight-plot = Hits of { $one } less those of { $other }:
phoenix-charfight-idle = Without an opponent: { $names }
phoenix-charfight-exact = All chances are counted.
phoenix-charfight-progress = counting all throws

# phoenix shelter, recall

help-phoenix-shelter = Send a character to the castle of the elementals, for its player is away (PH-6.10).
help-phoenix-recall = Call a character back from the castle of the elementals to its capital (PH-6.10).
phoenix-shelter-person = Number of the person, such as 601.
phoenix-shelter-months = How many months it stays at least, this one included.

# phoenix decide

help-phoenix-decide = A decision of the game master as a sentence, also about special realms (PH-6.5 to PH-6.7).
phoenix-decide-sentence = A sentence such as “List Yaromo as pirates”; docs/phoenix-orders.md shows all.
