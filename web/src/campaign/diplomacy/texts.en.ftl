# Diplomacy: rights, letters, offers, gifts and trade, questions, what was agreed.

dip-title = Diplomacy
dip-rooms = Parts of diplomacy
dip-room-rights = Rights
dip-room-letters = Letters
dip-room-offers = Offers
dip-room-trade = Gifts and trade
dip-room-questions = Rules questions
dip-room-agreed = Agreed
dip-count-letters = unread
dip-count-offers = to answer
dip-onlooker = You are looking on. Rights, letters and offers are the realms’ own affair.
dip-masters = Game masters
dip-realm = Realm
dip-rule = Rule { $rule }
dip-written = Written into the sheet: { $line }
dip-taken-out = Taken out of the sheet: { $line }
dip-in-sheet = in the sheet
dip-in-sheet-line = Line { $n } of your sheet:
dip-take-out = Take out of the sheet
dip-handed-in-note = Your sheet is handed in. Lines that you add now count when you hand it in again.

## The sheet is older than the agreement

dip-sheet-old-title = Your handed-in sheet does not have everything yet.
dip-sheet-old = The draft has changed since you handed it in, for example by an accepted offer. Only what is handed in will be played.
dip-sheet-old-ask = Somebody of your realm who may hand in has to do so again.
dip-hand-in-again = Hand in again
dip-hand-in-refused = A line of the draft is refused, so the earlier sheet goes on waiting. Look at the draft.
dip-see-sheet = Look at the sheet
dip-handed-in-again = Handed in again, with all lines.

## Rights

dip-rights-mine = Our rights and treaties
dip-rights-about = Tap a cell to grant, agree or revoke. The sentence goes into your sheet and counts from your turn on.
dip-rights-look = You may read this; who writes orders for your realm can change it.
dip-rights-all = { $count ->
    [one] Show the one realm
   *[other] Show all { $count } realms
 }
dip-rights-others = Rights of the other realms
dip-rights-of = Realm
dip-rights-nothing = { $realm } has granted nothing and been granted nothing.
dip-matrix = Everybody’s rights
dip-matrix-legend = The realm at the left grants the one above. W: mutual right of way. Y: agrees to one. C: coastal right. ✕: declines its gifts.
dip-sign-way = W
dip-sign-consent = Y
dip-sign-coast = C
dip-matter-way = Right of way
dip-matter-coast = Coastal right
dip-matter-gifts = Gifts
dip-right-title = { $realm }: { $matter }
dip-stands-way-none = none
dip-stands-way-ours = we agreed
dip-stands-way-theirs = they agreed
dip-stands-way-agreed = both agreed
dip-stands-way-force = in force
dip-stands-coast-none = none
dip-stands-coast-ours = we grant
dip-stands-coast-theirs = they grant
dip-stands-coast-both = mutual
dip-stands-gifts-open = open
dip-stands-gifts-ours = we decline
dip-stands-gifts-theirs = they decline
dip-stands-gifts-closed = both decline
dip-stands-way-none-long = There is no right of way with { $realm }.
dip-stands-way-ours-long = We have agreed to a right of way. It begins when { $realm } grants it.
dip-stands-way-theirs-long = { $realm } has agreed to a right of way. It begins when we grant it.
dip-stands-way-agreed-long = Both have agreed to a right of way. It begins when one of the two grants it.
dip-stands-way-force-long = The right of way is in force: armies of both use the other’s ways, and you are allies.
dip-stands-coast-none-long = Neither realm lets the other’s ships use its coastal waters.
dip-stands-coast-ours-long = Ships of { $realm } may use our coastal waters; ours may not use theirs.
dip-stands-coast-theirs-long = Our ships may use the coastal waters of { $realm }; theirs may not use ours.
dip-stands-coast-both-long = Ships of both realms may use each other’s coastal waters.
dip-stands-gifts-open-long = Gifts between us and { $realm } are accepted both ways.
dip-stands-gifts-ours-long = We decline gifts from { $realm }; it accepts ours.
dip-stands-gifts-theirs-long = { $realm } declines our gifts; we accept its gifts.
dip-stands-gifts-closed-long = Neither of the two accepts gifts of the other.
dip-sees-way-force = Right of way
dip-sees-way-ours = agrees to a right of way
dip-sees-way-theirs = the other agrees to a right of way
dip-sees-way-agreed = both agree to a right of way
dip-sees-coast-ours = grants its coastal waters
dip-sees-coast-theirs = may use the other’s coastal waters
dip-sees-coast-both = mutual coastal right
dip-sees-gifts-ours = declines gifts
dip-sees-gifts-theirs = has its gifts declined
dip-sees-gifts-closed = decline each other’s gifts
dip-do-grant-way = Grant the right of way
dip-do-agree-way = Agree to a right of way
dip-do-revoke-way = Revoke the right of way
dip-do-grant-coast = Grant the coastal right
dip-do-revoke-coast = Revoke the coastal right
dip-do-accept-gifts = Accept gifts
dip-do-decline-gifts = Decline gifts
dip-wish = Ask for it by an offer
dip-wish-about = { $realm } has to order its part itself. An offer asks for it.

