# Besondere Reiche, in Sätzen. Variablen: siehe sentences.py.

event-realm_turned = { $realm } gilt von nun an als: { $kind }.
event-bonus_paid = { $realm } erhält den Einnahmebonus der Piraten: { $gold } GS.

note-storm_losses = Sturm am Teleportfeld: { $army } verliert bei { $field } { $percent } %: { $lost }; { $gold } GS.
note-raised = { $army } erweckt in { $field } für { $gold } GS: { $goods }.

event-creature_appeared = { $realm }: { $army } erscheint in { $at }, { $magical ->
    [yes] eine magische Kreatur
   *[no] eine kriegerische Kreatur
}.
event-creature_handed = { $army } von { $realm } in { $at } gehört von nun an { $to }, dort mit der Nummer { $into }.
event-creature_gone = { $realm }: { $army } ist aus { $at } verschwunden.
