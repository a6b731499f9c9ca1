# Words of the ethnos board.

et-board = Ethnos
et-seat = Platz { $seat }
et-times = { $count } × { $card }
et-count = ×{ $count }
et-sign-plus = +{ $n }

# Places on the table
et-map = Die sechs Königreiche
et-market-label = Auslage: { $count ->
    [0] keine offenen Karten
    [one] 1 offene Karte
   *[other] { $count } offene Karten
 }
et-market-empty = Die Auslage ist leer. Es bleibt der Stapel.
et-deck-label = Stapel: { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
 }, { $upper ->
    [0] jetzt können Drachen kommen
    [one] 1 Karte über den Drachen
   *[other] { $upper } Karten über den Drachen
 }
et-deck-upper = { $upper ->
    [0] Drachen nah!
   *[other] { $upper } sicher
 }
et-dragons-label = Gezogene Drachen in dieser Epoche: { $dragons } von 3
et-dragon-shout = { $dragons ->
    [1] Der erste Drache!
    [2] Der zweite Drache!
   *[3] Der dritte Drache! Die Epoche ist zu Ende.
 }
et-hand-label = Deine Hand: { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
 }
et-hand-empty = Keine Karten auf der Hand.
et-sort = Nach { $by ->
    [tribe] Farbe
   *[colour] Stamm
 } ordnen
et-players = Spieler
et-bands = Kampfverbände
et-bands-none = noch keine Kampfverbände
et-band-label = { $owner }: Kampfverband mit { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
 }, Anführer { $leader }
et-band-glory = { $glory } Ruhm am Ende der Epoche
et-hand-size = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
 }
et-known = bekannt: { $cards }
et-supply = { $count ->
    [one] noch 1 Marker
   *[other] noch { $count } Marker
 }
et-glory = { $glory } Ruhm
et-reason = { $reason }: { $glory }
et-first = Startspieler dieser Epoche
et-turn-of = am Zug
et-age = Epoche { $age }
et-ages-label = Epoche { $age } von { $ages }
et-tribes = Stämme der Partie
et-tribe-in = dabei
et-tribe-more = { $tribe }: Was können sie?
et-merfolk-label = Meerwesen-Tableau: { $places }. Symbole auf { $symbols }. Wer vorn liegt, bekommt am Ende der Epoche { $glory } Ruhm.
et-merfolk-place = { $name } auf { $space }
et-trolls = Troll-Plättchen
et-troll-label = Troll-Plättchen { $value }, { $owner ->
    [nobody] neben dem Brett
   *[other] bei { $owner }
 }
et-giant-label = Riesen-Plättchen: { $owner ->
    [nobody] frei
   *[other] bei { $owner } mit einem Kampfverband aus { $size ->
        [one] 1 Karte
       *[other] { $size } Karten
     }
 }. { $glory } Ruhm am Ende der Epoche.
et-giant-free = frei
et-giant-size = Größe { $size }
et-horde-label = Orkhorde-Tableau von { $name }: { $colours }
et-horde-none = leer
et-realm-label = { $kingdom } ({ $colour }). Ruhm-Plättchen { $tokens }. { $markers }
et-realm-markers = { $name }: { $count }
et-realm-empty = Noch keine Marker.
et-card-in-market = { $card }, { $count ->
    [one] in der Auslage
   *[other] { $count } in der Auslage
 }
et-card-in-hand = { $card }, { $state ->
    [leader] als Anführer gewählt
    [picked] gewählt
   *[free] auf deiner Hand
 }

# What is asked for
et-ask-choose = Wähle einen Stamm für diese Partie, oder überlass es dem Zufall.
et-ask-turn = { $full ->
    [yes] Deine Hand ist voll: Spiele einen Kampfverband.
   *[no] Du bist dran: Nimm eine Karte, zieh eine, oder wähle Karten für einen Kampfverband.
 }
et-ask-kingdom = Geflügelte: Wähle das Königreich für deinen Marker.
et-ask-ability = Dein Anführer ist bereit: { $tribe ->
    [giant] Riesen-Plättchen nehmen?
    [merfolk] auf dem Meerwesen-Tableau { $size ->
        [one] 1 Feld
       *[other] { $size } Felder
     } weiter?
    [orc] einen Marker auf das Orkhorde-Tableau setzen?
   *[other] Fähigkeit nutzen?
 }