## Letters

dip-letters = Letters
dip-sealed = Letters are sealed: only sender and receivers read them, not the game masters.
dip-open = Letters are open: the game masters can read every letter of this campaign.
dip-write = Write a letter
dip-go-on-writing = Go on with your letter
dip-all-read = Mark all as read
dip-search = Search in letters
dip-boxes = Show
dip-box-all = All
dip-box-unread = Unread
dip-box-received = Received
dip-box-sent = Sent
dip-box-offers = Offers
dip-no-letters = No letters yet. Write the first one.
dip-no-match = Nothing here fits.
dip-older = Earlier letters
dip-back = Back to the list
dip-new = { $count } new
dip-letters-count = { $count ->
    [one] { $count } letter
   *[other] { $count } letters
 }
dip-begun = answer begun
dip-offer-open = open offer
dip-new-letter = New letter
dip-receivers = To
dip-to-all = All realms
dip-to-none = Nobody
dip-groups = Groups
dip-group-save = Keep these as a group
dip-group-name = Name of the group
dip-group-about = Groups are kept in this browser alone. Circles of earlier letters are offered everywhere.
dip-group-saved = Group { $name } is kept.
dip-group-drop = Forget the group { $name }
dip-keep = Keep
dip-request = A request: it stays in the game masters’ inbox until it is done
dip-is-request = request
dip-text = Letter
dip-send = Send
dip-not-sent = Not sent; it is kept here. Try again.
dip-sent = The letter is sent.
dip-discard = Discard
dip-signed = Signed: { $name }
dip-lack-to = Choose at least one receiver.
dip-lack-text = Write something first.
dip-lack-short = A letter has at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
 }; this one has { $count }.
dip-to = to { $names }
dip-answer = Answer
dip-answer-all = Answer everybody whom it reached
dip-goes-to = Goes to { $names }
dip-keep-unread = Keep as unread

## Offers

dip-offers-waiting = Offers to answer
dip-offers-none = No offer waits for your answer.
dip-offers-mine = Our open offers
dip-offers-settled = Earlier offers ({ $count })
dip-offer-new = Make an offer
dip-offer-to = To
dip-we-give = We order
dip-they-give = { $realm } orders
dip-nothing = nothing
dip-add-gives = What we give
dip-add-wants = What we want
dip-add-to-gives = Add to what we give
dip-add-to-wants = Add to what we want
dip-line-out = Take out
dip-offer-text = A word with it (optional)
dip-offer-usual = This is our offer.
dip-offer-about = If it is accepted, these lines stand in the drafts of both realms at once. They bind nobody until each realm hands in. The offer lapses with the month.
dip-offer-send = Send the offer to { $realm }
dip-offer-sent = The offer to { $realm } is sent.
dip-offer-empty = Add at least one line.
dip-open-yours = If you accept, your lines are written into your draft and theirs into their draft. Handing in is still up to each realm.
dip-open-mine = Not answered yet. You can withdraw it until then.
dip-accept = Accept
dip-decline = Decline
dip-withdraw = Withdraw
dip-settled-by = by { $name }
dip-accepted-about = The lines stand in the drafts of both realms. Check yours and hand it in.
dip-lapsed-about = Its month is over. Make a new one if you still want it.
dip-state-open = Open
dip-state-accepted = Accepted
dip-state-declined = Declined
dip-state-withdrawn = Withdrawn
dip-state-lapsed = Lapsed
dip-told-accepted = Accepted: the lines stand in both drafts.
dip-told-declined = The offer is declined.
dip-told-withdrawn = The offer is withdrawn.
dip-told-lapsed = The offer has lapsed.
dip-told-open = The offer is open.

