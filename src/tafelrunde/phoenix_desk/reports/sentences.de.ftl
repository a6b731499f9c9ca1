# Was in einem Feldzug geschieht, in Sätzen: event-KIND für alle, note-KIND für ein Reich,
# change-KIND und due-KIND für Berichte. Variablen: siehe sentences.py.

army-foot = Kriegerheer { $number }
army-riders = Reiterheer { $number }
army-fleet = Flotte { $number }
army-creature = Kreatur { $number }
army-wizard = Zauberer { $number }
army-character = Charakter { $number }
nothing = nichts

event-realm_founded = { $realm } ist gegründet: Hauptstadt { $capital }, { $fields-count ->
    [one] 1 Gemark
   *[other] { $fields-count } Gemarken
 }, Steuern { $income } GS.
event-order_drawn = Zugreihenfolge für { $month }: { $realms }. Offen ist Auftauchpunkt { $gate }.
event-month_began = { $month } beginnt.
event-muster_closed = { $late-count ->
    [0] Alle Reiche haben gerüstet.
   *[other] Die Rüstrunde ist geschlossen; ohne Befehle: { $late }.
 }
event-turn_began = { $realm } ist am Zug.
event-turn_ended = { $realm } beendet den Zug.
event-turn_missed = { $realm } versäumt den Zug und steht still.
event-army_appeared = { $realm }: { $army } erscheint in { $field }.
event-army_moved = { $realm }: { $army } zieht von { $start } nach { $end }{ $stopped ->
    [yes] {" "}und wird dort aufgehalten.
   *[no] .
 }
event-army_embarked = { $realm }: { $army } schifft sich auf Flotte { $fleet } ein.
event-army_landed = { $realm }: { $army } landet in { $field }.
event-army_gone = { $realm }: { $army } in { $field } gibt es nicht mehr.
event-conflict_arose = In { $field } stehen sich Feinde gegenüber: { $realms }.
event-field_taken = { $has-realm ->
    [yes] { $how-id ->
        [deed] { $realm } übernimmt { $field } nach Vertrag.
        [amended] { $realm } erhält { $field } durch die Spielleitung.
        [putsch] { $realm } hat { $field } nach einem Putsch.
        [union] { $realm } hat { $field } nach einer Vereinigung.
       *[other] { $realm } nimmt { $field } ein.
     }
   *[no] { $field } gehört niemandem mehr.
 }
event-field_plundered = { $realm } plündert { $field }.
event-town_stands = { $has-stage ->
    [yes] { $why-id ->
        [built] In { $at } ist fertig: { $stage }.
        [placed] In { $at } ist gesetzt: { $stage }.
        [torn] In { $at } bleibt nach dem Abriss: { $stage }.
        [conquered] In { $at } steht nach der Eroberung: { $stage }.
        [moved] Durch die Verlegung der Hauptstadt steht in { $at } nun: { $stage }.
       *[other] In { $at } steht nun: { $stage }.
     }
   *[no] In { $at } steht kein Rüstort mehr.
 }
event-site_begun = { $realm } beginnt in { $field } zu bauen: { $stage }.
event-site_lost = Die Baustelle in { $at } ist verloren.
event-work_stands = { $realm }: in { $field }, Seite { $side }, ist fertig: { $work }.
event-work_gone = In { $field }, Seite { $side }, ist abgerissen: { $work }.
event-work_repaired = In { $field }, Seite { $side }, ist ausgebessert: { $work }{ $lacks-id ->
    [0] .
   *[other] ; noch fehlende BP: { $lacks }.
 }
event-person_appeared = { $realm }: { $rank } { $has-name ->
    [yes] { $name } ({ $number })
   *[no] { $number }
 } tritt in { $field } auf.
event-person_moved = { $realm }: { $army } reist von { $start } nach { $end }.
event-person_died = { $realm }: { $has-name ->
    [yes] { $name } ({ $number })
   *[no] { $army }
 } ist tot ({ $cause }, { $field }).
