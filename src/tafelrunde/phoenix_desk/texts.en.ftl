# What a campaign asks for, and the form of an empty sheet.

## What is to be drawn or rolled

dice-wanted = dice in this sequence: { $dice }
order-wanted = the order of { $month }: the numbers of all { $realms ->
    [one] 1 realm
   *[other] { $realms } realms
 } as drawn{ $first ->
        [0] {""}
       *[other] ; not among the first { $first }: { $late }
    }; and last the surfacing point, 1 to 8
order-wanted-again = the order of { $month } with new realms drawn into it: { $known } in this sequence, { $realms ->
    [one] 1 number
   *[other] { $realms } numbers
 } in all; and last its surfacing point, { $gate }

## An empty sheet

form-treasury = Treasury: { $gold } gold
form-examples = Examples:
form-muster =
    Recruit 1000 warriors and 5 leaders as 101 in town { $town }
    Build road in the east of { $town }
    Build castle in { $town }
form-turn =
    Move 101 to { $town }
    Split from 101 as 102: 500 warriors and 1 leader
    Load 20000 gold onto 101
form-no-recruiting = Troops are not recruited this month.

## What a sheet leads to

sheet-costs-nothing = Costs nothing; { $remains } gold remain in the treasury.
sheet-costs = { $spent } gold leave the treasury{ $earned ->
        [0] {""}
       *[other] , { $earned } gold come in
    }; of { $treasury } gold { $remains } gold remain:
sheet-payment = { $why }{ $where }: { $gold } gold
sheet-payment-apart = { $why }{ $where }: { $gold } gold of special income
sheet-chest-town = In { $field } lie { $special } gold of special income.
sheet-chest-army = { $number } in { $field } carries { $gold } gold{ $special ->
        [0] {""}
       *[other] {" "}and { $special } gold of special income
    }.
sheet-room = Recruiting in { $field } ({ $town }): still { $gold } gold, { $leaders ->
        [one] 1 leader
       *[other] { $leaders } leaders
    }, { $wizards ->
        [one] 1 wizard
       *[other] { $wizards } wizards
    }.
sheet-room-special = Recruiting in { $field } ({ $town }) with special income: still { $gold } gold, { $leaders ->
        [one] 1 leader
       *[other] { $leaders } leaders
    }, { $wizards ->
        [one] 1 wizard
       *[other] { $wizards } wizards
    }.
sheet-room-free = Recruiting in { $field } ({ $town }): without a limit (PH-2e).
sheet-march = { $number } goes { $path }{ $stopped ->
        [yes] {" "}and meets enemies there
       *[no] {""}
    }; { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } and { $climbs ->
        [one] 1 height point
       *[other] { $climbs } height points
    } are left.
sheet-far = Line { $line }: { $number } needs { $months ->
    [one] 1 month
   *[other] { $months } months
 } to { $to } and gets on its way as far as { $farthest } this month ({ $path }).
sheet-far-stays = Line { $line }: { $number } needs { $months ->
    [one] 1 month
   *[other] { $months } months
 } to { $to } and stays in { $farthest } this month.
sheet-other-way = Line { $line }: by another way than the one ordered { $number } gets to { $to } this month ({ $path }).
sheet-no-way = Line { $line }: no way leads { $number } to { $to }, however many months it took.

## What is seen only when it happens

open-fire = Whether the shots can be fired when it comes to it, and what they hit, the dice show.
open-challenge = Whether they meet, and who wins, is seen in the combat of characters.
open-retreat = It counts only if his army loses its melee.
open-ban = What the ban holds is seen when it is cast; a hostile wizard there means a duel first.
open-tear = Whether a hostile magic wall stands there is seen when it is torn.
open-stock = How much the merchants have is their secret; who comes first is served first.
open-sale = Whether the merchants can pay and store it is their secret.
open-hand = Whether the merchants can hold so many cards is their secret.
open-storm = How many ships the storm takes, a die shows.
open-dead = What may be raised depends on the fights that are won.
open-answer = It needs the other realm, whose sheet of this month may answer.
open-master = The game master reads it and decides.
open-fight = It meets enemies in { $field }; how that ends is seen in the fight.
open-overrun = It goes on only if it overruns the enemies in { $field }; otherwise it stays there and fights.

## Sheets from mails

paste-invisible = invisible marks
paste-web = marks of a web page
paste-quote = quote marks
paste-bullet = a bullet
paste-numbering = numbering
paste-heading = a heading
paste-typography = typographic dashes and quotation marks
paste-head = the head of a mail
paste-signature = a signature
paste-rule = a rule
paste-line-cleaned = Line { $line }, read as “{ $text }”; taken away: { $why }.
paste-line-left-out = Line { $line } is left out ({ $why }): { $sent }
paste-line-unread = Line { $line } is not understood: { $text } (taken away: { $why })
paste-line-unread-plain = Line { $line } is not understood: { $text }

## When time is over

round-time-over = The time of the round is over.

## Many sheets at once

bulk-handed-in = { $file }: handed in for { $realm }, { $orders ->
    [one] 1 order
   *[other] { $orders } orders
 }.
bulk-refused = { $file }: not handed in for { $realm }; { $wrong ->
    [one] 1 thing is
   *[other] { $wrong } things are
 } wrong with it.
bulk-unknown = { $file }: not handed in: { $why }.
map-brought = the map that the campaign was founded with