## Orders by form

dip-group-rights = Rights
dip-group-gifts = Gifts
dip-group-trade = Trade
dip-group-captives = Captives
dip-kind-grant-way = Grant the right of way
dip-kind-agree-way = Agree to a right of way
dip-kind-revoke-way = Revoke the right of way
dip-kind-grant-coast = Grant the coastal right
dip-kind-revoke-coast = Revoke the coastal right
dip-kind-accept-gifts = Accept gifts
dip-kind-decline-gifts = Decline gifts
dip-kind-give-gold = Gold from the treasury
dip-kind-hand-gold = Gold that an army carries
dip-kind-give-land = Land
dip-kind-offer-goods = Ships, mounts, weapons or gold of an army
dip-kind-take-over = Take over what is held ready
dip-kind-pass-cards = Trade cards
dip-kind-offer-prisoners = Prisoners of an army
dip-kind-free-person = Free a captive character
dip-kind-release = Release the prisoners of an army
dip-slot-army = Army
dip-slot-into = Into own army
dip-slot-person = Captive
dip-slot-gold = Gold
dip-slot-price = Price in gold (empty: a gift)
dip-slot-goods = Goods
dip-slot-fields = Fields
dip-slot-card = Card
dip-slot-count = Number of cards
dip-special = Special income (gold)
dip-choose = Choose …
dip-no-army = No army known
dip-no-captive = No captive of this realm
dip-army-at = { $number } in { $field }
dip-army-prisoners = { $number } in { $field }, { $count ->
    [one] { $count } prisoner
   *[other] { $count } prisoners
 }
dip-missing = Still missing: { $what }
dip-to-sheet = Into the sheet
dip-goods-mounts = Mounts
dip-goods-ships = Ships
dip-goods-light-catapults = Light catapults
dip-goods-heavy-catapults = Heavy catapults
dip-goods-light-warships = Light warships
dip-goods-heavy-warships = Heavy warships
dip-good-warriors = { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}
dip-good-mounts = { $count ->
    [one] { $count } mount
   *[other] { $count } mounts
}
dip-good-riders = { $count ->
    [one] { $count } rider
   *[other] { $count } riders
}
dip-good-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
dip-good-leaders = { $count ->
    [one] { $count } leader
   *[other] { $count } leaders
}
dip-good-light-catapults = { $count ->
    [one] { $count } light catapult
   *[other] { $count } light catapults
}
dip-good-heavy-catapults = { $count ->
    [one] { $count } heavy catapult
   *[other] { $count } heavy catapults
}
dip-good-light-warships = { $count ->
    [one] { $count } light warship
   *[other] { $count } light warships
}
dip-good-heavy-warships = { $count ->
    [one] { $count } heavy warship
   *[other] { $count } heavy warships
}
dip-good-gold = { $count } gold
dip-good-prisoners = { $count ->
    [one] { $count } prisoner
   *[other] { $count } prisoners
}
dip-card-tanner = Tanner
dip-card-leatherworker = Leatherworker
dip-card-mining = Mining
dip-card-carpenter = Carpenter
dip-card-master-builder = Master builder
dip-means-grant-way = Armies of { $giver } and { $other } use each other’s ways and are allied, provided { $other } agrees.
dip-means-agree-way = { $giver } agrees in advance: as soon as { $other } grants the right of way, both have it.
dip-means-revoke-way = The right of way ends for both, and they are enemies; a mere consent is taken back.
dip-means-grant-coast = Ships of { $other } pay the lower cost in the coastal waters of { $giver }. Everybody learns of it.
dip-means-revoke-coast = Ships of { $other } may no longer use the coastal waters of { $giver }.
dip-means-accept-gifts = { $giver } accepts gifts from { $other }.
dip-means-decline-gifts = { $giver } declines whatever { $other } gives; it stays with { $other }.
dip-means-give-gold = { $gold } gold go from the treasury of { $giver } to that of { $other }, if their territories touch.
dip-means-hand-gold = Army { $army } of { $giver } hands over { $gold } gold in the land of { $other }.
dip-means-give-land = { $fields } go to { $other } as soon as a conquest-capable army of it enters them.
dip-means-offer-goods = { $giver } holds { $goods } of army { $army } ready for { $other }, { $price ->
    [0] as a gift
   *[other] for { $price } gold
}; { $other } takes them over in its turn on the same field.
dip-means-take-over = { $giver } takes over into army { $into } what { $other } holds ready in army { $army }, and pays the price.
dip-means-pass-cards = { $giver } hands { $other } { $count } of the card { $card }.
dip-means-offer-prisoners = { $giver } holds all prisoners of army { $army } ready for { $other }, { $price ->
    [0] as a gift
   *[other] for { $price } gold
}.
dip-means-free-person = { $giver } sets { $person } of { $other } free.
dip-means-release = { $giver } releases all prisoners of army { $army }.

