# Words of the xidit board.

## Things and their numbers
xi-none = none
xi-seat = Seat { $number }
xi-n-militia = { $n ->
    [one] 1 militia unit
   *[other] { $n } militia units
 }
xi-n-archer = { $n ->
    [one] 1 archer
   *[other] { $n } archers
 }
xi-n-infantry = { $n ->
    [one] 1 infantry unit
   *[other] { $n } infantry units
 }
xi-n-cleric = { $n ->
    [one] 1 cleric
   *[other] { $n } clerics
 }
xi-n-mage = { $n ->
    [one] 1 battle mage
   *[other] { $n } battle mages
 }
xi-n-gold = { $n } gold
xi-n-bards = { $n ->
    [one] 1 bard
   *[other] { $n } bards
 }
xi-n-stories = { $n ->
    [one] 1 storey
   *[other] { $n } storeys
 }

## Map
xi-map = Map of Xidit
xi-zoom-in = Enlarge the map
xi-zoom-out = Show more of the map
xi-city-recruits = Recruits: { $units }
xi-city-threat = Threat, needs { $units }; brings { $prize }
xi-city-guild = Guild of { $name }, height { $height }
xi-city-here = Here: { $names }
xi-region = { $name }, worth { $first } and { $second }
xi-region-empty = { $name }, not in play
xi-region-bards = { $count ->
    [one] { $name }: 1 bard
   *[other] { $name }: { $count } bards
 }
xi-region-added = { $count } about to be placed
xi-no-road = No road leads from city { $from } to city { $to }.
xi-origin = Map and tiles are our own reconstruction, not the printed values.
xi-origin-own = Played with values from: { $source }.
xi-origin-more = More about this

## Path of destiny
xi-queue-recruitment = Recruits to come
xi-queue-threat = Threats to come
xi-queue-next = Next
xi-queue-pile = Pile of { $n }
xi-queue-empty = empty
xi-queue-discard = Discarded
xi-titans = Titans
xi-titan-raging = Raging Titan: { $units ->
    [one] 1 unit
   *[other] { $units } units
 } of any kind; brings { $prize }.
xi-titan-asleep = Slumbering Titan of { $units ->
    [one] 1 unit
   *[other] { $units } units
 }.
xi-titan-below = Slumbering here: { $n }.
xi-titan-gone = Both Titans of { $units ->
    [one] 1 unit
   *[other] { $units } units
 } are eliminated.

## Calendar, hall and players
xi-calendar = Calendar and assessments
xi-year = Year { $year } of { $years }
xi-order-now = Order { $order } of { $of }
xi-hall = The assessments
xi-hall-column = Assessment { $number }: { $column }. { $n ->
    [one] One player leaves
   *[other] { $n } players leave
 }.
xi-hall-out = { $n } out
xi-dummy = Dummy
xi-dummy-value = Dummy { $value }
xi-players = Players
xi-first-player = First player
xi-ready = ready
xi-thinking = thinking
xi-influence-title = Storeys on the map
xi-orders-of = Orders: { $orders }
xi-orders-begun = Orders: { $orders }. Order { $number } is being executed.
xi-behind = Behind the screen: { $units }, { $gold } gold, { $bards ->
    [one] 1 bard
   *[other] { $bards } bards
 }
xi-screen = Behind your screen
xi-gold = Gold
xi-bards-left = Bards left
xi-stories-left = Storeys left
xi-stored = Storeys waiting for a new guild
xi-in-bastion = Your bards in the Bastion

## Orders
xi-programme = Your six wheels
xi-orders = Orders to choose from
xi-wheel = Wheel { $number }: { $order }
xi-wheel-free = not set
xi-route-road = From { $from } to { $to }
xi-route-stays = No such road, stays in { $to }
xi-route-wait = Waits in { $to }
xi-route-recruit = Recruits { $units } in { $to }
xi-route-again = Has recruited in { $to } this year
xi-route-nobody = Nobody to recruit in { $to }
xi-route-threat = Eliminates the threat in { $to }
xi-route-units = Missing for the threat in { $to }: { $units }
xi-route-fought = Has eliminated in { $to } this year
xi-route-titan = May eliminate a Titan in { $to }
xi-route-nothing = Nothing to do in { $to } now
xi-route-step = { $number }. { $order }: { $what }
xi-route-note = As things stand now: others act in between.

## What to do
xi-waiting = Waiting for { $names }.
xi-handed-in = Handed in. Waiting for { $names }. You may still change it.
xi-playing = The orders are carried out.
xi-skip = Skip
xi-ask-place = Choose the city where your Idrakys begins.
xi-ask-programme = { $left ->
    [one] One more order: click a road or a city, or set the wheel.
   *[other] Set { $left } orders: click roads and cities on the map, or the wheels.
 }
