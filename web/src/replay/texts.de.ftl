# Das Nachspielen einer beendeten Partie.

replay-of = Nachspielen: { $game }
replay-loading = Die Partie wird geladen …
replay-empty = Diese Partie hat noch nicht begonnen; es gibt noch nichts nachzuspielen.
replay-back = Zurück zum Tisch
replay-eyes = Gesehen von
replay-public = allen
replay-slider = Schritt der Partie
replay-place = Schritt { $at } von { $total }
replay-first = Erster Schritt
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Letzter Schritt
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-value = { $seconds } s je Schritt
replay-share = Link kopieren
replay-shared = Link kopiert
replay-told = Was in diesem Schritt geschah
replay-chance = Zufall
