# Die Zeitleiste unter dem Brett: zurückschauen, während eine Partie läuft und wenn sie vorbei ist.

time-title = Zeitleiste
time-past = Du siehst die Vergangenheit
time-place = Schritt { $at } von { $total }
time-slider = Schritt der Partie
time-first = Zum Anfang
time-previous-mark = Zur Überschrift davor
time-previous = Einen Schritt zurück
time-next = Einen Schritt weiter
time-next-mark = Zur nächsten Überschrift
time-play = Abspielen
time-pause = Anhalten
time-speed = Schritte je Sekunde
time-speed-value = { $steps } je Sekunde
time-present = Zur Gegenwart
time-end = Zum Ende
time-news = { $count ->
    [one] { $count } neuer Zug
   *[other] { $count } neue Züge
 }
time-since = Seit meinem letzten Zug
time-eyes = Gesehen von
time-public = allen
time-share = Link kopieren
time-shared = Link kopiert
time-no-moves = Ziehen kann man nur in der Gegenwart.
time-loading = Wird geladen …
time-later = Späteres zeigen
time-jump = Dorthin gehen: { $text }

time-branch = Hier abzweigen
time-branch-over = Ein neuer Tisch beginnt mit genau dieser Stellung. Du spielst den Platz, mit dessen Augen du schaust, alle anderen spielen Bots.
time-branch-running = Ein neuer Tisch beginnt dort, wo dein Platz bei diesem Schritt stand. Was du nicht sehen konntest, wird neu ausgedacht, passend zu dem, was du gesehen hast: Nichts, was in dieser Partie verborgen ist, wird verraten. Alle anderen Plätze spielen Bots.
time-branch-counts = Es ist eine Abzweigung: Sie zählt nirgends, und diese Partie geht ohne sie weiter.
time-branch-go = Ab Schritt { $at } probieren
branch-note = Dies ist eine Abzweigung einer anderen Partie, nach deren Schritt { $step }. Sie zählt nirgends.
branch-parent = Zu jener Partie
