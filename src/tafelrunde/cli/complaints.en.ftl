# What is wrong with what was typed or read, in words.

## Files

file-too-large = larger than { $size } MB, too large for this
file-not-utf8 = not UTF-8 text; save the file with the encoding UTF-8
nested-too-deeply = nested too deeply
not-toml = not valid TOML: { $reason }{ $quote }
not-json = not valid JSON: { $reason }
json-no-object = must be an object, beginning with a curly bracket
same-seat-name = two seats have the same name
no-scenario-here = no scenario here: a scenario is a TOML file with `game` and `steps`
no-rule-fits = no rule of { $game } fits { $wish }; search for a number such as { $rule }, a chapter such as { $chapter }, or words
no-tests-here = no tests in { $folder }: neither test_*.py nor scenarios; say with --tests where they lie
no-valid-python = not valid Python: { $reason }
option-form = --option { $assignment }: write name=value, each name once
folder-not-empty = { $folder } is not empty; logs are saved in an empty folder only
bench-needs-checkout = benchmarks belong to a checkout of Tafelrunde and are not installed; there, `make bench` measures

## Playing, watching and checking games

unknown-language = --lang { $value } is not a language here; choose one of: { $known }
people-and-seats = { $people ->
    [one] 1 person
   *[other] { $people } people
 } cannot sit on { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
 }; at least one and at most { $seats }
too-many-bots = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
 } for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
 } beside the people; leave some out
too-many-names = { $names ->
    [one] 1 name
   *[other] { $names } names
 } for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
 }; leave some out
no-player-name = { $name } cannot be a name here; use 1 to { $longest } ordinary characters
same-player-name = two players are called { $name }; everybody needs a name of their own
game-of-another-kind = { $path } is a game of { $found }, not of { $game }
lobby-asks = leave out { $option }: without a game the lobby asks for this
saved-game-goes-on = leave out { $option }: a saved game goes on as it began
saved-game-over = this game is over; look at it with: tafelrunde replay { $path }
secret-missing = the file is missing; without the secret of its dice this game cannot go on
secret-unreadable = cannot be read: { $reason }
secret-of-other-table = belongs to a table of another size
dice-typed-by-hand = { $path }: the dice of this table are typed in by hand, which the terminal game does not do
secret-not-committed = this is not the secret that was committed to when the game began
log-other-dice = chance should have fallen otherwise here: { $expected } instead of { $found }
log-other-secret = this is not the secret that the game committed to at its beginning
no-such-entry = --from { $start }: the log has entries 0 to { $last }
nobody-called = --seat { $name }: nobody is called that; there are: { $known }

## The server and its database

port-taken = port { $port } is taken. Perhaps Tafelrunde is running already: look at { $address }; otherwise choose another port with --port, 0 for any that is free
port-for-root = port { $port } may only be opened by root; choose one from 1024 on, such as --port 8080
no-address-here = --host { $host } is not an address of this machine; 127.0.0.1 is for this machine only, 0.0.0.0 for all
no-host-name = hosts: { $name } is not the name of a machine; write it like tafel.lan, without https:// and path
unknown-setting = there is no setting { $name }; there are: { $known }
no-database-url = { $url } is not a database here; write a file name, sqlite:///FILE or postgresql://USER@HOST/NAME
database-unusable = the database { $url } cannot be used right now; is it running, is it the right one, is there room on its disk?
no-such-database = there is no database { $file }; name another with --db, or make one with `tafelrunde db upgrade`
played-by-other-version = played by version { $version } of the rules; this version of Tafelrunde has { $known }
no-such-table-listed = there is no table { $table }; `tafelrunde tables` lists them
game-not-begun = the game at table { $table } has not begun
log-would-tell = the game at table { $table } is not over: its log would tell every secret. Name with --seat whose log it should be: { $seats }
import-unfinished = the game is not over; finished games can be taken in, running ones move by backup and restore
imported-already = this game is already here, as table { $table }
passwords-differ = the two passwords differ
no-such-operator = no operator is called { $name }

## Phoenix

adventure-form = { $text }: write REALM:NUMBER=POINTS, such as Yaromo:601=1.3, or =fallen
no-such-terrain = there is no terrain { $letter }; terrains: { $known }
too-many-dice-to-count = { $who }: { $have ->
    [one] 1 die
   *[other] { $have } dice
 } against { $dice } (PH-5.3c) are too many to count: that takes { $size } MB, and { $most } is the limit. Two against one are counted up to 60 against 48 and 36, four up to 60 against 4 × 12; let fewer strike at one (PH-5.3u), or give them fewer good points
sheet-handed-in = { $name } is not late: a sheet is there, or a bot plays; let the round run (`tafelrunde phoenix run`)
nothing-to-correct = say what to correct: path=value, such as `realms.Yaromo.gold=5000`, or --file FILE
no-list-of-changes = not a list of changes: { $reason }
correction-form = { $text }: write path=value, such as `realms.Yaromo.gold=5000`
nothing-to-draw = --draw: there is nothing to draw here; type in what fell, or let the campaign run
nothing-to-export = say what to write: --map FILE, --gates FILE or --world FILE
too-many-weapons = at most { $most ->
    [one] 1 weapon
   *[other] { $most } weapons
 }
out-of-reach = PH-5.1a: light weapons reach 1 field and 1 height up; heavy ones 1 field and 2 heights, or 2 fields and 1 height; a wall is one more height, and light weapons never fire over one at a step of height
no-land-owned = nobody owns any land yet
reason-length = --reason: say why, in 1 to { $longest } characters
map-goes-nowhere = say where the map should go: --svg FILE, --png FILE or both
invitation-month = --month: an invitation knows { $name } ({ $month }) only
name-sheet-file = name the file with the sheet, or - for standard input
no-sheet-to-check = no sheet of { $name } waits; name a file, or - for standard input
no-sheet-to-withdraw = no sheet of { $name } waits; what is in the log already is taken back by `phoenix rollback`
race-form = { $text }: write REALM:NUMBER, and =1, =2, =3, =final or =fallen after it
reports-need-folder = reports for everybody need a folder: --out FOLDER
until-looks-ahead = --until only looks ahead; --play carries the whole turn out, --pause stops it before dice
no-such-phase = { $text } is not a phase; phases are B1 to B19
name-both-sides = type in both sides, or take them from a campaign: --from FOLDER --field 503/22
name-field = --field: name the field, such as 503/22
name-attacker = --attacker: name the realm: { $names }
nobody-stands-against = in { $label } nobody stands against anybody in this way
name-one-army = --army: name one army that fires
army-without-weapons = army { $army } has no weapons that can fire
server-only-moves = { $server }: at a running server only `phoenix host` and `phoenix export --folder` work; lead the campaign there in the browser or over HTTP, name the database of the server (games.db#NAME), or export the campaign and look at the folder
server-needs-tls = { $server }: secrets only travel over https, or on this machine
server-needs-name = { $server }: name the campaign behind a #, as in https://games.example.org#Erkenfara, or give the link of its game master
server-needs-token = { $server }: only game masters take a campaign home; put the secret of your link into the variable { $variable }
server-unreachable = { $server } cannot be reached: { $reason }
server-refused = { $server } refuses: { $text }
server-sends-too-much = { $server } sends more than an archive of a campaign can have
sheet-form = --sheet { $assignment }: write REALM=FILE
refused-by-rule = { $why }
