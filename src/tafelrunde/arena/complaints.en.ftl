# Series of games.

series-too-short = a series needs at least one game, not { $games }
series-bots = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
 } for { $players ->
    [one] 1 player
   *[other] { $players } players
 }; name at least one and at most one for each

# Contests.

arena-pool-twice = in a league every bot has a name of its own; given twice: { $names }
arena-pool-small = { $bots ->
    [one] 1 bot is
   *[other] { $bots } bots are
 } too few for a league at tables with { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
 }
arena-seats-bots = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
 } for { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
 }; without --league everybody named has exactly one
arena-sprt-table = --sprt is about the first of at least two different bots at one table, not about a league
arena-sprt-range = { $name } must be greater than 0 and less than { $most }
arena-report-kind = a report is written as .html or .md, not as { $file }
arena-program-unused = the program “{ $name }” is not among the bots; name it in --bots
arena-program-start = the program “{ $name }” could not be started: { $command }
arena-program-silent = the program “{ $name }” gave no answer to question { $n }
arena-program-line = no message of the bot API: { $line }
arena-program-answer = the program “{ $name }” gave no answer that can be read: { $fault }
arena-program-illegal = the program “{ $name }” insisted on a move that rule { $rule } forbids
arena-ray-missing = Ray is not installed; install tafelrunde[ray]
arena-ray-address = no Ray cluster at “{ $address }” lets us in; “local” starts one on this machine
arena-ray-lost = the Ray cluster has lost a game ({ $kind }); start again, and with --out it goes on where it stopped
arena-ray-version = the machines of the Ray cluster have tafelrunde { $there }, this one has { $here }; only the same version plays the same games
arena-no-results = these are not the results of a contest; name another file
arena-format = the file has format { $format }, which this version cannot read
arena-other-contest = the file belongs to another contest: its “{ $field }” is { $theirs }, not { $ours }; name another file
arena-damaged = this line is not a game of the contest; delete it and those after it, and the rest will be played again
arena-busy = another contest is just being written into this file
