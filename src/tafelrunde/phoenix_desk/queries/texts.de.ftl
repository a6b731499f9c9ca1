# Was Antworten auf Fragen an Karte und Schreibtisch außer Regeln sagen.

odds-assumed = Mit Bannen, magischen Wänden und Gefangenen, von denen du nichts wissen kannst, ist nicht gerechnet; den Rest entscheiden die Würfel.
odds-force = Wie stark ist { $name }? Schreibe es wie in `5000 { $good } 20 HF`, mit „Garde“, wenn es eine ist.
odds-points = Wie viele Gutpunkte hat { $name }? Sein Rang ist { $usual } wert.
odds-power = Wie viel Zauberkraft hat { $name }, in Gutpunkten?

sighting-past = { $unit } von { $realm } wurde zuletzt in { $field } gesehen, im { $month }{ $age ->
        [0] {""}
        [one] {" "}(vor 1 Monat)
       *[other] {" "}(vor { $age } Monaten)
    }.

spotted-new = { $unit } von { $realm } ist in { $now } erschienen.
spotted-moved = { $unit } von { $realm } zog von { $before } nach { $now }.
spotted-gone = { $unit } von { $realm }, zuletzt in { $before }, ist nicht mehr auf der Karte.

card-goods = Sie besteht aus: { $goods }.
card-strength = Heeresstärke { $strength }.
card-strengths = Heeresstärke { $attack } im Angriff, { $defence } in der Verteidigung.
card-leaders = { $leaders ->
        [one] 1 Heerführer gibt
       *[other] { $leaders } Heerführer geben
    } ihr { $points } Gutpunkte.
card-space = Sie nimmt { $space } Raumpunkte ein.
card-guard = Sie ist eine Garde: 300 Gutpunkte in jedem Kampf.
card-room = Laderaum: { $load } von { $room } Raumpunkten belegt, { $free } frei.
card-gold = Sie führt { $gold } Gold mit sich und { $special } an Sondereinnahmen.
card-cargo = Fracht: { $cargo }.
card-aboard = Sie ist an Bord: { $fleet }.
card-held = Bis Monat { $month } zieht sie nicht, denn sie ist ein Geschenk.
card-moves = Ziehen: { $points } Bewegungspunkte und { $climbs } Höhenpunkte sind übrig.
card-bound = Ziehen kann sie jetzt nicht.
card-conquest = Land erobern, plündern, einreißen.
card-no-conquest = Dazu braucht es { $least } Raumpunkte ohne Heerführer, jemanden, der führt, und festen Boden.
card-fire = Schießen: mit { $light } leichten und { $heavy } schweren Waffen.
card-fired = Alle Waffen haben diesen Monat schon geschossen.
card-mount = Aufsitzen: { $mounts } Pferde warten auf Reiter.
card-split = Teilen, solange jeder Teil jemanden hat, der ihn führt.
card-one-leader = Es ist nur ein Heerführer da: Wer einen Teil abspaltet, braucht noch einen.
card-rank = Rang: { $rank }.
card-points = Gutpunkte: { $now } von { $most }.
card-with = Er geht mit: { $unit }.
card-captive = Er ist Gefangener von { $captor }.
card-site = Bauplatz
card-town-points = Baupunkte: { $points } von { $full }.
card-town-income = Einkommen: { $income } Gold in jedem Einkommensmonat.
card-town-defence = Wer den Ort verteidigt, hat dadurch { $points } Gutpunkte.
card-town-site = Im Bau: { $goal } Baupunkte sind das Ziel, { $growing } kommen am Ende des Monats hinzu.
card-town-special = { $gold } Gold an Sondereinnahmen liegen hier.
card-town-besieged = Belagert von { $fields ->
        [one] einem Feld
       *[other] { $fields } Feldern
    } aus.
card-town-recruits = Rüsten: im Rüstmonat für bis zu { $gold } Gold, dazu { $leaders } Heerführer und { $wizards } Zauberer.
card-town-repair = Ausbessern: { $lost } Baupunkte fehlen.
