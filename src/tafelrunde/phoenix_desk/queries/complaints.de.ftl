# Was an einer Frage nicht stimmt, die ein Reich an Karte und Schreibtisch stellt.

asked-no-field = kein Feld { $field }: { $why }
asked-no-unit = { $realm } hat keine Einheit { $number }; seine Einheiten: { $units }
asked-foreign-unit = { $number } ist eine Einheit von { $others }, fragen kann man nur nach denen von { $realm }: { $units }
odds-no-foe = { $name } ist kein fremdes Heer, das du siehst; nenne Reich und Nummer, wie bei: { $known }
odds-not-asked = { $name } nimmt an diesem Kampf nicht teil, oder du weißt alles davon; gefragt ist nach: { $known }
odds-one-unit = { $name }: { $text } ist nicht eine Einheit; schreibe nur Truppen, Heerführer und Waffen, wie `5000 K 20 HF`
odds-other-kind = { $name } ist { $unit }, und { $text } ist etwas anderes
odds-no-points = { $name }: { $text } ist keine Zahl von Gutpunkten von 0 bis 10.000
asked-no-kind = { $kind } ist keine Art von Einheit; es gibt: { $kinds }
compared-other-seats = zwei Monate lassen sich nur vergleichen, wie ein und dasselbe Reich sie kannte
asked-no-town = in { $field } hast du keinen Rüstort
