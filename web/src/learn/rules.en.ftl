# The browser of rules.

rules-title = Rules
rules-of = Rules of { $game }
rules-games = Games
rules-search = Search the rules
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
 }
rules-manual = Beyond the software’s reach.
rules-option = House rule, chosen when a table is opened: { $option }
rules-source = Source: { $source }
