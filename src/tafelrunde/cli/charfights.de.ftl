# phoenix charfight

help-phoenix-charfight = Aussichten eines Charakterkampfes: wer welches Paar gewinnt, und was es an Gutpunkten bringt.

    Charaktere stehen durch Semikolon getrennt: Rang und aktuelle Gutpunkte, ohne Zahl die des Ranges. Gepaart wird
    nach Rang, wie ohne Befehle. Alle Würfe werden abgezählt; bei Herrschern gegen mehrere dauert das eine Minute.
phoenix-charfight-attacker = Die Angreifer, etwa `"Ann: BUH; 2 CHF"`.
phoenix-charfight-defender = Die Verteidiger, etwa `"STH 30"`.
phoenix-charfight-first = Angreifer
phoenix-charfight-second = Verteidiger
phoenix-charfight-one = einer
phoenix-charfight-other = gegen
phoenix-charfight-wins = gewinnt
phoenix-charfight-drawn = keiner
phoenix-charfight-loses = verliert
phoenix-charfight-change = Gutpunkte im Mittel
phoenix-charfight-dies = stirbt / Gegner stirbt
phoenix-charfight-plot = Treffer von { $one } weniger die von { $other }:
phoenix-charfight-idle = Ohne Gegner: { $names }
phoenix-charfight-exact = Alle Chancen sind abgezählt.
phoenix-charfight-progress = alle Würfe werden abgezählt

# phoenix shelter, recall

help-phoenix-shelter = Einen Charakter in die Burg der Elementare schicken, weil sein Spieler fehlt (PH-6.10).
help-phoenix-recall = Einen Charakter aus der Burg der Elementare in seine Hauptstadt zurückrufen (PH-6.10).
phoenix-shelter-person = Nummer der Person, etwa 601.
phoenix-shelter-months = Wie viele Monate er mindestens bleibt, dieser eingeschlossen.

# phoenix decide

help-phoenix-decide = Eine Entscheidung der Spielleitung als Satz, auch über besondere Reiche (PH-6.5 bis PH-6.7).
phoenix-decide-sentence = Ein Satz wie „Führe Yaromo als Piraten“; docs/phoenix-orders.md zeigt alle.
