# Texts of the commands games, rules, check, replay, verify, sim, bench and data.

argument-game = Which game; `tafelrunde games` lists them.
argument-log = The log of a game (a .jsonl file).
option-json = Print JSON instead of text.
number = { NUMBER($value, maximumFractionDigits: 2) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

# games

games-seats = { $fewest } to { $most } players, rules version { $version }
games-options = Options (the first value is the usual one):
games-broken = the game { $game } cannot be loaded: { $reason }

# sim

sim-players = How many play (otherwise as many as bots are named, or 4).
sim-games = How many games.
sim-bots = Who plays, separated by commas: random, greedy; in Phoenix random, settler, warlord. A shorter list repeats; seats rotate from game to game.
sim-seed = The same seed gives the same games.
sim-option = An option of the table, name=value; may be given several times.
sim-data = A file with corrected values (see `tafelrunde data`).
sim-processes = How many processes share the work (otherwise as many as there are cores). Changes no game.
sim-save = Write the logs of all games into this empty directory.
sim-progress = { $games ->
    [one] 1 game
   *[other] { $games } games
 }
sim-title = { $games ->
    [one] 1 game
   *[other] { $games } games
 }
sim-player = Player
sim-wins = Wins
sim-share = Share
sim-interval = 95 % interval
sim-mean = Points
sim-median = Median
sim-range = Range
sim-winner = Median of the winner’s points: { NUMBER($points, maximumFractionDigits: 1) }
sim-effort = { $decisions } decisions in { $seconds } s, { NUMBER($speed, maximumFractionDigits: 1) } games per second

# rules

rules-words = A rule (KB-4.2), a chapter (KB-4), or words to search for.
rules-check = Check that every rule has a test, every id exists and every clause of the rulebook is covered.
rules-tests = Where the tests lie, for --check.
rules-instead = Here:
rules-refusal = Refusal:
rules-source = source: { $source }
rules-option = option: { $option }
rules-kind-rule = rule
rules-kind-ruling = ruling
rules-kind-handling = handling of the material
rules-kind-manual = left to the players
rules-checked = { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
 }
rules-untested = { $count ->
    [0] Every rule has a test.
   *[other] Without a test ({ $count }): { $ids }
 }
rules-unknown = { $count ->
    [0] Every rule id in code and tests exists.
   *[other] Ids that are no rules ({ $count }): { $ids }
 }
rules-uncovered = { $count ->
    [0] Every clause of the rulebook is covered.
   *[other] Clauses of the rulebook without a rule ({ $count }): { $ids }
 }
rules-later = { $count ->
    [one] One section follows later: { $ids }
   *[other] Sections that follow later ({ $count }): { $ids }
 }

# check

check-files = Scenario files, or directories in which to look for them.
check-progress = Scenarios
check-expected = expected:
check-found = found:
check-counts = { $scenarios ->
    [one] 1 scenario
   *[other] { $scenarios } scenarios
 }: { $passed } as expected, { $failed } different, { $unreadable } unreadable

# verify

verify-proved = { $kind ->
    [fair] The dice were fair: the secret is the one committed to before the first move, and
   *[other] The dice come from the seed in the header:
 } { $drawn ->
    [one] the one outcome of chance follows from it.
   *[other] all { $drawn } outcomes of chance follow from it.
 }{ $typed ->
    [0] {""}
   *[other] {" "}{ $typed } more were typed in by hand; about those nothing can be said.
 }
verify-differs = Entry { $first_difference } was not drawn: it says "{ $found }", but "{ $expected }" follows from the { $kind ->
    [fair] published secret
   *[other] seed
 }.
verify-commitment = The published secret is not the one that was committed to before the first move.
verify-secret-not-out = The game is not over yet: the secret of its dice is published with the last move. Until then nothing can be checked.
verify-typed = The dice of this table were typed in by hand: there is nothing to compute again.

# replay

replay-verify = Only check the log: hash chain, rules, every position, the result.
replay-seat = Through whose eyes: the name of a player, or "spectator".
replay-from = Begin behind this entry.
replay-entry = Entry { $n } of { $last }
replay-start = Before the first move
replay-keys = Enter: next · b: back · number: go there · q: quit
replay-prompt = >
replay-range = There are entries 0 to { $last }.
replay-ok = { $entries ->
    [one] Sound: 1 entry,
   *[other] Sound: { $entries } entries,
 } { $finished ->
    [yes] finished.
   *[no] the game is not over yet.
 }
replay-place = { $rank }. { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }

# data

data-template = Print all values as a file that can be corrected.
data-check = Check a file with corrections and show what it changes.
data-id = id
data-name = name
data-origin = confidence (sources)
data-yes = yes
data-checked = { $file } can be used; { $rows ->
    [0] it changes nothing.
    [one] it changes the row above.
   *[other] it changes the { $rows } rows above.
 }

# bench

bench-what = engine: random games, beside Catanatron; server: moves at many tables, beside boardgame.io; web: how soon a move is seen in the browser; phoenix: reach, copies and months of a campaign.
bench-quick = End within a minute; the error is wider.
bench-moves = moves/s
bench-open-tables = { $tables } open tables ({ $game }) with four clients and one move per second each: half of the moves reach all four within { NUMBER($p50, maximumFractionDigits: 1) } ms, 99 % within { NUMBER($p99, maximumFractionDigits: 1) } ms; { $late } came too late. { NUMBER($kb, maximumFractionDigits: 0) } KB of memory per table.
bench-server-about = Medians of { $rounds } rounds, taken in turns, in { $seconds } s; every move durable on disk here, in memory there. Load of the machine: { NUMBER($load, maximumFractionDigits: 1) }. See docs/benchmarks.md.
bench-web-people = four people
bench-web-bots = with bots
bench-web-shown = moves shown
bench-web-half = half within
bench-web-most = 95 % within
bench-web-slowest = slowest
bench-web-about = From the server’s message to the painted board, in Chromium at 1280 × 800 without motion; in { $seconds } s. See docs/benchmarks.md.
bench-ms = { NUMBER($value, maximumFractionDigits: 1) } ms
bench-phoenix-reach = reach of riders
bench-phoenix-roads = with roads everywhere
bench-phoenix-copy = copy
bench-phoenix-month = month
bench-phoenix-realms = realms
bench-phoenix-armies = armies
bench-phoenix-fields = fields
bench-phoenix-orders = orders
bench-phoenix-war = A month of war
bench-phoenix-wizards = wizards
bench-phoenix-fights = fights
bench-phoenix-per-army = per army
bench-phoenix-about = First tables: 20 realms and 1,000 armies on the official world. Every sheet is checked, carried out, hashed and kept. Processor time, in { $seconds } s altogether. See docs/benchmarks.md.
bench-s = { NUMBER($value, maximumFractionDigits: 2) } s
bench-progress = Measuring
bench-time = per decision
bench-ratio = ratio
bench-error = error
bench-copy = copy
bench-speed = games/s
bench-pure = pure Python
bench-compiled = compiled
bench-us = { NUMBER($value, maximumFractionDigits: 2) } µs
bench-about = Medians of { $rounds } rounds, taken in turns, in { $seconds } s. The error is half of the ratio’s 95 % interval. See docs/benchmarks.md.
bench-build-missing = there is no compiled build here, so only pure Python is measured; `make setup` compiles it
bench-build-stale = the compiled build is older than the sources, so only pure Python is measured; `make setup` compiles it anew

# xidit

xidit-file = The file with the values: JSON (xidit-data/1), or TOML.
xidit-odd = looks odd, but may be printed so: { $odd }
xidit-usable = { $file } can be used: { $title }
xidit-unusable = { $file } cannot be used: { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
 }, listed above.
xidit-differs-roads = { $count } of { $of } roads differ from our reconstruction
xidit-differs-regions = { $count } of { $of } regions
xidit-differs-tiles = { $count } of { $of } tiles
xidit-differs-titans = { $count } of { $of } Titans
xidit-differs-units = { $count } of { $of } kinds of units
xidit-ours = These are the values of our own reconstruction, not those printed in the game.
