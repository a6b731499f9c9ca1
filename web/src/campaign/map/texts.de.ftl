# Die Karte eines Feldzugs.

cm-title = Karte von { $world }
cm-role = Karte
cm-label = Karte. Eine Pfeiltaste wählt die erste Gemark.
cm-keys = Pfeiltasten oder Q W E A S D: zur nächsten Gemark. Enter: wählen. Leertaste: Stapel auffächern. Plus und Minus: näher und weiter. 0: ganze Welt. Pos1: eigene Hauptstadt. G: zu einer Gemark springen. L: Legende. Umschalt mit Pfeiltaste: Karte verschieben.
cm-tools = Werkzeuge der Karte
cm-nearer = Näher
cm-farther = Weiter weg
cm-whole = Ganze Welt
cm-home = Hauptstadt
cm-go = Gehe zu Gemark
cm-go-there = Los
cm-no-field = Auf dieser Karte gibt es keine Gemark „{ $wanted }“. Schreib sie wie 503/22.
cm-layers = Ebenen
cm-layer-owners = Besitzer
cm-layer-income = Einkommen
cm-layer-rights = Wegerechte
cm-layer-sightings = Sichtungen
cm-layer-plunder = Geplündertes Land
cm-layer-sieges = Belagerungen
cm-layer-orders = Eigene Befehle

cm-months = Monate
cm-month = Monat
cm-now = { $month } (jetzt)
cm-to-now = Zurück zu jetzt
cm-compare = Vergleichen mit
cm-compare-none = keinem anderen Monat
cm-compared = Von { $before } bis { $now }
cm-compared-field = { $field }: von { $before } zu { $now }
cm-compared-same = Nichts ist anders.

cm-field = Gemark { $field }
cm-troops = { $troops } Mann
cm-foreign = { $realm }: { $piece }
cm-lists = Listen
cm-which-list = Zeigen
cm-list-armies = Eigene Heere und Flotten
cm-list-people = Eigene Personen
cm-list-towns = Rüstorte
cm-list-others = Heere der anderen
cm-list-marks = Markierungen
cm-list-empty = Hier ist nichts.
cm-list-more = und { $count } weitere; die Tabellen der Figuren haben alle
cm-row = { $what }, { $field }, { $terrain }
cm-token = { $kind } { $number }
cm-token-named = { $name } ({ $kind } { $number })

cm-terrain-1 = Wasser
cm-terrain-2 = Hochland
cm-terrain-3 = Tieflandwald
cm-terrain-4 = Tieflandwüste
cm-terrain-5 = Tieflandsumpf
cm-terrain-6 = Bergland
cm-terrain-7 = Gebirge
cm-terrain-8 = Tiefsee
cm-terrain-9 = Tiefland
cm-terrain-10 = Teleportfeld
cm-terrain-11 = Auftauchpunkt
cm-kind-1 = Kriegerheer
cm-kind-2 = Reiterheer
cm-kind-3 = Flotte
cm-kind-4 = Kreatur
cm-kind-5 = Zauberer
cm-kind-6 = Charakter
cm-stage-0 = Baustelle
cm-stage-1 = Burg
cm-stage-2 = Stadt
cm-stage-3 = Festung
cm-stage-4 = Hauptstadt
cm-stage-5 = Festungshauptstadt

cm-tell = { $field }: { $told }
cm-tell-nobody = niemand
cm-tell-own = unser eigenes Land ({ $realm })
cm-tell-owner = gehört { $realm }
cm-tell-besieged = { $town }, belagert von { $sides ->
        [one] einer Seite
       *[other] { $sides } Seiten
    }
cm-tell-river = Fluss
cm-tell-road = Straße
cm-tell-bridge = Brücke
cm-tell-quay = Kaianlage
cm-tell-wall = Wall
cm-tell-pieces-own = von uns { $pieces }
cm-tell-pieces = von { $realm }: { $pieces }
cm-tell-more = { $count } weitere
cm-tell-stands = { $number } steht hier
cm-tell-reach = erreichbar für { $cost }, danach { $left ->
    [one] { $left } Bewegungspunkt
   *[other] { $left } Bewegungspunkte
 } übrig
cm-tell-no-reach = nicht erreichbar
cm-tell-meets = dort stehen Feinde
cm-tell-halted = würde bei { $field } aufgehalten
cm-tell-threat = { $count ->
        [one] ein fremdes Heer
       *[other] { $count } fremde Heere
    } in höchstens zwei Gemarken ({ $realms })
cm-tell-income = Einkommen { $income }
cm-tell-way = Wegerecht
cm-tell-no-way = kein Wegerecht
cm-tell-coast = Küstengewässerrecht
cm-tell-plundered = { $months ->
        [0] diesen Monat geplündert
        [one] vor einem Monat geplündert
       *[other] vor { $months } Monaten geplündert
    }
cm-tell-sighting = { $months ->
        [one] vor einem Monat
       *[other] vor { $months } Monaten
    } gesehen: { $kind } { $number } von { $realm }
cm-tell-order-here = Zeile { $line } des Zugblatts führt hierher
cm-tell-order-away = Zeile { $line } des Zugblatts führt nach { $field }
cm-tell-changed = vorher: { $before }, danach: { $now }
cm-legend = Legende
cm-legend-of-land = Land und Wasser
cm-legend-of-works = Rüstorte und Bauwerke
cm-legend-of-pieces = Einheiten
cm-legend-of-orders = Reichweite und Befehle
cm-legend-of-layers = Ebenen
cm-legend-of-known = Was wir von anderen wissen
cm-legend-river = Fluss
cm-legend-road = Straße
cm-legend-bridge = Brücke über einen Fluss
cm-legend-quay = Kaianlage
cm-legend-wall = Wall
cm-legend-post = Handelsposten bei einem Rüstort
cm-legend-border = Land eines Reiches: seine Farbe und seine Grenze mit eigenem Muster
cm-legend-stack = mehrere Einheiten eines Reiches; angetippt fächern sie sich auf
cm-legend-mixed = Einheiten mehrerer Reiche
cm-legend-chosen = die Gemark, die betrachtet wird
cm-legend-reach = erreichbar, mit den Kosten in Bewegungspunkten
cm-legend-meets = erreichbar; dort stehen Feinde
cm-legend-halted = erreichbar, aber dort endet der Weg
cm-legend-beyond = neben der Reichweite; warum nicht, wird gesagt
cm-legend-fine = ein Zug des Zugblatts, der möglich ist
cm-legend-unsure = ein Zug, bei dem man es sieht, wenn es so weit ist
cm-legend-refused = ein Zug, den die Regeln ablehnen
cm-legend-income = Steuern einer Gemark
cm-legend-way = Land, durch das wir ziehen dürfen
cm-legend-coast = Küste, die unsere Flotten befahren dürfen
cm-legend-plunder = geplündert; die Flamme erlischt in acht Monaten
cm-legend-siege = belagert, und von wie vielen Seiten
cm-legend-changed = hat zwischen den beiden Monaten den Besitzer gewechselt
cm-legend-now = in diesem Monat dort gesehen
cm-legend-old = im letzten Monat dort gesehen
cm-legend-older = vor langer Zeit dort gesehen: je blasser, desto länger her
cm-legend-moved = woher es im letzten Monat kam
