# What happens in war, in sentences. Variables: see sentences.py.

event-melee_fought = Melee in { $field }: { $attackers } against { $defenders }; { $winners-count ->
    [0] nobody wins.
   *[other] victory for { $winners }.
 }
event-army_overrun = { $realm } overruns the armies of { $victims } in { $field }.

note-fought = Melee in { $field } { $won ->
    [yes] won
   *[no] lost
 } against { $enemies }. Our losses: { $lost }.{ $has-inflicted ->
    [yes] {" "}Losses of the enemy: { $inflicted }.
   *[no] {""}
 }
note-was_overrun = { $realm } overruns us in { $field } with { $numbers }. Our losses: { $lost }.
note-ran_over = Our { $army } overruns in { $field }: { $victims }. Killed: { $killed }; captured: { $captured }; taken: { $taken }.
note-took_over = { $army } takes over in { $field }: { $goods }.
note-halted = { $army } was on its way to { $to } and came no farther than { $field }.
note-spoils = { $army } carries { $gold } gold from { $field } now: { $why }.
note-released = { $army } releases in { $field }: { $prisoners }.
