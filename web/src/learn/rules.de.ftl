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
rules-search-how = Frag in deinen eigenen Worten, deutsch oder englisch, in beliebiger Reihenfolge: „Wann endet die Epoche“. Die beste Antwort steht oben.
rules-none = Nichts gefunden. Versuche es mit anderen oder weniger Wörtern.
rules-more = { $count ->
    [one] Noch eine Regel zeigen
   *[other] Noch { $count } Regeln
 }
rules-unknown = Eine Regel { $rule } gibt es hier nicht; vielleicht findest du sie mit der Suche.
