# What is wrong with a campaign or with what is asked of it, in words.

## Campaigns and their folders

no-such-realm-but = there is no realm { $name }; did you mean { $close }? Realms: { $listed }
no-such-realm = there is no realm { $name }; realms: { $listed }
no-campaign-of-phoenix = this is not a campaign of Phoenix
no-campaign-here = no campaign is here: { $log } is missing. `tafelrunde phoenix new` founds one
secret-missing-or-other = the secret of the dice is missing or not the one that was committed to
position-differs = the position differs from the recorded one; `tafelrunde phoenix verify` names the entry
campaign-here-already = { $path }: a campaign is already here; found the new one in another folder
campaign-being-written = { $folder }: another program is writing this campaign; try again when it is done
no-such-campaign = there is no such campaign; those in this database: { $known }
campaign-name-taken = { $campaign }: this name is in use in the database; choose another
campaign-changed-meanwhile = { $campaign }: somebody else went on with this campaign meanwhile; nothing of yours was written, try again
no-campaign-name = { $name } cannot be the name of a campaign in a database: up to 60 letters, digits, spaces and . + - _, beginning with a letter or a digit
campaign-lives-elsewhere = { $folder }: this is an old copy; the campaign is played on at { $place }
too-few-starts = the world names { $known } starting places, and no fair ones were found for { $needed ->
    [one] 1 realm
   *[other] { $needed } realms
 }; name capitals with --realm NAME@FIELD
no-realm-name = { $name } is not a name for a realm: 1 to 40 letters, and not a number
realm-name-taken = the name { $name } is taken; every realm needs its own
draft-not-utf8 = not UTF-8 text
question-length = a question has 1 to { $longest ->
    [one] 1 character
   *[other] { $longest } characters
 }, not { $length }
no-open-question = there is no open question { $number }; open are: { $listed }
not-a-question = this is not a question
no-rollback-note = not a note of a rollback: { $reason }

## Months and reports

no-month-begun = no month has begun yet: the first turn orders must be drawn
month-not-begun = month { $month } has not begun; the log has { $last ->
        [one] only month 1 ({ $first })
       *[other] the months 1 ({ $first }) to { $last } ({ $name })
    }
no-month = { $text } is not a month; write its number from the start (5) or name and year (Hel 1). Months: { $names }
no-point = { $text } is not an entry; write #1 to #{ $last }, or the month to whose beginning it goes back
nothing-to-undo = nothing in the log comes after this point; its last entry is #{ $last }
no-such-log-entry = there is no entry { $entry }; the log has { $last }
no-report-of-month = there is no report of month { $month }: months 1 to { $last } have begun

## Dice, armies, invitations

no-dice-waited-for = the campaign is not waiting for dice
dice-needed = { $count ->
    [one] 1 number is
   *[other] { $count } numbers are
 } needed, not { $given }: { $asked }
no-number-to-fall = { $text } is not a number that can be rolled
no-enemies-in-field = in { $label } no enemies stand against each other; armies there: { $who }
no-such-army = { $name } has no army { $number }; its armies: { $own }
name-realm = name the realm: { $names }
invitation-impossible = no invitation: what it shows cannot be; ask the game master for another one
no-invitation = no invitation: { $reason }
invitation-of-other-version = made under version { $made } of the rules; this build has version { $version }
invitation-into-campaign = { $folder } is a campaign; an invitation goes into a folder of its own

## Rehearsals

nobody-answers = whoever publishes, discards or rolls back gives a name: 1 to { $longest } characters
no-audit-note = not a note of the game master: { $reason }
nothing-to-roll = nothing is rolled here; or the dice lie on the table, and what they show is typed in
no-sheet-to-return = no sheet of { $name } waits that could be returned
no-step-back = this is as far back as it goes: the rehearsal began here
nothing-to-publish = nothing has been played yet that could be published
campaign-moved-on = the campaign has moved on since the rehearsal began; nothing is published. A new rehearsal begins where it stands now
sheet-changed-meanwhile = the sheet of { $name } is another one since the rehearsal began; nothing is published. A new rehearsal plays the new one
rehearsal-closed = this rehearsal is over; a new one begins where the campaign stands now
no-script = not the script of a rehearsal: { $reason }
nothing-pointed-at = what is to be corrected? Name a field or a realm
no-rehearsal = no rehearsal is being held; begin one
rehearsal-open = { $who } is holding a rehearsal already; go on with it, or discard it
rehearsal-went-on = { $who } has gone on with this rehearsal meanwhile; look at it again. Nothing of yours was done
nothing-overtaken = no sheet waits here whose orders something has overtaken
phase-not-over = so many phases are over so far: { $count }
reason-needed = say why, in 1 to { $longest } characters
too-long-to-correct = { $path }: at most { $longest ->
    [one] { $longest } character
   *[other] { $longest } characters
 }
nothing-to-extend = this round has no time limit that could be extended
campaign-went-on = the campaign has gone on meanwhile, to entry { $last }; look again at what would be lost. Nothing was undone

## Sheets that are being written

draft-too-large = the sheet has { $lines ->
    [one] 1 line
   *[other] { $lines } lines
 } and { $size } KB; at most { $most_lines ->
    [one] 1 line
   *[other] { $most_lines } lines
 } and { $most } KB are kept
draft-of-many-orders = the sheet has { $count ->
    [one] 1 order
   *[other] { $count } orders
 }; no more than { $most } can be tried at once
