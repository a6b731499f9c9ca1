tap-title = Orders by tapping
tap-readers = You may read here. Those who may write tap their orders here.
tap-begin = Tap a field or an army on the map, choose a unit from the list, or begin with a deed.
tap-field = Field { $field }
tap-leave-piece = Another unit
tap-leave-field = Another field
tap-also-here = Own units here
tap-others-here = Others here: { $pieces }
tap-all-pieces = { $count ->
    [0] No units of your own
    [one] One unit of your own
   *[other] All { $count } units of your own
}
tap-all-deeds = All deeds
tap-search = What shall happen?
tap-found = { $count ->
    [0] No deed is called that.
    [one] One deed
   *[other] { $count } deeds
}
tap-likely = Likely
tap-cancel = Cancel
tap-changes-line = Changes line { $line } of the sheet.
tap-change-line = Change line { $line } by tapping
tap-more-slots = More
tap-sentence = Sentence
tap-write = Write it on the sheet
tap-replace = Replace the line
tap-written = On the sheet: { $sentence }
tap-refused = This cannot be done.
tap-fine = This can be done.
tap-fine-gold = This can be done. Treasury: { $gold } gold.
tap-choose = choose
tap-optional = if you like
tap-leave-out = Leave out
tap-keys = Keys
tap-key-back = Delete the last digit
tap-step = Step
tap-less = { $what }: { $step } less
tap-more = { $what }: { $step } more
tap-most = all { $most }
tap-most-of = { $what }: all { $most }
tap-sum = { $gold } gold together
tap-price = { $gold } gold
tap-price-points = { $gold } gold, { $points } BP
tap-new-number = new: { $number }
tap-other-number = Another number
tap-other-field = Another field, such as 503/22
tap-no-such-field = There is no field { $field }. Look at province and number again.
tap-nobody = No known unit fits here. Name a number.
tap-pick-field = Tap the field on the map, or choose it here.
tap-pick-fields = Tap one field after the other; once more takes it out.
tap-coming = comes by this sheet
tap-reach = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }, { $left } left
tap-reach-enemies = enemies; { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }, { $left } left
tap-reach-hope = enemies on the way, perhaps to be overrun
tap-reach-count = { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
 }, { $count ->
    [one] one field
   *[other] { $count } fields
} in reach
tap-way = Way: { $fields }. Costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }.
tap-way-hope = It leads through enemies, in the hope of overrunning them.
tap-way-halted = In { $field } a hostile character may stop it.
tap-way-months = Arrives in { $months ->
    [one] { $months } month
   *[other] { $months } months
 }.
tap-way-sofar = This month as far as { $field }
tap-place-capital = capital
tap-place-town = town
tap-place-army = own unit

tap-piece-foot = Army of warriors { $number }
tap-piece-riders = Army of riders { $number }
tap-piece-fleet = Fleet { $number }
tap-piece-creature = Creature { $number }
tap-piece-wizard = Wizard { $number }
tap-piece-character = Character { $number }

tap-good-warriors = Warriors
tap-good-mounts = Mounts
tap-good-riders = Riders
tap-good-ships = Ships
tap-good-leaders = Leaders
tap-good-light-catapults = Light catapults
tap-good-heavy-catapults = Heavy catapults
tap-good-light-warships = Light warships
tap-good-heavy-warships = Heavy warships

tap-rank-chf = Officer (CHF)
tap-rank-buh = Lord of the castle (BUH)
tap-rank-sth = City governor (STH)
tap-rank-fsh = Lord of the fortress (FSH)
tap-rank-her = Ruler (HER)
tap-rank-z = Wizard (Z)
tap-rank-za = Wizard A (ZA)
tap-rank-cza = Character wizard A (CZA)
tap-rank-czb = Character wizard B (CZB)

tap-slot-army = Army or fleet
tap-slot-new-army = Number of the army
tap-slot-new-person = Number of the person
tap-slot-their-army = Army of the other realm
tap-slot-traveller = Fleet or person
tap-slot-into = Army that takes them
tap-slot-fleet = Fleet
tap-slot-person = Person
tap-slot-captive = Captive
tap-slot-foe = Opponent
tap-slot-foes = Opponents, in this order
tap-slot-people = People, in this order
tap-slot-armies = Armies that come along
tap-slot-wizard = Wizard
tap-slot-to = Target
tap-slot-target = Target of the fire
tap-slot-via = By way of
tap-slot-at = Placed on
tap-slot-field = Field
tap-slot-seat = New capital
tap-slot-fields = Fields
tap-slot-town = Town
tap-slot-post = Trading post
tap-slot-gate = Gate
tap-slot-side = Side
tap-slot-work = Work
tap-slot-stage = Stage
tap-slot-rank = Rank
tap-slot-name = Name
tap-slot-goods = Goods
tap-slot-weapons = Only with these weapons
tap-slot-good = Kind
tap-slot-card = Card
tap-slot-cards = How many cards
tap-slot-warriors = How many warriors
tap-slot-riders = How many riders
tap-slot-leaders = Leaders
tap-slot-gold = Gold
tap-slot-special-gold = Special income (gold)
tap-slot-special = With special income
tap-slot-price = Price (gold)
tap-slot-ask = Price asked (gold)
tap-slot-bid = Price paid (gold)
tap-slot-points = Building points (BP)
tap-slot-power = Power (ZKP)
tap-slot-space = Space points (RP)
tap-slot-realm = Realm
tap-slot-text = Words to the game master
tap-slot-spare = Without conquest
tap-slot-guard = As a guard

