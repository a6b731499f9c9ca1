# The browser of rules.

rules-title = Rules
rules-of = Rules of { $game }
rules-games = Games
rules-search = Search in the rules
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
 }
rules-manual = Beyond the software’s reach.
rules-option = Can be switched when a table is made: { $option }
rules-source = Source: { $source }
