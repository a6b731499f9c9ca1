# Texts of the command line's frame, the lobby and the game. Commands have theirs in commands.en.ftl.

help-tafelrunde = Board games at one table: play, replay, simulate, settle disputes.
help-play = Play in the terminal: alone against bots, or several people in turns.

    Without a game, a lobby asks for everything. In the game, ? explains what is asked.
help-games = List the games, with seats and house rules.
help-rules = Print the numbered rules of a game, or check that all of them are tested.
help-check = Run scenario files: positions, moves and what should come of them.
help-replay = Step through a saved game, or check that it was played by the rules.
help-verify = Compute all dice of a finished game again and compare them.
help-sim = Let bots play many games, and count.
help-arena = Let bots compete by a plan: blocks, leagues, ratings, reports.
help-bench = Measure how fast the engine plays, or the server works.
help-data = Print a game’s tables as a file that can be corrected.
help-xidit = Commands of Lords of Xidit only.
help-xidit-data = Board and tiles of Lords of Xidit: what we play with is our own reconstruction.
help-xidit-data-check = Check a file with the values printed on board and tiles (docs/data-files.md).
help-xidit-data-template = Print our reconstruction of board and tiles as a file that can be corrected.
option-lang = Language of all texts (otherwise that of the shell).
option-help = Show this page.
option-version = Show which version this is.
help-usage = Usage:{" "}
help-metavar-options = [OPTIONS]
help-metavar-command = COMMAND …
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = [default: {"{}"}]
help-required = [required]

# What went wrong

illegal-move = the move breaks rule { $rule }
interrupted = interrupted
input-ended = the input ended before all questions were answered
broken-pipe = whoever read the output has closed it
our-bug =
    sorry, this is a fault of the program ({ $kind }), not yours. Nothing was changed.
    { $variable }=1 shows where it happened; please report it with that.
os-missing = { $known ->
    [yes] { $where } does not exist
   *[no] a file that is needed does not exist
 }
os-forbidden = { $known ->
    [yes] { $where } may not be read or written; check its permissions or name another place
   *[no] the system forbids this
 }
os-directory = { $known ->
    [yes] { $where } is a folder; name a file
   *[no] a folder stands where a file is needed
 }
os-not-directory = { $known ->
    [yes] { $where } is not in a folder that can be used
   *[no] a file stands where a folder is needed
 }
os-exists = { $known ->
    [yes] { $where } already exists; name another file
   *[no] the file already exists
 }
os-full = { $known ->
    [yes] the disk is full: { $where } could not be written; make room or name another place
   *[no] the disk is full; make room or write to another place
 }
os-name-too-long = { $known ->
    [yes] the name { $where } is too long
   *[no] a file name is too long
 }
os-other = { $where } { $reason }

# What was wrong with the command line

usage-hint = Help: { $command } --help
usage-no-option = there is no option { $option }{ $known ->
    [yes] ; did you mean { $near }?
   *[no] {""}
 }
usage-no-command = there is no command { $command }{ $known ->
    [yes] ; did you mean { $near }?
   *[no] {""}
 }
usage-missing-command = a command is missing, for example: tafelrunde play
usage-missing = { $name } is missing
usage-extra = too many words: { $words }
usage-needs-value = { $option } needs a value after it
usage-no-value = { $option } takes no value
usage-integer = { $name } must be a whole number, not { $value }
usage-float = { $name } must be a number, not { $value }
usage-range = { $name } must lie in { $range }, not { $value }
usage-choice = { $name } must be one of { $choices }, not { $value }
usage-file = { $name }: the file { $value } does not exist
usage-other = { $original }

# The board of Kingsburg

sign-gold = G
sign-wood = W
sign-stone = S
sign-points = P
sign-swap = 1→2
points-short = VP
year = Year
court = Court
court-legend = G gold W wood S stone * any good +2 token ⚔ soldier P victory point ◉ look
seats = Turn order
province = Province of { $name }
province-legend = { $built } built   { $affordable } can be built now   { $next } next in its row   price·VP
calendar-1 = Aid
calendar-2 = Spring
calendar-3 = Reward
calendar-4 = Summer
calendar-5 = Envoy
calendar-6 = Autumn
calendar-7 = Recruits
calendar-8 = Winter
calendar-short-1 = Aid
calendar-short-2 = Spr
calendar-short-3 = Rew
calendar-short-4 = Sum
calendar-short-5 = Env
calendar-short-6 = Aut
calendar-short-7 = Rec
calendar-short-8 = Win
envoy = Envoy
aid-die = aid die
looked = ◉
nothing = nothing
enemy-unknown = An enemy of strength { $low } to { $high } will come this winter.
enemy-secret = You know the enemy: { $name }, strength { $strength }. Defeat costs { $loss }; victory brings { $reward }.
enemy-revealed = Enemy: { $name }, strength { $strength }. Defeat costs { $loss }; victory brings { $reward }.
with-envoy = {" "}by the Envoy
with-token = +2 token
with-market = Market { $change }
recruits = { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
 }
