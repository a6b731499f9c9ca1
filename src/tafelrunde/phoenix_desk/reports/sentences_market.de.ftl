# Händler, Handelskontore und Karten, in Sätzen. Variablen: siehe sentences.py.

event-price_set = { $realm } { $buying ->
    [yes] zahlt
   *[no] verlangt
} von nun an { $price } GS für je 1: { $good }.
event-post_stands = { $realm } hat in { $at } ein Handelskontor errichtet.
event-post_gone = Das Handelskontor von { $realm } in { $at } ist zerstört.

note-delivered = Durch das Portal nach { $field } zu { $army }: { $goods }, für { $gold } GS.
note-market_sale = Verkauft an { $realm }: { $goods }, für { $gold } GS.
note-stock_grew = Ins Lager: { $goods }, für { $gold } GS.
note-cards_moved = Handelskarten { $card }: { $count } ({ $realm }).

has-post = Handelskontor
head-trade = Handel
trade-cards = Handelskarten: { $cards }.
trade-store = Im Lager: { $goods }.
trade-coming = Ab dem nächsten Monat im Lager: { $goods }.
col-price = Verkaufspreis (GS)
col-bid = Ankaufspreis (GS)
army-might = { $points } eigene GP
