# Xidit: what is wrong with values and positions.

## Corrected values

xidit-source = must be a text of 1 to 200 characters
xidit-no-row = no such row; there are { $known }
xidit-no-table = must be a table with { $key }
xidit-twice = { $each } stands there twice
xidit-missing = missing: { $missing }
xidit-unknown = unknown: { $unknown }; there are { $known }
xidit-no-way = no way leads from city 1 to: { $cities }
xidit-crossing = cannot be drawn on a board without crossing each other; look for a wrong end
xidit-one-of = must be one of { $known }
xidit-loop = leads from { $city } to itself
xidit-already = { $road } is already { $what }
xidit-cities = must be cities from 1 to 21, each once
xidit-bastion = only the region bastion holds the Bastion
xidit-empty-tokens = one region has empty_token 1 and one has 2
xidit-no-road = no road joins { $a } and { $b }
xidit-roads-cross = drawn straight, the roads { $one } and { $other } cross
xidit-stranded = city { $city } has a tile but touches no region in play
xidit-range = must be from { $least } to { $most }, not { $value }
xidit-tile-twice = tile { $tile } stands there twice
xidit-recruits = must list { $size ->
    [one] 1 unit
   *[other] { $size } units
 }, not { $found }
xidit-titans = two each cost 3, 4 and 5 units
xidit-no-set = no such set of tiles: { $set }; there are { $known }
xidit-not-empty = cannot be empty: { $region }
xidit-not-in-set = not in this set: { $tile }
xidit-piles = map and piles take { $needed ->
    [one] 1 tile
   *[other] { $needed } tiles
 }, but there are { $there }
xidit-eliminate = three numbers from 1 that leave one of { $takes_part }
xidit-one-prize = only one kind of prize
xidit-dummy-start = three numbers from 0
xidit-track = the track ends at { $most }, but start.{ $name } has { $start }; the dummy starts on its track

## Positions of scenarios

xidit-city = a city from 1 to 21
xidit-tile-named = tile { $tile } is named twice or not in this game
xidit-tiles-left = only { $left ->
    [one] 1 tile
   *[other] { $left } tiles
 } are named nowhere
xidit-too-many-stories = nobody has more than { $stories ->
    [one] 1 storey
   *[other] { $stories } storeys
 }
xidit-units-of-the-box = all units together must be those of the box
xidit-negative = must not be negative
xidit-region-in-play = 0 or more, in a region that is in play
xidit-bards = with those left it must be { $bards ->
    [one] 1 bard
   *[other] { $bards } bards
 }
xidit-stories = with guilds and stored ones it must be { $stories ->
    [one] 1 storey
   *[other] { $stories } storeys
 }
xidit-orders = six orders out of { $orders }
xidit-number = a number from 0 to 127
xidit-only = of { $unit } there are only { $there }, not { $taken }
xidit-columns = wealth, influence and reputation, each once
xidit-dummy = only with three players
xidit-one-rages = only one Titan of a pile can rage
xidit-census = a number for each of the { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
 }
xidit-no-pile = no pile needs that here; leave it out and name the piles
xidit-programmes = to execute orders everybody needs a programme
xidit-nobody-missing = somebody must be missing
xidit-counted = the numbers of the type being counted are missing
xidit-nobody-rages = no Titan rages
xidit-prize = a Titan, or the city where the Idrakys stands
xidit-few-tiles = tiles off the map: { $left }; with fewer than { $least } the queues can never be filled; name fewer tiles on the map or more in the piles
xidit-units-no-tile = units stand only on a recruitment tile; say `tile = "recruitment"`, or leave them out
xidit-units-of-tile = only units that this tile lists stand on it, and no more of them
xidit-starved = city { $city }: `starved` names exactly the recruitment tiles on which no units stand
xidit-titan-place = each Titan sleeps in its pile, rages on it, or is slain
xidit-acted-twice = under city_limit strict nobody recruits and eliminates in one city in the same year
xidit-last-year = the game ends only after its last year, { $year }
xidit-not-asked = is not asked for in step { $step }; leave it out
xidit-placing = Idrakys are placed one after the other from the first player on, each in a city of its own
xidit-titan-tile = a Titan is met only where no tile lies
xidit-barred = whoever meets a Titan has not eliminated anything in this city this year
xidit-no-action = whoever decides has the order action at this place of the programme
xidit-not-slain = a Titan whose rewards are taken is slain; say so in titans
xidit-no-choice = there is nothing to choose here, so nobody is asked
xidit-census-year = a census is held only in the years { $years }
xidit-no-winner = whoever places a prize has shown the most units of the type being counted
xidit-winners = must be all others who have shown as many and come later in turn order
xidit-not-counted = this type has not been counted yet; leave it out
xidit-height-no-guild = only a guild has a height; say whose it is in guild
