# The board of Lords of Xidit in the terminal, and its menus.

year = Year
order = Order { $order } of { $of }
assessments = Assessments
assessments-dummy = Assessments, below the dummy
dummy = dummy
recruits = Recruitment queue
threats = Threat queue
next = next
then = then
discard = discarded
titans = Titans: units, rewards
titans-short = Titans
rages = rages
slumber = { $count ->
    [one] 1 slumbers
   *[other] { $count } slumber
 }
slain = eliminated
barracks = Barracks
seats = Seats: turn, city, storeys
ready = ready
your-screen = Behind your screen
screen = Gold { $gold } · bards { $bards } · Bastion { $bastion }
screen-stories = Storeys { $stories } · stored { $stored }
screen-hidden = hidden behind the screen
roads-from = Roads from city { $city }
legend = +recruits  !threat gold·bards·storeys  ▲guild  ●action ○wait
units = { $militia } militia { $archer } archer { $infantry } infantry { $cleric } cleric { $mage } battle mage
reconstruction = Board and tiles: our own reconstruction, not the printed values
corrected = Board and tiles: { $title }

# One letter each
unit-militia = M
unit-archer = A
unit-infantry = I
unit-cleric = C
unit-mage = B

# At most 8 letters each
region-bastion = Bastion
region-snow = Snow
region-east = East
region-west = West
region-southwest = S-West
region-south = South
region-southeast = S-East
region-corner1 = N-West
region-corner2 = N-East
region-empty = { $name } empty

# One seat

seat-city = In city { $city }
seat-nowhere = Not on the map yet
seat-orders = Orders:
seat-guilds = Guilds:
seat-no-guilds = No guild yet
seat-bards = Bards:
seat-recruited = Recruited this year in: { $cities }
seat-eliminated = Eliminated this year in: { $cities }

# Offers

asked-units = { $unit }, you have { $count }
asked-bards = { $count ->
    [one] 1 bard
   *[other] { $count } bards
 }, from city { $city }
asked-prize = for { $gold } gold, { $bards ->
    [one] 1 bard
   *[other] { $bards } bards
 }, { $stories ->
    [one] 1 storey
   *[other] { $stories } storeys
 }
asked-orders = k black, r red, b blue, a action, w wait
fight = eliminate { $titan }
pass = eliminate no Titan
take = take { $rewards }
take-nothing = nothing is of use
raise = { $column } { $value } → { $next }
show = show { $count }
story = height { $height } → { $next }

# What a programme comes to

route-road = { $here } → { $there }
route-stays = no road, stays in { $here }
route-wait = waits in { $here }
route-recruit = { $here }: recruits { $unit }
route-again = { $here }: already recruited this year
route-nobody = { $here }: nobody to recruit
route-threat = { $here }: eliminates the threat
route-units = { $here }: the threat needs { $units } more
route-fought = { $here }: already eliminated this year
route-titan = { $here }: may eliminate a Titan
route-nothing = { $here }: nothing here now
route-note = As things stand now; others act in between.
