# Was an Daten, Dateien und getippten Wörtern falsch ist, in jedem Spiel.

## Daten

data-unreadable = nicht lesbar: { $fault }
data-no-move = kein Zug dieses Spiels: { $fault }
data-kind = muss { $kind } sein
data-other-kind = muss { $kind } sein, nicht { $found }
data-at-least = muss { $kind } sein, { $bound } oder mehr
data-at-most = muss { $kind } sein, { $bound } oder weniger
data-length-at-least = muss { $kind } sein mit der Länge { $bound } oder mehr
data-length-at-most = muss { $kind } sein mit der Länge { $bound } oder weniger
data-unknown-field = ein Feld `{ $part }` gibt es nicht
data-missing-field = das Feld `{ $part }` fehlt
data-impossible = der Wert { $part } ist nicht möglich
data-no-json = kein gültiges JSON, ab Byte { $part }
data-cut-off = das Ende fehlt
data-no-utf-8 = kein UTF-8, ab Byte { $part }
data-no-base64 = kein Base64
data-too-deep = zu tief verschachtelt
data-other = { $part }

## Berichtigte Werte

data-no-such-field = kein solches Feld; es gibt { $known }
data-not-printed = nicht gedruckt; es gibt { $known }
data-other-game = muss „{ $game }“ sein
data-must-be = muss { $value } sein

## Optionen und Plätze eines Tischs

option-unknown = { $game } hat keine Option „{ $option }“; es gibt: { $names }
option-impossible = Option „{ $option }“ kann nicht „{ $value }“ sein; möglich sind: { $values }
seats-impossible = { $game } spielen { $fewest } bis { $most }, nicht { $seats }

## Getippte Züge

text-too-long = länger als { $most } Zeichen
text-number-too-large = diese Zahl ist zu groß
text-count-too-small = diese Zahl muss mindestens 1 sein; lass weg, was nicht gemeint ist
text-ends-early = der Text endet zu früh; erwartet: { $expected }
text-unexpected = erwartet: { $expected }, nicht „{ $found }“{ $hint }
text-hint = ; ist „{ $near }“ gemeint?

## Logs

log-cut-off = die Zeile ist abgeschnitten
log-empty = die Datei ist leer
log-bad-position = der Kopf gibt eine Stellung vor, die es in diesem Spiel nicht gibt
log-no-header = kein Kopf eines Logs: { $fault }
log-other-format = unbekanntes Format { $format }
log-other-version = gespielt mit Fassung { $found } der Regeln; hier gilt Fassung { $version }
log-after-end = nach dem Ende der Partie darf nichts folgen
log-changed = die Prüfsumme passt nicht: diese oder eine frühere Zeile wurde verändert
log-entry-missing = Eintrag { $expected } fehlt, hier steht { $found }
log-illegal-move = unerlaubter Zug: { $refusal }
log-other-position = die Stellung weicht von der aufgezeichneten ab
log-unknown-chance = Zufall der Art { $kind } ist unbekannt; es gibt fair (mit commitment), seeded (mit seed) und typed
log-unknown-occasions = nach Anlässen fällt nur Zufall, den die Partie zieht, und nur in Spielen, die Anlässe kennen
log-no-ending = nach Eintrag { $entries } ist die Partie zu Ende, aber die letzte Zeile mit dem Ergebnis fehlt
log-typed-move = eingetippt wird nur, was der Zufall tut, nicht der Zug eines Platzes
log-not-typed = die Würfel dieses Tischs werden eingetippt, aber dieser Eintrag nennt sie gezogen
log-not-over = die Partie ist hier nicht zu Ende
log-other-result = das Ergebnis gehört nicht zu dieser Partie

## Szenarien, ihre Stellungen, und was anders ist

scenario-none = kein Szenario: { $fault }
scenario-no-seat = { $where }: ein Zug braucht `seat` und `move`
scenario-nobody = { $where }: niemand heißt „{ $name }“
scenario-two-of-a-name = zwei Plätze heißen { $name }; jeder braucht seinen eigenen Namen
scenario-no-name = kein Platz kann { $name } heißen: ohne Punkt, keine Zahl und weder `none` noch `count` noch `chance`
scenario-nothing-to-do = wer hier am Zug ist, hat gar keinen Zug: in diese Stellung kommt kein Spiel
scenario-never-settles = der Zufall käme nie zu einem Ende: nach { $most } Ziehungen ist niemand gefragt
scenario-seat-or-chance = { $where }: entweder `seat` und `move` oder `chance`
scenario-refuses-nothing = { $where }: `refused` braucht einen eigenen Zug, und `any` wird nie abgelehnt
scenario-says-nothing = { $where }: { $field }: hier ist nichts genannt, also würde alles passen; weglassen oder sagen, was gelten muss
scenario-too-many-moves = zu viele Züge, um sie aufzuzählen
scenario-no-path = die Ansicht hat kein „{ $path }“
scenario-no-place = die Ansicht hat keine Stelle „{ $part }“
given-nobody = niemand heißt „{ $name }“; es gibt: { $known }
given-unknown = „{ $value }“ ist unbekannt; möglich: { $known }
given-range = muss { $least } bis { $most } sein
scenario-step = Schritt { $number }
scenario-sees = { $where }, { $name } sieht
scenario-place = { $where }: { $what }
scenario-refused = abgelehnt nach { $rule }
scenario-legal-move = ein erlaubter Zug
scenario-is-legal = der Zug ist erlaubt
scenario-not = nicht { $what }
scenario-no = kein { $what }
scenario-is-offered = es wird angeboten
scenario-over = die Partie ist zu Ende
scenario-goes-on = die Partie geht weiter
