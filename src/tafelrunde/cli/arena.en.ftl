# Texts of the command arena.

arena-bots = Who competes, separated by commas: names of bots, and of programs. In a league they are the pool; otherwise each has a seat.
arena-blocks = How many blocks. A block is one company with the same chance, once from every seat; a league plays as many more as it takes to be fair to all.
arena-league = All bots form one pool; every company that it can send to a table plays equally often, in every seat.
arena-seats = Seats at each table of a league (otherwise 4, or as many as the game allows).
arena-program = A bot that is a program of its own, NAME=COMMAND; it speaks JSON lines (docs/bot-api.md). May be given several times.
arena-sprt = Stop as soon as it is clear whether the first bot is better than its fair share.
arena-gain = How much more than its fair share a better bot wins: 0.1 is ten points of percentage.
arena-alpha = How often a bot that is not better may pass for better.
arena-beta = How often a better one may be missed.
arena-ray = Play on the Ray cluster at this address; “local” starts one on this machine. Changes no game.
arena-out = Keep the results in this file, a line for each game, and go on where it stops.
arena-report = Write a report with drawings into this file (.html or .md).
arena-progress = { $games ->
    [one] 1 game
   *[other] { $games } games
 }
arena-title = { $games ->
    [one] 1 game
   *[other] { $games } games
 } in { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
 }
arena-bot = Bot
arena-games = Games
arena-rating = Rating
arena-play = Points, and milliseconds a decision
arena-elo = Distances in Elo, above the mean of the pool
arena-gap = Ahead of the next
arena-fair = The fair share of wins is { $share }. { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
 } in all.
arena-sprt-better = { $bot } is better than its fair share: the test was decided after { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
 } (log-likelihood ratio { $ratio }, bounds { $low } and { $high }).
arena-sprt-not-better = { $bot } is not better than its fair share: the test was decided after { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
 } (log-likelihood ratio { $ratio }, bounds { $low } and { $high }).
arena-sprt-open = Whether { $bot } is better than its fair share is still open after { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
 } (log-likelihood ratio { $ratio }, bounds { $low } and { $high }).
arena-report-title = { $game }: a contest of bots
arena-report-facts = { $kind ->
    [league] A league of { $bots }
   *[table] At one table: { $bots }
 }; { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
 }, seed { $seed }. Every block is one company with the same chance, once from every seat; the intervals hold with 95% and are reckoned from block to block.
arena-plot-wins = Wins for each seat taken, with 95% intervals; dashed: the fair share
arena-plot-points = How the points are spread
arena-plot-rating = Rating from block to block (openskill, Plackett-Luce)
arena-plot-elo = Elo above the mean of the pool, with 95% intervals
