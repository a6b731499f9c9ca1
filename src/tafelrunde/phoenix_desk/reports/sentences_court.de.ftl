# Charaktere: Ämter, Kämpfe, Gefangene, die Burg der Elementare.

event-person_appointed = { $realm } ernennt { $has-name ->
    [yes] { $name } ({ $number })
   *[no] { $army }
 }: { $rank }.
event-wizard_retrained = { $realm }: { $army } wird von niemandem mehr gespielt.
event-combat_fought = { $kind } in { $field }: { $attackers } gegen { $defenders }.
event-person_captured = { $captor } nimmt in { $field } { $has-name ->
    [yes] { $name } ({ $number })
   *[no] { $army }
 } von { $realm } gefangen.
event-person_freed = { $realm }: { $has-name ->
    [yes] { $name } ({ $number })
   *[no] { $army }
 } ist in { $field } wieder frei.
event-person_retreated = { $realm }: { $army } entkommt aus { $start } nach { $field }.
event-person_sheltered = { $realm }: { $has-name ->
    [yes] { $name } ({ $number })
   *[no] { $army }
 } { $away ->
    [yes] ist in der Burg der Elementare.
   *[no] kommt aus der Burg der Elementare nach { $field } zurück.
 }

note-combat_told = Unser { $army } in { $field } erzielt { $hits } Treffer und bekommt { $hurt }. Unsere Würfel: { $own }; die der Gegner: { $others }. Seine Gutpunkte { $rise ->
    [up] steigen um { $by }
    [down] sinken um { $by }
   *[none] ändern sich nicht
 }{ $most-id ->
    [0] ; er hat keine mehr.
   *[other] ; nun { $most }.
 }
