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

card-goods = Bestand: { $goods }.
card-strength = Heeresstärke { $strength }.
card-strengths = Heeresstärke { $attack } im Angriff, { $defence } in der Verteidigung.
card-leaders = { $leaders ->
        [one] 1 Heerführer gibt
       *[other] { $leaders } Heerführer geben
    } { $points ->
    [one] { $points } Gutpunkt
   *[other] { $points } Gutpunkte
 }.
card-space = Raumbedarf: { $space ->
    [one] { $space } Raumpunkt
   *[other] { $space } Raumpunkte
 }.
card-guard = Garde: 300 Gutpunkte in jedem Kampf.
card-room = Laderaum: { $load } von { $room ->
    [one] { $room } Raumpunkt
   *[other] { $room } Raumpunkten
 } belegt, { $free } frei.
card-gold = Führt mit: { $gold } Gold und { $special } an Sondereinnahmen.
card-cargo = Fracht: { $cargo }.
card-aboard = An Bord: { $fleet }.
card-held = Ein Geschenk: Bis Monat { $month } kann es nicht ziehen.
card-moves = Ziehen: mit { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkten
    } und { $climbs ->
        [one] 1 Höhenpunkt
       *[other] { $climbs } Höhenpunkten
    }.
card-bound = Ziehen.
card-conquest = Land erobern, plündern, einreißen.
card-no-conquest = Dazu braucht es { $least ->
    [one] { $least } Raumpunkt
   *[other] { $least } Raumpunkte
 } ohne Heerführer, jemanden, der führt, und festen Boden.
card-fire = Schießen: mit { $light } leichten und { $heavy } schweren Waffen.
card-fired = Alle Waffen haben diesen Monat schon geschossen.
card-mount = Aufsitzen: { $mounts } Pferde warten auf Reiter.
card-rank = Rang: { $rank }.
card-points = Gutpunkte: { $now } von { $most }.
card-with = Geht mit: { $unit }.
card-captive = In Gefangenschaft bei { $captor }.
card-site = Bauplatz
card-town-points = Baupunkte: { $points } von { $full }.
card-town-income = Einkommen: { $income } Gold in jedem Einkommensmonat.
card-town-defence = Wer den Ort verteidigt, hat dadurch { $points ->
    [one] { $points } Gutpunkt
   *[other] { $points } Gutpunkte
 }.
card-town-site = Im Bau: { $goal ->
    [one] { $goal } Baupunkt ist das Ziel
   *[other] { $goal } Baupunkte sind das Ziel
 }, { $growing } kommen am Ende des Monats hinzu.
card-town-special = { $gold } Gold an Sondereinnahmen liegen hier.
card-town-besieged = Belagert von { $fields ->
        [one] einem Feld
       *[other] { $fields } Feldern
    } aus.
card-town-recruits = Rüsten: im Rüstmonat für bis zu { $gold } Gold, dazu { $leaders } Heerführer und { $wizards ->
        [0] keine
       *[other] { $wizards }
    } Zauberer.
card-town-repair = Ausbessern: { $lost ->
    [one] { $lost } Baupunkt fehlt
   *[other] { $lost } Baupunkte fehlen
 }.
