# Aussichten eines Kampfes.

od-title = Aussichten
od-no-realm = Aussichten rechnet ein Reich mit dem aus, was es weiß. Wähle oben ein Reich, für das du handelst.
od-plan-a = Plan A
od-plan-b = Plan B
od-compare = Mit einem zweiten Plan vergleichen
od-drop = { $plan } weglegen
od-from = Woher die Heere kommen
od-from-map = Von der Karte
od-from-typed = Selbst eingetippt
od-field = Gemark, in der gekämpft wird
od-own-come = Eigene Heere, die kommen und angreifen
od-foes-come = Fremde Heere, die kommen und angreifen
od-find = Filtern: { $list }
od-army-here = { $name }, steht schon hier
od-army-in = { $name }, in { $field }{ $steps ->
        [0] {""}
        [one] {" "}(1 Gemark weit)
       *[other] {" "}({ $steps } Gemarken weit)
    }
od-nobody = Niemand.
od-more = { $count } weitere: Grenze sie mit einem Wort ein.
od-unknown = Was du nicht weißt: Schätze es
od-troops = Truppen ({ $good })
od-person-points = Gutpunkte
od-leaders = Heerführer
od-guard = Es ist eine Garde
od-slider = Stärke von { $name }
od-slider-leaders = Heerführer von { $name }
od-range = Möglich: { $least } bis { $most }.
od-usual = Sein Rang ist { $usual } wert.
od-attackers = Angreifer
od-defenders = Verteidiger
od-typed-help = Eine Zeile je Seite: Truppen, Heerführer und Waffen; Einheiten trennt ein Semikolon, nach einem Plus stehen Personen, am Ende der Ort. Zum Beispiel: 3000 K 10 HF; 900 R 8 HF + BUH in Stadt
od-terrain = Gelände
od-terrain-1 = Wasser
od-terrain-2 = Hochland
od-terrain-3 = Tieflandwald
od-terrain-4 = Tieflandwüste
od-terrain-5 = Tieflandsumpf
od-terrain-6 = Bergland
od-terrain-7 = Gebirge
od-terrain-9 = Tiefland
od-say-who = Nenne eine Gemark oder tippe zwei Heere ein: Dann stehen hier die genauen Aussichten.
od-say-field = Diese Gemark gibt es nicht. Schreibe sie wie 503/22: Provinz und Gemark.
od-say-foes = In dieser Gemark ist kein fremdes Heer zu sehen. Kreuze an, wer kommt, oder nenne eine andere Gemark.
od-say-own = Kreuze an, welche deiner Heere kommen.
od-no-battle = Hier käme es zu keiner Schlacht.

od-battle = { $attackers } gegen { $defenders }
od-we-win = Wir gewinnen mit { $chance }: { $words }.
od-attackers-win = Die Angreifer gewinnen mit { $chance }: { $words }.
od-no-draw = Unentschieden gibt es nicht; bei vollem Gleichstand fällt ein Würfel.
od-certain = so gut wie sicher
od-almost-certain = fast sicher
od-likely = wahrscheinlich
od-rather = eher ja
od-open = offen
od-rather-not = eher nicht
od-unlikely = unwahrscheinlich
od-almost-hopeless = fast aussichtslos
od-hopeless = aussichtslos
od-defenceless = { $side } ist wehrlos und wird überrannt, ohne dass gewürfelt wird, sofern der Gegner die Bewegung dazu hat.
od-side-wins = { $side }: { $chance }
od-head-attackers = Angriff: { $name }
od-head-defenders = Verteidigung: { $name }
od-losses = { $side } verliert im Mittel { $mean } von { $all }, in neun von zehn Fällen { $low } bis { $high }. Ganz aufgerieben wird diese Seite mit { $gone }.
od-losses-sure = { $side } verliert bei jedem Wurf { $mean } von { $all }.
od-plot = Verluste von { $side } als Balken, je höher, desto wahrscheinlicher
od-plot-table = Verluste als Tabelle
od-lost = Verluste
od-chance = Wahrscheinlichkeit
od-unit = { $goods }: { $points ->
    [one] { $points } Gutpunkt
   *[other] { $points } Gutpunkte
 }
od-no-points = Keine Gutpunkte.

od-better-first = Plan A ist um { $points } Prozentpunkte besser.
od-better-second = Plan B ist um { $points } Prozentpunkte besser.
od-better-neither = Beide Pläne sind gleich gut.
od-difference = A gewinnt mit { $first }, B mit { $second }. Mit B verlieren wir { $own } Truppen und die anderen { $theirs }, verglichen mit A.
od-share = Plan als Text weitergeben
od-share-text = Plan als Text
od-shared = Sieg mit { $chance }; wir verlieren etwa { $own }, die anderen { $theirs }.
od-paste = Einen Plan aus Text lesen
od-paste-here = Text mit einem Plan, etwa aus einem Brief
od-paste-read = Als Plan A lesen
od-paste-done = Gelesen: Er steht jetzt als Plan A da.
od-paste-nothing = Darin steht kein Plan. Eine Zeile wie „503/22 < 101 102“ oder „3000 K 10 HF -> 900 R 8 HF @9“ wäre einer.