event-race_held = { $drivers-id ->
    [one] 1 Fahrer ist
   *[other] { $drivers } Fahrer sind
 } zum Wagenrennen angetreten{ $has-realms ->
    [yes] ; auf den ersten Plätzen: { $realms }.
   *[no] .
 }
event-council_decided = Der Rat hat abgestimmt ({ $kind }): { $question } – { $yes } dafür, { $no } dagegen; { $veto ->
    [yes] die Spielleitung hat ihr Veto eingelegt.
   *[no] { $carried ->
        [yes] angenommen.
       *[no] abgelehnt.
     }
 }
event-work_damaged = In { $field }, Seite { $side }, ist beschädigt: { $work }; fehlende BP: { $lacks }.
event-realm_absent = { $realm } fehlt zum { $times-id ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[other] vierten
 } Mal, { $excused ->
    [yes] entschuldigt.
   *[no] unentschuldigt.
 }
event-realm_returned = { $realm } ist zurück.
event-deadlines_set = { $kind-id ->
    [meeting] Von diesem Monat an wird am Treffen gespielt: erst gerüstet, dann Zug um Zug.
    [days] Von diesem Monat an wird aus der Ferne gespielt: ein Zugblatt für den ganzen Monat.
   *[none] Von diesem Monat an gelten keine Fristen: erst wird gerüstet, dann Zug um Zug gespielt.
 }
event-happened = { $kind-id ->
    [harvest] Gute Ernte
    [plague] Plage
   *[other] { $kind }
 } in { $fields }: die nächsten Steuern dort { $kind-id ->
    [harvest] steigen
   *[other] sinken
 } um { $percent } %.{ $has-text ->
    [yes] {" "}{ $text }
   *[no] {""}
 }
event-coast_granted = { $realm } gewährt { $to } das Küstengewässerrecht.
event-coast_revoked = { $realm } entzieht { $to } das Küstengewässerrecht.
event-way_granted = { $realm } und { $to } haben gegenseitiges Wegerecht und sind verbündet.
event-way_revoked = { $realm } kündigt das Wegerecht mit { $to }; beide sind nun Feinde.
event-capital_move_began = { $realm } verlegt seine Hauptstadt von { $old } nach { $new }, bis Ende { $month }.
event-capital_moved = Die Hauptstadt von { $realm } ist nun { $field }.
event-announced = Die Spielleitung gibt bekannt: { $text }
event-rules_answered = Regelfrage: { $question } – Antwort: { $answer }
event-corrected = Die Spielleitung hat etwas korrigiert: { $reason }
event-campaign_ended = Der Feldzug ist zu Ende{ $has-reason ->
    [yes] : { $reason }
   *[no] .
 }
event-sheet_handed_in = { $realm } hat abgegeben.
event-minuted = Die Spielleitung hat ausgewertet, was geschah.
event-reported = { $realm } hat Nachrichten erhalten.

note-booked = { $why }: { $gold } GS{ $has-where ->
    [yes] {" "}({ $where })
   *[no] {""}
 }; Reichsschatz danach { $balance } GS.
note-order_failed = Zeile { $line } blieb unausgeführt: { $why }
note-recruited = Gerüstet in { $field } für { $army }: { $goods }.
note-prevented = Feindliche Heere verhindern in { $field }{ $has-side ->
    [yes] , Seite { $side },
   *[no] {""}
 } den Bau: { $what }.
note-town_grew = Der Rüstort in { $field } wächst um { $points } BP auf { $now } BP.
note-besieged = { $field } wird belagert; { $fields-id ->
    [one] eine Nachbargemark ist
   *[other] { $fields } Nachbargemarken sind
 } besetzt.
note-cut = Überbesetzung in { $field }: { $army } verliert { $goods }.
note-drowned = In { $field } ertrinken, weil Schiffe oder Frachtraum fehlen, { $army }: { $goods }.
note-received = { $realm } übergibt uns { $what }{ $has-where ->
    [yes] {" "}in { $where }.
   *[no] .
 }
