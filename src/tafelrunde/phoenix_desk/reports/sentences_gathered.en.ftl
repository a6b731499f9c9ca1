# What is alike in one sentence: ID-all with $parts or a list, ID-each for a part.
# Variables: see gathering.py, and those of the single sentence.

armies-foot = { $count ->
    [one] army of warriors { $numbers }
   *[other] armies of warriors { $numbers }
 }
armies-riders = { $count ->
    [one] army of riders { $numbers }
   *[other] armies of riders { $numbers }
 }
armies-fleet = { $count ->
    [one] fleet { $numbers }
   *[other] fleets { $numbers }
 }
armies-creature = { $count ->
    [one] creature { $numbers }
   *[other] creatures { $numbers }
 }
armies-wizard = { $count ->
    [one] wizard { $numbers }
   *[other] wizards { $numbers }
 }
armies-character = { $count ->
    [one] character { $numbers }
   *[other] characters { $numbers }
 }
arms-foot = armies of warriors
arms-riders = armies of riders
arms-fleet = fleets
arms-creature = creatures
arms-wizard = wizards
arms-character = characters

## Notice board

event-realm_founded-all = Founded: { $parts }.
event-realm_founded-each = { $realm } (capital { $capital }, { $fields-count ->
    [one] 1 field
   *[other] { $fields-count } fields
 }, taxes { $income } gold)
event-order_drawn-all = Turn orders: { $parts }.
event-order_drawn-each = { $month } { $realms }, surfacing point { $gate }
event-army_appeared-all = { $realm }, new { $arms }: { $parts }.
event-army_appeared-each = { $numbers } in { $field }
event-army_moved-all = { $realm }, { $arms } march: { $parts }.
event-army_moved-each = { $numbers } { $start }→{ $end }{ $stopped ->
    [yes] {" "}(stopped there)
   *[no] {""}
 }
event-army_embarked-all = { $realm }, embarking: { $parts }.
event-army_embarked-each = { $armies } on fleet { $fleet }
event-army_landed-all = { $realm }, { $arms } land: { $parts }.
event-army_landed-each = { $numbers } in { $field }
event-army_gone-all = { $realm }, { $arms } no more: { $parts }.
event-army_gone-each = { $numbers } in { $field }
event-army_joined-all = From { $realm } to { $to }: { $parts }.
event-army_joined-each = { $army } near { $field } as { $new }
event-army_teleported-all = { $realm }, { $arms } are teleported: { $parts }.
event-army_teleported-each = { $numbers } { $start }→{ $field }
event-conflict_arose-all = Enemies face each other ({ $realms }) in: { $fields }.
event-melee_fought-all = Melees, { $attackers } against { $defenders }, in: { $fields }; { $winners-count ->
    [0] nobody wins.
   *[other] victory for { $winners }.
 }
event-army_overrun-all = { $realm } overruns the armies of { $victims } in: { $fields }.
event-field_taken-all = { $has-realm ->
    [yes] { $how-id ->
        [deed] { $realm } takes over by contract: { $fields }.
        [amended] { $realm } is given by the game master: { $fields }.
        [putsch] { $realm } has after a putsch: { $fields }.
        [union] { $realm } has after a union: { $fields }.
       *[other] { $realm } takes: { $fields }.
     }
   *[no] Nobody’s any more: { $fields }{ $how-id ->
        [amended] {" "}(by the game master).
       *[other] .
     }
 }
event-field_plundered-all = { $realm } plunders: { $fields }.
event-town_stands-all = { $has-stage ->
    [yes] { $why-id ->
        [built] Finished: { $stage } in { $places }.
        [placed] Placed: { $stage } in { $places }.
        [torn] Left after tearing down: { $stage } in { $places }.
        [conquered] Standing after the conquest: { $stage } in { $places }.
        [moved] Standing by the move of the capital: { $stage } in { $places }.
       *[other] Standing now: { $stage } in { $places }.
     }
   *[no] No town stands any more in: { $places }.
 }
event-site_begun-all = Building begins: { $parts }.
event-site_begun-each = { $realm }, { $stage } in { $fields }
event-site_lost-all = Sites lost in: { $places }.
event-work_stands-all = { $realm }, finished: { $parts }.
event-work_stands-each = { $work } in { $spots }
event-work_gone-all = Torn down: { $parts }.
event-work_gone-each = { $work } in { $spots }
event-work_damaged-all = Damaged: { $parts }.
event-work_damaged-each = { $work } in { $spots } (building points missing: { $lacks }{ $count ->
    [one] )
   *[other] {" "}in each)
 }
event-work_repaired-all = Repaired: { $parts }.
event-work_repaired-each = { $work } in { $spots }{ $lacks-id ->
    [0] {""}
   *[other] {" "}(building points still missing: { $lacks })
 }
event-person_appeared-all = { $realm }, appearing: { $parts }.
event-person_appeared-each = { $people } in { $field }
event-person_moved-all = { $realm }, { $arms } travel: { $parts }.
event-person_moved-each = { $numbers } { $start }→{ $end }
event-person_joined-all = From { $realm } to { $to }: { $parts }.
event-person_joined-each = { $army }{ $has-name ->
    [yes] {" "}({ $name })
   *[no] {""}
 } as { $new }
event-person_appointed-all = { $realm } appoints: { $parts }.
event-person_appointed-each = { $has-name ->
    [yes] { $name } ({ $number })
   *[no] { $army }
 } – { $rank }
