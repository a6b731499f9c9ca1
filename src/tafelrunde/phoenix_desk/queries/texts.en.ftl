# What answers to questions about map and desk say besides rules.

odds-assumed = Bans, walls of magic and prisoners that you cannot know of are not reckoned with; the dice decide the rest.
odds-force = How strong is { $name }? Write it as in `5000 { $good } 20 HF`, with “guard” if it is one.
odds-points = How many good points has { $name }? His rank is worth { $usual }.
odds-power = How much magic power has { $name }, in good points?

sighting-past = { $unit } of { $realm } was last seen in { $field }, in { $month }{ $age ->
        [0] {""}
        [one] {" "}(1 month ago)
       *[other] {" "}({ $age } months ago)
    }.

spotted-new = { $unit } of { $realm } has appeared in { $now }.
spotted-moved = { $unit } of { $realm } went from { $before } to { $now }.
spotted-gone = { $unit } of { $realm }, last in { $before }, is not on the map any more.

card-goods = It has: { $goods }.
card-strength = Strength { $strength }.
card-strengths = Strength { $attack } in attack, { $defence } in defence.
card-leaders = { $leaders ->
        [one] 1 leader gives
       *[other] { $leaders } leaders give
    } { $points ->
    [one] { $points } good point
   *[other] { $points } good points
 }.
card-space = It takes { $space ->
    [one] { $space } space point
   *[other] { $space } space points
 }.
card-guard = It is a guard: 300 good points in every fight.
card-room = Cargo room: { $load } of { $room ->
    [one] { $room } space point
   *[other] { $room } space points
 } used, { $free } free.
card-gold = It carries { $gold } gold and { $special } of special income.
card-cargo = Cargo: { $cargo }.
card-aboard = It is aboard: { $fleet }.
card-held = It does not move until month { $month }, for it is a gift.
card-moves = Move: with { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } and { $climbs ->
        [one] 1 height point
       *[other] { $climbs } height points
    }.
card-bound = Move.
card-conquest = Conquer land, plunder, tear down.
card-no-conquest = That takes { $least ->
    [one] { $least } space point
   *[other] { $least } space points
 } besides leaders, somebody who leads, and solid ground.
card-fire = Fire: with { $light } light and { $heavy } heavy weapons.
card-fired = All weapons have fired this month.
card-mount = Mount: { $mounts } horses wait for riders.
card-rank = Rank: { $rank }.
card-points = Good points: { $now } of { $most }.
card-with = Goes with: { $unit }.
card-captive = A prisoner of { $captor }.
card-site = Building site
card-town-points = Building points: { $points } of { $full }.
card-town-income = Income: { $income } gold in every income month.
card-town-defence = Whoever defends the town has { $points ->
    [one] { $points } good point
   *[other] { $points } good points
 } by it.
card-town-site = Being built: { $goal ->
    [one] { $goal } building point is the goal
   *[other] { $goal } building points are the goal
 }, { $growing } are added at the end of the month.
card-town-special = { $gold } gold of special income lie here.
card-town-besieged = Besieged from { $fields ->
        [one] one field
       *[other] { $fields } fields
    }.
card-town-recruits = Recruit: in recruiting months for up to { $gold } gold, with { $leaders ->
    [one] { $leaders } leader
   *[other] { $leaders } leaders
 } and { $wizards ->
        [0] no wizards
        [one] 1 wizard
       *[other] { $wizards } wizards
    }.
card-town-repair = Repair: { $lost ->
    [one] { $lost } building point is missing
   *[other] { $lost } building points are missing
 }.