tap-group-movement = Movement
tap-group-fight = Fighting
tap-group-tasks = Tasks on the spot
tap-group-forming = Forming armies
tap-group-cargo = Cargo
tap-group-captives = Captives
tap-group-court = People
tap-group-standing = Standing instructions
tap-group-magic = Magic
tap-group-muster = Recruiting and buying
tap-group-building = Building
tap-group-rights = Rights and capital
tap-group-trade = Gifts and trade
tap-group-market = Merchants’ prices
tap-group-words = Game master

tap-deed-move = Move
tap-deed-attack = Attack
tap-deed-move-person = Travel
tap-deed-accompany = Accompany an army
tap-deed-leave = Leave the army
tap-deed-embark = Embark
tap-deed-land = Land
tap-deed-travel = Sail through a gate
tap-deed-fire-before = Fire before the movement
tap-deed-fire-after = Fire after the movement
tap-deed-kill = Kill enemies
tap-deed-capture = Take prisoners
tap-deed-plunder = Plunder
tap-deed-tear-down = Destroy a work
tap-deed-tear-down-town = Destroy the town
tap-deed-disband = Disband
tap-deed-withdraw-crew = Withdraw a wall crew
tap-deed-split = Split off
tap-deed-merge = Merge with an army
tap-deed-shift-leaders = Shift leaders
tap-deed-mount = Mount
tap-deed-dismount = Dismount
tap-deed-raise-dead = Raise the dead
tap-deed-load = Load gold
tap-deed-unload = Unload gold
tap-deed-pass-cargo = Pass gold to an army
tap-deed-destroy-gold = Destroy gold
tap-deed-to-treasury = Special income into the treasury
tap-deed-release = Release prisoners
tap-deed-pass-prisoners = Pass prisoners to an army
tap-deed-offer-prisoners = Offer prisoners
tap-deed-free-person = Free a captive character
tap-deed-appoint = Appoint or demote
tap-deed-challenge = Challenge
tap-deed-spare = Let the defeated go
tap-deed-pursue = Pursue the defeated
tap-deed-retreat = Retreat if defeated
tap-deed-retrain = Convert to nameless
tap-deed-refuge = From now on retreat there
tap-deed-refuge-any = From now on retreat anywhere
tap-deed-rivals = From now on fight these
tap-deed-rivals-any = From now on fight anybody
tap-deed-line = Set the order of combat
tap-deed-line-by-rank = Order of combat by rank
tap-deed-teleport = Teleport
tap-deed-teleport-late = Teleport after the movement
tap-deed-teleport-goods = Teleport with armies
tap-deed-raise-magic-wall = Raise a magic wall
tap-deed-tear-magic-wall = Tear down a magic wall
tap-deed-tear-magic-wall-late = Tear down a magic wall after the movement
tap-deed-ban = Ban with power
tap-deed-ban-space = Ban by space points
tap-deed-dismiss-wizard = Dismiss the wizard
tap-deed-recruit = Recruit troops
tap-deed-enlist = Recruit a person
tap-deed-buy-goods = Buy from the merchants
tap-deed-sell-goods = Sell to the merchants
tap-deed-stock-up = Stock up
tap-deed-build = Build a work
tap-deed-build-town = Build up a town
tap-deed-repair = Repair a work
tap-deed-repair-town = Repair a town
tap-deed-place-town = Place a free town
tap-deed-build-post = Build a trading post
tap-deed-agree-way = Agree to a right of way
tap-deed-grant-way = Grant right of way
tap-deed-revoke-way = Revoke right of way
tap-deed-grant-coast = Grant coastal right
tap-deed-revoke-coast = Revoke coastal right
tap-deed-accept-gifts = Accept gifts
tap-deed-decline-gifts = Decline gifts
tap-deed-move-capital = Move the capital
tap-deed-give-gold = Give gold
tap-deed-hand-gold = Hand over gold from an army
tap-deed-offer-goods = Offer goods
tap-deed-take-over = Take over what is offered
tap-deed-give-land = Give land
tap-deed-pass-cards = Hand over cards
tap-deed-set-price = Set the price asked
tap-deed-set-bid = Set the price paid
tap-deed-tell = Special order
