# Angeleitete erste Spiele.

learn-title = { $game } lernen
learn-loading = Die Lektion wird geöffnet …
learn-progress = Schritt { $at } von { $total }
learn-teacher = Dazu sagt der Lehrer
learn-your-move = Du bist am Zug
learn-others = Die anderen sind am Zug.
learn-do = Mach dies: { $wording }
learn-hint = Tipp zeigen
learn-show = Vormachen
learn-go-on = Weiter
learn-again = Von vorn
learn-other = Das wäre erlaubt, aber in dieser Lektion machen wir etwas anderes: { $wording }
learn-happened = Was geschah
learn-rule = Regel { $rule } lesen
learn-over = Das war die ganze Partie. Jetzt spiel eine eigene!
learn-play = Gegen Bots spielen
learn-lobby = Zur Lobby
