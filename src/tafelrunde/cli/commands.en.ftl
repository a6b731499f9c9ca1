# Texts of the commands games, rules, check, replay, verify, sim and data.

argument-game = Which game; `tafelrunde games` lists them.
argument-log = The log of a game (a .jsonl file).
option-json = Print JSON instead of text.

# games

games-seats = { $fewest } to { $most } players, rules version { $version }
games-options = House rules (the first value is the usual one):
games-broken = the game { $game } cannot be loaded: { $reason }

# sim

sim-players = How many play (otherwise as many as bots are named, or 4).
sim-games = How many games.
sim-bots = Who plays, separated by commas: random, greedy; in Phoenix random, settler, warlord. A shorter list repeats; seats rotate from game to game.
sim-seed = The same seed gives the same games.
sim-option = A house rule of the table, name=value; may be given several times.
sim-data = A file with corrected values (see `tafelrunde data`).
sim-processes = How many processes share the work (otherwise as many as there are cores). It changes no game.
sim-save = Write the logs of all games into this empty folder.
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
sim-interval = 95% interval
sim-mean = Points
sim-median = Median
sim-range = Range
sim-winner = Median of the winner’s points: { NUMBER($points, maximumFractionDigits: 1) }
sim-effort = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
 } in { $seconds } s; games per second: { NUMBER($speed, maximumFractionDigits: 1) }

# rules

rules-words = A rule (KB-4.2), a chapter (KB-4), or words to search for.
rules-check = Check that every rule has a test, every id exists and every clause of the rulebook is covered.
rules-tests = Where the tests lie, for --check.
rules-instead = Here:
rules-refusal = Refusal:
rules-source = source: { $source }
rules-option = house rule: { $option }
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
   *[other] Ids that are not rules ({ $count }): { $ids }
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

check-files = Scenario files, or folders in which to look for them.
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
 }{ $taken ->
    [0] {""}
    [one] {" "}The first entry was taken from the game that this one branches off from; only that game’s log can prove it.
   *[other] {" "}The first { $taken } entries were taken from the game that this one branches off from; only that game’s log can prove them.
 }
verify-differs = Entry { $first_difference } was not drawn: it says “{ $found }”, but “{ $expected }” follows from the { $kind ->
    [fair] published secret
   *[other] seed
 }.
verify-commitment = The published secret is not the one that was committed to before the first move.
verify-secret-not-out = The game is not over yet: the secret of its dice is published with the last move. Until then nothing can be checked.
verify-typed = The dice of this table were typed in by hand: there is nothing to compute again.

# replay

replay-verify = Only check the log: hash chain, rules, every position, the result.
replay-seat = Through whose eyes: the name of a player, or “spectator”.
replay-from = Begin after this entry.
replay-entry = Entry { $n } of { $last }
replay-start = Before the first move
replay-keys = Enter: next · b: back · number: go there · q: quit
replay-prompt = >
replay-range = There are entries 0 to { $last }.
replay-ok = { $entries ->
    [one] OK: 1 entry,
   *[other] OK: { $entries } entries,
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

# xidit

xidit-file = The file with the values: JSON (xidit-data/1), or TOML.
xidit-odd = looks odd, but may be printed like that: { $odd }
xidit-usable = { $file } can be used: { $title }
xidit-unusable = { $file } cannot be used: { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
 }, listed above.
xidit-differs-roads = roads that differ from our reconstruction: { $count } of { $of }
xidit-differs-regions = regions: { $count } of { $of }
xidit-differs-tiles = tiles of set { $set }: { $count } of { $of }
xidit-differs-titans = Titans: { $count } of { $of }
xidit-differs-units = kinds of units: { $count } of { $of }
xidit-differs-setup = lengths and modes: { $count } of { $of }
xidit-differs-census = prizes of the census: { $count } of { $of }
xidit-differs-dummy = values of the dummy: { $count } of { $of }
xidit-ours = These are the values of our own reconstruction, not those printed in the game.
