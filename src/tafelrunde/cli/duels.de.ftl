# phoenix duel

help-phoenix-duel = Genaue Aussichten eines Zauberduells: wer gewinnt, mit wie vielen Treffern, und was es an Gutpunkten bringt.

    Zauberer stehen durch Semikolon getrennt, die in einer Gemark durch Plus: Sie neutralisieren sich. „10/14“ heißt
    Zauberkraft 10 von 14 Gutpunkten. Alle Chancen sind abgezählt, nichts wird gewürfelt.
phoenix-duel-attacker = Die Angreifer, etwa `"Ann: CZB 7/10; 3 ZA"`.
phoenix-duel-defender = Die Verteidiger, etwa `"ZC 16"`.
phoenix-duel-first = Angreifer
phoenix-duel-second = Verteidiger
phoenix-duel-side = Seite
phoenix-duel-class = Klasse
phoenix-duel-dice = Würfel
phoenix-duel-dice-and-ones = { $ones ->
    [0] { $dice }
    [one] { $dice } + 1 Eins
   *[other] { $dice } + { $ones } Einsen
 }
phoenix-duel-wins = gewinnt
phoenix-duel-change = Gutpunkte im Mittel
phoenix-duel-dies = stirbt
phoenix-duel-drawn = Unentschieden: { $chance }
phoenix-duel-plot = Treffer von { $name } weniger erhaltene:
