# Phoenix: what is wrong with worlds, foundations, positions and typed words.

## Worlds

phoenix-world-format = { $format } is unknown; this program reads 1
phoenix-no-world = this is not a world: { $fault }
phoenix-world-no-province = there is no province “{ $province }” in the shape { $shape }
phoenix-world-province-missing = province { $province } is missing ({ $all } in all)
phoenix-world-letters = letters: { $letters }; fields of a province: { $fields }
phoenix-world-no-terrain = “{ $letter }” at field { $gemark } is not a terrain; letters are { $letters }
phoenix-world-no-side = “{ $word }” is not a side of a field; write for example 22NO
phoenix-world-river = the river at { $place } has no land beside it
phoenix-world-nest-gates = the nest has { $gates ->
    [one] 1 gate
   *[other] { $gates } gates
 } (letter A); it must have one
phoenix-world-city-in-water = { $audvacar } is water; the city stands on land
phoenix-no-field = there is no field “{ $label }”
phoenix-world-lists = listed are [{ $listed }], letter { $letter } stands at [{ $drawn }]; both name the same { $count }
phoenix-world-no-capital = { $place } has { $around } land fields around it; a capital needs 6 and land itself
phoenix-world-capitals-near = { $near } is only { $distance ->
    [one] 1 field
   *[other] { $distance } fields
 } away from { $far }; at least { $least } are needed

## Foundations

phoenix-realms-differ = realms that the foundation names: { $founded }; realms that take part besides the game master: { $realms }
phoenix-no-foundation = not a foundation: { $fault }
phoenix-same-name = two realms have the same name
phoenix-too-few-places = too few free starting places in this world: { $free }; realms that need one: { $needed }
phoenix-no-capital = { $label } is not land for a capital
phoenix-realms-near = { $one } is only { $distance ->
    [one] 1 field
   *[other] { $distance } fields
 } away from { $two }; founding realms start at least 10 apart

## Sizes and generated worlds

phoenix-no-size = There is no world size “{ $size }”. Write erkenfara, hexagon 3 (a radius of 0 to { $most }) or block 7x6 (columns and rows of provinces).
phoenix-impossible-size = A world cannot be { $size }: it has 1 to { $columns } columns of 1 to { $rows } provinces.
phoenix-columns-do-not-join = Columns beginning in rows { $left } and { $right } do not join: neighbours are 4 rows apart.
phoenix-no-room = So many realms do not fit into a world { $size }: { $realms }. Capitals that found room 10 fields apart: { $most }. Take a larger world or fewer realms.
phoenix-starting-places = A world has 0 to { $most } starting places, not { $realms }.
phoenix-land = Land covers 10% to 80% of a world, not { $land }.

## Maps of the old tool

phoenix-no-province = there is no province { $province }
phoenix-no-gemark = there is no field { $gemark }
phoenix-field-twice = { $field } is listed twice, first at { $first }
phoenix-gemark-missing = province { $province } lacks field { $gemark } ({ $all } in all)
phoenix-no-terrain = { $terrain } is not a terrain; numbers run from 1 to { $last }
phoenix-no-river = { $value } is neither 0, 1 nor -1
phoenix-no-gate = “{ $art }” is none of A, T and N
phoenix-no-number = “{ $text }” is not a whole number
phoenix-table-empty = the table is empty
phoenix-columns-missing = columns are missing: { $names }
phoenix-cells = cells: { $cells }; columns: { $columns }
phoenix-no-rows = this is not a list of rows: { $fault }
phoenix-no-row = not a row of a table: { $fault }

## Pictures

phoenix-png-width = A picture is 1 to { $most } pixels wide, not { $width }.
phoenix-png-package = PNG needs the Python package { $package }: install it with `pip install { $package }`, or take SVG.
phoenix-no-svg = This is not an SVG drawing: { $error }

## Positions of scenarios

