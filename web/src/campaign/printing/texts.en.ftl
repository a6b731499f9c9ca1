cp-title = Printing
cp-about = For people who write on paper. A cover page stands between realms, so no sheet of paper has secrets of two; nothing of what is printed stays on this screen.
cp-realms = Realms
cp-what = What
cp-kind-report = Report of the last month
cp-kind-form = Empty sheet of orders
cp-kind-map = Map
cp-paper = Paper
cp-paper-a4 = A4
cp-paper-a3 = A3
cp-print = { $count ->
    [one] Print { $count } paper
   *[other] Print { $count } papers
}
cp-busy = Papers are being gathered …
cp-no-map = The map cannot be drawn just now.
cp-no-report = No month is over yet.
cp-cover = Papers of { $realm }
cp-map-of = { $realm }: map in { $month }
cp-form = Orders of { $realm }, { $month }
cp-form-of = Campaign { $campaign }.
cp-form-gold = Treasury: { $gold } gold.
cp-form-name = Written by:
cp-form-unit = Unit
cp-form-where = Field
cp-form-has = What it is
cp-form-order = Order
cp-form-more = Further orders
cp-form-how = How orders are worded
cp-form-special = SL: words that only the game masters can carry out
