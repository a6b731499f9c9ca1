# Words of the ethnos board.

et-board = Ethnos
et-seat = Seat { $seat }
et-times = { $count } × { $card }
et-count = ×{ $count }
et-sign-plus = +{ $n }

# Places on the table
et-map = The six kingdoms
et-market-label = Market: { $count ->
    [0] no open cards
    [one] 1 open card
   *[other] { $count } open cards
 }
et-market-empty = The market is empty. Only the deck is left.
et-deck-label = Deck: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
 }, { $upper ->
    [0] dragons may come now
    [one] 1 card above the dragons
   *[other] { $upper } cards above the dragons
 }
et-deck-upper = { $upper ->
    [0] dragons near!
   *[other] { $upper } safe
 }
et-dragons-label = Dragons drawn in this age: { $dragons } of 3
et-dragon-shout = { $dragons ->
    [1] The first dragon!
    [2] The second dragon!
   *[3] The third dragon! The age is over.
 }
et-hand-label = Your hand: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
 }
et-hand-empty = No cards in hand.
et-sort = Sort by { $by ->
    [tribe] colour
   *[colour] tribe
 }
et-players = Players
et-bands = Bands
et-bands-none = no bands yet
et-band-label = { $owner }: band of { $size }, led by { $leader }
et-band-glory = { $glory } glory at the end of the age
et-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
et-known = known: { $cards }
et-supply = { $count ->
    [one] 1 marker left
   *[other] { $count } markers left
 }
et-glory = { $glory } glory
et-reason = { $reason }: { $glory }
et-first = first player of this age
et-turn-of = to act
et-age = Age { $age }
et-ages-label = Age { $age } of { $ages }
et-tribes = Tribes in play
et-tribe-in = in play
et-tribe-more = { $tribe }: what can they do?
et-merfolk-label = Merfolk board: { $places }. Symbols on { $symbols }. The leader scores { $glory } glory at the end of the age.
et-merfolk-place = { $name } on { $space }
et-trolls = Troll tokens
et-troll-label = Troll token { $value }, { $owner ->
    [nobody] beside the board
   *[other] held by { $owner }
 }
et-giant-label = Giant token: { $owner ->
    [nobody] free
   *[other] held by { $owner } with a band of { $size }
 }. { $glory } glory at the end of the age.
et-giant-free = free
et-giant-size = band of { $size }
et-horde-label = Orc horde board of { $name }: { $colours }
et-horde-none = empty
et-realm-label = { $kingdom } ({ $colour }). Glory tokens { $tokens }. { $markers }
et-realm-markers = { $name }: { $count }
et-realm-empty = No markers yet.
et-card-in-market = { $card }, { $count ->
    [one] in the market
   *[other] { $count } in the market
 }
et-card-in-hand = { $card }, { $state ->
    [leader] picked as leader
    [picked] picked
   *[free] in your hand
 }

# What is asked for
et-ask-choose = Choose a tribe for this game, or leave it to chance.
et-ask-turn = { $full ->
    [yes] Your hand is full: play a band.
   *[no] Your turn: take a card, draw one, or pick cards for a band.
 }
et-ask-kingdom = Wingfolk: choose the kingdom for your marker.
et-ask-ability = Your leader is ready: { $tribe ->
    [giant] take the giant token?
    [merfolk] move { $size ->
        [one] 1 space
       *[other] { $size } spaces
     } on the merfolk board?
    [orc] place a marker on your Orc horde board?
   *[other] use the ability?
 }
et-ask-free_marker = The merfolk give you { $free ->
    [one] a marker
   *[other] { $free } markers
 }: choose any kingdom.
et-ask-troll_token = Choose a troll token.
et-ask-next_band = Centaurs ride on: play another band, or decline.
et-ask-keep = Elves: keep up to { $size } { $size ->
    [one] card
   *[other] cards
 }.
et-ask-wizard_draw = Wizards: draw { $size } { $size ->
    [one] card
   *[other] cards
 }?
et-ask-plunder = Send your orcs to plunder?
et-ask-draw = The deck decides …
et-ask-first = The game begins …
et-ask-tribes = The game begins …
et-ask-tokens = The game begins …
et-ask-deal = Cards are dealt …
et-ask-over = The game is over.
et-wait = { $name } is thinking …
et-scoring = The age is being scored.
et-watching = You are watching.
et-over = The game is over.

# Buttons: they say what happens
et-do-take = Take: { $card }
et-do-draw = Draw from the deck
et-do-band = Play ({ $size })
et-do-keep = { $count ->
    [0] Keep nothing
    [one] Keep this card
   *[other] Keep these { $count } cards
 }
et-do-place = Place marker in { $kingdom }
et-do-troll = Take troll token { $value }
et-do-tribe = Choose the { $tribe }
et-do-use = { $tribe ->
    [giant] Take the token
    [merfolk] { $size ->
        [one] Move 1 space
       *[other] Move { $size } spaces
     }
    [orc] Place a marker
    [wizard] Draw { $size ->
        [one] 1 card
       *[other] { $size } cards
     }
   *[other] Use the ability
 }
et-do-plunder = Plunder with { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
 }: { $glory } glory
