# What happens in a campaign, in sentences: event-KIND for all, note-KIND for one realm,
# change-KIND and due-KIND for reports. Variables: see sentences.py.

army-foot = army of warriors { $number }
army-riders = army of riders { $number }
army-fleet = fleet { $number }
army-creature = creature { $number }
army-wizard = wizard { $number }
army-character = character { $number }
nothing = nothing

event-realm_founded = { $realm } is founded: capital { $capital }, { $fields-count ->
    [one] 1 field
   *[other] { $fields-count } fields
 }, taxes { $income } gold.
event-order_drawn = Turn order of { $month }: { $realms }. Surfacing point { $gate } is open.
event-month_began = { $month } begins.
event-muster_closed = { $late-count ->
    [0] All realms have recruited.
   *[other] The muster is closed; without orders: { $late }.
 }
event-turn_began = { $realm } has its turn.
event-turn_ended = { $realm } ends its turn.
event-turn_missed = { $realm } misses its turn and stands still.
event-army_appeared = { $realm }: { $army } appears in { $field }.
event-army_moved = { $realm }: { $army } goes from { $start } to { $end }{ $stopped ->
    [yes] {" "}and is stopped there.
   *[no] .
 }
event-army_embarked = { $realm }: { $army } embarks on fleet { $fleet }.
event-army_landed = { $realm }: { $army } lands in { $field }.
event-army_gone = { $realm }: { $army } in { $field } no longer exists.
event-conflict_arose = Enemies face each other in { $field }: { $realms }.
event-field_taken = { $has-realm ->
    [yes] { $how-id ->
        [deed] { $realm } takes over { $field } by contract.
        [amended] { $realm } is given { $field } by the game master.
        [putsch] { $realm } has { $field } after a putsch.
        [union] { $realm } has { $field } after a union.
       *[other] { $realm } takes { $field }.
     }
   *[no] { $field } belongs to nobody any more.
 }
event-field_plundered = { $realm } plunders { $field }.
event-town_stands = { $has-stage ->
    [yes] { $why-id ->
        [built] Finished in { $at }: { $stage }.
        [placed] Placed in { $at }: { $stage }.
        [torn] Left in { $at } after tearing down: { $stage }.
        [conquered] In { $at } stands after the conquest: { $stage }.
        [moved] By the move of the capital { $at } is now: { $stage }.
       *[other] In { $at } stands now: { $stage }.
     }
   *[no] There is no town in { $at } any more.
 }
event-site_begun = { $realm } begins to build in { $field }: { $stage }.
event-site_lost = The site in { $at } is lost.
event-work_stands = { $realm }: finished in { $field }, side { $side }: { $work }.
event-work_gone = Torn down in { $field }, side { $side }: { $work }.
event-work_repaired = Repaired in { $field }, side { $side }: { $work }{ $lacks-id ->
    [0] .
   *[other] ; building points still missing: { $lacks }.
 }
event-person_appeared = { $realm }: { $rank } { $has-name ->
    [yes] { $name } ({ $number })
   *[no] { $number }
 } appears in { $field }.
event-person_moved = { $realm }: { $army } travels from { $start } to { $end }.
event-person_died = { $realm }: { $has-name ->
    [yes] { $name } ({ $number })
   *[no] { $army }
 } is dead ({ $cause }, { $field }).
event-race_held = { $drivers-id ->
    [one] 1 driver has raced a chariot
   *[other] { $drivers } drivers have raced their chariots
 }{ $has-realms ->
    [yes] ; on the first places: { $realms }.
   *[no] .
 }
event-council_decided = The council has voted ({ $kind }): { $question } – { $yes } for, { $no } against; { $veto ->
    [yes] the game masters have vetoed it.
   *[no] { $carried ->
        [yes] carried.
       *[no] rejected.
     }
 }
event-work_damaged = Damaged in { $field }, side { $side }: { $work }; building points missing: { $lacks }.
event-realm_absent = { $realm } is absent for the { $times-id ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
 } time, { $excused ->
    [yes] excused.
   *[no] without excuse.
 }
event-realm_returned = { $realm } is back.
event-deadlines_set = { $kind-id ->
    [meeting] From this month on the campaign is played at meetings: muster first, then turn by turn.
    [days] From this month on the campaign is played remotely: one sheet for the whole month.
   *[none] From this month on there are no deadlines: muster first, then turn by turn.
 }
event-happened = { $kind-id ->
    [harvest] Good harvest
    [plague] Plague
   *[other] { $kind }
 } in { $fields }: the next taxes there { $kind-id ->
    [harvest] rise
   *[other] fall
 } by { $percent }%.{ $has-text ->
    [yes] {" "}{ $text }
   *[no] {""}
 }
