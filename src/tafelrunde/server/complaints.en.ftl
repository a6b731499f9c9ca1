# What the server refuses, in words.

## Accounts and who asks

password-length = a password has { $shortest } to { $longest ->
    [one] 1 character
   *[other] { $longest } characters
 }
no-mail-address = this is not an email address; leave it empty or write it like ann@example.org
account-taken = there is already an account { $name }; choose another name
wrong-password = name or password is wrong

## Requests and messages

method-not-here = here only: { $allowed }
nothing-at-address = there is nothing at this address
bug-of-ours = something went wrong on the server; nothing was changed as far as we know, please try again
seat-is-number = a seat is a number such as 0
which-seat-of = say which of your seats: { $mine }
cannot-save = the table server cannot save just now; nothing was changed, please try again
too-many-requests = too many requests; try again in { $seconds } s
signed-out = you have signed out, or your password was changed; sign in again
too-much-work = you have had many games replayed or written out in a short time; try again in { $seconds } s
sign-in-first = sign in first
operators-only = only operators may do this
host-only = only the host of the table may do this
seats-only = only those who sit at this table may do this; open the link of your seat
body-too-long = too long; at most { $most } bytes
request-ended-early = the request ended too early
before-is-time = before: must be a time in seconds
send-json = send JSON: the header Content-Type must be application/json
unknown-host = this server does not answer to the name { $host }; its operator can add the name to `hosts` in the settings, or set `public_url`
other-origin = this request came from another site; open the table here and try again
too-many-messages = too many messages; send fewer in a second
send-text-frames = send JSON in text frames
no-hello-came = no hello came in time
server-restarts = the server is being restarted; connect again in a moment
cannot-write = the server cannot write at the moment; nothing has changed, try again soon
fault-of-ours = this went wrong on our side; nothing has changed
hello-first = say hello first
not-your-seat = this is not your seat
which-seat = say which of your seats
nobody-speaks-unseen = take a seat or watch as a guest first; then everybody sees who speaks
too-many-lines = too many lines; wait a moment
server-did-not-start = the server could not start; the lines above say where it failed

## What people write

bad-line = { $what }: use 1 to { $longest } ordinary characters, without spaces at the ends
bad-lines = { $what }: use at most { $longest } ordinary characters
unseen-letter = { $what }: { $letter } cannot be seen; use letters that everybody sees
mixed-scripts = { $what }: letters of different scripts are mixed, { $letters }, and are easily taken for each other; take all from one script, such as “Anna” or “Анна”
seat-name-alike = { $name } looks like { $other }, who is already here; choose a name that nobody mistakes
seat-name-taken = somebody at this table is already called { $name }; everybody needs a name of their own
channels-are = channels are mail, push and hook
address-controls = address: no control characters
no-mail-server = this server sends no email, because its operator has named no mail server; choose push or a hook
no-push-subscription = this is not a push subscription; hand in the one that the browser made, as JSON
private-address = this address lies in a private network; only addresses in the open internet are called
port-not-called = web addresses are called at the ports { $ports } only; the operator of this server can allow others (`reachable` in the settings)
no-hook = a hook is a web address such as https://example.org/turn
no-such-contact = no address is given for this channel
report-comes-by-mail = a report comes only with an email to a member of a realm
which-member-of = say as whom in this campaign: { $mine }

## Tables and how they are planned

no-such-table = there is no such table
game-started-already = this game has already started
table-removed = this table was removed
one-seat-must-be-yours = one seat must be yours (kind `me`): somebody has to be the host
table-gone = there is no such table; perhaps it was removed
table-in-wrong-status = not possible while the table is “{ $status }”; it must be { $allowed }
seat-taken-faster = somebody else was faster at this seat; look again
others-are-playing = others are playing here; leave the table instead, a bot takes your seat
seats-still-open = { $count ->
    [one] 1 seat is still open; wait, or fill it with a bot
   *[other] { $count } seats are still open; wait, or fill them with bots
 }
no-such-bot = there is no such bot; bots for { $game }: { $names }
corrections-controls = corrections: no control characters
no-such-game-here = there is no such game here
clock-unreadable = clock: { $reason }; for example {"{"}"kind": "move", "seconds": 120{"}"}
clock-zone = clock: there is no time zone { $zone }; write for example Europe/Berlin or UTC
clock-sleep = clock: sleep from { $start } to { $end } must last 1 minute to 16 hours
table-of-other-version = this game is played by version { $version } of the rules; this server has { $known }
table-cannot-go-on = this table cannot be continued: its record does not fit the rules of this server
rematch-seats-taken = your seats at the new table are already taken; open its link

## Seats, guests and clocks

