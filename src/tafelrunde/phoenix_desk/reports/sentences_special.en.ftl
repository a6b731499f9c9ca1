# Special realms, in sentences. Variables: see sentences.py.

event-realm_turned = From now on { $realm } counts as: { $kind }.
event-bonus_paid = { $realm } is paid the pirates’ bonus: { $gold } gold.

note-storm_losses = Storm at the gate: { $army } loses { $percent }% near { $field }: { $lost }; { $gold } gold.
note-raised = { $army } raises in { $field } for { $gold } gold: { $goods }.

event-creature_appeared = { $realm }: { $army } appears in { $at }, a { $magical ->
    [yes] magical
   *[no] warlike
} creature.
event-creature_handed = { $army } of { $realm } in { $at } belongs to { $to } from now on, under the number { $into }.
event-creature_gone = { $realm }: { $army } has vanished from { $at }.
