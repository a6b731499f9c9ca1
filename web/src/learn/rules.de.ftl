# Das Verzeichnis der Regeln.

rules-title = Regeln
rules-of = Regeln von { $game }
rules-games = Spiele
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
 }
rules-manual = Außerhalb der Reichweite der Software.
rules-option = Hausregel, beim Eröffnen eines Tisches wählbar: { $option }
rules-source = Quelle: { $source }
