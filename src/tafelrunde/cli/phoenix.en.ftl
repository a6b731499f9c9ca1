# Texts of the commands for campaigns of Phoenix.

help-phoenix = Found and lead a campaign of Phoenix.
help-phoenix-new = Found a campaign in a folder or in the database of a server.

    Example: tafelrunde phoenix new --realms 12 --seed 1 campaign
help-phoenix-run = Go on with the campaign, month by month.

    Realms that a bot plays give their own orders; for the others the sheets handed in count.
help-phoenix-map = Draw the map as the game master or one realm sees it.

phoenix-folder = The campaign: its folder, or DATABASE#NAME in the database of a server.

# new

phoenix-folder-new = The folder for the new campaign, which is made; or DATABASE#NAME.
phoenix-new-realms = How many realms (otherwise as many as are named, or 8).
phoenix-new-later = Keep this many seats for realms that come later, as invaders or by a putsch (PH-6.5b).
phoenix-new-realm = The name of a realm, also with its capital: NAME@503/22; once for each. Those that are missing get names.
phoenix-new-seed = The same seed gives the same world and the same draws; otherwise a random world, and draws that nobody can foresee.
phoenix-new-world = A world as a file (JSON), instead of a generated one.
phoenix-new-size = The shape of a generated world: erkenfara, “hexagon 3”, “block 7x6” or “columns 0:6 -4:7 0:6”.
phoenix-new-land = What percentage of a generated world is land.
phoenix-new-months = After how many months the campaign ends; 0: when the game master ends it.
phoenix-new-dice = Where draws come from: seeded from the seed, fair with a secret that the campaign commits to and reveals at the end, typed rolled at the table and typed in.
phoenix-new-db = The database of a server in which to found the campaign, under the name that is then given instead of a folder: an address or a file.
phoenix-new-option = A house rule, name=value; may be repeated. `tafelrunde games` lists them.
phoenix-new-done =
    Founded in { $folder }: { $realms ->
        [one] 1 realm
       *[other] { $realms } realms
     } on the world { $world } with { $fields ->
    [one] 1 field
   *[other] { $fields } fields
 }, seed { $seed }.
    It is { $month }.

# run

phoenix-run-months = How many months.
phoenix-run-bots = Who plays the realms, separated by commas, dealt out in turn: warlord, settler, random.
phoenix-run-except = A realm that no bot plays; may be repeated.
phoenix-run-seed = The same seed gives the same orders of the bots.
phoenix-run-progress = { $months ->
    [one] 1 month
   *[other] { $months } months
 }
phoenix-run-done = { $months ->
    [one] 1 month over.
   *[other] { $months } months over.
 }

# the realms

phoenix-realms = Realms
phoenix-column-number = no.
phoenix-column-realm = realm
phoenix-column-capital = capital
phoenix-column-gold = gold
phoenix-column-fields = fields
phoenix-column-towns = towns
phoenix-column-armies = armies
phoenix-column-people = people
phoenix-column-sheet = sheet
phoenix-sheet-none = –
phoenix-sheet-waiting = handed in
phoenix-sheet-missing = open

# map

phoenix-map-svg = Draw into this file, as SVG.
phoenix-map-png = Draw into this file, as PNG.
phoenix-map-realm = What this realm sees; otherwise what the game master sees.
phoenix-map-month = As it was at the beginning of this month (1 is the first).
phoenix-map-around = Only what lies around this field.
phoenix-map-radius = How far around.
phoenix-map-numbers = Which numbers stand on the map: none, provinces, or fields.
phoenix-map-dark = In the colours of the night.
phoenix-map-width = Width of the PNG in pixels; 0: as the drawing.
phoenix-map-done = Drawn: { $files }

help-phoenix-status = Show where the campaign stands and what it waits for.
help-phoenix-realms = All realms with what the game master knows.
help-phoenix-orders = Check, hand in, show and withdraw sheets of orders.
help-phoenix-orders-check = Check a sheet: all mistakes at once, with line, word and rule.

    Also what it costs and what remains, how far each army gets, and how many months a distant target takes.
    Works in the campaign’s folder, and with an invitation at home. Exits with code 1 if something is wrong.
