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
