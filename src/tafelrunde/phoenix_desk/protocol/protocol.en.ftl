# Minutes in words. Variables: see clerk.py. `whole-` is for the game master, `part-` for a realm, `outcome-` one line.

## Melee

whole-melee_worked = Melee in { $field }: { $attackers } against { $defenders }
unit = { $who }: strength { $strength }; good points { $points } = { $total }; d20 { $die } (PH-5.5j); fighting strength { $fighting } (PH-5.5k){ $halved ->
    [yes] {" "}(half of its strength: the realm is absent, PH-6.9.2.4b)
   *[no] {""}
 }{ $has-split ->
    [yes] {" "}({ $split-first } of its strength and { $split-second } of its points meet this party, PH-R58)
   *[no] {""}
 }
no-points = none
sums = Strength { $strengths-first } against { $strengths-second }, fighting strength { $fighting-first } against { $fighting-second } (PH-5.5l): victory for { $winner }{ tie }
tie = { $how ->
    [strength] {" "}by the higher strength (PH-5.5m), with a leader more for the losses (PH-5.5n)
    [die] {" "}by a d% of { $percent } (PH-5.5m, PH-R103), with a leader more for the losses (PH-5.5n)
   *[other] {""}
 }
bill = Losses of the winner: base { $base } (PH-5.5o), factor { $factor } (PH-5.5p), together { $total } (PH-5.5q); the loser’s average { $average } (PH-5.5r)
toll = { $who }: share { $share }, difference { $difference } (PH-5.5r), losses { $losses } of { $strength } (PH-5.5s)
part-melee_worked = Melee in { $field }, { $won ->
    [yes] won{ tie }
   *[no] lost
 }
own-toll = { $who }: losses { $losses } of { $strength } (PH-5.5s); their number follows from the enemy’s strength and good points (PH-5.5o to PH-5.5r), which remain his secret (PH-5.5v)
outcome-melee_worked = Victory for { $winner }: fighting strength { $fighting-first } against { $fighting-second }, d20 { $dice-first } and { $dice-second }; losses { $lost } of { $strength }

whole-overrun_worked = { $who } overruns { $victims } in { $field }: { $strength } to { $against } (PH-5.5d){ killed }
killed = { $killed ->
    [yes] ; killed, income { $income } (PH-R105)
   *[no] {""}
 }
part-overrun_worked = { $who } overruns { $victims } in { $field }: { $has-strength ->
    [yes] its strength { $strength } is at least ten times theirs (PH-5.5d){ killed }
   *[no] at least ten times our strength{ $has-against ->
        [yes] {" "}of { $against }
       *[no] {""}
     } (PH-5.5d)
 }

## What a fight cost and brought

whole-fallen_worked = The fallen of the melee in { $field }
kept = { $who }: { $goods }; share of survivors { $kept }, rounded down (PH-R60, PH-5.5x); lost: { $lost }
wiped-out = { $who }: all is lost (PH-R22): { $lost }
whole-income_worked = Combat income of { $who } in { $field }: { $rates-first }% of { $enemy } for fallen enemies and { $rates-second }% of { $own } for its own fallen (PH-5.6a){ $divided ->
    [yes] , times { $share } by strength (PH-R105)
   *[no] {""}
 } = { $gold } gold
part-income_worked = Combat income of { $who } in { $field }: { $rates-second }% of { $own } for our own fallen, the rest { $rates-first }% of the price of fallen enemies (PH-5.6a) = { $gold } gold
whole-town_looted = { $who } loots the town in { $field }, { $stage }: { $gold } gold (PH-5.8.1a)
whole-cargo_seized = { $who } seizes in { $field } a share of { $share } of { $carried } gold that { $victim } carried: { $gold } gold (PH-5.8.2a, PH-5.8.3a)
part-cargo_seized = { $who } seizes cargo of { $victim } in { $field }: { $gold } gold (PH-5.8.2a at sea, PH-5.8.3a on land)
whole-catapults_taken = { $who } takes over in { $field }, of { $found }, half of each kind and army, rounded down: { $taken } (PH-5.5z, PH-R104)
part-catapults_taken = { $who } takes over in { $field } half of the catapults, rounded down: { $taken } (PH-5.5z, PH-R104)