draft-of-other-round = revision { $number } is not one of this sheet; load the sheet again
sheet-is-no-text = this is not a text: there are bytes in it that no letter is written with
sheet-of-no-realm = whose sheet it is stands neither in its name nor in its heading (Realm: NAME); realms: { $listed }
sheet-of-several-realms = it may be the sheet of any of these: { $names }; a heading (Realm: NAME) decides
sheet-by-another-name = by its heading it is the sheet of { $heading }, by its file name that of { $named }
sheet-sent-twice = { $count ->
    [one] 1 file is a sheet
   *[other] { $count } files are sheets
 } of { $realm }; leave the one that counts
sheet-file-too-large = the file has { $size } KB; sheets are read up to { $most } KB
letters-are-settled = Whether the game masters read letters between realms is decided at the founding and does not change afterwards.

## Archives of one campaign, and what is given out

archive-damaged = this is not an archive of a campaign, or it is damaged or not complete
archive-too-large = an archive has at most { $most } MB
archive-too-many-files = an archive has at most { $most ->
    [one] 1 file
   *[other] { $most } files
 }
archive-content-too-large = unpacked, an archive has at most { $most } MB
archive-file-unknown = { $file } does not belong to a campaign
archive-file-twice = this file is in the archive twice
archive-file-packing = this file is encrypted or packed in a way that is not read here
archive-file-too-dense = packed too densely to be a file of a campaign: unpacked it would be larger by a factor above { $most }
archive-file-too-long = this file has too many lines; no file of a campaign has more than { $most }
archive-people-too-many = no campaign has so many people
archive-file-damaged = this file is damaged
archive-without-log = the archive holds no campaign: { $log } is missing
archive-dice-differ = what was drawn here is not what seed or secret of this campaign give
archive-of-another = this is an archive of another campaign: their logs begin differently
archive-people-unreadable = the list of people cannot be read: { $reason }
nothing-to-restore = the campaign stands exactly as in this archive
nothing-public-yet = nothing of this campaign is old enough yet to be shown to those who look on
not-public-yet = those who look on see months up to { $last } ({ $name })
map-too-wide = a map is at most { $most ->
    [one] 1 pixel
   *[other] { $most } pixels
 } wide, not { $width }

## Offers between realms

deal-too-long = { $side }: at most { $most ->
    [one] 1 line
   *[other] { $most } lines
 }
deal-bad-line = { $side }, line { $line }: { $fault }
deal-one-order = a line is one order of at most { $longest ->
    [one] 1 character
   *[other] { $longest } characters
 }
deal-of-other-kind = { $line } is not an order about rights, gifts, captives or trade
deal-with-another = { $line } is not about { $realm }, to whom or from whom something is offered here

## Review

compare-needs-reading = --option: name a house rule that differs; the campaign has { $known }
compare-not-deadlines = --option deadlines: sheets handed in under one way of play mean nothing under another
whatif-sheet-wrong = { $realm }, line { $line }: { $said }

# looking back and trying out

whatif-no-roll = Entry { $entry } of the log is not a roll of dice.
whatif-needs-month = Rolls that fell and other readings of the rules are tried on a month that has begun: name it.
turning-odd-dice = These dice cannot have fallen in this fight.
turning-no-figure = Not a figure of an evaluation: { $text }
turning-no-realm = There is no realm { $realm } in this campaign.
no-kept-log = No log was kept under the number { $number }.
not-played-again-yet = What was undone then (no. { $number }) has not been played again for a whole month yet: there is nothing to compare.

## A map that somebody brings

map-columns-unread = these columns are not read: { $names }
map-without-gates = the map has no gates to the pirates’ nest, so nobody goes there
map-without-audvacar = no field is called Audvacar, so there is no merchants’ city
map-owner-negative = { $field } belongs to realm { $realm }; numbers of realms are above 0
map-owner-of-water = { $field } is water and belongs to realm { $realm }; water has no owner here, so this is left out
map-no-stage = { $field }: there is no town of stage { $stage }; stages run from 1 (castle) to { $last } (fortress capital)
map-town-name = { $field }: towns have no names here, “{ $name }” is left out
map-points-without-town = { $field } has building points ({ $points }), but no town; they are left out
map-town-in-water = { $field } is water; no town stands there
map-points-negative = the building points of { $field } are { $points }; there are none below 0
map-points-too-many = the building points of { $field } are { $points }; a town of stage { $stage } has { $most } at most, and gets those
map-capital-of-nobody = the capital at { $field } belongs to no realm
map-town-of-nobody = the town at { $field } belongs to no realm, and is left out
map-two-capitals = realm { $realm } has its capital at { $first } and another one at { $field }; make one of them a fortress (stage 3)
map-river-at-rim = { $side }: the world ends there; this river is left out
map-river-on-one-side = { $side } has a river, { $beyond } does not know of it; it is taken as a river
map-work-begun = { $side }: { $kind } is only begun; begun works are left out
map-work-impossible = { $side }: { $kind } cannot stand there by our rules, and is left out
map-work-on-one-side = { $side } has { $kind }, { $beyond } does not know of it; it is taken as built
map-realm-unknown = the map has no realm { $realm }; realms in it: { $listed }
map-realm-twice = realms { $one } and { $two } of the map are both meant to be realm { $realm }
map-has-mistakes = The map has mistakes: { $count }. The first: { $first }
no-colour = { $colour } is not a colour: write it like #1f5fa8
