# The desk of the game masters.

desk-next = What comes next
desk-realms = { $count ->
    [one] 1 realm
   *[other] { $count } realms
 }
desk-next-over = The campaign is over.
desk-next-rehearsal = A rehearsal by { $who } is open.
desk-next-dice = Dice are waited for.
desk-next-ready = Everybody has handed in.
desk-next-muster-ready = All sheets for the muster are there.
desk-next-turn-ready = The sheet of { $realms } is there.
desk-next-nobody = Nobody plays { $realms }.
desk-next-invited = Somebody is invited to play { $realms }, but has not come yet.
desk-next-late = Time is up, and { $count ->
    [one] { $realms } is missing.
   *[other] { $realms } are missing.
 }
desk-next-stand-ins = Time is up. { $count ->
    [one] A bot stands in for { $realms }.
   *[other] Bots stand in for { $realms }.
 }
desk-next-stands = { $count ->
    [one] { $realms } is missing, and the clock stands still.
   *[other] { $realms } are missing, and the clock stands still.
 }
desk-next-missing = { $count ->
    [one] { $realms } is missing. There is no time limit.
   *[other] { $realms } are missing. There is no time limit.
 }
desk-next-missing-until = { $count ->
    [one] { $realms } is missing, { $left }.
   *[other] { $realms } are missing, { $left }.
 }
desk-next-missing-reminded = { $count ->
    [one] { $realms } is missing and was reminded a moment ago. Wait a while.
   *[other] { $realms } are missing and were reminded a moment ago. Wait a while.
 }
desk-next-missing-until-reminded = { $count ->
    [one] { $realms } is missing, { $left }, and was reminded a moment ago. Wait a while.
   *[other] { $realms } are missing, { $left }, and were reminded a moment ago. Wait a while.
 }
desk-do-over = To the reports
desk-do-rehearsal = Go on with it
desk-do-dice = To the dice
desk-do-ready = Look at the month
desk-do-muster-ready = Look at the muster
desk-do-turn-ready = Look at the turn
desk-do-nobody = Invite somebody
desk-do-invited = See the invitation
desk-do-late = Look at the month without them
desk-do-stand-ins = Look at the month
desk-do-stands = Start the clock
desk-do-remind = Remind
desk-reminded = Reminded.
desk-started = The clock runs.
desk-done = Done.
desk-ahead = Nobody but game masters sees it before you publish it.
desk-open-tasks = { $count ->
    [one] 1 entry in the inbox is still open.
   *[other] { $count } entries in the inbox are still open.
 }

## Realms

desk-list = Realms
desk-waiting = { $missing ->
    [0] Nobody is waited for.
   *[other] Missing: { $missing } of { $all }.
 }
desk-light-ready = handed in
desk-light-bot = a bot plays
desk-light-stand-in = late; a bot stands in
desk-light-late = late
desk-light-absent = absent
desk-light-nobody = nobody yet
desk-light-writing = is writing
desk-light-missing = not begun
desk-light-idle = nothing to do
desk-called = reminded at { $time }
desk-bot = Bot: { $bot }
desk-stand-in = Stand-in: { $bot }
desk-person-here = { $name } (here)
desk-nobody = Nobody is invited.
desk-remind = Remind
desk-remind-realm = Remind { $realm }
desk-invite = Invite
desk-invite-realm = Invite somebody for { $realm }
desk-more = More
desk-more-realm = More about { $realm }
desk-type = Type in sheets
desk-files = Sheets from files
desk-remind-all = Remind all

## One realm

desk-realm-people = People
desk-realm-player = Who plays
desk-realm-bot = Played by
desk-realm-people-play = people
desk-realm-bot-about = A bot plays the realm from now on, until you give it back to people. A sheet that waits goes first.
desk-realm-stand-in = If it is late
desk-realm-nobody = nobody plays for it
desk-realm-sheet = Sheet
desk-realm-type = Type in the sheet
desk-realm-change = Look at the sheet
desk-realm-return = Return it
desk-realm-return-title = Return the sheet of { $realm }?
desk-realm-return-text = The sheet no longer counts as handed in. Its people are told, find the text in their draft and hand it in again.
desk-returned = The sheet has gone back.

