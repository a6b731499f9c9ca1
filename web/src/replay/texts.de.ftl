# Das Nachspielen eines beendeten Spiels.

replay-of = Nachspielen: { $game }
replay-loading = Das Spiel wird geladen …
replay-empty = Dieses Spiel hat noch nicht begonnen; es gibt noch nichts nachzuspielen.
replay-back = Zurück zum Tisch
replay-eyes = Gesehen von
replay-public = allen
replay-slider = Schritt des Spiels
replay-place = Schritt { $at } von { $total }
replay-first = Erster Schritt
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Letzter Schritt
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-value = { $seconds } s je Schritt
replay-share = Link zu diesem Schritt kopieren
replay-shared = Link kopiert
replay-told = Was in diesem Schritt geschah
replay-chance = Zufall
