# Phoenix: was an Welten, Gründungen, Stellungen und getippten Wörtern falsch ist.

## Welten

phoenix-world-format = { $format } ist unbekannt; dieses Programm liest 1
phoenix-no-world = das ist keine Welt: { $fault }
phoenix-world-no-province = eine Provinz „{ $province }“ gibt es in der Form { $shape } nicht
phoenix-world-province-missing = Provinz { $province } fehlt (insgesamt { $all })
phoenix-world-letters = Buchstaben: { $letters }; Gemarken einer Provinz: { $fields }
phoenix-world-no-terrain = „{ $letter }“ bei Gemark { $gemark } ist kein Gelände; Buchstaben sind { $letters }
phoenix-world-no-side = „{ $word }“ ist keine Gemarkseite; schreibe zum Beispiel 22NO
phoenix-world-river = der Fluss bei { $place } hat kein Ufer
phoenix-world-nest-gates = das Nest hat { $gates ->
    [one] 1 Teleportfeld
   *[other] { $gates } Teleportfelder
 } (Buchstabe A); es muss eines sein
phoenix-world-city-in-water = { $audvacar } ist Wasser; die Stadt steht auf Land
phoenix-no-field = eine Gemark „{ $label }“ gibt es nicht
phoenix-world-lists = aufgezählt sind [{ $listed }], Buchstabe { $letter } steht bei [{ $drawn }]; beide nennen dieselben { $count }
phoenix-world-no-capital = { $place } hat { $around ->
    [one] 1 Landgemark
   *[other] { $around } Landgemarken
 } um sich; eine Hauptstadt braucht 6 und selbst Land
phoenix-world-capitals-near = { $near } ist nur { $distance ->
    [one] 1 Gemark
   *[other] { $distance } Gemarken
 } von { $far } entfernt; mindestens { $least } sind nötig

## Gründungen

phoenix-realms-differ = Reiche in der Gründung: { $founded }; Reiche, die außer der Spielleitung teilnehmen: { $realms }
phoenix-no-foundation = keine Gründung: { $fault }
phoenix-same-name = zwei Reiche heißen gleich
phoenix-too-few-places = zu wenige freie Startplätze in dieser Welt: { $free }; Reiche, die einen brauchen: { $needed }
phoenix-no-capital = { $label } ist kein Land für eine Hauptstadt
phoenix-realms-near = { $one } ist nur { $distance ->
    [one] 1 Gemark
   *[other] { $distance } Gemarken
 } von { $two } entfernt; Urreiche beginnen mindestens 10 entfernt

## Größen und erzeugte Welten

phoenix-no-size = Eine Weltgröße „{ $size }“ gibt es nicht. Schreibe erkenfara, hexagon 3 (Radius 0 bis { $most }) oder block 7x6 (Spalten und Reihen von Provinzen).
phoenix-impossible-size = { $size } kann keine Welt sein: Sie hat 1 bis { $columns } Spalten zu 1 bis { $rows } Provinzen.
phoenix-columns-do-not-join = Spalten, die in Zeile { $left } und { $right } beginnen, passen nicht aneinander: Nachbarn sind um 4 Zeilen versetzt.
phoenix-no-room = So viele Reiche passen nicht auf eine Welt { $size }: { $realms }. Hauptstädte, die mit 10 Gemarken Abstand Platz fanden: { $most }. Nimm eine größere Welt oder weniger Reiche.
phoenix-starting-places = Eine Welt hat 0 bis { $most } Startplätze, nicht { $realms }.
phoenix-land = Land bedeckt 10 bis 80 Prozent einer Welt, nicht { $land }.

## Karten des alten Programms