## Fire

whole-thrown = Dice: { $values-count } d{ $faces } for { $what } { $where }: { $values }
whole-shots_worked = Fire at { $target }{ $has-side ->
    [yes] , the wall { $side }
   *[no] {""}
 }, B{ $phase }{ $defence ->
    [yes] {" "}(in defence, PH-R141)
   *[no] {""}
 }
shot = { $who } in { $field }: { $count } { $weapon } over { $distance-id ->
    [1] 1 field
   *[other] 2 fields
 } and { $up-id ->
    [one] 1 height
   *[other] { $up } heights
 } up, d10 { $faces } (PH-5.1j): damage { $damage }
hits-together = Hits in all: { $hits } (PH-5.1k)
whole-fire_worked = Damage in { $field }, hits: { $hits }
town-struck = { $has-town ->
    [yes] { $town }: { $hits } / ({ $town_points } / 100 + 1) = { $reduced } (PH-5.1m); 67% on the town { $town_damage }, it loses { $town_lost } (PH-5.1x); 33% on the troops { $troop_damage }
   *[no] No town: all { $troop_damage } on the troops (PH-5.1t)
 }
army-struck = { $who }: share { $share } of the building points (PH-5.1w); good points { $points } = { $total }; damage { $troops } × { $share } / ({ $total } / 100 + 1) = { $damage } (PH-5.1k)
goods = { $count } { $good }: damage { $damage }, lost: { $lost } (PH-R143)
weapon = { $count } { $good }: damage { $damage }, each lost at a d% of at most { $limit } (PH-1.5.11a, PH-R107){ $has-rolls ->
    [yes] ; thrown { $rolls }
   *[no] {""}
 }; lost: { $lost }
leaders = leaders lost: { $leaders } (PH-5.1p)
part-fire_worked = Damage in { $field }
own-town-struck = { $town }: good points { $town_points } divide the hits by { $divisor } (PH-5.1m); 67% of the rest strike the town (PH-5.1x), it loses { $town_lost-id ->
    [one] 1 building point
   *[other] { $town_lost } building points
 }
own-army-struck = { $who }: good points { $points } = { $total } divide its part of the hits (PH-5.1w) by { $divisor } (PH-5.1k); damage, as far as losses show it (PH-5.1o), { $damage }
outcome-fire_worked = hits { $hits }; the town loses { $town_lost-id ->
    [one] 1 building point
   *[other] { $town_lost } building points
 }; { $armies }
outcome-army = { $who } loses { $lost }
whole-wall_worked = Wall { $side } of { $field }: hits { $hits }, building points lacking now: { $lacks }{ $has-surplus ->
    [yes] , surplus hits that are lost: { $surplus }
   *[no] {""}
 }{ $destroyed ->
    [yes] ; it is destroyed
   *[no] {""}
 } (PH-5.1s)
outcome-wall_worked = { $destroyed ->
    [yes] the wall is destroyed
   *[no] the wall lacks { $lacks-id ->
        [one] 1 building point
       *[other] { $lacks } building points
     }
 }

## Orders

whole-order_fell = { $realm }, line { $line }: not carried out (PH-R227). { $why }

## Magic

whole-wall_raised = { $who } raises a magic wall { $side } of { $field } for { $power } ZKP (PH-1.4.2i)
whole-walls_torn = { $who } tears magic walls { $side } of { $field } for { $power } ZKP (PH-1.4.4e): { $has-torn ->
    [yes] those of { $torn }
   *[no] none stood there
 }
part-walls_torn = { $who } tears magic walls { $side } of { $field } for { $power } ZKP (PH-1.4.4e); whether any stood there nobody sees (PH-1.4.2b)
whole-teleport_worked = { $who } teleports from { $start } to { $field }, space points { $space }, distance { $distance }: 2 × { $steps } × { $distance } = { $power } ZKP (PH-1.4.1c)
whole-ban_worked = Ban by { $who } on { $field }: { $space-id ->
    [one] 1 space point
   *[other] { $space } space points
 } (PH-1.4.3f), in this sequence (PH-1.4.3g)
nothing-banned = nothing was there to ban (PH-1.4.3a)
banned = { $who }: { $space-id ->
    [one] 1 space point
   *[other] { $space } space points
 }; banned now: { $goods } (PH-1.4.3h)
