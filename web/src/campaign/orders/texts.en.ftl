# The sheet of orders.

sh-title-month = Orders for { $name }
sh-title-muster = Muster of { $name }
sh-title-turn = Turn of { $name }
sh-part-muster = Muster
sh-part-turn = Turn
sh-lines = Lines of the sheet
sh-line = Line { $n }
sh-line-gold = { $gold } gold
sh-empty = Write one order in each line, or tap a piece on the map. Suggestions appear while you type: arrow keys choose, Enter takes one over.

sh-verdict-empty = empty
sh-verdict-remark = remark
sh-verdict-heading = heading
sh-verdict-fine = fine
sh-verdict-open = will be seen when it happens
sh-verdict-refused = not possible
sh-verdict-waiting = being checked
sh-remedy = Write “{ $sentence }” instead
sh-clash = You and somebody else wrote at the same place: both versions stand here, keep one.

sh-state-saved = Saved
sh-state-saving = Saving …
sh-state-unsaved = Not saved yet
sh-state-offline = No connection: kept in this browser until it is back
sh-state-unkept = No connection, and this browser cannot keep anything: leave this page open
sh-state-refused = Not saved: { $why }

sh-gold-now = { $gold } gold now,
sh-gold-after = { $gold } after this sheet
sh-capacity = Recruiting used: { $share }
sh-used-of = { $used } of { $all }
sh-town = Town
sh-room-gold = Gold
sh-room-leaders = Leaders
sh-room-wizards = Wizards
sh-room-special = { $field }, special income
sh-idle =
    { $count ->
        [0] Every army has an order
        [one] { $count } army without an order
       *[other] { $count } armies without an order
    }
sh-problems =
    { $count ->
        [0] No problems
        [one] { $count } problem
       *[other] { $count } problems
    }
sh-spent = Costs
sh-earned = Income
sh-remains = Remains in the treasury

sh-tools = Tools of the sheet
sh-undo = Undo
sh-undo-what = Undo: { $what }
sh-redo = Redo
sh-redo-what = Redo: { $what }
sh-undone = Undone: { $what }
sh-redone = Done again: { $what }
sh-deed = { $deed } “{ $text }”
sh-deed-typing = typing
sh-deed-adding = adding
sh-deed-removing = deleting
sh-deed-moving = moving
sh-deed-pasting = inserting
sh-deed-sorting = sorting from
sh-deed-remedy = replacing by
sh-sort = Muster first
sh-sorted = Orders of the muster now stand before those of the turn.
sh-more = Insert …
sh-merged = Somebody else has changed the sheet.

sh-line-tools = Line { $n }: move, delete, new line
sh-line-up = Move line { $n } up
sh-line-down = Move line { $n } down
sh-line-remove = Delete line { $n }
sh-line-new = New line

sh-completions = Suggestions
sh-guess = perhaps meant
sh-piece-at = { $what } in { $field }
sh-piece-foot = army of warriors
sh-piece-riders = army of riders
sh-piece-fleet = fleet
sh-piece-creature = creatures
sh-piece-wizard = wizard
sh-piece-character = character

sh-standing-open = Not handed in yet
sh-standing-waits = Handed in: it waits to be played
sh-standing-played = Handed in: the month is being played
sh-standing-changed = Handed in, but changed since: the older version waits
sh-standing-over = The campaign is over; nothing is played any more
sh-hand-in = Hand in
sh-hand-in-again = Hand in again
sh-withdraw = Take back
sh-others-hand-in = You may write; handing in is for others at your court.
sh-read-only = You may read this sheet; writing is for others at your court.
sh-share = Game masters may read along before it is handed in

sh-leftover =
    { $count ->
        [one] One line was written for a round that is over and never reached the server.
       *[other] { $count } lines were written for a round that is over and never reached the server.
    }
sh-leftover-insert = Put them into this sheet
sh-leftover-drop = Throw them away

sh-insert =
    { $count ->
        [one] Insert { $count } line
       *[other] Insert { $count } lines
    }
sh-last-month = Earlier orders
sh-last-month-empty = No orders were given in this month.
sh-month = Month
sh-order-failed = failed then
sh-templates = Templates
sh-templates-empty = There are no templates in this browser yet.
sh-template-insert = Insert “{ $name }”
sh-template-remove = Delete the template “{ $name }”
sh-template-name = Name of a template made from this sheet
sh-template-keep = Keep as template
sh-template-full = This browser has no room for it.
sh-paste = From an email
sh-paste-about = Insert what was written elsewhere. Marks of quotations, bullets, greetings and signatures are left out.
sh-paste-text = Copied text
sh-paste-file = Or a file
sh-paste-read = Read it
sh-paste-found =
    { $unread ->
        [0] { $count ->
            [one] One line was understood.
           *[other] { $count } lines were understood.
        }
        [one] { $count } understood, one line was not: it comes along to be corrected.
       *[other] { $count } understood, { $unread } were not: they come along to be corrected.
    }
sh-paste-others = It seems to be a sheet of { $realms }.
sh-paste-kept = as it is
sh-paste-cleaned = cleaned
sh-paste-left-out = left out
sh-paste-unread = not understood
sh-paste-why = { $kind } ({ $why })
sh-reason-invisible = invisible characters
sh-reason-web = marks of a web page
sh-reason-quote = quotation mark
sh-reason-bullet = bullet
sh-reason-numbering = numbering
sh-reason-heading = heading
sh-reason-typography = dashes and quotes
sh-reason-head = head of an email
sh-reason-signature = signature
sh-reason-rule = dividing line
sh-whole = As one text
sh-whole-about = The whole sheet, to copy it or to change much at once
sh-whole-take = Take over