help-phoenix-orders-submit = Hand in a sheet; until the round is closed it can be replaced or withdrawn.
help-phoenix-orders-collect = Hand in all sheets of a folder, as they came by mail.

    Each is known by its file name or by a heading (Realm: NAME); quotes, bullets, signatures and the like are
    taken away and named. Exits with code 1 if one could not be handed in.
help-phoenix-orders-show = Show the sheet that waits, or what a realm ordered in a month.
help-phoenix-orders-withdraw = Withdraw a sheet that has not been carried out yet.
help-phoenix-orders-form = Print an empty sheet with what the realm has, and examples.
help-phoenix-close = Close the round: whoever is late recruits nothing, or misses the turn (PH-3w, PH-3x).
help-phoenix-correct = Correct values, with a reason (PH-2l).

    Examples: realms.Yaromo.gold=5000, armies.Yaromo.101.leaders=5, fields.503/22.owner=Yaromo,
    towns.503/22.stage=BUR, works.503/22.NO.STR=yes, armies.Yaromo.102=gone
help-phoenix-grant = Grant gold to a realm.
help-phoenix-announce = Announce something to all realms, or tell one of them.
help-phoenix-ask = Note a question about the rules.
help-phoenix-answer = Answer a question about the rules, for all.
help-phoenix-questions = The questions about the rules: open and answered.
help-phoenix-dice = Type in what was drawn or rolled at the table.

    `tafelrunde phoenix status` says what is waited for.
help-phoenix-end = End the campaign.
help-phoenix-log = Show all entries of the log, and what was taken back.
help-phoenix-verify = Play the whole log again by the rules, and draw its dice again.
help-phoenix-rollback = Take back everything after a point; the old log stays beside it under a number.

    The sheets of the month that is played then wait again; those of later months lie beside them as files.
help-phoenix-rerun = Play a month and all after it once more, with the same sheets and dice.

    With --correct a correction comes first; what it makes impossible is left out and told.
help-phoenix-invite = Write what a realm needs at home to write and check orders: only what it knows itself.
help-phoenix-export = Write the whole campaign as a folder, its world and what stands on it as tables of the old tool, or the world as a file.
help-phoenix-host = Move a campaign from its folder to a server, or into its database; the folder stays as an old copy.

    Example: tafelrunde phoenix host campaign --server games.db
help-phoenix-import = Make a world file from tables of the old tool, to found a campaign on.

phoenix-desk = The campaign: its folder, or DATABASE#NAME; or the folder of an invitation.
phoenix-realm = A realm: its name or number.
phoenix-reason = Why; it stands in the log and is public.
phoenix-by = Who answers for it; the name stands in the audit.
phoenix-sheet-file = The file with the sheet; - reads from standard input.
phoenix-sheet-files = Files with sheets, or folders of such files.

# where it stands

phoenix-step-draw = { $month }: the order of the realms is drawn.
phoenix-step-muster = { $month }: all realms hand in sheets.
phoenix-step-deserted = { $month }: all realms are absent (PH-6.9.2a). `phoenix back` brings one back, `phoenix close` lets the month pass.
phoenix-step-turn = { $month }: it is the turn of { $realm }.
phoenix-step-dice = { $month }: dice fall in the turn of { $realm }.
phoenix-step-over = { $month }: the campaign is over.
phoenix-status-order = Order: { $realms }
phoenix-status-sheets = Handed in: { $realms }
phoenix-status-missing = Not handed in yet: { $realms }
phoenix-status-free = Free seats: { $realms }
phoenix-status-special = Special order in { $month }, { $realm }: { $text }
phoenix-status-special-waiting = Special order in the sheet handed in for { $month }, { $realm }: { $text }
phoenix-status-questions = Open questions about the rules: { $count }
phoenix-status-entries = Entries in the log: { $entries }, taken back: { $rollbacks ->
    [0] never
    [one] once
   *[other] { $rollbacks } times
 }
phoenix-dice-wanted = Waiting for { $dice }. Type them in: `tafelrunde phoenix dice FOLDER NUMBERS`

# orders