note-said = Unser Sonderbefehl an die Spielleitung: { $text }
note-informed = Die Spielleitung schreibt uns: { $text }
note-points_gained = Charakter { $person } gewinnt Gutpunkte: { $tenths } ({ $why }); nun höchstens { $most }.
note-fire_rolled = Unser Beschuss, { $army } auf { $target }{ $has-side ->
    [yes] , Seite { $side }
   *[no] {""}
 }: gewürfelt sind { $damage } BP Schaden.
note-under_fire = Auf { $field } wird geschossen, aus: { $sources }.
note-fire_losses = Durch Beschuss in { $field } verliert { $army }: { $goods }.
note-town_hit = Der Rüstort in { $field } verliert { $points } BP und hat noch { $now } BP.
note-amended = Die Spielleitung korrigiert { $path }: { $before } → { $after }. Grund: { $reason }

change-town_new = { $field }: neu, { $stage }.
change-site_new = { $field }: neu ist eine Baustelle ({ $stage }).
change-town_stage = { $field }: { $before } → { $now }.
change-town_lost = { $field }: nicht mehr unser, { $stage }.
change-town_points = { $field }: Baupunkte { $before } → { $now }.
change-army_new = { $army } ist neu, in { $field }.
change-army_gone = { $army } gibt es nicht mehr; zuletzt in { $field }.
change-army_moved = { $army }: { $before } → { $now }.
change-army_strength = { $army }: { $before } → { $now }.
change-person_new = { $army } ist neu, in { $field }.
change-person_gone = { $army } ist nicht mehr bei uns.
change-person_moved = { $army }: { $before } → { $now }.
change-person_rank = { $army }: { $before } → { $now }.
change-work_new = Neu in { $field }, Seite { $side }: { $work }.
change-work_gone = Fort in { $field }, Seite { $side }: { $work }.
change-way_new = Wegerecht mit { $other }.
change-way_gone = Kein Wegerecht mehr mit { $other }.
change-coast_new = { $other } gewährt uns das Küstengewässerrecht.
change-coast_gone = { $other } gewährt uns das Küstengewässerrecht nicht mehr.

due-turn = In { $month } ziehen wir als Nummer { $place } von { $of }.
due-recruiting = { $month } ist ein Rüstmonat: mit dem Reichsschatz kann gerüstet, und Rüstorte können begonnen werden.
due-no_recruiting = { $month } ist kein Rüstmonat; der nächste ist { $next }. Mit besonderen Einnahmen kann trotzdem gerüstet werden.
due-income = Am Ende von { $month } kommen Steuern: nach heutigem Stand { $gold } GS.
due-no_income = Steuern kommen erst am Ende von { $next }.
due-site = { $field }: { $stage } im Bau, { $now } von { $goal } BP. Höchstens { $limit } BP im Monat ({ $gold } GS); { $months-id ->
    [one] fertig frühestens in einem Monat.
   *[other] fertig frühestens in { $months } Monaten.
 }
due-damaged = { $field }: { $stage } ist beschädigt; fehlende BP: { $lost }. Die Reparatur kostet { $gold } GS.
due-besieged = { $field } ist belagert: weniger Rüstung und weniger Baupunkte.
due-moving = Die Hauptstadt zieht nach { $field } um; fertig am Ende von { $month }.
due-unblocked = { $field } trägt ab { $month } wieder Steuern: die Plündersperre endet.
due-held = { $army } in { $field } darf bis Ende { $month } nicht ziehen: es kam als Geschenk oder Kauf.
due-free = Ein freier Rüstort ist noch zu setzen: { $stage }.
due-special = { $army } trägt { $gold } GS besondere Einnahmen; in einem eigenen Rüstort werden sie nutzbar.
due-chest = In { $field } liegen { $gold } GS besondere Einnahmen, nur dort auszugeben.
due-land_offer = { $giver } bietet uns Land an: { $places }. Es gehört uns, sobald ein eroberungsfähiges Heer eine der Gemarken betritt.
due-way_asked = { $other } bietet uns das Wegerecht an; es gilt erst, wenn wir zustimmen.
due-over = Der Feldzug ist zu Ende.
