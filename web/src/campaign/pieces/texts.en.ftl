# A realm's pieces: tables, cards, names and notes.

pc-title = Pieces
pc-no-realm = These tables show what a realm has and knows. Choose a realm to act for at the top.
pc-groups = Which table
pc-group-armies = Armies
pc-group-fleets = Fleets
pc-group-towns = Towns
pc-group-people = People
pc-group-others = Sightings
pc-search = Search by number, name, field or note
pc-kinds = Which kind
pc-all-kinds = All kinds
pc-only-idle = without an order
pc-only-capital = in the capital’s province
pc-nothing-found = Nothing fits. Take away a word or a filter.
pc-none-armies = No army yet. You raise some in a recruiting month.
pc-none-fleets = No fleet yet. They are built at the coast.
pc-none-towns = No town yet.
pc-none-people = Nobody with rank and name yet.
pc-none-others = Nothing is to be seen of others.
pc-found = { $count ->
        [0] Nothing found
        [one] 1 row
       *[other] { $count } rows
    }

pc-sort-by = Sort by
pc-ascending = ascending
pc-descending = descending
pc-open = { $piece }: open its card
pc-has-note = Note: { $note }
pc-pages = Pages of the table
pc-page = { $first } to { $last } of { $all }
pc-earlier = Back
pc-later = On

pc-col-number = Number
pc-col-name = Name
pc-col-kind = Kind
pc-col-field = Field
pc-col-troops = Troops
pc-col-leaders = Leaders
pc-col-space = Space points
pc-col-gold = Gold
pc-col-moves = Movement
pc-col-order = Order
pc-col-ships = Ships
pc-col-warships = Warships
pc-col-free = Cargo room free
pc-col-stage = Stage
pc-col-points = Building points
pc-col-lost = Damage
pc-col-income = Income
pc-col-site = Being built
pc-col-besieged = Besieging fields
pc-col-rank = Rank
pc-col-with = Goes with
pc-col-good = Good points
pc-col-realm = Realm
pc-col-age = Seen
pc-age = { $age ->
        [0] now
        [one] 1 month ago
       *[other] { $age } months ago
    }

pc-order-none = none
pc-order-some = has one

pc-kind-foot = Army of warriors
pc-kind-riders = Army of riders
pc-kind-fleet = Fleet
pc-kind-creature = Creature
pc-kind-wizard = Wizard
pc-kind-character = Character
pc-unit-foot = Army of warriors { $number }
pc-unit-riders = Army of riders { $number }
pc-unit-fleet = Fleet { $number }
pc-unit-creature = Creature { $number }
pc-unit-wizard = Wizard { $number }
pc-unit-character = Character { $number }
pc-unit-of = { $unit } of { $realm }
pc-town-at = { $stage } in { $field }

pc-stage-none = Building site
pc-stage-bur = Castle
pc-stage-std = City
pc-stage-fst = Fortress
pc-stage-hst = Capital
pc-stage-fhs = Fortress capital

pc-rank-ziv = Civilian
pc-rank-chf = Officer
pc-rank-buh = Lord of the castle
pc-rank-sth = City governor
pc-rank-fsh = Lord of the fortress
pc-rank-her = Ruler
pc-rank-z = Wizard

pc-back = Back to the table
pc-in-field = Field { $field }
pc-on-map = Show on the map
pc-give-order = Give an order
pc-odds-here = Reckon a fight here
pc-what-it-is = What it is
pc-what-it-can = What it can do
pc-can = Possible:
pc-cannot = Not possible:
pc-worth = Raising or building it cost { $gold } gold.
pc-no-upkeep = It has no upkeep.
pc-can-be-told = { $count ->
        [one] One more order is possible
       *[other] { $count } more orders are possible
    }
pc-cannot-be-told = { $count ->
        [one] One order is not possible now, and why
       *[other] { $count } orders are not possible now, and why
    }
pc-its-orders = Orders on the sheet
pc-line = Line { $line }: { $text }
pc-no-orders = No line of the sheet names it.
pc-tag = Name and note
pc-tag-name = What we call it
pc-tag-note = Note
pc-tag-save = Keep name and note
pc-tag-shared = Everybody of your realm sees this, nobody else does.
pc-history = What happened
pc-no-history = Nothing is known of the last twelve months.
pc-seen-in = { $month }: in { $field }