pass-reroll = keep the dice
pass-influence = no more advisors this season
pass-help = decline this help
pass-build = build nothing
pass-town_hall = pay nothing
pass-recruit = no soldiers
asked-plain = choose a move

# Playing

play-game = Which game; without one, the lobby asks.
play-players = How many seats (otherwise as many as people and bots are named, or 4).
play-name = The name of a person; may be given several times.
play-bots = The bots on the other seats, separated by commas: greedy, random. A shorter list repeats.
play-seed = Repeatable dice; without it they are drawn from a secret that is published at the end.
play-option = A house rule of the table, name=value; may be given several times.
play-data = A file with corrected values (see `tafelrunde data`).
play-load = Go on with a saved game.
play-hot-seat = How many people share this keyboard (otherwise as many as names are given).

player-name = Player
person = person
bot-greedy = greedy bot
bot-random = random bot

lobby-number = A number from 1 to { $last }, please.
lobby-what = What would you like?
lobby-new = A new game
lobby-go-on = Go on with a saved game ({ $count })
lobby-which = Which one?
lobby-game = Which game?
lobby-seats = How many players?
lobby-people = How many of them are people at this keyboard?
lobby-bot = Who plays on seat { $seat }?
lobby-name = What is the name of the person on seat { $seat }? (at most { $longest ->
    [one] 1 character
   *[other] { $longest } characters
 })
lobby-options = With which house rules?
lobby-usual = the usual ones
lobby-change = choose them one by one

press-enter = — Enter —
hand-over = Pass the keyboard to { $name }.
meanwhile = Meanwhile:
asked = { $name }: { $asked }
orders = ? help · why … · hint · undo · quit
orders-hint = Type a number, a move, or ? for help.
orders-help =
    Answer with a number or type a move. Besides:
      ?               what is asked now, and the rules about it
      ? WORD          a thing by its name, a rule (? { $rule }) or any word of the rules
      why MOVE        which rule forbids a move
      undo            take back the last move, where that is safe
      hint            what the greedy bot would do
      board [NAME]    the board, or the part of it that belongs to somebody
      log [N], score  what happened so far; points by reason
      save [FILE], quit
type-a-move = Type a move, for example: { $example }
confirm = Enter: so be it · n: think again ›{" "}
menu-numbers = One of these numbers, please: { $numbers }
menu-back = back
menu-ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
 }

undo-done = The last move is taken back.
undo-nothing = There is no move to take back.
undo-rolled = This cannot be taken back: dice or cards have been drawn since.
undo-answered = This cannot be taken back: { $name } has answered, knowing something that you may not know.
undo-revealed = This cannot be taken back: the move has revealed something hidden.
why-allowed = Allowed: { $move }
hint = The greedy bot would: { $move }
hint-none = There is no bot that could give a hint for this game.
nobody-called = Nobody is called { $name }; there are: { $names }
save-failed = The game could not be saved: { $reason }. It goes on nevertheless; `save FILE` tries another place.
save-lost = The game could not be saved: { $reason }.
quit-unsaved = The game cannot be saved: { $reason }. `save FILE` tries another place; `quit` once more leaves without saving.
saved = Saved: { $path }
explain-now = Asked now: { $asked }
explain-more = … and { $count } more: { $command }
explain-nothing = No rule says anything about “{ $word }”. Try a name, a word, or a number like { $prefix }-5.4.

resumed = The game goes on: { $path }
dice-fair = The dice are fair: they follow from a secret that is sealed by this number and published at the end:
dice-seeded = The dice follow from the seed { $seed }.
points-reason = Points
points-total = Total
rank = { $rank }. { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
log-saved = The log is saved: { $path }
verify-dice = Check the dice: tafelrunde verify { $path }
replay-it = Watch it again: tafelrunde replay { $path }
goes-on = The game is kept. Go on with: tafelrunde play --load { $path }