et-ask-free_marker = Die Meerwesen schenken dir { $free ->
    [one] einen Marker
   *[other] { $free } Marker
 }: Wähle ein beliebiges Königreich.
et-ask-troll_token = Wähle ein Troll-Plättchen.
et-ask-next_band = Zentauren reiten weiter: Spiele noch einen Kampfverband, oder verzichte.
et-ask-keep = Elben: Behalte bis zu { $size } { $size ->
    [one] Karte
   *[other] Karten
 }.
et-ask-wizard_draw = Zauberer: { $size } { $size ->
    [one] Karte
   *[other] Karten
 } ziehen?
et-ask-plunder = Sollen deine Orks plündern?
et-ask-draw = Der Stapel entscheidet …
et-ask-first = Die Partie beginnt …
et-ask-tribes = Die Partie beginnt …
et-ask-tokens = Die Partie beginnt …
et-ask-deal = Karten werden ausgeteilt …
et-ask-over = Die Partie ist zu Ende.
et-wait = { $name } überlegt …
et-scoring = Die Epoche wird gewertet.
et-watching = Du schaust zu.
et-over = Die Partie ist zu Ende.

# Buttons: they say what happens
et-do-take = Nehmen: { $card }
et-do-draw = Vom Stapel ziehen
et-do-band = Spielen ({ $size })
et-do-keep = { $count ->
    [0] Nichts behalten
    [one] Diese Karte behalten
   *[other] Diese { $count } Karten behalten
 }
et-do-place = Marker in { $kingdom } setzen
et-do-troll = Troll-Plättchen { $value } nehmen
et-do-tribe = { $tribe } wählen
et-do-use = { $tribe ->
    [giant] Plättchen nehmen
    [merfolk] { $size ->
        [one] 1 Feld weiter
       *[other] { $size } Felder weiter
     }
    [orc] Marker setzen
    [wizard] { $size ->
        [one] 1 Karte
       *[other] { $size } Karten
     } ziehen
   *[other] Fähigkeit nutzen
 }
et-do-plunder = Mit { $markers ->
    [one] 1 Marker
   *[other] { $markers } Markern
 } plündern: { $glory } Ruhm
et-do-pass = { $step ->
    [choose] Zufall entscheiden
    [next_band] Verzichten
    [free_marker] Verzichten
    [plunder] Orkhorde behalten
    [wizard_draw] Verzichten
    [turn] Passen
   *[other] Verzichten
 }

# What will happen
et-will-band = Kampfverband aus { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
 }, Anführer: { $leader }. { $tribe ->
    [elf] { $left ->
        [0] {""}
       *[other] Danach darfst du Karten behalten.
     }
    [centaur] {""}
   *[other] { $left ->
        [0] {""}
        [one] 1 andere Karte geht in die Auslage.
       *[other] { $left } andere Karten gehen in die Auslage.
     }
 }
et-will-keep = { $count ->
    [0] Nichts behalten?
   *[other] { $count } von höchstens { $size } behalten.
 } { $rest ->
    [0] {""}
    [one] 1 Karte geht in die Auslage.
   *[other] { $rest } Karten gehen in die Auslage.
 }
et-band-worth = { $glory } Ruhm
et-leader-ask = Wer führt an?
et-leader-label = Anführer: { $card }. { $marker } { $ability }
et-marker-yes = Marker in { $kingdom }
et-marker-choose = Marker, wo du willst
et-marker-small = Kein Marker in { $kingdom }: erst ab Größe { $needs }
et-marker-nowhere = Kein Marker: überall zu klein
et-marker-halfling = Halblinge bringen keinen Marker
et-marker-supply = Kein Marker mehr im Vorrat

# Tribes
et-ability-centaur = Mit gesetztem Marker: sofort noch ein Kampfverband.
et-ability-dwarf = Zählt beim Ruhm eine Karte mehr.
et-ability-elf = { $known ->
    [yes] Behalte bis zu { $size ->
        [one] 1 Karte
       *[other] { $size } Karten
     }.
   *[no] Behalte so viele Handkarten, wie der Kampfverband hat.
 }
et-ability-giant = Größter Riesen-Kampfverband: 2 Ruhm und das Plättchen.
et-ability-halfling = Kein Marker, dafür gibt es doppelt so viele.
et-ability-merfolk = { $known ->
    [yes] Rücke auf dem Meerwesen-Tableau { $size ->
        [one] 1 Feld
       *[other] { $size } Felder
     } vor.
   *[no] Rücke auf dem Meerwesen-Tableau vor, ein Feld je Karte.
 }