et-do-pass = { $step ->
    [choose] Leave it to chance
    [next_band] Decline
    [free_marker] Decline
    [plunder] Keep the horde
    [wizard_draw] Decline
    [turn] Pass
   *[other] Decline
 }

# What will happen
et-will-band = Band of { $size }, led by { $leader }. { $tribe ->
    [elf] { $left ->
        [0] {""}
       *[other] Then you may keep cards.
     }
    [centaur] {""}
   *[other] { $left ->
        [0] {""}
        [one] 1 other card goes to the market.
       *[other] { $left } other cards go to the market.
     }
 }
et-will-keep = { $count ->
    [0] Keep nothing?
   *[other] Keep { $count } of at most { $size }.
 } { $rest ->
    [0] {""}
    [one] 1 card goes to the market.
   *[other] { $rest } cards go to the market.
 }
et-band-worth = { $glory } glory
et-leader-ask = Who leads?
et-leader-label = Leader: { $card }. { $marker } { $ability }
et-marker-yes = Marker in { $kingdom }
et-marker-choose = Marker where you like
et-marker-small = No marker in { $kingdom }: needs size { $needs }
et-marker-nowhere = No marker: too small everywhere
et-marker-halfling = Halflings bring no marker
et-marker-supply = No marker left

# Tribes
et-ability-centaur = With a marker placed: another band at once.
et-ability-dwarf = Counts as one more card for glory.
et-ability-elf = { $known ->
    [yes] Keep up to { $size ->
        [one] 1 card
       *[other] { $size } cards
     }.
   *[no] Keep as many cards in hand as the band has.
 }
et-ability-giant = Largest giant band: 2 glory and the token.
et-ability-halfling = No marker, but there are twice as many.
et-ability-merfolk = { $known ->
    [yes] Move { $size ->
        [one] 1 space
       *[other] { $size } spaces
     } on the merfolk board.
   *[no] Move on the merfolk board, one space per card.
 }
et-ability-minotaur = One card fewer is enough for the marker.
et-ability-orc = Place a marker on your Orc horde board.
et-ability-skeleton = Fits any band, never leads, gone before scoring.
et-ability-troll = { $known ->
    [yes] Take a troll token of up to { $size }.
   *[no] Take a troll token up to the size of the band.
 }
et-ability-wingfolk = The marker may be placed in any kingdom.
et-ability-wizard = { $known ->
    [yes] Then draw { $size ->
        [one] 1 card
       *[other] { $size } cards
     }.
   *[no] Then draw as many cards as the band has.
 }

# What happened
et-say-taken = { $name } takes { $card }.
et-say-drawn = { $name } draws { $card }.
et-say-drew = { $name } draws a card.
et-say-dragon = { $name } draws dragon number { $dragons }!
et-say-band = { $name } plays a band of { $size }, led by { $leader }.
et-say-marker = { $name } places a marker in { $kingdom }.
et-say-missed = { $reason ->
    [halfling] A halfling leads: no marker for { $name }.
    [supply] { $name } has no marker left.
   *[other] The band of { $name } is too small for a marker.
 }
et-say-giant = { $name } takes the giant token: { $glory } glory.
et-say-merfolk = { $name } moves to space { $space } of the merfolk board.
et-say-troll = { $name } takes troll token { $value }.
et-say-plunder = { $name } plunders: { $glory } glory.
et-say-age = Age { $age } begins.
et-say-ended = Age { $age } is over.
et-say-won = { $count ->
    [one] { $names } wins the game!
   *[other] { $names } share the victory!
 }

# Scoring of an age
et-score-title = Scoring of age { $age }
et-score-skeletons = { $count ->
    [one] 1 skeleton leaves the bands.
   *[other] { $count } skeletons leave the bands.
 }
et-score-bands = Bands
et-score-merfolk = Merfolk
et-score-giant = Giant token
et-score-orcs = Plunder
et-score-sum = This age
et-score-place = place { $place }
et-score-sizes = bands of { $sizes }
et-score-space = space { $space }
et-score-markers = { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
 }
et-score-gain = { $name }: { $glory } glory{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
 }
et-score-nobody = Nobody scores glory.
et-score-all = Show all
et-score-next = Go on
et-score-result = See the result

# Explanations
et-kind-tribe = Tribe
et-kind-card = Ally card
et-kind-kingdom = Kingdom ({ $colour })
et-kind-band = Band of this age
et-deck = Ally deck
et-dragons = Dragons
et-as-leader = As leader: { $ability }
et-needs = { $needs ->
    [one] { $kingdom }: a band of one card is enough for your marker.
   *[other] { $kingdom }: your next marker needs a band of { $needs } cards.
 }
et-realm-pays = Pays in age { $age }, first place first: { $tokens } glory.
et-band-scores = { $size ->
    [one] Counts 1 card at the end of the age: { $glory } glory.
   *[other] Counts { $size } cards at the end of the age: { $glory } glory.
 }
et-thing = { $thing ->
    [troll] Troll token
    [giant] Giant token
    [merfolk] Merfolk board
    [horde] Orc horde board
    [glory] Glory
    [supply] Markers in the supply
    [hand] Hand of cards
    [known] Cards that everybody has seen
   *[first] First player of this age
 }
