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
rules-search-how = Mehrere Wörter, Wortanfänge, deutsch oder englisch; „ue“ findet auch „ü“.
rules-none = Keine Regel enthält alle diese Wörter. Versuche es mit weniger Wörtern oder nur mit einem Wortanfang.
rules-more = { $count ->
    [one] Noch eine Regel zeigen
   *[other] Noch { $count } Regeln
 }
rules-unknown = Eine Regel { $rule } gibt es hier nicht; vielleicht findest du sie mit der Suche.