xi-ask-programme-done = All six orders are set. Hand them in, or click a wheel to change it.
xi-ask-titan = Eliminate a raging Titan, or decline.
xi-ask-rewards = Choose your rewards.
xi-ask-bards = Send your bards to the glowing regions.
xi-ask-census-bards = Send the bards you have won to the glowing regions.
xi-ask-census-story = Choose the guild that grows by one storey.
xi-ask-dummy = Raise one of the dummy’s values.
xi-ask-census = Census: how many { $unit } do you show?
xi-ask-over = The game is over.
xi-do-place = Your Idrakys begins in city { $city }.
xi-do-programme = Your orders: { $orders }.
xi-do-titan = You eliminate the Titan and give { $units }.
xi-do-pass = You let the Titan be.
xi-do-rewards = You take { $rewards }.
xi-do-no-rewards = None of the rewards is of use here.
xi-do-bards = Your bards go: { $bards }.
xi-do-dummy = The dummy’s { $column } grows by 1.
xi-do-show = You show { $n }: { $unit }.
xi-do-story = Your guild in city { $city } grows.
xi-confirm-place = Begin here
xi-confirm-programme = Hand in orders
xi-confirm-titan = Eliminate
xi-confirm-rewards = Take them
xi-confirm-bards = Place bards
xi-confirm-census-bards = Place bards
xi-confirm-census-story = Build here
xi-confirm-dummy = Raise it
xi-confirm-census = Show
xi-confirm-over = Done
xi-rewards = Rewards
xi-bards-to-place = { $n ->
    [0] All bards have a place.
    [one] 1 bard to place
   *[other] { $n } bards to place
 }
xi-bard-add = One bard to { $region }
xi-bard-remove = Take a bard back from { $region }
xi-bards-here = { $n } to { $region }
xi-titan-pick = Titan of { $units ->
    [one] 1 unit
   *[other] { $units } units
 }; brings { $prize }
xi-titan-cost = { $n ->
    [one] 1 unit
   *[other] { $n } units
 }
xi-titan-give = Units given: { $given } of { $needed }
xi-titan-pass = Decline
xi-unit-give = Give { $unit }: { $given } of { $have } given
xi-unit-keep = Keep { $unit }
xi-dummy-step = { $from } → { $to }
xi-census = Military Census
xi-census-unit = Units
xi-census-wins = The most win
xi-census-prize = { $sole } (tied: { $tied })
xi-show-how-many = How many { $unit }?
xi-show-n = Show { $n }: { $unit }
xi-show-handed = You have handed in { $n }.

## What happens
xi-event-idrakys-placed = { $name } begins in { $city }.
xi-event-moved = { $name } goes to { $city }.
xi-event-stayed = { $name } finds no { $colour } road in { $city }.
xi-event-action-void = { $name } in { $city }: { $reason }.
xi-event-recruited = { $name } recruits in { $city }: { $unit }.
xi-event-threat-eliminated = { $name } eliminates the threat in { $city } with { $units }.
xi-event-titan-beaten = { $name } eliminates a Titan with { $units }!
xi-event-gold-taken = { $name } takes { $n } gold.
xi-event-bards-placed = { $name } places bards.
xi-event-bards-missed = { $name } cannot place the bards won.
xi-event-stories-built = { $name } builds in { $city }: height { $height }.
xi-event-story-stored = { $name } keeps a storey.
xi-event-story-missed = { $name } has no storey left.
xi-event-tile-placed-recruitment = Recruits come to city { $city }.
xi-event-tile-placed-threat = A threat comes to city { $city }.
xi-event-titans-woke = { $n ->
    [0] No Titan is left to awaken.
    [one] A Titan awakens!
   *[other] Titans awaken!
 }
xi-event-reinforcements-arrived = Reinforcements arrive.
xi-event-year-began = Year { $year } begins.
xi-event-census-began = Military Census of year { $year }
xi-event-units-shown = Everybody shows { $unit }.
xi-event-census-won = { $name } wins this census.
xi-event-nobody-won = Nobody shows { $unit }.
xi-event-dummy-raised = { $name } raises the dummy’s { $column } to { $value }.
xi-event-eliminated = { $name } is eliminated.
xi-event-dummy-eliminated = The dummy is eliminated.
xi-event-game-ended = { $n ->
    [0] The dummy wins. Everybody has lost.
    [one] { $names } wins!
   *[other] { $names } win!
 }

## Explanations
xi-kind-city = { $tile ->
    [recruitment] City with recruits
    [threat] City with a threat
   *[none] City without a tile
 }
xi-kind-region = Region
xi-kind-order = Order
xi-region-out = Not in play.
xi-region-worth = { $first } for the most bards, { $second } for the second most.
xi-titan = Titan
xi-year-again = Last year again
