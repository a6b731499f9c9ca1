# Besondere Reiche, in Sätzen. Variablen: siehe wording.py.

event-realm_turned = { $realm } gilt von nun an als: { $kind }.
event-bonus_paid = { $realm } erhält den Einnahmebonus der Piraten: { $gold } GS.

note-storm_losses = Sturm am Tor: { $army } verliert bei { $field } { $percent } %: { $lost }; { $gold } GS.
note-raised = { $army } erweckt in { $field } für { $gold } GS: { $goods }.