phoenix-no-province = eine Provinz { $province } gibt es nicht
phoenix-no-gemark = eine Gemark { $gemark } gibt es nicht
phoenix-field-twice = { $field } steht doppelt da, zuerst bei { $first }
phoenix-gemark-missing = der Provinz { $province } fehlt Gemark { $gemark } (insgesamt { $all })
phoenix-no-terrain = { $terrain } ist kein Gelände; die Nummern laufen von 1 bis { $last }
phoenix-no-river = { $value } ist weder 0, 1 noch -1
phoenix-no-gate = „{ $art }“ ist keines von A, T und N
phoenix-no-number = „{ $text }“ ist keine ganze Zahl
phoenix-table-empty = die Tabelle ist leer
phoenix-columns-missing = Spalten fehlen: { $names }
phoenix-cells = Zellen: { $cells }; Spalten: { $columns }
phoenix-no-rows = das ist keine Liste von Zeilen: { $fault }
phoenix-no-row = keine Zeile einer Tabelle, bis hierher lesbar: { $fault }

## Bilder

phoenix-png-width = Ein Bild ist 1 bis { $most } Pixel breit, nicht { $width }.
phoenix-png-package = Für PNG fehlt das Python-Paket { $package }: `pip install { $package }` holt es; SVG geht ohne.
phoenix-no-svg = Das ist keine SVG-Zeichnung: { $error }

## Stellungen von Szenarien

phoenix-no-realm = „{ $realm }“ ist unbekannt; Reiche: { $realms }
phoenix-terrain-letter = Gelände ist ein Buchstabe von { $known }
phoenix-none-of = „{ $name }“ ist keines von { $known }
phoenix-no-unit = „{ $name }“ ist keine Nummer einer Einheit
phoenix-order = jede Reihenfolge nennt alle Reiche der Welt, jedes einmal
phoenix-no-turn = { $realm } hat keinen Platz in der Reihenfolge dieses Monats
phoenix-no-active = beim Rüsten geben alle Reiche zugleich ab; schreibe `step = "turn"` oder lass es weg
phoenix-nobody-inside = es ist kein Reich mehr in der Welt
phoenix-outside = { $realm } ist nicht in der Welt und hat dort nichts
phoenix-twice = { $name } ist doppelt genannt
phoenix-no-month = { $name } ist kein Monat, dessen Reihenfolge gezogen ist; es gibt diesen und die nächsten vier
phoenix-water-owned = Wasser hat keinen Besitzer, und dort wird weder besteuert noch geplündert
phoenix-water-town = auf Wasser steht kein Rüstort
phoenix-nobodys-town = jeder Rüstort gehört jemandem; nenne den Besitzer in `owner`
phoenix-town-missing = dort ist weder Rüstort noch Baustelle; sag zuerst `town`
phoenix-site = die Stufe im Bau muss über der stehen, die schon steht
phoenix-site-of-what = eine neue Baustelle braucht in `site` die Stufe, die gebaut wird
phoenix-not-of-all = von allen Gemarken lassen sich nur `terrain` und `owner` sagen
phoenix-rim = auf dieser Seite liegt keine Gemark
phoenix-no-work = ein solches Bauwerk steht dort nicht
phoenix-work-stands = dieses Bauwerk steht schon
phoenix-only-repairs = nur Reparaturen haben Punkte; ein Neubau steht am Ende des Monats
phoenix-quay = ein Kai liegt zwischen Land und Wasser
phoenix-road = eine Straße verbindet zwei Gemarken an Land
phoenix-bridge = eine Brücke führt über einen Fluss zwischen zwei Gemarken an Land; sag auch `rivers`
phoenix-own-right = nennt nur andere Reiche, und Wegerechte gelten gegenseitig
phoenix-capital = eine Hauptstadt ist ein Rüstort des eigenen Reichs, und während sie umzieht, gibt es keine
phoenix-no-merchants = nur Händler haben Waren im Lager; schreibe `kind = "merchants"`
phoenix-grave = wer diese Nummer hat, lebt
phoenix-army-number = Heere haben die Nummern 101 bis 199, 201 bis 299, 301 bis 399, Wesen 401 bis 499
phoenix-person-number = Personen haben Nummern ab 401: Wesen 4xx, Zauberer 5xx, Charaktere 6xx
phoenix-rank = Zauberer (5xx) haben den Rang Z, und niemand sonst
phoenix-crowded = eine Gemark hat höchstens so viele Raumpunkte: { $most }
phoenix-cargo = Gefangene namens „{ $name }“ gibt es nicht
phoenix-nature = ein Wesen (4xx) zählt als 1 Fußheer, 2 Reiter oder 3 Flotte; niemand sonst hat `nature`, `might` oder `traits`
phoenix-mounts = nur Fußheere führen Reittiere
phoenix-small-army = ein Heer hat mindestens 100 Raumpunkte an Truppen
phoenix-unled = ein Heer braucht einen eigenen Heerführer oder jemanden, der es führen darf
phoenix-guard-kills = eine Garde macht nur Gefangene
phoenix-no-fleet = in dieser Gemark liegt keine eigene Flotte { $fleet }
phoenix-ground = Flotten liegen auf Wasser; alle anderen stehen an Land oder sind an Bord
phoenix-overloaded = Raumpunkte, die sie trägt: { $load }; Platz hat sie für { $room }
phoenix-fired = es haben nicht mehr Waffen geschossen, als es hat
phoenix-long-name = ein Name hat höchstens { $most } Zeichen
phoenix-not-there = in dieser Gemark ist kein Heer { $army }
phoenix-captive = ein Gefangener ist in der Hand eines anderen Reichs, und nur Gefangene haben Wächter
phoenix-captive-army = ein Gefangener zieht mit keinem eigenen Heer
phoenix-unkept = ihn muss ein Heer des Fängers bewachen (`warden`), oder das Land muss dem Fänger gehören
phoenix-tenths = Gutpunkte haben höchstens eine Stelle hinter dem Komma
phoenix-deed = mindestens eine Gemark, und kein Wasser