no-such-seat-number = there is no seat { $number }; the seats are 0 to { $last }
seat-is-taken = this seat is taken; choose another table or ask the host for an invitation
somebody-sits-here = { $name } sits here; ask them to leave first
nobody-sits-here = nobody sits here
host-stays = the host cannot be sent away; make somebody else the host or leave the table
no-stand-in = no bot stands in here; a bot’s own seat is handed on by an invitation
host-is-a-person = only a person can be the host; choose another seat
seat-no-longer-yours = this seat is no longer yours
host-or-sitter-only = only the host, or whoever sits here, may do this
link-not-valid = this link is not valid, or no longer is; ask the host for a new one
nobody-may-watch = nobody may watch at this table
too-many-watch = too many are watching already
no-such-guest = there is no such guest
host-or-inviter-only = only the host, or the seat that let the guest in, may do this
table-without-clock = this table has no clock
time-for-acting-only = only a person who is to act can be given time
time-is-up = your time is up; this move does not count
bot-stands-in = a bot plays for you; take your seat back first

## Play

game-not-started = the game has not started yet
no-such-seat = there is no such seat
game-is-over = the game is over
game-not-running = this game is not running
move-refused = { $why }
move-or-text = give either `move` or `text`
game-moved-on = the game has moved on to step { $step }; look again
no-such-lesson = there is no such lesson
no-such-step = there is no such step, or it was taken back
branch-at-the-end = the game is over there; nothing is left to try
no-such-seat-here = there is no such seat at this table
undo-asked-already = somebody has already asked to take back a move
undo-not-asked = this seat was not asked
undo-nothing = you have no move to take back
undo-after-chance = dice were rolled or cards drawn since; that cannot be taken back
undo-after-sight = something hidden has been seen since; that cannot be taken back

## Campaigns

campaign-unknown = there is no such campaign, or you do not belong to it
members-only = only members of this campaign can do that
no-right-to = you have no right to { $act }
campaign-busy = somebody is at work on this campaign; please try again in a moment
campaigns-are-busy = there is too much to do for campaigns just now; please try again in a few seconds
work-broken-off = the work was broken off; please look whether it was done, and try again if it was not
world-too-large = this world is too large to look at: its fields are { $fields }, at most { $most } are allowed
too-many-capitals = more capitals are named than there are realms ({ $realms }), or one of them is not a field
campaign-name-in-use = a campaign or table of this name is here already; please choose another name
no-trial = this is not a trial campaign; whoever does not want to go on playing leaves it
draft-not-shared = this realm has not shared its draft; game masters read what is handed in
draft-round-is-over = this round is over; it is month { $month } now. Your text was not saved
draft-base-forgotten = revision { $base } is too old to be merged with revision { $newest }; please reload and put your text in again
draft-changed-meanwhile = somebody has written on meanwhile; it is revision { $newest } now. Please look at it, then hand in
no-sheet-waits = no sheet of { $realm } is waiting
realm-not-waited-for = nobody waits for { $realm } just now
nobody-waited-for = nobody is waited for just now
reminded-lately = { $minutes ->
    [one] whoever is missing was reminded a moment ago; again in 1 minute
   *[other] whoever is missing was reminded a moment ago; again in { $minutes } minutes
 }
realm-has-no-turn = { $realm } does not play at present
no-such-month = there is no month { $month } in this campaign, or not yet
no-such-member = there is nobody here with this number
member-changed = somebody else has just changed this; please reload
not-invited = this link invites to nothing, or it was used already
deputy-gives-no-more-time = who is here for a time decides about nobody who stays longer, and cannot prolong their own time either
last-master = a campaign needs somebody who leads it; appoint somebody else first
realm-needs-number = of which realm? Give its number
only-members-have-realms = only members belong to a realm, not game masters or spectators
ruler-hands-in = whoever rules a realm may hand in, too
until-is-past = a deputy’s end must lie in the future
too-many-members = a campaign cannot have more than { $most ->
    [one] 1 person
   *[other] { $most } people
 }
told-already = refused

## Letters, offers and questions in a campaign

no-longer-member = you do not belong to this any more; nothing was sent
letters-are-sealed = letters of this realm are for its members; here game masters read only what is addressed to them
letter-to-whom = a letter goes to at least one other realm or to the game masters, and to { $most } at most
no-such-letter = there is no such letter here
request-to-masters = a request is made by a realm, to the game masters alone
lines-without-offer = only an offer has lines of what is given and wanted
offer-of-what = an offer goes from one realm to one other, and has at least one line of what is given or wanted
no-offer = this letter is not an offer
offer-of-others = only the receiver accepts or declines an offer, only the sender withdraws it
offer-settled = this offer is no longer open: { $state }
offer-too-late = { $realm } gives no more orders this month; the offer can no longer be accepted
tag-changed-meanwhile = somebody of your realm has written meanwhile: name { $name }, note { $note }; save again to replace it
too-many-tags = no realm has more than { $most ->
    [one] { $most } name or note
   *[other] { $most } names and notes
 }; take away some that you need no more
too-many-questions = { $most ->
    [one] 1 question of your realm waits
   *[other] { $most } questions of your realm wait
 } for an answer; please wait for that first
question-settled = there is no open question { $number } any more; somebody may have answered it meanwhile
no-such-task = there is nothing like that in the inbox, or not any more
send-kind = send it as { $kind }: the header Content-Type must say so
nobody-looks-on = this campaign has no spectators
