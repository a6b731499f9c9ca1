# Series of games.

series-too-short = a series needs at least one game, not { $games }
series-bots = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
 } for { $players ->
    [one] 1 player
   *[other] { $players } players
 }; name at least one and at most one for each