event-person_retreated-all = { $realm }, { $arms } escape: { $parts }.
event-person_retreated-each = { $numbers } { $start }→{ $field }
event-wizard_teleported-all = { $realm }, { $arms } teleport: { $parts }.
event-wizard_teleported-each = { $numbers } { $start }→{ $field }
event-combat_fought-all = { $kind }, { $attackers } against { $defenders }, in: { $fields }.
event-coast_granted-all = { $realm } grants the coastal right to: { $realms }.
event-coast_revoked-all = { $realm } withdraws the coastal right from: { $realms }.
event-way_granted-all = { $realm } shares the right of way and is allied with: { $realms }.
event-way_revoked-all = { $realm } ends the right of way and is now at enmity with: { $realms }.
event-price_set-all = { $realm } { $buying ->
    [yes] pays
   *[no] asks
 } from now on for 1 of each: { $parts }.
event-price_set-each = { $good } { $price } gold

## What happened to a realm

note-recruited-all = Recruited: { $parts }.
note-recruited-each = { $goods } { $count ->
    [one] for { $army } in { $field }
   *[other] each for { $arms } { $stands }
 }
note-prevented-all = Hostile armies prevent the building: { $parts }.
note-prevented-each = { $what } in { $spots }
note-town_grew-all = Towns grow: { $parts }.
note-town_grew-each = { $fields } by { $points-id ->
    [one] 1 building point
   *[other] { $points } building points
 }{ $count ->
    [one] {""}
   *[other] {" "}each
 } to { $now }
note-cut-all = Too many in { $field }; losses: { $parts }.
note-cut-each = { $armies } – { $goods }{ $count ->
    [one] {""}
   *[other] {" "}each
 }
note-drowned-all = For want of cargo room these drown in { $field }: { $parts }.
note-drowned-each = { $armies } – { $goods }{ $count ->
    [one] {""}
   *[other] {" "}each
 }
note-fire_losses-all = Losses under fire in { $field }: { $parts }.
note-fire_losses-each = { $armies } – { $goods }{ $count ->
    [one] {""}
   *[other] {" "}each
 }
note-troops_banned-all = Banned in { $field }: { $parts }.
note-troops_banned-each = { $armies } – { $goods }{ $count ->
    [one] {""}
   *[other] {" "}each
 }
note-halted-all = On their way, but stopped before: { $parts }.
note-halted-each = { $armies } to { $to }, no farther than { $field }
note-spoils-all = { $why } that { $arms } carry now: { $parts }.
note-spoils-each = { $numbers } from { $field } { $gold } gold{ $count ->
    [one] {""}
   *[other] {" "}each
 }
note-received-all = { $realm } hands over to us{ $has-where ->
    [yes] {" "}in { $where }
   *[no] {""}
 }: { $parts }.
note-received-each = { $what }
note-amended-all = The game master corrects: { $parts }. Reason: { $reason }
note-amended-each = { $path } { $before } → { $after }

## What has changed

change-town_new-all = New towns: { $parts }.
change-town_new-each = { $stage } in { $fields }
change-site_new-all = New sites: { $parts }.
change-site_new-each = { $stage } in { $fields }
change-town_stage-all = Extended or changed: { $parts }.
change-town_stage-each = { $fields } { $before } → { $now }
change-town_points-all = Building points: { $parts }.
change-town_points-each = { $fields } { $before } → { $now }{ $count ->
    [one] {""}
   *[other] {" "}each
 }
change-town_lost-all = Ours no more: { $parts }.
change-town_lost-each = { $stage } in { $fields }
change-army_new-all = New { $arms }: { $parts }.
change-army_new-each = { $numbers } in { $field }
change-army_gone-all = { $arms } no more: { $parts }.
change-army_gone-each = { $numbers }, last in { $field }
change-army_moved-all = { $arms } marched: { $parts }.
change-army_moved-each = { $numbers } { $before }→{ $now }
change-army_strength-all = { $arms }, contents: { $parts }.
change-army_strength-each = { $numbers }: { $before } → { $now }{ $count ->
    [one] {""}
   *[other] {" "}each
 }
change-person_new-all = New { $arms }: { $parts }.
change-person_new-each = { $numbers } in { $field }
change-person_gone-all = With us no more: { $armies }.
change-person_moved-all = { $arms } travelled: { $parts }.
change-person_moved-each = { $numbers } { $before }→{ $now }
change-work_new-all = New works: { $parts }.
change-work_new-each = { $work } in { $spots }
change-work_gone-all = Works gone: { $parts }.
change-work_gone-each = { $work } in { $spots }

## What is due

due-site-all = { $fields }: { $stage } being built in each, building points { $now } of { $goal }. At most { $limit } a month in each ({ $gold } gold); { $months-id ->
    [one] finished in one month at the earliest.
   *[other] finished in { $months } months at the earliest.
 }
due-damaged-all = Damaged: { $parts }.
due-damaged-each = { $fields } { $stage }, building points missing: { $lost }{ $count ->
    [one] {" "}(repair { $gold } gold)
   *[other] {" "}in each (repair { $gold } gold each)
 }
due-besieged-all = Besieged: { $fields }; less recruiting and fewer building points.
due-unblocked-all = Yielding again from { $month } on: { $fields }; the block after the plunder ends.
due-held-all = Until the end of { $month } these may not move, for they came as a gift or purchase: { $parts }.
due-held-each = { $armies } in { $field }
due-special-all = Special income that { $arms } carry: { $parts }. It becomes usable in one of our own towns.
due-special-each = { $numbers }: { $gold } gold{ $count ->
    [one] {""}
   *[other] {" "}each
 }
due-chest-all = Special income, to be spent only there, lies in: { $parts }.
due-chest-each = { $fields } { $gold } gold{ $count ->
    [one] {""}
   *[other] {" "}each
 }
