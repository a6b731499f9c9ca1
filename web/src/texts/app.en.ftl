# Words of the app. Ids used with a changing end (`tab-…`, `status-…`) stand in groups.

app-name = Tafelrunde
brand = Tafelrunde: to the lobby
skip = Skip to the content
loading = One moment …
offline = The server is not answering. Try again in a moment.
missing-title = Nothing here
missing-text = There is no page at this address.
to-lobby = To the lobby

close = Close
cancel = Cancel
confirm = Confirm
save = Save
saved = Saved.
back = Back
next = Next
copy = Copy
copied = Copied
read-rule = Read rule { $rule }
take-back = Take back
your-move = Your move
moved-on = Meanwhile the game has moved on. Look again.

# The bar on top
nav = Pages
nav-play = Play
nav-games = Games
nav-help = Help
nav-settings = Settings
nav-sign-in = Sign in

# Lobby
welcome = Sit down and play
welcome-about = Alone against bots, or with friends by a link. Nobody needs an account.
games = Games
my-tables = My tables
open-tables = Open tables
open-none = Nobody has opened a public table.
finished = Finished games
finished-none = No finished games yet.
new-table = New table
players = Players
players-range = { $fewest } to { $most } players
bots-level = Bots
play-alone = Play against bots
with-friends = With friends
learn = Learn by playing
rules = Rules
go-there = Open
look = Look back
take-seat = Take a seat
watch = Watch

# How a table stands
status-gathering = waiting for players
status-running = being played
status-over = over
status-abandoned = abandoned
turn-gathering = Waiting for players
turn-over = The game is over
turn-abandoned = This table was abandoned
your-turn = Your turn
waiting-for = Waiting for { $names }
waiting = One moment …
to-act = to act
time-left = time left

# New table
steps = Steps
step-game = Game
step-seats = Players
step-rules = House rules
step-terms = Clock and guests
step-game-title = Which game?
step-seats-title = Who plays?
step-rules-title = Which house rules?
step-terms-title = Which clock, and who may come?
open-table = Open the table
how-many = How many seats
seat = Seat { $number }
name = Name
name-of-seat = Name at seat { $number }
kind-me = me, at this screen
kind-open = open to all
kind-invited = by invitation
seats-about = Several seats at this screen are a hot seat: the screen is handed round. Open seats may still get bots when the game begins.
rules-about = The first value is the printed rule as we read it. Beside each stands the rule that explains it.
usual = usual
rule-behind = Rule { $rule }
clock = Clock
clock-none = none
clock-move = time per move
clock-game = time for the whole game
clock-day = over days, nights do not count
clock-move-words = { $minutes } min per move
clock-game-words = { $minutes } min for the game, { $increment } s more per move
clock-day-words = { $hours ->
    [one] 1 hour per move, nights not counted
   *[other] { $hours } hours per move, nights not counted
}
minutes = Minutes
increment = Extra seconds per move
hours = Hours per move, nights not counted
sleeps = Asleep from
wakes = until
pace = How bots move
pace-none = at once
pace-brisk = briskly, one after the other
pace-calm = calmly, easy to follow
pace-about = Bots pause for a moment before each move, so that you can see what each of them does. Your own moves never wait for that. Choose “at once” if you like it quick.
visibility = Who can find the table
visibility-link = only those who have the link
visibility-public = everybody, in the lobby
may-watch = Others may watch
watch-delay = How many steps later spectators see everything
title-language = Title and language
title-optional = Title (may be left empty)
table-language = Language of the table

# Values of options
value-gold = gold
value-any-good = any good
value-one-of-each = one of each other good
value-any-two-others = any two other goods
value-one-per-group = one for each group of dice
value-one-per-season = one in each season
value-allowed = allowed
value-forbidden = forbidden
value-all = everybody
value-nobody = nobody
value-set-a = set A
value-set-b = set B
value-second-token = the second token
value-both-tokens = both tokens
value-shared = shared
value-choice = any one
value-highest = the highest one
value-automatic = automatic
value-one-card = one card
value-two-cards = two cards
value-by-chance = by chance
value-chosen = chosen
value-long = long
value-short = short
value-normal = normal
value-hard = hard
value-separate = counted apart
value-strict = counted together
value-ranks-below = ranks below
value-eliminated = is eliminated
value-closed = closed
value-open = open
value-off = off
value-on = on

