# Was einander gleicht, in einem Satz: ID-all mit $parts oder einer Aufzählung, ID-each für einen Teil.
# Variablen: siehe gathering.py und die des einzelnen Satzes.

armies-foot = { $count ->
    [one] Kriegerheer { $numbers }
   *[other] Kriegerheere { $numbers }
 }
armies-riders = { $count ->
    [one] Reiterheer { $numbers }
   *[other] Reiterheere { $numbers }
 }
armies-fleet = { $count ->
    [one] Flotte { $numbers }
   *[other] Flotten { $numbers }
 }
armies-creature = { $count ->
    [one] Kreatur { $numbers }
   *[other] Kreaturen { $numbers }
 }
armies-wizard = Zauberer { $numbers }
armies-character = { $count ->
    [one] Charakter { $numbers }
   *[other] Charaktere { $numbers }
 }
arms-foot = Kriegerheere
arms-riders = Reiterheere
arms-fleet = Flotten
arms-creature = Kreaturen
arms-wizard = Zauberer
arms-character = Charaktere

## Aushang

event-realm_founded-all = Gegründet sind: { $parts }.
event-realm_founded-each = { $realm } (Hauptstadt { $capital }, { $fields-count ->
    [one] 1 Gemark
   *[other] { $fields-count } Gemarken
 }, Steuern { $income } GS)
event-order_drawn-all = Zugreihenfolgen: { $parts }.
event-order_drawn-each = { $month } { $realms }, Auftauchpunkt { $gate }
event-army_appeared-all = { $realm }, neue { $arms }: { $parts }.
event-army_appeared-each = { $numbers } in { $field }
event-army_moved-all = { $realm }, { $arms } ziehen: { $parts }.
event-army_moved-each = { $numbers } { $start }→{ $end }{ $stopped ->
    [yes] {" "}(dort aufgehalten)
   *[no] {""}
 }
event-army_embarked-all = { $realm }, es schiffen sich ein: { $parts }.
event-army_embarked-each = { $armies } auf Flotte { $fleet }
event-army_landed-all = { $realm }, { $arms } landen: { $parts }.
event-army_landed-each = { $numbers } in { $field }
event-army_gone-all = { $realm }, { $arms } nicht mehr vorhanden: { $parts }.
event-army_gone-each = { $numbers } in { $field }
event-army_joined-all = Von { $realm } zu { $to }: { $parts }.
event-army_joined-each = { $army } bei { $field } als { $new }
event-army_teleported-all = { $realm }, { $arms } werden teleportiert: { $parts }.
event-army_teleported-each = { $numbers } { $start }→{ $field }
event-conflict_arose-all = Feinde stehen sich gegenüber ({ $realms }) in: { $fields }.
event-melee_fought-all = Nahkämpfe, { $attackers } gegen { $defenders }, in: { $fields }; { $winners-count ->
    [0] niemand siegt.
   *[other] Sieger: { $winners }.
 }
event-army_overrun-all = { $realm } überrennt die Heere von { $victims } in: { $fields }.
event-field_taken-all = { $has-realm ->
    [yes] { $how-id ->
        [deed] { $realm } übernimmt nach Vertrag: { $fields }.
        [amended] { $realm } erhält durch die Spielleitung: { $fields }.
        [putsch] { $realm } hat nach einem Putsch: { $fields }.
        [union] { $realm } hat nach einer Vereinigung: { $fields }.
       *[other] { $realm } nimmt ein: { $fields }.
     }
   *[no] Niemandem gehören mehr: { $fields }{ $how-id ->
        [amended] {" "}(durch die Spielleitung).
       *[other] .
     }
 }
event-field_plundered-all = { $realm } plündert: { $fields }.
event-town_stands-all = { $has-stage ->
    [yes] { $why-id ->
        [built] Fertig ist { $stage } in: { $places }.
        [placed] Gesetzt ist { $stage } in: { $places }.
        [torn] Nach dem Abriss bleibt { $stage } in: { $places }.
        [conquered] Nach der Eroberung steht { $stage } in: { $places }.
        [moved] Durch die Verlegung der Hauptstadt steht nun { $stage } in: { $places }.
       *[other] Nun steht { $stage } in: { $places }.
     }
   *[no] Kein Rüstort steht mehr in: { $places }.
 }
