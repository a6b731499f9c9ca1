# What happens in war, in sentences. Variables: see wording.py.

event-melee_fought = Melee in { $field }: { $attackers } against { $defenders }; { $winners-count ->
    [0] nobody wins.
   *[other] victory for { $winners }.
 }
event-army_overrun = { $realm } runs over the armies of { $victims } in { $field }.
event-realm_absent = { $realm } is absent for the { $times }. time, { $excused ->
    [yes] excused.
   *[no] without excuse.
 }
event-realm_returned = { $realm } is back.
event-happened = { $kind-id ->
    [harvest] Harvest
    [plague] Plague
   *[other] Event
 } ({ $percent } %), { $fields-count } fields{ $has-text ->
    [yes] : { $text }
   *[no] .
 }

note-fought = Melee in { $field } { $won ->
    [yes] won
   *[no] lost
 } against { $enemies }. Our losses: { $lost }.{ $has-inflicted ->
    [yes] {" "}Losses of the enemy: { $inflicted }.
   *[no] {""}
 }
note-was_overrun = { $realm } runs over us in { $field } with { $numbers }. Our losses: { $lost }.
note-ran_over = { $army } runs over others in { $field }. Killed: { $killed }; captured: { $captured }; taken: { $taken }.
note-took_over = { $army } takes over in { $field }: { $goods }.
note-halted = { $army } was on its way to { $to } and came no farther than { $field }.
note-spoils = { $army } carries { $gold } gold from { $field } now: { $why }.
note-released = { $army } releases in { $field }: { $prisoners }.
