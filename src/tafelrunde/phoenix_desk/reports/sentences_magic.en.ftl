# Wizards, spells and duels.

event-wizard_teleported = { $realm }: { $army } teleports from { $start } to { $field }.
event-army_teleported = { $realm }: { $army } is teleported from { $start } to { $field }.
event-wizard_thrown = { $realm }: { $army } is thrown from { $start } to { $field }.
event-wizard_dismissed = { $realm } dismisses { $army } in { $field }.
event-duel_fought = Wizards’ duel at { $fields }, { $attackers } against { $defenders }: { $result ->
    [won] the attackers win.
    [lost] the defenders win.
   *[other] a draw.
 }

note-walled = { $army } runs into a magic wall in { $field }, side { $side }, and does not go on this month.
note-troops_banned = Banned in { $field }, of { $army }: { $goods }.
note-duel_told = Our wizard { $number } in { $field } has { $result ->
    [won] won
    [lost] lost
   *[other] drawn
 } a duel. Our dice: { $own }; those of the others: { $others }. His good points { $rise ->
    [up] rise by { $by }
    [down] fall by { $by }
   *[none] do not change
 }{ $most-id ->
    [0] ; he is dead.
   *[other] ; now { $most }.
 }
