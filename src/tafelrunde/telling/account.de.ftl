# Was eine Partie entschied, deren Punkte sich summieren; Spiele mit eigenen Worten haben auch eine account.de.ftl.

decided-lead = { $seat } ging in { $part } endgültig in Führung, vor { $other }.
decided-swing = Der größte einzelne Schritt: { $scene }, { $value } zu { $against } für { $seat } gegen { $other }.
decided-behind-once = In { $part } lag { $seat } { $value ->
        [one] einen Punkt
       *[other] { $value } Punkte
    } hinter { $other }.
decided-ahead = Hier holte { $seat } gegenüber { $other } am meisten heraus: { $reason }, { $value } zu { $against }.
decided-behind = Hier holte { $other } gegenüber { $seat } am meisten heraus: { $reason }, { $against } zu { $value }.
decided-mainstay = Die meisten Punkte von { $seat }: { $reason }, { $value }.
