# Serien von Partien.

series-too-short = eine Serie braucht mindestens eine Partie, nicht { $games }
series-bots = { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
 } für { $players } Spieler; nenne mindestens einen und höchstens einen je Spieler

# Wettkämpfe.

arena-pool-twice = in einer Liga hat jeder Bot seinen eigenen Namen; doppelt genannt: { $names }
arena-pool-small = { $bots ->
    [one] 1 Bot ist
   *[other] { $bots } Bots sind
 } zu wenig für eine Liga an Tischen mit { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätzen
 }
arena-seats-bots = { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
 } für { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
 }; ohne --league hat jeder Genannte genau einen
arena-sprt-table = --sprt gilt dem ersten von mindestens zwei verschiedenen Bots an einem Tisch, nicht einer Liga
arena-sprt-range = { $name } muss größer als 0 und kleiner als { $most } sein
arena-report-kind = ein Bericht wird als .html oder .md geschrieben, nicht als { $file }
arena-program-unused = das Programm „{ $name }“ ist nicht unter den Bots; nenne es in --bots
arena-program-start = das Programm „{ $name }“ ließ sich nicht starten: { $command }
arena-program-silent = das Programm „{ $name }“ hat auf Frage { $n } nicht geantwortet
arena-program-line = keine Nachricht der Bot-API: { $line }
arena-program-answer = das Programm „{ $name }“ hat keine lesbare Antwort gegeben: { $fault }
arena-program-illegal = das Programm „{ $name }“ bestand auf einem Zug, den Regel { $rule } verbietet
arena-ray-missing = Ray ist nicht installiert; installiere tafelrunde[ray]
arena-ray-address = unter „{ $address }“ lässt uns kein Ray-Cluster ein; „local“ startet einen auf diesem Rechner
arena-ray-lost = der Ray-Cluster hat eine Partie verloren ({ $kind }); noch einmal starten, mit --out geht es dort weiter, wo es aufhörte
arena-ray-version = die Rechner des Ray-Clusters haben tafelrunde { $there }, dieser hat { $here }; nur dieselbe Fassung spielt dieselben Partien
arena-no-results = das sind nicht die Ergebnisse eines Wettkampfs; nenne eine andere Datei
arena-format = die Datei hat das Format { $format }, das diese Fassung nicht lesen kann
arena-other-contest = die Datei gehört zu einem anderen Wettkampf: ihr „{ $field }“ ist { $theirs }, nicht { $ours }; nenne eine andere Datei
arena-damaged = diese Zeile ist keine Partie des Wettkampfs; lösche sie und die folgenden, dann wird der Rest neu gespielt
arena-busy = in diese Datei wird gerade ein anderer Wettkampf geschrieben
