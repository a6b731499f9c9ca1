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
rules-search-how = Ask in your own words, English or German, in any order: “When does the age end”. The best answer comes first.
rules-none = Nothing found. Try other words, or fewer of them.
rules-more = { $count ->
    [one] Show one more rule
   *[other] { $count } more rules
 }
rules-unknown = There is no rule { $rule } here; perhaps the search finds it.
