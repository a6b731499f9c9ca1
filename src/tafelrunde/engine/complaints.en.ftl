# What is wrong with data, files and typed words, whatever the game.

## Data

data-unreadable = cannot be read: { $fault }
data-no-move = not a move of this game: { $fault }
data-kind = must be { $kind }
data-other-kind = must be { $kind }, not { $found }
data-at-least = must be { $kind }, { $bound } or more
data-at-most = must be { $kind }, { $bound } or less
data-length-at-least = must be { $kind } of length { $bound } or more
data-length-at-most = must be { $kind } of length { $bound } or less
data-unknown-field = there is no field `{ $part }`
data-missing-field = the field `{ $part }` is missing
data-impossible = the value { $part } is not possible
data-no-json = not valid JSON, at byte { $part }
data-cut-off = it ends too early
data-no-utf-8 = not UTF-8, at byte { $part }
data-no-base64 = not Base64
data-too-deep = nested too deeply
data-other = { $part }

## Corrected values

data-no-such-field = no such field; there are { $known }
data-not-printed = not printed; there are { $known }
data-other-game = must be “{ $game }”
data-must-be = must be { $value }

## Options and seats of a table

option-unknown = { $game } has no option “{ $option }”; its options are: { $names }
option-impossible = option “{ $option }” cannot be “{ $value }”; choose one of: { $values }
seats-impossible = { $game } is played by { $fewest } to { $most }, not by { $seats }

## Typed moves

text-too-long = longer than { $most ->
    [one] 1 character
   *[other] { $most } characters
 }
text-number-too-large = this number is too large
text-count-too-small = this number must be 1 or more; leave out what is not meant
text-ends-early = the text ends too early; expected { $expected }
text-unexpected = expected { $expected }, not “{ $found }”{ $hint }
text-hint = ; did you mean “{ $near }”?

## Logs

log-cut-off = the line is cut off
log-empty = the file is empty
log-bad-position = the header gives a position that this game does not have
log-no-header = not the header of a log: { $fault }
log-other-format = unknown log format { $format }
log-other-version = played under version { $found } of the rules; this build has version { $version }
log-after-end = nothing may follow the end of the game
log-changed = the hash does not fit: this line or one before it was changed
log-entry-missing = entry { $expected } is missing, found { $found }
log-illegal-move = illegal move: { $refusal }
log-other-position = the position differs from the recorded one
log-unknown-chance = chance of kind { $kind } is unknown; there are fair (with a commitment), seeded (with a seed) and typed
log-unknown-occasions = only chance that is drawn follows from occasions, and only in games that know occasions
log-no-ending = the game is over after entry { $entries }, but the last line with its result is missing
log-typed-move = only what chance does is typed in, not the move of a seat
log-not-typed = the dice of this table are typed in, but this entry says that they were drawn
log-not-over = the game is not over here
log-other-result = the result is not that of this game

## Scenarios, their positions, and what differs

scenario-none = not a scenario: { $fault }
scenario-no-seat = { $where }: a move needs `seat` and `move`
scenario-nobody = { $where }: nobody is called “{ $name }”
scenario-two-of-a-name = two seats are called { $name }; each needs a name of its own
scenario-no-name = no seat can be called { $name }: leave out points, and do not use a number, `none`, `count` or `chance`
scenario-nothing-to-do = whoever is to act here has no move at all: no game comes to such a position
scenario-never-settles = chance would go on for ever: after { $most } draws nobody is asked
scenario-seat-or-chance = { $where }: either `seat` and `move`, or `chance`
scenario-refuses-nothing = { $where }: `refused` needs a move of its own, and `any` is never refused
scenario-says-nothing = { $where }: { $field }: nothing is named here, so that everything would fit; leave it out, or say what must hold
scenario-too-many-moves = too many moves to list them
scenario-no-path = the view has no “{ $path }”
scenario-no-place = the view has no place “{ $part }”
given-nobody = nobody is called “{ $name }”; seats: { $known }
given-unknown = “{ $value }” is unknown; possible: { $known }
given-range = must be { $least } to { $most }
scenario-step = step { $number }
scenario-sees = { $where }, { $name } sees
scenario-place = { $where }: { $what }
scenario-refused = refused by { $rule }
scenario-legal-move = a legal move
scenario-is-legal = the move is legal
scenario-not = not { $what }
scenario-no = no { $what }
scenario-is-offered = it is offered
scenario-over = the game is over
scenario-goes-on = the game goes on
