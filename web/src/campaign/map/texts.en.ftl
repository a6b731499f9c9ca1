# The map of a campaign.

cm-title = Map of { $world }
cm-role = map
cm-label = Map. An arrow key chooses the first field.
cm-keys = Arrow keys or Q W E A S D: to the next field. Enter: choose. Space: fan out a stack. Plus and minus: nearer and farther. 0: whole world. Home: own capital. G: go to a field. L: legend. Shift with an arrow key: move the map.
cm-tools = Tools of the map
cm-nearer = Nearer
cm-farther = Farther
cm-whole = Whole world
cm-home = Capital
cm-go = Go to field
cm-go-there = Go
cm-no-field = There is no field “{ $wanted }” on this map. Write it like 503/22.
cm-layers = Layers
cm-layer-owners = Owners
cm-layer-income = Income
cm-layer-rights = Rights of way
cm-layer-sightings = Sightings
cm-layer-plunder = Plundered land
cm-layer-sieges = Sieges
cm-layer-orders = Own orders

cm-months = Months
cm-month = Month
cm-now = { $month } (now)
cm-to-now = Back to now
cm-compare = Compare with
cm-compare-none = no other month
cm-compared = From { $before } to { $now }
cm-compared-field = { $field }: from { $before } to { $now }
cm-compared-same = Nothing is different.

cm-field = Field { $field }
cm-troops = { $troops } troops
cm-foreign = { $realm }: { $piece }
cm-lists = Lists
cm-which-list = Show
cm-list-armies = Own armies and fleets
cm-list-people = Own people
cm-list-towns = Towns
cm-list-others = Armies of others
cm-list-marks = Marks
cm-list-empty = Nothing here.
cm-list-more = and { $count } more; the tables of pieces have them all
cm-row = { $what }, { $field }, { $terrain }
cm-token = { $kind } { $number }
cm-token-named = { $name } ({ $kind } { $number })

cm-terrain-1 = water
cm-terrain-2 = highland
cm-terrain-3 = forest
cm-terrain-4 = desert
cm-terrain-5 = swamp
cm-terrain-6 = hills
cm-terrain-7 = mountains
cm-terrain-8 = deep sea
cm-terrain-9 = lowland
cm-terrain-10 = gate
cm-terrain-11 = surfacing point
cm-kind-1 = warriors
cm-kind-2 = riders
cm-kind-3 = fleet
cm-kind-4 = creature
cm-kind-5 = wizard
cm-kind-6 = character
cm-stage-0 = building site
cm-stage-1 = castle
cm-stage-2 = city
cm-stage-3 = fortress
cm-stage-4 = capital
cm-stage-5 = fortress-capital

cm-tell = { $field }: { $told }
cm-tell-nobody = nobody’s
cm-tell-own = our own ({ $realm })
cm-tell-owner = belongs to { $realm }
cm-tell-besieged = { $town }, besieged from { $sides ->
        [one] 1 side
       *[other] { $sides } sides
    }
cm-tell-river = river
cm-tell-road = road
cm-tell-bridge = bridge
cm-tell-quay = quay
cm-tell-wall = wall
cm-tell-pieces-own = our { $pieces }
cm-tell-pieces = of { $realm }: { $pieces }
cm-tell-more = { $count } more
cm-tell-stands = { $number } stands here
cm-tell-reach = in reach for { $cost }, { $left ->
    [one] { $left } movement point
   *[other] { $left } movement points
 } left
cm-tell-no-reach = out of reach
cm-tell-meets = enemies stand there
cm-tell-halted = would be halted at { $field }
cm-tell-threat = { $count ->
        [one] 1 foreign army
       *[other] { $count } foreign armies
    } within two fields ({ $realms })
cm-tell-income = income { $income }
cm-tell-way = right of way
cm-tell-no-way = no right of way
cm-tell-coast = coastal right
cm-tell-plundered = { $months ->
        [0] plundered this month
        [one] plundered 1 month ago
       *[other] plundered { $months } months ago
    }
cm-tell-sighting = seen { $months ->
        [one] 1 month ago
       *[other] { $months } months ago
    }: { $kind } { $number } of { $realm }
cm-tell-order-here = line { $line } of the sheet leads here
cm-tell-order-away = line { $line } of the sheet leads to { $field }
cm-tell-changed = before: { $before }, then: { $now }
cm-legend = Legend
cm-legend-of-land = Land and water
cm-legend-of-works = Towns and works
cm-legend-of-pieces = Pieces
cm-legend-of-orders = Reach and orders
cm-legend-of-layers = Layers
cm-legend-of-known = What we know of others
cm-legend-river = river
cm-legend-road = road
cm-legend-bridge = bridge over a river
cm-legend-quay = quay
cm-legend-wall = wall
cm-legend-post = trading post beside a town
cm-legend-border = land of a realm: its colour, and its border with a pattern of its own
cm-legend-stack = several pieces of one realm; a tap fans them out
cm-legend-mixed = pieces of several realms
cm-legend-chosen = the field that is looked at
cm-legend-reach = in reach, with its cost in movement points
cm-legend-meets = in reach; enemies stand there
cm-legend-halted = in reach, but the way ends there
cm-legend-beyond = beside the reach, and why not is told
cm-legend-fine = a move of the sheet that is possible
cm-legend-unsure = a move that will be seen when it happens
cm-legend-refused = a move that the rules refuse
cm-legend-income = taxes of a field
cm-legend-way = land that we may pass
cm-legend-coast = coast that our fleets may use
cm-legend-plunder = plundered; the flame dies down over eight months
cm-legend-siege = besieged, and from how many sides
cm-legend-changed = has changed hands between the two months
cm-legend-now = seen there this month
cm-legend-old = seen there last month
cm-legend-older = seen there long ago: the fainter, the older
cm-legend-moved = where it came from last month