## Typing in

desk-paper = Sheets on paper
desk-paper-about = Type or paste what came on paper or by email. Signatures, bullets and quotation marks are taken away.
desk-paper-realm = Realm
desk-paper-text = Orders
desk-paper-verdict = Verdict
desk-paper-fine = { $lines ->
    [0] An empty sheet: the realm does nothing.
    [one] 1 order, all fine.
   *[other] { $lines } orders, all fine.
 }
desk-paper-refused = { $count ->
    [one] 1 line cannot stay so.
   *[other] { $count } lines cannot stay so.
 }
desk-paper-line = Line { $line }
desk-paper-remedy = Write instead: { $remedy }
desk-paper-gold = Treasury afterwards: { $gold } gold
desk-paper-judging = Judging …
desk-paper-hand-in = Hand in, next realm
desk-paper-hand-in-last = Hand in
desk-paper-handed = { $realm }: handed in.
desk-paper-keys = hands in and goes on
desk-paper-cleaned = { $count ->
    [one] 1 line of what you pasted was left out.
   *[other] { $count } lines of what you pasted were left out.
 }
desk-paper-done = Every sheet is there.
desk-file-about = Choose text files or emails, many at once. Each is taken by the realm that it names, or by its file name.
desk-file-choose = Files
desk-file-in = handed in
desk-file-out = not handed in
desk-file-told = Handed in: { $count } of { $all }.

## Clock and bell

desk-clock = Clock
desk-clock-start = Start
desk-clock-pause = Pause
desk-clock-quarter = + 15 min
desk-clock-day = + 1 day
desk-clock-more = More minutes for this round
desk-clock-add = Add
desk-clock-rules = Length of rounds
desk-clock-minutes = Minutes for each round
desk-clock-usual = 0: what the rules say
desk-clock-by-itself = When time is up, the round is closed and played by itself
desk-clock-early = As soon as everybody has handed in, it is played by itself
desk-clock-own = A round that is played by itself is published at once: you do not see it before.
desk-mode = Play
desk-mode-meeting = at a meeting, turn after turn
desk-mode-remote = remotely, one sheet a month
desk-mode-to-meeting = Go over to a meeting
desk-mode-to-remote = Go over to remote play
desk-close = Close the round
desk-close-about = Those who are missing do nothing in this round.
desk-close-reason = Reason, for all to read
desk-bell = Bell
desk-bell-about = Everybody who has the campaign open sees and hears it at once.
desk-bell-text = What you call out
desk-bell-ring = Ring
desk-bell-muster = The muster begins
desk-bell-turn = The turns begin
desk-bell-soon = Five minutes left
desk-bell-break = A break
desk-rung = The bell has rung.

## Inbox

desk-inbox = Inbox
desk-inbox-empty = Nothing waits for you.
desk-inbox-done = Show what is done
desk-inbox-keys = go through the list, open, mark as done
desk-kind-special = Special order
desk-kind-sheet = Sheet that something has overtaken
desk-kind-question = Question about the rules
desk-kind-letter = Letter
desk-kind-request = Request
desk-task-of = { $realm }, { $month }
desk-task-waits = its sheet is not played yet
desk-task-by = done by { $who }, { $date }
desk-task-answer = Answer
desk-task-reply = Reply
desk-task-text = Your answer
desk-task-for-all = Everybody reads the answer.
desk-task-send = Send
desk-task-sent = Sent.
desk-task-decide = Decide
desk-task-whole = Read it all
desk-task-done = Done
desk-task-undone = Not done
desk-task-masters = the game masters
desk-bot-random = tosses coins
desk-bot-greedy = greedy
desk-bot-settler = settler
desk-bot-warlord = warlord
