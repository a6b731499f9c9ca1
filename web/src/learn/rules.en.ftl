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
rules-search-how = Several words, beginnings of words, English or German; “ue” finds letters with two dots too.
rules-none = No rule has all of these words. Try fewer of them, or only the beginning of one.
rules-more = { $count ->
    [one] Show one more rule
   *[other] { $count } more rules
 }
rules-unknown = There is no rule { $rule } here; perhaps the search finds it.
