# The odds of a fight.

od-title = Odds
od-no-realm = A realm reckons odds with what it knows. Choose a realm to act for at the top.
od-plan-a = Plan A
od-plan-b = Plan B
od-compare = Compare with a second plan
od-drop = Put { $plan } away
od-from = Where the armies come from
od-from-map = From the map
od-from-typed = Typed in
od-field = Field of the fight
od-own-come = Own armies that come and attack
od-foes-come = Others’ armies that come and attack
od-find = Filter: { $list }
od-army-here = { $name }, stands here already
od-army-in = { $name }, in { $field }{ $steps ->
        [0] {""}
        [one] {" "}(1 field away)
       *[other] {" "}({ $steps } fields away)
    }
od-nobody = Nobody.
od-more = { $count } more: narrow them down with a word.
od-unknown = What you do not know: estimate it
od-troops = Troops ({ $good })
od-person-points = Good points
od-leaders = Leaders
od-guard = It is a guard
od-slider = Strength of { $name }
od-slider-leaders = Leaders of { $name }
od-range = Possible: { $least } to { $most }.
od-usual = The rank is worth { $usual }.
od-attackers = Attackers
od-defenders = Defenders
od-typed-help = One line for each side: troops, leaders and weapons; a semicolon separates units, people come after a plus, the place comes last. For example: 3000 K 10 HF; 900 R 8 HF + BUH in STD
od-terrain = Terrain
od-terrain-1 = Water
od-terrain-2 = Highland
od-terrain-3 = Forest
od-terrain-4 = Desert
od-terrain-5 = Swamp
od-terrain-6 = Hills
od-terrain-7 = Mountains
od-terrain-9 = Lowland
od-say-who = Name a field or type in two armies: the exact odds will stand here.
od-say-field = There is no such field. Write it like 503/22: province and field.
od-say-foes = No army of others is to be seen in this field. Tick who comes, or name another field.
od-say-own = Tick which of your armies come.
od-no-battle = There would be no battle here.

od-battle = { $attackers } against { $defenders }
od-we-win = We win with { $chance }: { $words }.
od-attackers-win = The attackers win with { $chance }: { $words }.
od-no-draw = There is no draw; a die decides a full tie.
od-certain = as good as certain
od-almost-certain = almost certain
od-likely = likely
od-rather = rather yes than no
od-open = open
od-rather-not = rather no than yes
od-unlikely = unlikely
od-almost-hopeless = almost hopeless
od-hopeless = hopeless
od-defenceless = { $side } is defenceless and overrun without dice, if the enemy has the movement for it.
od-side-wins = { $side }: { $chance }
od-head-attackers = Attack: { $name }
od-head-defenders = Defence: { $name }
od-losses = { $side } loses { $mean } of { $all } on average, in nine of ten cases { $low } to { $high }. The chance that this side is wiped out is { $gone }.
od-losses-sure = { $side } loses { $mean } of { $all } with every throw.
od-plot = Losses of { $side } as bars, the higher the likelier
od-plot-table = Losses as a table
od-lost = Losses
od-chance = Probability
od-unit = { $goods }: { $points ->
    [one] { $points } good point
   *[other] { $points } good points
 }
od-no-points = No good points.

od-better-first = Plan A is better by { $points } percentage points.
od-better-second = Plan B is better by { $points } percentage points.
od-better-neither = Both plans are equally good.
od-difference = A wins with { $first }, B with { $second }. With B we lose { $own } troops and the others { $theirs }, compared with A.
od-share = Pass the plan on as text
od-share-text = The plan as text
od-shared = Victory with { $chance }; we lose about { $own }, the others { $theirs }.
od-paste = Read a plan from text
od-paste-here = Text with a plan, from a letter for instance
od-paste-read = Read it as plan A
od-paste-done = Read: it is plan A now.
od-paste-nothing = There is no plan in it. A line like “503/22 < 101 102” or “3000 K 10 HF -> 900 R 8 HF @9” would be one.