## Gifts, trade, captives

dip-trade-new = Give, sell, release
dip-trade-with = With whom
dip-trade-what = What
dip-pledged = Held ready to be taken over
dip-pledge-theirs = { $realm } holds { $goods } ready in army { $army } ({ $field }), { $price ->
    [0] as a gift
   *[other] for { $price } gold
}.
dip-pledge-ours = For { $realm }: { $goods } in our army { $army } ({ $field }), { $price ->
    [0] as a gift
   *[other] for { $price } gold
}. Not taken over yet.
dip-take-over = Take over into { $army }
dip-take-over-where = An army of yours has to stand in { $field } for that.
dip-deed-theirs = { $realm } gives us { $fields }: enter it with a conquest-capable army.
dip-deed-ours = For { $realm }: our land { $fields }. Not taken over yet.
dip-on-map = On the map
dip-captives = Captives
dip-captive = { $name } of { $realm }, guarded by { $army } in { $field }
dip-free = Free
dip-prisoners = { $count ->
    [one] { $count } prisoner
   *[other] { $count } prisoners
 } with { $army } in { $field }
dip-release = Release the prisoners of { $army }
dip-lost = { $name } is held captive by { $realm }. Ask for the release by an offer.
dip-sheet-lines = In your sheet
dip-sheet-lines-none = Your sheet has no line about other realms yet.

## Questions about the rules

dip-ask-title = Ask about the rules
dip-ask-label = Your question
dip-ask-about = The game masters see who asks; the answer is for all. Name a rule, such as PH-4.2c, and it becomes a link.
dip-ask-rules = Look into the rules first
dip-ask = Ask
dip-asked = The question is asked.
dip-questions-open = Open questions
dip-questions-none = No question is open.
dip-questions-answered = Answers
dip-questions-search = Search in questions and answers
dip-answers-none = Nothing has been answered yet.
dip-answer-to = Answer to: { $question }
dip-answer-give = Answer for all

## What was agreed

dip-in-force = In force now
dip-in-force-none = Nothing is agreed with any realm.
dip-agreed-title = Month by month
dip-agreed-ours = Only what concerns us
dip-agreed-none = Nothing was agreed in these months.
dip-agreed-more = Look further back
dip-agreed-offer = Offer of { $from } to { $to }, accepted
dip-agreed-gift-out = Gift to { $realm }: { $gold } gold
dip-agreed-gift-in = Gift from { $realm }: { $gold } gold
dip-agreed-sale-out = Paid to { $realm }: { $gold } gold
dip-agreed-sale-in = Sold to { $realm }: { $gold } gold