# Bots
bot = Bot: { $kind }
bot-greedy = experienced
bot-random = plays at random
# What bots do for a living; the server has their names (people/company.py).
bot-trade = { $name ->
    [Alrune] herbalist
    [Bertram] miller
    [Cunrad] chandler
    [Dorte] ferrywoman
    [Egbert] scribe
    [Fenja] falconer
    [Gerold] smith
    [Hedda] weaver
    [Isbert] mason
    [Jorun] fletcher
    [Kuno] tinker
    [Ludmar] cellarer
    [Mechthild] beekeeper
    [Notburga] innkeeper
    [Odo] cook
    [Runa] minstrel
    [Sigbert] herald
    [Thilo] toll keeper
    [Wendel] shepherd
    [Ysolde] glassmaker
   *[other] {""}
 }

# At the table
table-closed = This table cannot be opened
no-watching = Nobody may watch this table. Ask the host for a link.
tools = Tools
seats = Seats
seat-open = open
seat-invited = invited
you = you
host = host
here = here
away = away
stands-in = a bot stands in
table-paused = Everybody is away. The game waits until somebody plays on.
turn-paused = The game pauses
watching = You are watching
watching-seat = You see through a player’s eyes
connection-lost = Connection lost; trying again …
undo-move = Take back my last move
undo-short = Undo
undo-would-ask = Take my last move back; asked: { $names }
sound = Sound
unread = { $count } new
tab-log = History
tab-chat = Chat
tab-rules = Rules
tab-moves = Moves
tab-notes = Notes
tab-table = Table
story-empty = Nothing has happened yet.
story-earlier = Show what happened before
chat-empty = Nobody has said anything yet.
say = Say
say-something = Say something
speak-as = Your name at the table
speak-up = Join the chat
note-about = Only you can read this.
note-kept = Saved.
note-typing = …
find-rule = Search the rules
no-rule-found = No rule contains these words.
all-rules = All rules
moves-wait = It is not your turn. When it is, your moves are listed here in words.
moves-too-many = There are too many moves to list. Build yours on the board, or type it.
moves-find = Find a move
moves-more = { $count } more: type a few letters above
moves-type = Or type a move
moves-do = Do it
hand-over = Hand the screen to { $name }
i-am = I am { $name }
undo-asks = { $name } asks to take back a move.
undo-waits = Asked: { $names }.
undo-agree = Agreed
undo-deny = Rather not
undo-refused = The move is not taken back.

# Gathering
start = Start
start-fill = Start with bots
wait-for-host = { $name } starts the game when everybody is here.
join = Take a seat
join-invited = You are invited
join-more = One more player at this screen
join-more-about = The screen is then handed round; a curtain hides what others may not see.
which-seat = Which seat
your-name = Your name
their-name = Their name
invite-all = Invite
invite-all-about = Whoever opens this link may take an open seat.
table-link = Link to the table
invite = Invite
invite-link = Invitation; works once
free-seat = Free the seat
put-bot = Bot: { $kind }
make-host = Make host
kick = Send away
kick-sure = Send { $name } away? A bot or somebody else can take the seat.
stand-in = Let a bot stand in
bot-for = A bot plays for { $name }.
come-back = Play again
more-time = 10 more minutes
house-rules = House rules
no-options = This game has none.
leave = Leave the table
leave-sure = Leave for good? A bot takes your seat.
own-link = My private link
own-link-about = Whoever has this link plays in my seat. Use it to continue on another device.
renew-link = Renew link
renew-link-sure = The old link then stops working at once, on all devices.
watch-link = Link to watch
guests = Guests who see through my eyes
guests-about = A guest sees what I see and may talk, but not play.
guest-name = Name of the guest
guest-link = Create a link
guest-link-label = Link for the guest
guest-sees = sees through the eyes of { $name }
guest-away = Send away
notices = Tell me when it is my turn
notice-mail = Email address (empty: no email)
push-on = Notify me here
push-off = Stop notifying me
push-refused = The browser does not allow notices here.
notices-none = This server sends no email, and this browser shows no notices here (they need https).

# The end
won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
rematch = Once more
next-table = To the next game
replay = Watch the replay
rank = Place
total = Total

# Settings
settings-about = These settings apply at once, in this browser.
settings-account = These settings apply at once, wherever you are signed in.
language = Language
theme = Colours
theme-auto = as in the system
theme-light = light
theme-dark = dark
sound-wish = Sounds for turns, moves and chat
motion = Motion
motion-auto = as in the system
motion-off = none: things simply appear
motion-quick = quick
motion-normal = normal
motion-slow = slow, easy to follow

