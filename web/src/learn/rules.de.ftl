# Das Verzeichnis der Regeln.

rules-title = Regeln
rules-of = Regeln von { $game }
rules-games = Spiele
rules-search = In den Regeln suchen
rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
 }
rules-manual = Außerhalb der Reichweite der Software.
rules-option = Beim Anlegen eines Tisches umschaltbar: { $option }
rules-source = Quelle: { $source }
