# Reports of a campaign: the month that is over, the archive, the search.

rep-title = { $realm }: { $month }
rep-secret = Confidential: for { $realm } and the game masters only.
rep-not-over = The month is not over yet; this is how it stands now.
rep-none-yet = There is no report yet. The first one comes when the first month is over.
rep-sections = Parts of the report
rep-to-changed = What changed
rep-to-fights = Fights
rep-to-orders = Orders
rep-to-diary = Diary
rep-to-holdings = Armies, towns, people
rep-to-treasury = Treasury
rep-to-others = Other realms
rep-to-news = Notice board

rep-show-all = Show all { $count }
rep-earlier = One month back
rep-later = One month on
rep-month = Month
rep-year = Year { $year }
rep-running = { $month } (running)
rep-realm = Realm
rep-print = Print or PDF
rep-files = Files
rep-file-html = Report as a web page
rep-file-text = Report as text
rep-file-json = Report as data (JSON)
rep-file-csv = Treasury of all months (CSV)
rep-file-refused = The server did not give out this file. Try again in a moment.

rep-changed = What changed
rep-open-standing = The treasury holds { NUMBER($gold) } gold ({ $goldChange }), and the realm has { $fields ->
    [one] one field
   *[other] { NUMBER($fields) } fields
 } ({ $fieldChange }).
rep-open-peace = Nobody fought with us.
rep-open-fights = { $fights ->
    [one] There was one fight
   *[other] There were { $fights } fights
 }: { $won } won, { $lost } lost. { $men ->
    [0] { $leaders ->
        [0] None of our men fell.
        [one] We lost one leader.
       *[other] We lost { NUMBER($leaders) } leaders.
    }
   *[other] We lost { $men ->
        [one] one man
       *[other] { NUMBER($men) } men
    } and { $leaders ->
        [one] one leader
       *[other] { NUMBER($leaders) } leaders
    }.
 }
rep-open-no-orders = We had given no orders.
rep-open-orders = { $waiting ->
    [0] { $failed ->
        [0] { $orders ->
            [one] Our order was carried out.
           *[other] All { $orders } orders were carried out.
        }
        [one] { $orders ->
            [one] Our order failed.
           *[other] Of { $orders } orders one failed.
        }
       *[other] Of { $orders } orders { $failed } failed.
    }
   *[other] { $orders ->
        [one] Our order is still waiting for our turn.
       *[other] { $waiting } of { $orders } orders are still waiting for our turn.
    }
 }
rep-due = What comes next
rep-figures = All figures
rep-what = What
rep-before = Before
rep-now = Now
rep-change = Change
rep-figure-gold = Treasury (gold)
rep-figure-income = Taxes in the next income month (gold)
rep-figure-fields = Fields
rep-figure-towns = Towns and building sites
rep-figure-armies = Land armies
rep-figure-fleets = Fleets
rep-figure-space = Space points of all armies
rep-figure-leaders = Leaders
rep-picture = Our land and its neighbours: { $won ->
    [one] one field won
   *[other] { $won } fields won
 }, { $lost ->
    [one] one lost
   *[other] { $lost } lost
 }, { $fights ->
    [one] one fight
   *[other] { $fights } fights
 }.
rep-picture-key = A plus in gold: won. A minus in a dashed frame: lost. Numbers: what happened to us.

rep-fights = What happened to us
rep-story = Fight by fight on the map
rep-no-fights = No fight and no spell in which we had a part.
rep-previous-fight = Back
rep-next-fight = Next
rep-fight-of = { $at } of { $total }
rep-fight-keys = step from fight to fight
rep-all-fights = All of them in a list
rep-won = won
rep-lost = lost
rep-dice = { $who }: { $sides ->
    [100] d%
   *[other] { $count ->
        [one] one d{ $sides }
       *[other] { $count } d{ $sides }
    }
 }
rep-chance = Chance
rep-throw-again = See the dice fall again
rep-on-map = { $field }: show on the map
rep-good-points = Good points of { $who }
rep-source = Source
rep-points = Points
rep-rule = Rule
rep-sum = Together
rep-reckoning = How it was worked out
rep-why = Why? Rule { $rule }
rep-rule-title = Rule { $rule }
rep-rule-source = Source: { $source }
rep-rule-unknown = This rule is not in the book that the server has.

rep-failed = Orders that failed
rep-none-failed = All orders were carried out.
rep-turn-waits = Our turn is not over; nothing has failed so far.
rep-write-again = Write it anew
rep-orders = Our orders, and what became of them
rep-no-orders = No orders in this month.
rep-became-done = carried out
rep-became-failed = failed
rep-became-waiting = waits for our turn
rep-became-told = told to the game masters
rep-standing-orders = Standing instructions

rep-diary = Diary of the month
rep-no-diary = Nothing happened to us.

rep-armies = Armies and fleets ({ $count })
rep-no-armies = The realm has no armies.
rep-towns = Towns ({ $count })
rep-no-towns = The realm has no towns.
rep-people = People ({ $count })
rep-no-people = The realm has no people of rank.
rep-number = No.
rep-name = Name
rep-field = Field
rep-goods = Strength
rep-space = Space points
rep-carried = Gold carried
rep-stage = Stage
rep-site = building site: { $stage }
rep-building-points = Building points
rep-taxes = Taxes
rep-rank = Rank
rep-captive = prisoner of { $realm }

rep-treasury = Treasury
rep-chart = Treasury over the months; the table beside it has the same figures
rep-chart-key = Line: balance at the end of the month. Full bars: income. Hollow bars: expenses.
rep-chart-table = Treasury month by month
rep-in = Income
rep-out = Expenses
rep-balance = Balance
rep-book = Book of this month
rep-where = Where
rep-gold = Gold
rep-book-opening = At the beginning
rep-book-closing = At the end
rep-book-apart = special income, spent where it lay
rep-amended = corrected by the game masters
rep-forecast = In the next income month the land would pay { $gold } gold: fields { $fields }, towns { $towns }.

rep-land = Land ({ $count })
rep-terrain = Terrain
rep-won-from = won; before: { $realm }
rep-lost-to = lost; now: { $realm }
rep-nobody = nobody
rep-plundered = plundered; pays taxes again from { $month }
rep-others = Other realms
rep-capital = Capital
rep-seen-armies = Armies in sight, the nearest first
rep-army-new = (new)
rep-army-came = (moved)
rep-none-seen = none
rep-more-armies = and { $count } more

rep-news = Notice board
rep-no-news = Nothing was posted.
rep-turn-order = Who moves when
rep-turn-of = { $month }: { $realms }

rep-search = Search all reports
rep-search-go = Search
rep-search-stop = Stop
rep-search-close = Close the search
rep-search-progress = Months searched
rep-searching = Searching: { $looked } of { $months ->
    [one] { $months } month
   *[other] { $months } months
 } …
rep-found = { $hits ->
    [0] Nothing found
    [one] One sentence found
   *[other] { $hits } sentences found
 } in { $months ->
    [one] one month
   *[other] { $months } months
 }.
rep-left-out = { $count ->
    [one] One more is not shown; add a word.
   *[other] { $count } more are not shown; add a word.
 }
rep-section-diary = Diary
rep-section-failed = Failed order
rep-section-orders = Order
rep-section-worked = Reckoning
rep-section-changes = Change
rep-section-book = Treasury book
rep-section-news = Notice board
