# Texte des Befehls arena.

arena-bots = Wer antritt, durch Kommas getrennt: Namen von Bots und von Programmen. In einer Liga bilden sie das Feld, sonst hat jeder einen Platz.
arena-blocks = Wie viele Blöcke. Ein Block ist eine Runde von Bots mit demselben Zufall, einmal von jedem Platz aus; eine Liga spielt so viele mehr, wie es für alle gerecht ist.
arena-league = Alle Bots bilden ein Feld; jede Runde, die es an einen Tisch schicken kann, spielt gleich oft, auf jedem Platz.
arena-seats = Plätze an jedem Tisch einer Liga (sonst 4, oder so viele das Spiel zulässt).
arena-program = Ein Bot, der ein eigenes Programm ist, NAME=BEFEHL; er spricht JSON-Zeilen (docs/bot-api.md). Auch mehrmals.
arena-sprt = Aufhören, sobald feststeht, ob der erste Bot besser ist als sein gerechter Anteil.
arena-gain = Wie viel mehr als seinen gerechten Anteil ein besserer Bot gewinnt: 0.1 sind zehn Prozentpunkte.
arena-alpha = Wie oft ein Bot, der nicht besser ist, als besser durchgehen darf.
arena-beta = Wie oft ein besserer übersehen werden darf.
arena-ray = Auf dem Ray-Cluster unter dieser Adresse spielen; „local“ startet einen auf diesem Rechner. Ändert keine Partie.
arena-out = Die Ergebnisse in dieser Datei festhalten, eine Zeile je Partie, und dort weitermachen, wo sie aufhört.
arena-report = Einen Bericht mit Zeichnungen in diese Datei schreiben (.html oder .md).
arena-progress = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }
arena-title = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 } in { $blocks ->
    [one] 1 Block
   *[other] { $blocks } Blöcken
 }
arena-bot = Bot
arena-games = Partien
arena-rating = Wertung
arena-play = Punkte, und Millisekunden je Entscheidung
arena-elo = Abstände in Elo, über dem Mittel des Feldes
arena-gap = Vor dem nächsten
arena-fair = Der gerechte Anteil an Siegen ist { $share }. Insgesamt { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
 }.
arena-sprt-better = { $bot } ist besser als sein gerechter Anteil: Der Test war nach { $blocks ->
    [one] 1 Block
   *[other] { $blocks } Blöcken
 } entschieden (Log-Likelihood-Quotient { $ratio }, Grenzen { $low } und { $high }).
arena-sprt-not-better = { $bot } ist nicht besser als sein gerechter Anteil: Der Test war nach { $blocks ->
    [one] 1 Block
   *[other] { $blocks } Blöcken
 } entschieden (Log-Likelihood-Quotient { $ratio }, Grenzen { $low } und { $high }).
arena-sprt-open = Ob { $bot } besser ist als sein gerechter Anteil, ist nach { $blocks ->
    [one] 1 Block
   *[other] { $blocks } Blöcken
 } noch offen (Log-Likelihood-Quotient { $ratio }, Grenzen { $low } und { $high }).
arena-report-title = { $game }: ein Wettkampf der Bots
arena-report-facts = { $kind ->
    [league] Eine Liga von { $bots }
   *[table] An einem Tisch: { $bots }
 }; { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
 }, Startwert { $seed }. Jeder Block ist eine Runde von Bots mit demselben Zufall, einmal von jedem Platz aus; die Intervalle gelten mit 95 % und sind von Block zu Block gerechnet.
arena-plot-wins = Siege je besetztem Platz, mit 95-%-Intervallen; gestrichelt: der gerechte Anteil
arena-plot-points = Wie sich die Punkte verteilen
arena-plot-rating = Wertung von Block zu Block (openskill, Plackett-Luce)
arena-plot-elo = Elo über dem Mittel des Feldes, mit 95-%-Intervallen