## Getippte Streitmächte, Beschuss, Duelle und Kämpfe

phoenix-that-many = so viele kann es nicht geben
phoenix-expected-unit = erwartet: Rüstgüter (10000 K, 20 HF), + Person, ein Ort (in STD, hinter Wall) oder ;
phoenix-after-number = nach einer Zahl kommt eines von: { $known }
phoenix-other-army = { $odd } kann nicht in diesem Heer sein; trenne Einheiten mit Strichpunkt
phoenix-no-troops = eine Einheit braucht Truppen, etwa 10000 K 20 HF
phoenix-place-missing = hier fehlt eine Person oder ein Ort
phoenix-expected-town = erwartet: ein Rüstort
phoenix-no-target = „auf“ und ein Ziel fehlen
phoenix-no-weapons = nur LKP, SKP, LKS und SKS können schießen
phoenix-no-town = erwartet: ein Rüstort wie „Stadt“
phoenix-building-points = dieser Rüstort hat 1 bis { $most } Baupunkte
phoenix-too-many-dice = höchstens { $most } Würfel je Seite
phoenix-expected-wizards = erwartet: Zauberer wie „ZA“, „3 ZA“, „CZB 10“ oder „Z 10/14“ (Zauberkraft 10 von 14)
phoenix-power = Gutpunkte sind 1 oder mehr, Zauberkraft nie mehr
phoenix-expected-characters = erwartet: Charaktere wie „BUH“, „2 CHF“ oder „STH 30“; Ränge: { $ranks }

## Getippte Züge und Befehle

phoenix-number-too-long = so lang ist hier keine Zahl
phoenix-no-move = das ist kein Zug: { $fault }{ $hint }
phoenix-nothing-said = nichts ist gesagt; { $beginnings }
phoenix-beginnings = ein Zugblatt beginnt mit „{ $head }“ und hat einen Befehl je Zeile, eine Entscheidung der Spielleitung mit { $words }; JSON mit einer geschweiften Klammer
phoenix-bad-line = Zeile { $line }: { $fault }
phoenix-bad-lines = { $lines }
phoenix-sentence-reads = { $fault }; dieser Satz lautet: { $right }
phoenix-order-unreadable = kein Befehl: { $fault }
phoenix-no-order = so beginnt kein Befehl: „{ $found }“{ $hint }
phoenix-orders-begin = ; Befehle beginnen etwa mit Bewege, Rüste, Baue, Spalte, Lade oder Schenke
phoenix-line-ends-early = die Zeile endet zu früh; erwartet: { $expected }
