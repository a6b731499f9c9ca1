# Angeleitete erste Spiele.

learn-title = { $game } lernen
learn-loading = Die Lektion wird geöffnet …
learn-progress = Schritt { $at } von { $total }
learn-teacher = Dazu sagt der Lehrer
learn-your-move = Du bist am Zug
learn-others = Die anderen sind am Zug.
learn-do = Der Zug der Lektion: { $wording }
learn-hint = Tipp zeigen
learn-show = Vormachen
learn-go-on = Weiter
learn-again = Von vorn
learn-happened = Was geschah
learn-rule = Regel { $rule } lesen
learn-over = Das war die ganze Partie. Jetzt spiel eine eigene!
learn-play = Gegen Bots spielen
learn-lobby = Zur Lobby
learn-good = Guter Zug!
learn-fine = Auch in Ordnung.
learn-costs = Das geht, kostet aber etwas.
learn-loss = Nach unserer Rechnung sind es etwa { NUMBER($points, maximumFractionDigits: 0) } { $points ->
    [one] Punkt
   *[other] Punkte
 } weniger.
learn-better = Besser wäre: { $wording }
learn-from-here = Von hier an weiter
learn-back = Zurück zur Lektion
learn-take-back = Diesen Zug zurück
learn-previous = Eine Entscheidung zurück
learn-aside = Abseits der Lektion: { $count ->
    [one] ein eigener Zug
   *[other] { $count } eigene Züge
 }
learn-your-own = Du bist am Zug, frei von der Lektion: Mach, was du für gut hältst.
learn-over-aside = Deine eigene Partie ist zu Ende.