event-site_begun-all = Baubeginn: { $parts }.
event-site_begun-each = { $realm }, { $stage } in { $fields }
event-site_lost-all = Verloren sind die Baustellen in: { $places }.
event-work_stands-all = { $realm }, fertig: { $parts }.
event-work_stands-each = { $work } in { $spots }
event-work_gone-all = Abgerissen: { $parts }.
event-work_gone-each = { $work } in { $spots }
event-work_damaged-all = Beschädigt: { $parts }.
event-work_damaged-each = { $work } in { $spots } (fehlende BP: { $count ->
    [one] { $lacks })
   *[other] je { $lacks })
 }
event-work_repaired-all = Ausgebessert: { $parts }.
event-work_repaired-each = { $work } in { $spots }{ $lacks-id ->
    [0] {""}
   *[other] {" "}(noch fehlende BP: { $lacks })
 }
event-person_appeared-all = { $realm }, es treten auf: { $parts }.
event-person_appeared-each = { $people } in { $field }
event-person_moved-all = { $realm }, { $arms } reisen: { $parts }.
event-person_moved-each = { $numbers } { $start }→{ $end }
event-person_joined-all = Von { $realm } zu { $to }: { $parts }.
event-person_joined-each = { $army }{ $has-name ->
    [yes] {" "}({ $name })
   *[no] {""}
 } als { $new }
event-person_appointed-all = { $realm } ernennt: { $parts }.
event-person_appointed-each = { $has-name ->
    [yes] { $name } ({ $number })
   *[no] { $army }
 } – { $rank }
event-person_retreated-all = { $realm }, { $arms } entkommen: { $parts }.
event-person_retreated-each = { $numbers } { $start }→{ $field }
event-wizard_teleported-all = { $realm }, { $arms } teleportieren: { $parts }.
event-wizard_teleported-each = { $numbers } { $start }→{ $field }
event-combat_fought-all = { $kind }, { $attackers } gegen { $defenders }, in: { $fields }.
event-coast_granted-all = { $realm } gewährt Küstengewässerrecht: { $realms }.
event-coast_revoked-all = { $realm } entzieht das Küstengewässerrecht: { $realms }.
event-way_granted-all = { $realm } hat gegenseitiges Wegerecht und ist verbündet mit: { $realms }.
event-way_revoked-all = { $realm } kündigt das Wegerecht und ist nun verfeindet mit: { $realms }.
event-price_set-all = { $realm } { $buying ->
    [yes] zahlt
   *[no] verlangt
 } von nun an für je 1: { $parts }.
event-price_set-each = { $good } { $price } GS

## Was einem Reich geschah

note-recruited-all = Gerüstet: { $parts }.
note-recruited-each = { $count ->
    [one] { $goods } für { $army } in { $field }
   *[other] je { $goods } für { $arms } { $stands }
 }
note-prevented-all = Feindliche Heere verhindern den Bau: { $parts }.
note-prevented-each = { $what } in { $spots }
note-town_grew-all = Rüstorte wachsen: { $parts }.
note-town_grew-each = { $fields } um { $count ->
    [one] { $points }
   *[other] je { $points }
 } BP auf { $now } BP
note-cut-all = Überbesetzung in { $field }, es verlieren: { $parts }.
note-cut-each = { $armies } – { $count ->
    [one] { $goods }
   *[other] je { $goods }
 }
note-drowned-all = In { $field } ertrinken mangels Frachtraum: { $parts }.
note-drowned-each = { $armies } – { $count ->
    [one] { $goods }
   *[other] je { $goods }
 }
note-fire_losses-all = Durch Beschuss in { $field } verlieren: { $parts }.
note-fire_losses-each = { $armies } – { $count ->
    [one] { $goods }
   *[other] je { $goods }
 }
note-troops_banned-all = Gebannt sind in { $field }: { $parts }.
note-troops_banned-each = { $armies } – { $count ->
    [one] { $goods }
   *[other] je { $goods }
 }