event-coast_granted = { $realm } grants { $to } the coastal right.
event-coast_revoked = { $realm } withdraws the coastal right from { $to }.
event-way_granted = { $realm } and { $to } have the right of way with each other and are allied.
event-way_revoked = { $realm } ends the right of way with { $to }; they are enemies now.
event-capital_move_began = { $realm } moves its capital from { $old } to { $new }, until the end of { $month }.
event-capital_moved = The capital of { $realm } is now { $field }.
event-announced = The game master announces: { $text }
event-rules_answered = A question of rules: { $question } – the answer: { $answer }
event-corrected = The game master has corrected something: { $reason }
event-campaign_ended = The campaign is over{ $has-reason ->
    [yes] : { $reason }
   *[no] .
 }
event-sheet_handed_in = { $realm } has handed in.
event-minuted = The game master has worked out what happened.
event-reported = { $realm } has been told something.

note-booked = { $why }: { $gold } gold{ $has-where ->
    [yes] {" "}({ $where })
   *[no] {""}
 }; treasury afterwards { $balance } gold.
note-order_failed = Line { $line } was not carried out: { $why }
note-recruited = Recruited in { $field } for { $army }: { $goods }.
note-prevented = Hostile armies prevent the building in { $field }{ $has-side ->
    [yes] , side { $side }
   *[no] {""}
 }: { $what }.
note-town_grew = The town in { $field } grows by { $points-id ->
    [one] 1 building point
   *[other] { $points } building points
 } to { $now }.
note-besieged = { $field } is besieged from { $fields-id ->
    [one] one field.
   *[other] { $fields } fields.
 }
note-cut = Too many in { $field }: { $army } loses { $goods }.
note-drowned = For want of ships or cargo room these drown in { $field }, { $army }: { $goods }.
note-received = { $realm } hands over to us { $what }{ $has-where ->
    [yes] {" "}in { $where }.
   *[no] .
 }
note-said = Our special order to the game master: { $text }
note-informed = The game master writes to us: { $text }
note-points_gained = Character { $person } gains good points: { $tenths } ({ $why }); at most { $most } now.
note-fire_rolled = Our fire, { $army } at { $target }{ $has-side ->
    [yes] , side { $side }
   *[no] {""}
 }: the dice show damage of { $damage }.
note-under_fire = { $field } is under fire from: { $sources }.
note-fire_losses = Under fire in { $field }, { $army } loses: { $goods }.
note-town_hit = The town in { $field } loses { $points-id ->
    [one] 1 building point
   *[other] { $points } building points
 } and has { $now } left.
note-amended = The game master corrects { $path }: { $before } → { $after }. Reason: { $reason }

change-town_new = { $field }: new, { $stage }.
change-site_new = { $field }: a new site ({ $stage }).
change-town_stage = { $field }: { $before } → { $now }.
change-town_lost = { $field }: ours no more, { $stage }.
change-town_points = { $field }: building points { $before } → { $now }.
change-army_new = { $army } is new, in { $field }.
change-army_gone = { $army } no longer exists; last in { $field }.
change-army_moved = { $army }: { $before } → { $now }.
change-army_strength = { $army }: { $before } → { $now }.
change-person_new = { $army } is new, in { $field }.
change-person_gone = { $army } is with us no more.
change-person_moved = { $army }: { $before } → { $now }.
change-person_rank = { $army }: { $before } → { $now }.
change-work_new = New in { $field }, side { $side }: { $work }.
change-work_gone = Gone in { $field }, side { $side }: { $work }.
change-way_new = Right of way with { $other }.
change-way_gone = No right of way any more with { $other }.
change-coast_new = { $other } grants us the coastal right.
change-coast_gone = { $other } no longer grants us the coastal right.

due-turn = In { $month } we move as number { $place } of { $of }.
due-recruiting = { $month } is a recruiting month: the treasury can recruit, and towns can be begun.
due-no_recruiting = { $month } is not a recruiting month; the next is { $next }. You can still recruit with special income.
due-income = Taxes come at the end of { $month }: as things stand { $gold } gold.
due-no_income = Taxes come only at the end of { $next }.
due-site = { $field }: { $stage } being built, building points { $now } of { $goal }. At most { $limit } a month ({ $gold } gold); { $months-id ->
    [one] finished in one month at the earliest.
   *[other] finished in { $months } months at the earliest.
 }
due-damaged = { $field }: { $stage } is damaged; building points missing: { $lost }. The repair costs { $gold } gold.
due-besieged = { $field } is besieged: less recruiting and fewer building points.
due-moving = The capital moves to { $field }; it is there at the end of { $month }.
due-unblocked = { $field } yields again from { $month } on: the block after the plunder ends.
due-held = { $army } in { $field } may not move until the end of { $month }: it came as a gift or purchase.
due-free = A free town is still to be placed: { $stage }.
due-special = { $army } carries { $gold } gold of special income; it becomes usable in one of our own towns.
due-chest = Special income in { $field }: { $gold } gold, to be spent only there.
due-land_offer = { $giver } offers us land: { $places }. It is ours as soon as a conquest-capable army enters one of its fields.
due-way_asked = { $other } offers us the right of way; it applies only when we agree.
due-over = The campaign is over.
