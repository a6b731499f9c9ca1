# Merchants, trading posts and cards, in sentences. Variables: see sentences.py.

event-price_set = { $realm } { $buying ->
    [yes] pays
   *[no] asks for
} { $price } gold for 1: { $good } from now on.
event-post_stands = { $realm } has built a trading post in { $at }.
event-post_gone = The trading post of { $realm } in { $at } is destroyed.

note-delivered = Through the portal to { $field } for { $army }: { $goods }, for { $gold } gold.
note-market_sale = Sold to { $realm }: { $goods }, for { $gold } gold.
note-stock_grew = Into the store: { $goods }, for { $gold } gold.
note-cards_moved = Trade cards { $card }: { $count } ({ $realm }).

has-post = trading post
head-trade = Trade
trade-cards = Trade cards: { $cards }.
trade-store = In store: { $goods }.
trade-coming = In store from the next month on: { $goods }.
col-price = Price (gold)
col-bid = Bid (gold)
army-might = { $points } GP of its own
