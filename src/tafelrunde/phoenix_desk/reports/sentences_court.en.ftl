# Characters: offices, fights, prisoners, the castle of the elementals.

event-person_appointed = { $realm } appoints { $has-name ->
    [yes] { $name } ({ $number })
   *[no] { $army }
 }: { $rank }.
event-wizard_retrained = { $realm }: { $army } is played by nobody any more.
event-combat_fought = { $kind } in { $field }: { $attackers } against { $defenders }.
event-person_captured = { $captor } takes { $has-name ->
    [yes] { $name } ({ $number })
   *[no] { $army }
 } of { $realm } prisoner in { $field }.
event-person_freed = { $realm }: { $has-name ->
    [yes] { $name } ({ $number })
   *[no] { $army }
 } is free again in { $field }.
event-person_retreated = { $realm }: { $army } escapes from { $start } to { $field }.
event-person_sheltered = { $realm }: { $has-name ->
    [yes] { $name } ({ $number })
   *[no] { $army }
 } { $away ->
    [yes] is in the castle of the elementals.
   *[no] comes back from the castle of the elementals to { $field }.
 }

note-combat_told = Our { $army } in { $field } lands { $hits-id ->
    [one] 1 hit
   *[other] { $hits } hits
 } and takes { $hurt }. Our dice: { $own }; those of the others: { $others }. His good points { $rise ->
    [up] rise by { $by }
    [down] fall by { $by }
   *[none] do not change
 }{ $most-id ->
    [0] ; he has none left.
   *[other] ; now { $most }.
 }
