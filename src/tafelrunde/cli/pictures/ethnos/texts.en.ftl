# The board of Ethnos in the terminal, and its menus.

age = Age
dragons = Dragons
deck = Deck { $deck }{ $upper ->
    [0] {" "}(dragons may come)
   *[other] {" "}(top { $upper } without dragons)
 }
kingdoms = Kingdoms
tokens = Tokens { $places }
cards = □ { $market }  ■ { $hand }
abilities = what its leader does
bands = Bands of this age: size and leader
legend = ≥3 band size for your next marker   ⚑ orc of the horde   □ in the market   ■ in your hand
next-marker = ≥ next marker
signs = □ market { $market } ■ hand { $hand }
column-glory = Glory
column-hand = Hand
column-bands = Bands
column-stock = Supply
column-merfolk = Merfolk
column-trolls = Trolls
column-giant = Giant
nobody = nobody yet

# At most 33 letters each
ability-centaur = marker placed: another band
ability-dwarf = scores as one more card
ability-elf = keep cards up to its size
ability-giant = larger than the last: { $glory } glory
ability-halfling = never brings a marker
ability-merfolk = swims; a marker at { $spaces }
ability-minotaur = one card fewer for the marker
ability-orc = one more marker on the Orc horde
ability-skeleton = joker; never leads or scores
ability-troll = takes a token: { $tokens }
ability-wingfolk = marker in any kingdom
ability-wizard = draw as many cards as its size

# At most 22 letters each
brief-centaur = another band
brief-dwarf = scores 1 more card
brief-elf = keep cards
brief-giant = largest: 2 glory
brief-halfling = no marker
brief-merfolk = swim for markers
brief-minotaur = needs 1 card fewer
brief-orc = marker on the horde
brief-skeleton = joker without glory
brief-troll = token for ties
brief-wingfolk = any kingdom
brief-wizard = draw cards

# One seat

seat-summary = { $glory } glory, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
 }, { $stock ->
    [one] 1 marker in supply
   *[other] { $stock } markers in supply
 }
seat-hand = In hand:
seat-known = Known to be in hand:
seat-markers = Markers:
seat-merfolk = Merfolk board: space { $space }
seat-horde = Orc horde: { $colours }
seat-trolls = Troll tokens: { $values } (together { $sum })
seat-giant = Giant token with a band of { $size }
seat-bands = { $count ->
    [one] 1 band of this age, and what it will bring:
   *[other] { $count } bands of this age, and what each will bring:
 }
band-glory = → { $glory } glory

# Offers

asked-band = { $leader } leads { $size ->
    [one] 1 card
   *[other] { $size } cards
 }
take = take
take-tribe = take: { $tribe }
take-any = take from the market
draw = draw from the deck
leads = play
alone = alone
your-choice = your choice
no-marker = no marker
keep = keep
keep-count = keep { $count } of { $hand }
keep-all = everything
keep-but = all but
keep-none = nothing
use-giant = take the giant token
use-merfolk = { $size ->
    [one] move 1 space
   *[other] move { $size } spaces
 }
use-orc = one marker on the Orc horde
use-wizard = draw { $size ->
    [one] 1 card
   *[other] { $size } cards
 }
plunder = plunder: { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
 } for { $glory } glory
pass-choose = leave it to chance
pass-ability = decline
pass-free_marker = no further marker
pass-troll_token = take none
pass-next_band = no further band
pass-wizard_draw = draw nothing
pass-plunder = keep the Orc horde for later