phoenix-no-realm = “{ $realm }” is unknown; realms: { $realms }
phoenix-terrain-letter = terrain is a letter of { $known }
phoenix-none-of = “{ $name }” is none of { $known }
phoenix-no-unit = “{ $name }” is not the number of a unit
phoenix-order = each order names all realms of the world, each once
phoenix-no-turn = { $realm } has no place in the order of this month
phoenix-no-active = at the muster all realms hand in together; say `step = "turn"`, or leave it out
phoenix-nobody-inside = no realm is left in the world
phoenix-outside = { $realm } is not in the world and has nothing there
phoenix-twice = { $name } is named twice
phoenix-no-month = { $name } is not a month whose order is drawn; there are this one and the next four
phoenix-water-owned = water has no owner and nothing of it is taxed or plundered
phoenix-water-town = no town stands on water
phoenix-nobodys-town = every town is somebody’s; name the owner
phoenix-town-missing = there is no town or site; say `town` first
phoenix-site = the stage being built must be above the one that stands
phoenix-site-of-what = a new site needs the stage that is being built, in `site`
phoenix-not-of-all = only `terrain` and `owner` can be said of all fields
phoenix-rim = there is no field on that side
phoenix-no-work = no such work stands there
phoenix-work-stands = this work stands already
phoenix-only-repairs = only repairs have points; a work in the making stands at the end of the month
phoenix-quay = a quay lies between land and water
phoenix-road = a road joins two fields of land
phoenix-bridge = a bridge crosses a river between two fields of land; say `rivers` too
phoenix-own-right = names other realms only, and rights of way are mutual
phoenix-capital = a capital is a town of its own realm, and there is none while it moves
phoenix-no-merchants = only merchants have goods in store; say `kind = "merchants"`
phoenix-grave = whoever has this number is alive
phoenix-army-number = armies have the numbers 101 to 199, 201 to 299, 301 to 399, creatures 401 to 499
phoenix-person-number = people have numbers from 401 on: creatures 4xx, wizards 5xx, characters 6xx
phoenix-rank = wizards (5xx) have the rank Z, and nobody else has
phoenix-crowded = a field has at most so many space points: { $most }
phoenix-cargo = there are no prisoners called “{ $name }”
phoenix-nature = a creature (4xx) counts as 1 foot, 2 riders or 3 fleet; nobody else has `nature`, `might` or `traits`
phoenix-mounts = only armies on foot lead mounts
phoenix-small-army = an army has at least 100 space points of troops
phoenix-unled = an army needs a leader of its own or somebody who may lead it
phoenix-guard-kills = a guard only takes prisoners
phoenix-no-fleet = no fleet { $fleet } of its own lies in this field
phoenix-ground = fleets lie on water; all others stand on land or are aboard
phoenix-overloaded = space points that it carries: { $load }; it has room for { $room }
phoenix-fired = no more weapons have fired than it has
phoenix-long-name = a name may be so many letters long: { $most }
phoenix-not-there = no army { $army } is in this field
phoenix-captive = a prisoner is kept by another realm, and only prisoners have wardens
phoenix-captive-army = a prisoner goes with no army of his own
phoenix-unkept = an army of the captor must keep him (`warden`), or the land must be the captor’s
phoenix-tenths = good points have at most one digit behind the point
phoenix-deed = at least one field, and no water

## Typed forces, fire, duels and fights

phoenix-that-many = there cannot be that many
phoenix-expected-unit = expected goods (10000 K, 20 HF), + people, a place (in STD, behind wall) or ;
phoenix-after-number = after a number comes one of: { $known }
phoenix-other-army = { $odd } cannot be in this army; separate units with a semicolon
phoenix-no-troops = a unit needs troops, such as 10000 K 20 HF
phoenix-place-missing = a person or a place is missing here
phoenix-expected-town = expected a town
phoenix-no-target = “on” and a target are missing
phoenix-no-weapons = only LKP, SKP, LKS and SKS can fire
phoenix-no-town = expected a town such as “city”
phoenix-building-points = this town has 1 to { $most } building points
phoenix-too-many-dice = at most { $most ->
    [one] 1 die
   *[other] { $most } dice
 } on each side
phoenix-expected-wizards = expected wizards such as “ZA”, “3 ZA”, “CZB 10” or “Z 10/14” (power 10 of 14)
phoenix-power = good points are 1 or more, and power is never more
phoenix-expected-characters = expected characters such as “BUH”, “2 CHF” or “STH 30”; ranks: { $ranks }

## Typed moves and orders

phoenix-number-too-long = no number here is that long
phoenix-no-move = this is not a move: { $fault }{ $hint }
phoenix-nothing-said = nothing is said; { $beginnings }
phoenix-beginnings = a sheet begins with “{ $head }” and has one order per line, a decision of the game master with { $words }; JSON with a curly bracket
phoenix-bad-line = line { $line }: { $fault }
phoenix-bad-lines = { $lines }
phoenix-sentence-reads = { $fault }; this sentence reads: { $right }
phoenix-order-unreadable = not an order: { $fault }
phoenix-no-order = no order begins like this: “{ $found }”{ $hint }
phoenix-orders-begin = ; orders begin with Move, Recruit, Build, Split, Load or Give, for example
phoenix-line-ends-early = the line ends too early; expected { $expected }
