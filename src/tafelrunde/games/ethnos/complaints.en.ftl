# Ethnos: what is wrong with values and positions.

## Corrected values

ethnos-list-length = must be a list of { $length ->
    [one] 1 number
   *[other] { $length } numbers
 }, not { $found }
ethnos-number-twice = no number may be listed twice
ethnos-cards-of-a-colour = must be { $most } or fewer of each colour
ethnos-board-ends = the board ends at { $last }
ethnos-two-or-more = must be 2 or more

## Positions of scenarios

ethnos-no-band = “{ $text }” is not a band
ethnos-illegal-band = no band: its cards are of one tribe or of one colour, and no skeleton leads it (ET-4.3 to ET-4.8)
ethnos-skeletons-gone = skeletons have left their bands when an age is over (ET-13.44)
ethnos-tribes-in-play = tribes in play: { $needed }; with the cards that are named there would be { $named }
ethnos-tribe-twice = every tribe once
ethnos-tribes-by-chance = tribes are chosen only with the option `tribes = "chosen"` (ET-14.30)
ethnos-tribes-picked = after { $picks ->
    [one] 1 choice
   *[other] { $picks } choices
 } there cannot be more tribes than that
ethnos-all-picked = all { $needed } choices have been made by now
ethnos-tribes-missing = chance draws only tribes that are missing after all choices
ethnos-tokens-of-a-kingdom = tokens of a kingdom here: { $each }
ethnos-tokens-of-the-box = the box has these tokens: { $tokens }
ethnos-hand-too-large = at most ten cards
ethnos-hand-and-band = at most { $most ->
    [one] 1 card
   *[other] { $most } cards
 }: the band was in this hand too, and a hand has ten
ethnos-no-hand-now = nobody has cards in hand here in this step
ethnos-empty-hand = this step needs a card in hand
ethnos-known-elsewhere = only cards of this hand can be known
ethnos-markers = from 0 up to all markers of the box: { $markers }
ethnos-supply = the other markers leave { $left }; leave it out, or move markers
ethnos-merfolk = must be 0 to { $last }, the last space; 0 without merfolk in play
ethnos-no-such-tribe = { $tribe } is not in play, or has nothing of that kind
ethnos-no-troll = troll token { $value } is not available
ethnos-trolls = every troll token lies in one place
ethnos-glory-reasons = must add up to `glory`, none below 0
ethnos-too-many-cards = there are only { $count } of { $card }
ethnos-cards-elsewhere = some cards are missing, or there are too many
ethnos-upper = must be 0 to { $size }; 0 once a dragon was drawn
ethnos-third-dragon = three dragons: with the third the age is over (ET-7.4)
ethnos-needs-band = this step needs the band that is being played
ethnos-no-band-now = no band is being played in this step
ethnos-not-placed = a marker came into a kingdom, or not: that does not fit the leader and the markers
ethnos-other-leader = in this step the leader must be of: { $tribe }
ethnos-no-choice = there is nothing to choose here; the game would go on by itself
ethnos-automatic = abilities are a question only with the option `decline_abilities = "allowed"` (ET-14.13)
ethnos-free = must be 1 to { $most }: symbols that the band has just passed on the merfolk board
ethnos-no-giant = nobody holds the giant token
ethnos-ages = must be 1 to { $ages }: with { $seats ->
    [one] 1 player
   *[other] { $seats } players
 } there { $ages ->
    [one] is 1 age
   *[other] are { $ages } ages
 }
ethnos-first-age = tribes and tokens are laid out in the first age
ethnos-last-age = in the last age nobody is asked (ET-13.40)
ethnos-first-begins = at the start it is the first player’s turn
ethnos-with-step = goes with the step `{ $step }`
ethnos-not-yet = there is nothing of this yet in this step
ethnos-finished = a finished game has no moves