# Account
profile = Account
account-about = Nobody needs an account. With one you can find your tables from any browser.
sign-in = Sign in
sign-out = Sign out
register = Create an account
have-account = I have one already
no-account = I have none yet
password = Password
password-old = Current password
password-new = New password
change-password = Change password
change-mail = Email address
mail-optional = Email address (may be left empty)
claim = Claim my tables
claim-about = Seats that you took in this browser by a link can be added to your account.

# Help
keys = Keys
name-tab = Tab
name-enter = Enter
name-control = Ctrl
name-home = Home
name-end = End
name-escape = Esc
name-shift = Shift
name-space = Space
help-friends = How do I play with friends?
help-friends-text = Choose “With friends” at a game, open the table and send each friend a link. Whoever opens it takes a seat: no account, no installation. Several people can also share one screen.
help-moves = How do I make a move?
help-moves-text = What you may do now is lit on the board. Click or drag the pieces, read in the bar what will happen, and confirm. Until then you can take everything back. What is not allowed is answered with the rule. Under “Moves” everything is listed in words as well.
help-learn = How do I learn a game?
help-learn-text = Each game has its rules here, with a search, and every refusal names its rule. Where a game offers “Learn by playing”, a guided first game leads from one decision to the next.
help-undo = Can I take back a move?
help-undo-text = Yes: at once if nobody has acted since, otherwise if those who have acted agree. What dice or cards have shown, and what somebody has learned, stays.
help-secrets = Can others see my cards?
help-secrets-text = No. Each seat is sent only what it may know, and nothing else leaves the server. After the game the whole history is open, and anybody can check that the dice were fair.
help-bots = What do the bots do?
help-bots-text = They take open seats or stand in for somebody who is away; the person can come back at any time. Greedy bots play to win, random ones play anything that is allowed.
help-clocks = What if somebody takes a long time?
help-clocks-text = A table can have a clock: for each move, for the whole game, or over days. When the time is up, a bot stands in or the host decides. You can be told of your turn by email or by your browser.
help-devices = Can I continue on another device?
help-devices-text = Yes: your private link is at the table, under “Table”. With an account you can find your tables everywhere.
help-offline = What if the connection breaks?
help-offline-text = Nothing is lost. The table reconnects by itself, and what you sent is carried out exactly once.

# Settings.
size = Size of text
size-small = small
size-normal = normal
size-large = large
size-huge = very large
volume = Volume: { $percent ->
    [0] silent
   *[other] { $percent }%
 }
confirming = Making a move
confirming-wish = Moves wait until I confirm them
confirming-about = Without it, a choice that is a whole move is made at once; a band, say, is still confirmed.
arms-wish = Arms and colour
arms-any = any
arms-0 = blue
arms-1 = red
arms-2 = green
arms-3 = gold
arms-4 = black
arms-5 = violet
arms-about = At tables that you open you get this seat, where there is one.
pace-new = Bots at new tables
pace-usual = as is usual here

# Keys.
keys-everywhere = Everywhere
keys-board = On the board
keys-move = Making a move
keys-time = On the timeline
key-keys = shows all keys
key-next = to the next control; with Shift back
key-around = from piece to piece within a group
key-ends = to the first and the last piece of a group
key-choose = choose among what is lit, in the order of the small signs: first 1 to 9, then 0, then letters. Advisors and cities have their own number; type both digits quickly
key-confirm = confirms a complete move
key-anyway = confirms, wherever the focus is
key-undo = takes back the last choice before it is sent, closes what is open
key-back = one step back
key-forth = one step on
key-markBack = back to the beginning of the year, season or age
key-markForth = on to the next year, season or age
key-first = to the beginning of the game
key-present = back to the present, when the past is shown
key-play = plays and pauses, when the past is shown

# Titles of tabs.
title-your-turn = ● Your turn: { $table }
title-waiting = { $table }: waiting for { $names }
title-gathering = { $table }: players gather
title-over = { $table }: over

# Lessons in the lobby.
lessons = Learn by playing
lessons-done = { $done } of { $all } done
lessons-go-on = Go on with { $game }
lessons-begin = Begin with { $game }
lessons-whole = You have learned all of them.
lesson-done = Learned: play it again
lesson-part = Go on learning: { $percent }%