phoenix-line = line { $line }: { $said }
phoenix-checked = { $orders ->
    [one] 1 order
   *[other] { $orders } orders
 }, { $wrong ->
    [0] everything is fine.
    [one] 1 mistake.
   *[other] { $wrong } mistakes.
 }
phoenix-submitted = Handed in for { $realm }: { $file }
phoenix-not-submitted = It cannot be handed in like this; no sheet of { $realm } waits.
phoenix-older-waits = It cannot be handed in like this; the earlier sheet of { $realm } still waits: { $file }
phoenix-withdrawn = The sheet of { $realm } is withdrawn.
phoenix-show-month = Of this month: its number from the start (5), or name and year (Hel 1).
phoenix-show-waiting = waits to be carried out
phoenix-show-none = there is no sheet of { $realm }
phoenix-left-out = { $realm }, no longer possible: { $order }

# run, close

phoenix-run-step = Only one move.
phoenix-run-close = Close rounds although sheets are missing; the word after it is the reason.
phoenix-run-leave-out = Leave out orders that have become impossible since they were handed in; otherwise the run stops there.
phoenix-run-refused = The sheet of { $realm } can no longer be carried out. Hand in another, or leave out with --leave-out:
phoenix-close-done = Closed without: { $realms }

# decisions

phoenix-correct-changes = What changes: path=value, one or more.
phoenix-correct-file = Changes from a file: a list (JSON) such as `phoenix import --changes` writes.
phoenix-grant-gold = How much gold.
phoenix-announce-text = What is said.
phoenix-announce-realm = Only to this realm.
phoenix-ask-question = The question.
phoenix-ask-realm = Which realm asks.
phoenix-ask-done = Question { $number } is noted.
phoenix-answer-number = The number of the question; `tafelrunde phoenix questions` lists them.
phoenix-answer-text = The answer.
phoenix-answer-done = Question { $number } is answered, entry { $entry }.
phoenix-question-open = Open { $number }: { $text }
phoenix-questions-none = There are no questions about the rules.
phoenix-dice-values = The numbers, in the sequence that `tafelrunde phoenix status` names.

# log, rollback, rerun

phoenix-log-month = Only this month: its number from the start (5), or name and year (Hel 1).
phoenix-log-from = From this entry on.
phoenix-log-chance = chance
phoenix-log-kept = kept from the first time
phoenix-log-typed = typed in
phoenix-log-undone = Taken back to entry { $entries } ({ $reason }); the log before: { $file }
phoenix-rollback-to = Where to: the beginning of a month (5 or “Hel 1”), or #120 for entry 120 as the last.
phoenix-rollback-reason = Why; it is written into rollbacks.jsonl.
phoenix-rollback-preview = Only show what would be lost; nothing changes.
phoenix-rollback-loss = Undone would be { $dropped ->
    [one] 1 entry
   *[other] { $dropped } entries
 }, among them { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
 } of the game master and { $rolls ->
    [one] 1 roll or draw
   *[other] { $rolls } rolls and draws
 }.
phoenix-rollback-months = Months concerned: { $months }.
phoenix-rollback-wait = Waiting again would be the sheets of: { $realms }.
phoenix-rollback-later = Laid aside would be the sheet of { $realm } for { $month }.
phoenix-rollback-reports = Reports that realms may have read already: { $months }.
phoenix-rollback-done = { $dropped ->
    [one] 1 entry taken back
   *[other] { $dropped } entries taken back
 }; the old log is in { $file }.
phoenix-rollback-drafts = { $count ->
    [one] The sheet of { $realms } waits again as if it had just been handed in
   *[other] The sheets of { $realms } wait again as if they had just been handed in
 }; `phoenix orders submit` replaces a sheet, `phoenix orders withdraw` takes it back.
phoenix-rollback-aside = Sheets of later months lie beside them, to be handed in with `phoenix orders submit` when their month has come: { $files }
phoenix-rerun-month = From the beginning of this month (otherwise of the last one that is over).
phoenix-rerun-correct = Correct first: path=value; may be repeated.
phoenix-rerun-done = { $entries ->
    [one] 1 entry played again
   *[other] { $entries } entries played again
 }; the old log is in { $file }.