note-halted-all = Nicht ans Ziel kamen: { $parts }.
note-halted-each = { $armies } nach { $to }, nur bis { $field }
note-spoils-all = { $why }, die { $arms } nun mit sich tragen: { $parts }.
note-spoils-each = { $numbers } aus { $field }{ $count ->
    [one] {" "}{ $gold } GS
   *[other] {" "}je { $gold } GS
 }
note-received-all = { $realm } übergibt uns{ $has-where ->
    [yes] {" "}in { $where }
   *[no] {""}
 }: { $parts }.
note-received-each = { $what }
note-amended-all = Die Spielleitung korrigiert: { $parts }. Grund: { $reason }
note-amended-each = { $path } { $before } → { $after }

## Was sich geändert hat

change-town_new-all = Neue Rüstorte: { $parts }.
change-town_new-each = { $stage } in { $fields }
change-site_new-all = Neue Baustellen: { $parts }.
change-site_new-each = { $stage } in { $fields }
change-town_stage-all = Ausgebaut oder verändert: { $parts }.
change-town_stage-each = { $fields } { $before } → { $now }
change-town_points-all = Baupunkte: { $parts }.
change-town_points-each = { $fields }{ $count ->
    [one] {" "}{ $before } → { $now }
   *[other] {" "}je { $before } → { $now }
 }
change-town_lost-all = Nicht mehr unser: { $parts }.
change-town_lost-each = { $stage } in { $fields }
change-army_new-all = Neue { $arms }: { $parts }.
change-army_new-each = { $numbers } in { $field }
change-army_gone-all = { $arms } nicht mehr vorhanden: { $parts }.
change-army_gone-each = { $numbers }, zuletzt in { $field }
change-army_moved-all = { $arms } gezogen: { $parts }.
change-army_moved-each = { $numbers } { $before }→{ $now }
change-army_strength-all = { $arms }, Bestand: { $parts }.
change-army_strength-each = { $numbers }:{ $count ->
    [one] {""}
   *[other] {" "}je
 } { $before } → { $now }
change-person_new-all = Neue { $arms }: { $parts }.
change-person_new-each = { $numbers } in { $field }
change-person_gone-all = Nicht mehr bei uns: { $armies }.
change-person_moved-all = { $arms } gereist: { $parts }.
change-person_moved-each = { $numbers } { $before }→{ $now }
change-work_new-all = Neue Bauwerke: { $parts }.
change-work_new-each = { $work } in { $spots }
change-work_gone-all = Nicht mehr vorhanden: { $parts }.
change-work_gone-each = { $work } in { $spots }

## Was ansteht

due-site-all = { $fields }: je { $stage } im Bau, { $now } von { $goal } BP. Höchstens je { $limit } BP im Monat ({ $gold } GS); { $months-id ->
    [one] fertig frühestens in einem Monat.
   *[other] fertig frühestens in { $months } Monaten.
 }
due-damaged-all = Beschädigt: { $parts }.
due-damaged-each = { $fields } { $stage }, fehlende BP: { $count ->
    [one] { $lost } (Reparatur { $gold } GS)
   *[other] je { $lost } (Reparatur je { $gold } GS)
 }
due-besieged-all = Belagert sind { $fields }: weniger Rüstung und weniger Baupunkte.
due-unblocked-all = Ab { $month } tragen wieder Steuern: { $fields }; die Plündersperre endet.
due-held-all = Bis Ende { $month } dürfen nicht ziehen, denn sie kamen als Geschenk oder Kauf: { $parts }.
due-held-each = { $armies } in { $field }
due-special-all = Besondere Einnahmen, die { $arms } tragen: { $parts }. In einem eigenen Rüstort werden sie nutzbar.
due-special-each = { $numbers }{ $count ->
    [one] : { $gold } GS
   *[other] {" "}je { $gold } GS
 }
due-chest-all = Besondere Einnahmen, nur dort auszugeben, liegen in: { $parts }.
due-chest-each = { $fields }{ $count ->
    [one] {" "}{ $gold } GS
   *[other] {" "}je { $gold } GS
 }
