# The page of a campaign.

c-not-here = There is no such campaign, or this link is no longer valid. Ask whoever gave it to you for a new one.
c-try-again = Try again
c-tabs = Rooms of the campaign
c-tab-home = Overview
c-tab-map = Map
c-tab-pieces = Pieces
c-tab-odds = Odds
c-tab-diplomacy = Diplomacy
c-tab-reports = Reports
c-tab-court = Court
c-tab-turn = Turn
c-tab-correct = Correct
c-tab-history = History
c-tab-meeting = Meeting
c-badge-due = due
c-badge-post = { $count } new
c-drawer-tapping = Command
c-drawer-orders = Sheet
c-map-and-orders = Map and orders

## Who is who

c-act-for = You act for
c-realm-number = Realm { $number }
c-nameless = Nobody yet
c-role-master = game master
c-role-spectator = spectator
c-role-projector = projector
c-right-read = reads
c-right-write = writes orders
c-right-hand-in = hands in
c-right-rules = ruler
c-member-of = { $realm }: { $name }, { $right }
c-member-else = { $name }, { $right }
c-connection-online = connected
c-connection-connecting = Connection lost; trying again …
c-connection-offline = No network. What you write is kept here.

## Joining

c-join-title = You are invited to { $campaign }
c-join-realm = You are to play for { $realm } ({ $right }).
c-join-master = You are to be a game master.
c-join-spectator = You may look on.
c-join-until = This lasts until { $date }.
c-join-name = What shall the others call you?
c-join = Join
c-join-about = You get a link of your own. It stays in this browser and in no address.

## Overview

c-month = Month: { $month }
c-your-sheet = Your sheet is due
c-phase-over = The campaign is over
c-phase-month = Every realm writes its sheet for the month
c-phase-muster = Muster: the realms recruit and build
c-phase-turn = It is the turn of { $realm }
c-phase-draw = The order of the month is being drawn
c-phase-dice = The game masters are rolling dice
c-time-over = Time is up
c-left-days = { $days ->
    [one] 1 day
   *[other] { $days } days
 } { $hours } h left
c-left-hours = { $hours } h { $minutes } min left
c-left-minutes = { $time } left
c-clock-until = until { $date }
c-clock-free = No time limit: the game masters say when the round ends.
c-clock-stands = The clock stands still.
c-clock-over = Nothing more is waited for.
c-order = Turn order of the month
c-order-active = is playing
c-order-next = next
c-you-are-next = You are next
c-order-ready = handed in
c-order-waited = still writing
c-order-count = Waiting for { $waited } of { $all ->
    [one] { $all } realm
   *[other] { $all } realms
 }.
c-tasks = What waits for you
c-tasks-none = Nothing waits for you. You will be told when something does.
c-task-due = The sheet of orders for this month is due. Nobody has written anything yet.
c-task-begun = The sheet of orders for this month is begun, but not handed in.
c-task-changed = The sheet was changed after it was handed in. The old text counts until you hand in again.
c-task-handed-in = The sheet is handed in. You can take it back until it is played.
c-task-offer = { $realm } has made you an offer.
c-task-letters = { $count ->
    [one] 1 unread letter
   *[other] { $count } unread letters
 }
c-task-answers = { $count ->
    [one] 1 question about the rules was answered.
   *[other] { $count } questions about the rules were answered.
 }
c-task-failed = { $count ->
    [one] 1 order of last month failed.
   *[other] { $count } orders of last month failed.
 }
c-go-write = Write orders
c-go-read = Look at it
c-go-sheet = To the sheet
c-go-answer = Answer
c-go-letters = Read
c-go-answers = Read
c-go-report = See why
c-news = News
c-news-of = News of { $month }
c-news-first = The first month is still open. News come when it is over.
c-news-quiet = Nothing that everybody would have heard of.
c-news-all = The whole report
c-present = Who is here
c-present-here = { $right }, here now
c-present-away = { $right }, away
c-present-nobody = Nobody else has joined yet.
c-present-others = { $count ->
    [one] 1 other is away.
   *[other] { $count } others are away.
 }
c-claim = Find it again
c-claim-about = Your account can remember this campaign, so that you find it from any browser.
c-claim-sign-in = With an account you find this campaign from any browser. You do not need one: your link is enough.
c-claim-do = Remember it for { $name }

## Those who look on

c-public-about = You are looking on: the notice board and the map that everybody knows, as old as this campaign wants it.
c-public-nothing = Nothing can be seen yet. The first month is published when it is long enough over.
c-public-month = Month
c-public-map = Map
c-public-map-of = Map that everybody knows, { $month }

## What has just happened

c-heard-look = Look
c-bell-sound = Turn on sound
c-heard-reminder = The game masters remind you: your sheet is still missing.
c-heard-round = A new round has begun.
c-heard-turn = It is your turn.
c-heard-deadline = Little time is left for your sheet.
c-heard-report = The report of a month has come.
c-heard-rollback = The game masters have gone back to an earlier point.
c-heard-letter = A letter has come.
c-heard-offer = There is news of an offer.
c-heard-answer = A question about the rules was answered.
c-heard-question = Somebody asks about the rules.
c-heard-special = A special order has come.
c-heard-people = Somebody has joined.
c-heard-house = The house rules have changed.
c-why = Why?
c-rule-unknown = The rulebook of this server does not have this rule.
c-realm-meant = Realm
c-reason = Reason, which realms will read
c-underway = This may take a while. You may leave: it goes on and waits for you here.
c-underway-entries = Entries of the log: { NUMBER($done) } of { NUMBER($of) }