phoenix-rerun-skipped = Entry { $entry } was no longer possible: { $move }

# invite, export, import

phoenix-invite-realm = A realm, or “all” for each in a folder below.
phoenix-invite-out = The folder for the invitation.
phoenix-invited = Invitation for { $realm }: { $folder }
phoenix-export-map = The table “Karte” into this file (.csv or .json).
phoenix-export-gates = The table “Teleportpunkte” into this file (.csv or .json).
phoenix-export-folder = The whole campaign, byte for byte, into this folder, where no campaign is yet. What is played there afterwards does not come back.
phoenix-export-world = The world without its owners into this file, for `phoenix new --world`.
phoenix-import-map = The table “Karte” of the old tool, as CSV or JSON.
phoenix-import-world = The world file, which must not exist yet.
phoenix-import-gates = The table “Teleportpunkte”, as CSV or JSON.
phoenix-import-changes = The owners, towns and works of the table, as changes for `phoenix correct --file`, into this file.
phoenix-import-name = What the world is called.
phoenix-written = Written: { $files }

# fire

help-phoenix-fire = Exact odds of ranged fire: damage, losses, and what becomes of a town.
phoenix-fire-line = Weapons and target, such as `"4 SKP 2 LKP" "city: 10000 K 20 HF; 500 R 1 HF guard + 24"` or `"2 LKP on wall"`.
phoenix-fire-distance = Fields from the weapons to the target: 1 or 2.
phoenix-fire-up = Heights that the target lies above the weapons; negative if it lies lower.
phoenix-fire-wall = A hostile wall stands in between: one more height.
phoenix-fire-far = Which column of table 8 is for two fields on the level (PH-R9).
phoenix-fire-title = { $weapons }, { $distance ->
    [one] 1 field
   *[other] { $distance } fields
 } away, { $up ->
    [one] 1 height
   *[other] { $up } heights
 } up
phoenix-odds-what = what
phoenix-odds-mean = mean
phoenix-odds-low = 5%
phoenix-odds-middle = 50%
phoenix-odds-high = 95%
phoenix-fire-damage = damage thrown, in building points
phoenix-fire-town = building points that the { $town } loses
phoenix-fire-army = army { $number }: { $good } lost
phoenix-fire-stage = Afterwards { $town }: { $chance }
phoenix-fire-wall-falls = The wall is destroyed: { $chance }
phoenix-fire-gone = Army { $number } is annihilated: { $chance }
phoenix-fire-plot = Damage thrown, from … on:

# clock

help-phoenix-clock = Show how long a round has been open and when its time is over; stop and start the clock.

    At a meeting: 20 minutes for a turn, 30 and 15 minutes of grace for recruiting (PH-3u, PH-3x).
phoenix-clock-stop = Stop the clock, for the night perhaps.
phoenix-clock-start = Let the clock go on.
phoenix-clock-minutes = So many minutes for each round, such as 4320 for three days; 0: what the rules say.
phoenix-clock-extend = So many minutes more (or less) for this round alone
phoenix-clock-free = Open for { $used ->
    [one] 1 minute
   *[other] { $used } minutes
 }, without a deadline{ $running ->
    [no] ; the clock is stopped
   *[yes] {""}
 }.
phoenix-clock-open = Open for { $used } of { $allowed ->
    [one] 1 minute
   *[other] { $allowed } minutes
 }, { $left } left{ $running ->
    [no] ; the clock is stopped
   *[yes] {""}
 }.
phoenix-clock-grace = The time ({ $allowed ->
    [one] 1 minute
   *[other] { $allowed } minutes
 }) is over, open for { $used }; { $left ->
    [one] 1 minute
   *[other] { $left } minutes
 } of grace left{ $running ->
    [no] ; the clock is stopped
   *[yes] {""}
 }.
phoenix-clock-over = The time is over: open for { $used ->
    [one] 1 minute
   *[other] { $used } minutes
 }, { $allowed } allowed. If a realm insists, `phoenix close` closes the round (PH-3v){ $running ->
    [no] ; the clock is stopped
   *[yes] {""}
 }.

