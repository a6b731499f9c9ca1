# Xidit: was an Werten und Stellungen falsch ist.

## Korrigierte Werte

xidit-source = muss ein Text von 1 bis 200 Zeichen sein
xidit-no-row = keine solche Zeile; es gibt { $known }
xidit-no-table = muss eine Tabelle mit { $key } sein
xidit-twice = { $each } steht doppelt da
xidit-missing = es fehlt: { $missing }
xidit-unknown = unbekannt: { $unknown }; es gibt { $known }
xidit-no-way = von Stadt 1 führt kein Weg nach: { $cities }
xidit-crossing = lassen sich nicht ohne Kreuzung zeichnen; vermutlich ist ein Ende falsch
xidit-one-of = muss eine von diesen sein: { $known }
xidit-loop = führt von { $city } zu sich selbst
xidit-already = { $road } ist schon { $what }
xidit-cities = müssen Städte von 1 bis 21 sein, jede einmal
xidit-bastion = nur das Gebiet bastion hat die Festung
xidit-empty-tokens = ein Gebiet hat empty_token 1 und eines hat 2
xidit-no-road = keine Straße verbindet { $a } und { $b }
xidit-roads-cross = gerade gezeichnet kreuzen sich die Straßen { $one } und { $other }
xidit-stranded = Stadt { $city } hat ein Plättchen, aber kein Gebiet im Spiel
xidit-range = muss zwischen { $least } und { $most } liegen, nicht { $value }
xidit-tile-twice = Plättchen { $tile } steht doppelt da
xidit-recruits = muss { $size ->
    [one] 1 Einheit
   *[other] { $size } Einheiten
 } nennen, nicht { $found }
xidit-titans = je zwei kosten 3, 4 und 5 Einheiten
xidit-no-set = kein solcher Satz Plättchen: { $set }; es gibt { $known }
xidit-not-empty = kann nicht leer sein: { $region }
xidit-not-in-set = nicht in diesem Satz: { $tile }
xidit-piles = Karte und Stapel brauchen { $needed } Plättchen, es gibt aber { $there }
xidit-eliminate = drei Zahlen ab 1, die von { $takes_part } einen übrig lassen
xidit-one-prize = nur eine Art von Preis
xidit-dummy-start = drei Zahlen ab 0
xidit-track = die Leiste endet bei { $most }, aber start.{ $name } hat { $start }; der Dummy beginnt auf seiner Leiste

## Stellungen von Szenarien

xidit-city = eine Stadt von 1 bis 21
xidit-tile-named = Plättchen { $tile } ist doppelt genannt oder nicht in diesem Spiel
xidit-tiles-left = nur { $left } Plättchen sind nirgends genannt
xidit-too-many-stories = niemand hat mehr als { $stories ->
    [one] 1 Stockwerk
   *[other] { $stories } Stockwerke
 }
xidit-units-of-the-box = alle Einheiten zusammen müssen die der Schachtel sein
xidit-negative = darf nicht negativ sein
xidit-region-in-play = 0 oder mehr, in einem Gebiet, das im Spiel ist
xidit-bards = mit den übrigen müssen es { $bards ->
    [one] 1 Barde
   *[other] { $bards } Barden
 } sein
xidit-stories = mit Gilden und aufbewahrten müssen es { $stories ->
    [one] 1 Stockwerk
   *[other] { $stories } Stockwerke
 } sein
xidit-orders = sechs Befehle aus { $orders }
xidit-number = eine Zahl von 0 bis 127
xidit-only = { $unit } gibt es nur { $there }-mal, nicht { $taken }-mal
xidit-columns = wealth, influence und reputation, jedes einmal
xidit-dummy = nur in der Partie zu dritt
xidit-one-rages = nur ein Titan eines Stapels kann wüten
xidit-census = eine Zahl für jeden der { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
 }
xidit-no-pile = das braucht hier kein Stapel; nenne nur die Stapel
xidit-programmes = zum Ausführen braucht jeder ein programme
xidit-nobody-missing = jemand muss noch fehlen
xidit-counted = die Zahlen der gezählten Einheit fehlen
xidit-nobody-rages = kein Titan wütet
xidit-prize = ein Titan, oder die Stadt, in der der Idrakys steht
xidit-few-tiles = nur { $left } Plättchen liegen neben der Karte, und mit weniger als { $least } füllen sich die Warteschlangen nie wieder; nenne weniger Plättchen auf der Karte oder mehr in den Stapeln
xidit-units-no-tile = Einheiten stehen nur auf einem Rekrutierungsplättchen; schreibe `tile = "recruitment"` oder lass sie weg
xidit-units-of-tile = darauf stehen nur Einheiten, die dieses Plättchen nennt, und nicht mehr davon
xidit-starved = Stadt { $city }: `starved` nennt genau die Rekrutierungsplättchen, auf denen keine Einheiten stehen
xidit-titan-place = jeder Titan schläft in seinem Stapel, wütet auf ihm oder ist besiegt
xidit-acted-twice = mit city_limit strict rekrutiert und beseitigt niemand im selben Jahr in einer Stadt
xidit-last-year = die Partie endet erst nach seinem letzten Jahr, { $year }
xidit-not-asked = ist im Schritt { $step } nicht gefragt; lass es weg
xidit-placing = Idrakys werden vom Startspieler an nacheinander gesetzt, jeder in eine eigene Stadt
xidit-titan-tile = einem Titan begegnet man nur, wo kein Plättchen liegt
xidit-barred = wer einem Titan begegnet, hat in dieser Stadt dieses Jahr noch nichts beseitigt
xidit-no-action = wer sich entscheidet, hat an dieser Stelle des Programms den Befehl action
xidit-not-slain = ein Titan, dessen Belohnungen genommen werden, ist besiegt; sag es in titans
xidit-no-choice = hier gibt es nichts zu wählen, also wird niemand gefragt
xidit-census-year = eine Erhebung gibt es nur in den Jahren { $years }
xidit-no-winner = wer einen Preis unterbringt, hat am meisten Einheiten der gezählten Art gezeigt
xidit-winners = müssen alle anderen sein, die gleich viele gezeigt haben und später an der Reihe sind
xidit-not-counted = diese Art ist noch nicht gezählt; lass sie weg
xidit-height-no-guild = nur eine Gilde hat eine Höhe; sag in `guild`, wessen sie ist
