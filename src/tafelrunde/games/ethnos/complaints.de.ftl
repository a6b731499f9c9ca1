# Ethnos: was an Werten und Stellungen falsch ist.

## Berichtigte Werte

ethnos-list-length = muss eine Liste aus { $length ->
    [one] 1 Zahl
   *[other] { $length } Zahlen
 } sein, nicht { $found }
ethnos-number-twice = keine Zahl darf doppelt vorkommen
ethnos-cards-of-a-colour = höchstens { $most } von jeder Farbe
ethnos-board-ends = das Tableau endet bei { $last }
ethnos-two-or-more = mindestens 2

## Stellungen von Szenarien

ethnos-no-band = „{ $text }“ ist kein Kampfverband
ethnos-illegal-band = kein Kampfverband: seine Karten sind von einem Stamm oder einer Farbe, und kein Skelett führt ihn (ET-4.3 bis ET-4.8)
ethnos-skeletons-gone = am Ende einer Epoche haben die Skelette ihre Kampfverbände verlassen (ET-13.44)
ethnos-tribes-in-play = Stämme im Spiel: { $needed }; mit den genannten Karten wären es { $named }
ethnos-tribe-twice = jeden Stamm nur einmal
ethnos-tribes-by-chance = gewählt werden Stämme nur mit der Option `tribes = "chosen"` (ET-14.30)
ethnos-tribes-picked = nach { $picks ->
    [one] 1 Entscheidung
   *[other] { $picks } Entscheidungen
 } können es nicht mehr Stämme sein
ethnos-all-picked = inzwischen sind alle { $needed } Entscheidungen gefallen
ethnos-tribes-missing = der Zufall zieht nur Stämme, die nach allen Entscheidungen fehlen
ethnos-tokens-of-a-kingdom = Plättchen eines Königreichs hier: { $each }
ethnos-tokens-of-the-box = in der Schachtel sind diese Plättchen: { $tokens }
ethnos-hand-too-large = höchstens zehn Karten
ethnos-hand-and-band = höchstens { $most ->
    [one] 1 Karte
   *[other] { $most } Karten
 }: der Kampfverband war auch auf dieser Hand, und eine Hand hat zehn
ethnos-no-hand-now = in diesem Schritt hat hier niemand Karten auf der Hand
ethnos-empty-hand = dieser Schritt braucht eine Karte auf der Hand
ethnos-known-elsewhere = bekannt sein können nur Karten dieser Hand
ethnos-markers = von 0 bis zu den { $markers } Markern der Schachtel
ethnos-supply = die übrigen Marker lassen { $left }; weglassen oder Marker versetzen
ethnos-merfolk = muss 0 bis { $last } sein, das letzte Feld; ohne Meerwesen im Spiel 0
ethnos-no-such-tribe = { $tribe } ist nicht im Spiel oder hat nichts dergleichen
ethnos-no-troll = das Troll-Plättchen { $value } ist nicht zu haben
ethnos-trolls = jedes Troll-Plättchen liegt an einer Stelle
ethnos-glory-reasons = muss zusammen `glory` ergeben, keines unter 0
ethnos-too-many-cards = { $card } gibt es nur { $count }-mal
ethnos-cards-elsewhere = es fehlen Karten, oder es sind zu viele
ethnos-upper = muss 0 bis { $size } sein; 0, sobald ein Drache gezogen wurde
ethnos-third-dragon = drei Drachen: mit dem dritten ist die Epoche zu Ende (ET-7.4)
ethnos-needs-band = dieser Schritt braucht den Kampfverband, der gerade gespielt wird
ethnos-no-band-now = in diesem Schritt wird kein Kampfverband gespielt
ethnos-not-placed = ein Marker kam in ein Königreich oder nicht: das passt nicht zu Anführer und Markern
ethnos-other-leader = in diesem Schritt muss der Anführer hiervon sein: { $tribe }
ethnos-no-choice = hier gibt es nichts zu wählen; die Partie ginge von selbst weiter
ethnos-automatic = Fähigkeiten sind nur mit der Option `decline_abilities = "allowed"` eine Frage (ET-14.13)
ethnos-free = muss 1 bis { $most } sein: Symbole, an denen der Kampfverband auf dem Meerwesen-Tableau gerade vorbeikam
ethnos-no-giant = niemand hat das Riesen-Plättchen
ethnos-ages = muss 1 bis { $ages } sein: mit { $seats } { $seats ->
    [one] Spieler
   *[other] Spielern
 } gibt es { $ages ->
    [one] 1 Epoche
   *[other] { $ages } Epochen
 }
ethnos-first-age = Stämme und Plättchen werden in der ersten Epoche ausgelegt
ethnos-last-age = in der letzten Epoche wird niemand gefragt (ET-13.40)
ethnos-first-begins = am Anfang ist der Startspieler an der Reihe
ethnos-with-step = gehört zum Schritt `{ $step }`
ethnos-not-yet = davon gibt es in diesem Schritt noch nichts
ethnos-finished = eine beendete Partie hat keine Züge
