# The map of a campaign.

cm-title = Map of { $world }
cm-role = map
cm-label = Map. An arrow key chooses the first field.
cm-keys = Arrow keys or Q W E A S D: to the next field. Enter: choose. Space: fan out a stack. Plus and minus: nearer and farther. 0: whole world. Home: own capital. G: go to a field. Shift with an arrow key: move the map.
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
