# Serien von Partien.

series-too-short = eine Serie braucht mindestens eine Partie, nicht { $games }
series-bots = { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
 } für { $players } Spieler; nenne mindestens einen und höchstens einen je Spieler