# the meeting

help-phoenix-absent = A realm is absent: what may be done to it follows from how often, and whether it was excused (PH-6.9.2).
help-phoenix-back = An absent realm is back and plays again.
help-phoenix-due = What the clock demands: remind, close, play on; if wished, it is done at once.
phoenix-due-play = Do what is due; meant for a timer that calls this command again and again.
phoenix-due-by-itself = Whether a round closes by itself when its time is over, or the game master closes it.
phoenix-due-bots = Bots that stand in for realms that are late, separated by commas; without them these miss their turn.
phoenix-due-reason = The time is over.
phoenix-due-found = { $what ->
    [run] The time is over; the round closes. Not handed in yet: { $late }.
    [remind] Time is running out. Not handed in yet: { $late }.
   *[nothing] Nothing is due. Not handed in yet: { $late }.
 }
help-phoenix-deadlines = Changes between meetings and remote play: between rounds, as long as no sheet has been played.
phoenix-deadlines-how = meeting at meetings, days remotely, none without deadlines.
help-phoenix-happen = A good harvest or a plague changes the next taxes of some fields (PH-6.11).

    Examples: happen DIR plague 503/22 503/23 --text "Rats!"; happen DIR draw
help-phoenix-race = Record a chariot race: fees, prizes and good points follow (PH-8).

    Example: race DIR Yaromo:601=1 Vachal:602=2 Ohar:501=3 Avallon:601=final Helborn:603=fallen
help-phoenix-council = Record a vote of the Council of Grey Eminences; it is counted and told to all (PH-9.1).
help-phoenix-adventure = Good points for a group that has come back from an adventure (PH-7.1.1).

    Example: adventure DIR "The cave" Yaromo:601=1.3 Vachal:602=1 Ohar:501=1.2 --leader Avallon
help-phoenix-character = Check a character sheet for role-play, a TOML file (PH-7.6).

    Keys: name, rank, grade, experience, calling, description, strength, dexterity, agility, constitution,
    intelligence, magic, looks, charisma, self_control, skill_points, spell_points
phoenix-absent-times = Which absence this is (1–4).
phoenix-absent-excused = Whether it was excused.
phoenix-happen-kind = `harvest`, `plague` or `draw`: chance decides.
phoenix-happen-fields = The fields, such as 503/22.
phoenix-happen-percent = By how much of their taxes.
phoenix-happen-text = A tale to go with it.
phoenix-happen-seed = For `draw`: the same number gives the same happening.
phoenix-race-drivers = Drivers: REALM:NUMBER, then =1, =2, =3, =final or =fallen.
phoenix-council-question = What was voted on.
phoenix-council-kind = decision and recommendation by majority; exclusion and confidence need two thirds.
phoenix-council-yes = A realm that voted for it; may be repeated.
phoenix-council-no = A realm that voted against it; may be repeated.
phoenix-council-master = Votes of the game masters: two in all.
phoenix-council-veto = The game masters’ veto against a recommendation.
phoenix-adventure-name = What the adventure is called.
phoenix-adventure-group = Members: REALM:NUMBER=POINTS, or =fallen.
phoenix-adventure-leader = The realm of whoever led it; its characters cannot go along.
phoenix-character-file = The sheet.
phoenix-character-worked = Charisma { $charisma }, self-control { $control }.
phoenix-character-exchange = Raising attributes costs { $cost ->
    [one] 1 point
   *[other] { $cost } points
 }, lowering others has brought { $paid }.
phoenix-character-right = The sheet of { $name } is right.

# host

phoenix-host-folder = The folder of the campaign.
phoenix-host-server = A running server (https://…), or the database of one: an address or a SQLite file.
phoenix-host-name = Its name there (otherwise that of the campaign).
phoenix-host-me = How you are called there as its game master.
phoenix-host-link = Your link as game master, shown just this once; whoever has it leads the campaign: { $link }
phoenix-token = The secret of your link at a running server, or the word of your session. Better in the variable TAFELRUNDE_TOKEN: others on this machine can see what a command is called with.
phoenix-host-done = { $place }: the campaign lives here now. { $folder } is an old copy, to be read only.
