# phoenix duel

help-phoenix-duel = Exact odds of a wizards’ duel: who wins, by how many hits, and what it does to good points.

    Wizards are separated by semicolons, those in one field by a plus: they neutralise each other. “10/14” is power
    10 of 14 good points. All chances are counted, nothing is thrown.
phoenix-duel-attacker = The attackers, such as `"Ann: CZB 7/10; 3 ZA"`.
phoenix-duel-defender = The defenders, such as `"ZC 16"`.
phoenix-duel-first = attackers
phoenix-duel-second = defenders
phoenix-duel-side = side
phoenix-duel-class = class
phoenix-duel-dice = dice
phoenix-duel-dice-and-ones = { $ones ->
    [0] { $dice }
    [one] { $dice } + 1 one
   *[other] { $dice } + { $ones } ones
 }
phoenix-duel-wins = wins
phoenix-duel-change = good points, mean
phoenix-duel-dies = dies
phoenix-duel-drawn = A draw: { $chance }
phoenix-duel-plot = Hits of { $name } less hits taken:
