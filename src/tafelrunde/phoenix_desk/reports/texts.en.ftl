# Headings and columns of reports.

date = { $name }, year { $year }
secret-realm = Confidential: for { $realm } and the game master only
secret-master = Confidential: for the game master only
secret-public = Public
title-realm = { $realm }
title-master = Game master
title-public = Notice board
subtitle = { $date } · { $season } · { $world }{ $kinds }
kind-recruiting = recruiting month
kind-income = income month
running = the month is still running
season-winter = winter
season-spring = spring
season-summer = summer
season-autumn = autumn
none = none
nobody = nobody
contents = Contents
map-title = { $realm }, { $month }
map-caption = Map: our land and what can be seen around it
map-caption-world = Map of the world
rule-label = rule
made = Report by tafelrunde
skip = Skip to the contents
own-land = own land
no-land = nobody’s land
water = water
site-only = site
to-landless = without land

fact-gold = Treasury
fact-income = Taxes
fact-fields = Fields
fact-towns = Towns
fact-armies = Armies and fleets
fact-place = Place in turn order
fact-realms = Realms

head-orders = Turn order
head-due = What is due: { $month }
head-changes = What has changed
head-diary = What happened to us
head-worked = How it was worked out
head-failed = Orders that failed
head-book = Treasury book
head-carried = Gold outside the treasury
head-forecast = Forecast of taxes
head-land = Land
head-won = Won
head-lost = Lost
head-blocked = Plundered: yields nothing yet
head-towns = Towns
head-works = Works
head-begun = Being built
head-magic = Magic walls
head-standing = Standing instructions
col-caster = Wizard
head-armies = Armies and fleets
head-people = People
head-others = Other realms
head-sightings = What we see of their armies
head-rights = Rights and offers
head-news = Notice board
head-overview = The realms
head-muster = Recruiting and building
head-between = Between the turns
head-wishes = Special orders to the game master
head-month_end = End of the month

col-month = Month
col-kind = Kind
col-order = Order
col-place = Place
col-gate = Surfacing point
col-what = What
col-before = before
col-now = now
col-change = Change
col-line = Line
col-rule = Rule
col-reason = Reason
col-where = Where, from whom
col-gold = Gold
col-balance = Balance
col-sum = Sum
col-army = Army
col-field = Field
col-special = Special income
col-cargo_gold = Cargo gold
col-terrain = Terrain
col-fields = Fields
col-income = Taxes
col-from = Previous owner
col-to = New owner
col-how = How
col-until = again from
col-stage = Stage
col-points = Building points
col-damage = Damage
col-site = Being built
col-besieged = Besieged
col-note = Note
col-work = Work
col-sides = Fields and sides
col-side = Side
col-count = Count
col-number = No.
col-type = Kind
col-stands = Stands in
col-goods = Contents
col-space = RP
col-load = Load (RP)
col-movement = BWP
col-name = Name
col-rank = Rank
col-gp = GP
col-with = With
col-realm = Realm
col-capital = Capital
col-towns = Towns
col-armies = Armies
col-ways = Right of way with
col-works = Works
moves-capital = capital moves to { $field }, until { $month }
col-people = People
col-grew = +/−
col-land = Whose land
col-near = Distance
col-strength = Strength
col-failed = Failed

figure-gold = Treasury
figure-income = Taxes of the next income month
figure-fields = Fields
figure-towns = Towns and sites
figure-armies = Land armies
figure-fleets = Fleets
figure-space = Space points of all armies
figures-kept = Unchanged: { $figures }.
figure-leaders = Leaders

book-opening = Balance at the beginning of the month
book-closing = Balance at the end
book-whole = All months
book-each = { $count } × { $gold }: { $where }
book-apart = from special income, not from the treasury
sum-taxes = Taxes
sum-other = Other income
sum-special = Spent from special income
sum-spent = Spent from the treasury
sum-carried = Loaded and unloaded
sum-master = By the game master
why-amended = correction
forecast = At the end of { $month }, as things stand, { $gold } gold: land { $fields }, towns { $towns }{ $has-blocked ->
    [yes] , blocked by plunder { $blocked }
   *[no] {""}
 }{ $has-extra ->
    [yes] , by events { $extra }
   *[no] {""}
 }.
how-conquered = conquered
how-deed = by contract
how-amended = by the game master
how-putsch = by a putsch
how-union = by a union
how- = –

town-chest = in the town
points-of = { $now } / { $of }
site-of = { $stage }: { $now } / { $goal }
growing = +{ $points } this month
chest = { $gold } gold of special income
besieged-by = from { $count ->
    [one] 1 field
   *[other] { $fields } fields
 }
begun-repair = repair: { $work }
begun-town = town

kind-foot = warriors
kind-riders = riders
kind-fleet = fleet
kind-creature = creature
kind-wizard = wizard
kind-character = character
on-board = aboard { $fleet }
army-held = held until { $month }{ $has-giver ->
    [yes] {" "}(from { $giver })
   *[no] {""}
 }
army-conquers = conquest-capable
army-guard = guard
army-gold = { $gold } gold as cargo
army-special = { $gold } gold of special income
army-left = { $left } of { $of }
load-of = { $load } / { $room }
head-alike = Three or more that are alike
alike = { $kind }, { $goods } each ({ $numbers }): { $armies }
alike-space = { $space } RP
alike-load = load { $load } RP
alike-movement = { $movement } BWP
key-codes = Abbreviations: { $key }.
key = Abbreviations: { $key }; RP space points, BWP movement points.
gp-of = { $now } / { $most }
waits-for = waits for: { $rank }
absent = absent
prisoner-of = prisoner of { $realm }
locked-until = locked until { $month }
knight = knight
barred-until = attacks nobody until { $month }

near-fields = { $steps ->
    [0] on our land
    [one] 1 field
   *[other] { $steps } fields
 }
sighting-marks = * has moved this month, ° is new.
far = far

right-ways = Mutual right of way with
right-offered = Right of way offered by us
right-asked = Right of way offered to us
right-coasts_given = Our coastal right is held by
right-coasts_held = We hold the coastal right of
right-declined = We decline gifts from
col-right = Right
col-realms = Realms
offer-land = { $giver } offers { $receiver } land: { $fields }
offer-goods = { $giver }, army { $number }, offers { $receiver }: { $goods }{ $has-price ->
    [yes] {" "}for { $price } gold
   *[no] {" "}as a gift
 }

empty-diary = Nothing special happened to us this month.
empty-worked = No fight of ours had to be worked out.
empty-failed = All orders were carried out.
turn-waiting = Our turn has not come yet; its orders are still to be carried out.
turn-running = Our turn is running; orders that are still to be carried out are not decided.
empty-book = No bookings this month.
empty-towns = We have no town.
empty-works = There are no works on our land.
empty-armies = We have no armies.
empty-people = We have no people.
empty-sightings = No foreign army is to be seen anywhere.
empty-rights = There are neither rights nor offers.
empty-changes = Nothing has changed.
empty-news = The notice board is empty.
treasury-title = Treasury book: { $realm }
head-rules = The rules that this report refers to