part-ban_worked = { $has-space ->
    [yes] { $who } bans up to { $space-id ->
        [one] 1 space point
       *[other] { $space } space points
     } in { $field } (PH-1.4.3f); how much it struck, the banned learn (PH-1.4.3j)
   *[no] Ban by { $who } on { $field }
 }
outcome-banned = { $who } banned: { $goods }
whole-duel_worked = Wizards’ duel: { $attackers } against { $defenders }
wizard = { $who } in { $field }: good points { $most }, power { $power }; d6 { $faces } (PH-5.3c), automatic ones: { $ones } (PH-5.3l)
matched = Hits { $hits-first } : { $hits-second } (PH-5.3d, PH-5.3e); classes { $first } and { $second } (PH-R14), ratio { $ratio }: { result } for { $attackers } (PH-5.3f)
result = { $result ->
    [won] victory
    [lost] defeat
   *[drawn] a draw
 }
duellist-won = { $who }: (hits { $hits } - on ones { $automatic } - taken { $taken }) / { $share } = { $exact }, rounded { $change } (PH-5.3g, PH-5.3i); now { left }; hits on him that count in the battle of this turn: { $taken } (PH-5.3w)
duellist-lost = { $who }: (hits { $hits } - taken { $taken }) / { $share } = { $exact }, rounded { $change } (PH-5.3h, PH-5.3i); now { left }
duellist-drawn = { $who }: nothing changes (PH-R4); now { left }
left = { $has-now ->
    [yes] { $now }
   *[no] dead (PH-5.3p)
 }
own-duellist = { $who }: { result }; of the open dice, hits { $landed }, taken by his side { $taken } (PH-5.3d, PH-5.3e); good points { $change } ({ $result ->
    [won] PH-5.3g, PH-5.3i
    [lost] PH-5.3h, PH-5.3i
   *[drawn] PH-R4
 }), now { left }
outcome-duel_worked = { result } for { $attackers }, hits { $hits-first } : { $hits-second }; { $changes }
outcome-duellist = { $who } { $gain }

## Characters

whole-combat_worked = { $kind ->
    [tilt] Knights’ combat in { $field } (PH-5.2a)
    [retreat] Retreat fight in { $field } (PH-5.4d)
   *[combat] Combat of characters in { $field } (PH-5.3r)
 }
fighter = { $who }: good points { $points }, class { $level } (PH-5.3k), { $has-faces ->
    [yes] dice { $faces }
   *[no] no dice
 } (PH-5.3c)
bout = { $one } against { $other }: hits { $hits }, taken { $taken } (PH-5.3e); { $parried ->
    [yes] nobody gains anything
   *[no] ({ $hits } - { $taken }) : ({ $winner } : { $loser }) = { $exact } (PH-5.3x), rounded { $gain } and { $loss } (PH-R12)
 }
fate = { $who }: good points { $before }, { $change-id ->
    [0] 0
   *[other] { $gain }
 } by all bouts, now { $has-now ->
    [yes] { $now }
   *[no] none: dead (PH-R112), or captured in a retreat fight (PH-5.4g)
 }; hits on him: { $taken }, which are in it already (PH-R207)
outcome-bout = { $one } against { $other }: hits { $hits } : { $taken }, good points { $gain }

## Goods, counted

good-warriors = { $count ->
    [one] warrior
   *[other] warriors
 }
good-mounts = { $count ->
    [one] mount
   *[other] mounts
 }
good-riders = { $count ->
    [one] rider
   *[other] riders
 }
good-ships = { $count ->
    [one] ship
   *[other] ships
 }
good-leaders = { $count ->
    [one] leader
   *[other] leaders
 }
good-light_catapults = { $count ->
    [one] light catapult
   *[other] light catapults
 }
good-heavy_catapults = { $count ->
    [one] heavy catapult
   *[other] heavy catapults
 }
good-light_warships = { $count ->
    [one] light warship
   *[other] light warships
 }
good-heavy_warships = { $count ->
    [one] heavy warship
   *[other] heavy warships
 }
good-gold = { $count ->
    [one] gold
   *[other] gold
 }