et-ability-minotaur = Für den Marker reicht eine Karte weniger.
et-ability-orc = Setze einen Marker auf dein Orkhorde-Tableau.
et-ability-skeleton = Passt überall, führt nie an, verschwindet vor der Wertung.
et-ability-troll = { $known ->
    [yes] Nimm ein Troll-Plättchen bis { $size }.
   *[no] Nimm ein Troll-Plättchen bis zur Größe des Kampfverbands.
 }
et-ability-wingfolk = Der Marker darf in jedes Königreich.
et-ability-wizard = { $known ->
    [yes] Zieh danach { $size ->
        [one] 1 Karte
       *[other] { $size } Karten
     }.
   *[no] Zieh danach so viele Karten, wie der Kampfverband hat.
 }

# What happened
et-say-taken = { $name } nimmt { $card }.
et-say-drawn = { $name } zieht { $card }.
et-say-drew = { $name } zieht eine Karte.
et-say-dragon = { $name } zieht Drache Nummer { $dragons }!
et-say-band = { $name } spielt einen Kampfverband aus { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
 }, Anführer { $leader }.
et-say-marker = { $name } setzt einen Marker in { $kingdom }.
et-say-missed = { $reason ->
    [halfling] Ein Halbling führt an: kein Marker für { $name }.
    [supply] { $name } hat keinen Marker mehr.
   *[other] Der Kampfverband von { $name } ist zu klein für einen Marker.
 }
et-say-giant = { $name } nimmt das Riesen-Plättchen: { $glory } Ruhm.
et-say-merfolk = { $name } zieht auf Feld { $space } des Meerwesen-Tableaus.
et-say-troll = { $name } nimmt Troll-Plättchen { $value }.
et-say-plunder = { $name } plündert: { $glory } Ruhm.
et-say-age = Epoche { $age } beginnt.
et-say-ended = Epoche { $age } ist zu Ende.
et-say-won = { $count ->
    [one] { $names } gewinnt die Partie!
   *[other] { $names } teilen sich den Sieg!
 }

# Scoring of an age
et-score-title = Wertung der Epoche { $age }
et-score-skeletons = { $count ->
    [one] 1 Skelett verlässt die Kampfverbände.
   *[other] { $count } Skelette verlassen die Kampfverbände.
 }
et-score-bands = Kampfverbände
et-score-merfolk = Meerwesen
et-score-giant = Riesen-Plättchen
et-score-orcs = Plünderung
et-score-sum = Diese Epoche
et-score-place = Rang { $place }
et-score-sizes = Kampfverbände: { $sizes }
et-score-space = Feld { $space }
et-score-markers = { $markers } Marker
et-score-gain = { $name }: { $glory } Ruhm{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
 }
et-score-nobody = Niemand bekommt Ruhm.
et-score-all = Alles zeigen
et-score-next = Weiter
et-score-result = Zum Ergebnis

# Explanations
et-kind-tribe = Stamm
et-kind-card = Verbündetenkarte
et-kind-kingdom = Königreich ({ $colour })
et-kind-band = Kampfverband dieser Epoche
et-deck = Verbündetenstapel
et-dragons = Drachen
et-as-leader = Als Anführer: { $ability }
et-needs = { $needs ->
    [one] { $kingdom }: Für deinen Marker genügt ein Kampfverband aus einer Karte.
   *[other] { $kingdom }: Dein nächster Marker verlangt einen Kampfverband aus { $needs } Karten.
 }
et-realm-pays = Bringt in Epoche { $age }, der erste Platz zuerst: { $tokens } Ruhm.
et-band-scores = { $size ->
    [one] Zählt am Ende der Epoche 1 Karte: { $glory } Ruhm.
   *[other] Zählt am Ende der Epoche { $size } Karten: { $glory } Ruhm.
 }
et-thing = { $thing ->
    [troll] Troll-Plättchen
    [giant] Riesen-Plättchen
    [merfolk] Meerwesen-Tableau
    [horde] Orkhorde-Tableau
    [glory] Ruhm
    [supply] Marker im Vorrat
    [hand] Handkarten
    [known] Karten, die alle gesehen haben
   *[first] Startspieler dieser Epoche
 }
