# The turn on a copy, phase by phase

st-begin-title = { $month }: { $phase }
st-begin-month = You lead this month on a copy first. It stops before each roll; you correct, go back, return sheets. Nobody else sees any of it until you publish.
st-begin-turn = You lead this turn on a copy first. It stops before each roll; you correct, go back, return a sheet. Nobody else sees any of it until you publish.
st-begin-leave-out = Leave out orders that something has overtaken
st-begin-stand-ins = Let bots stand in for realms that are late
st-begin = Begin the rehearsal
st-over = The campaign is over; there is nothing left to play.
st-published = Published. The realms have been told.
st-discarded = { $rolls ->
    [0] Discarded. Nothing was rolled; a note of it remains.
    [one] Discarded. A note remains that one roll was seen.
   *[other] Discarded. A note remains that { $rolls } rolls were seen.
 }
st-moved-on = The campaign has gone on
st-moved-on-text = It has moved on or was rolled back since { $who } began this rehearsal, so it can no longer be published. Discard it and begin another.

# the timeline

st-timeline = Phases of the rehearsal
st-timeline-keys = Left and right lead from phase to phase, Home to the first, End to the present.
st-step = { $realm }, B{ $phase }: { $name }
st-step-quiet = { $realm }, B{ $phase }: { $name }, nothing happened
st-now = Now
st-to-now = Back to the present
st-previous = Previous phase
st-next = Next phase
st-phase-1 = Sheet handed in
st-phase-2 = Regeneration
st-phase-3 = Figures on the map
st-phase-4 = Announcements
st-phase-5 = Teleportation I
st-phase-6 = Spells I
st-phase-7 = Ranged fire I
st-phase-8 = Movement
st-phase-9 = Teleportation II
st-phase-10 = Spells II
st-phase-11 = Wizards’ duels
st-phase-12 = Ranged fire II
st-phase-13 = Character combat
st-phase-14 = Melee
st-phase-15 = Capture and retreat
st-phase-16 = Spells III
st-phase-17 = Gifts and trade
st-phase-18 = End of the turn
st-phase-19 = Next realm
st-phase-title = { $realm }, B{ $phase }: { $name }
st-quiet = Nothing happened in this phase.
st-where = Where:
st-more = and { $count } more
st-lit = something changed here
st-on-map = { $field }: show on the map
st-changed = { $count ->
    [one] One value changed
   *[other] { $count } values changed
 }
st-nothing-changed = No value changed.

# the question

st-ask = { $realm }, B{ $phase }: roll for { $field }
st-ask-draw = Draw what comes next
st-draw = Draw the dice
st-type = Type the dice
st-draw-all = Draw all that are left
st-fair = Fair dice: what falls was settled by a secret before the campaign began. These belong to { $occasion }, whenever they are drawn.
st-seeded = These dice belong to { $occasion }: whenever they are drawn, they are the same.
st-occasion = { $month }, { $realm }, B{ $phase }, { $what } { $where }
st-commitment = Commitment { $mark }…
st-values = Values
st-take = Take these
st-cast = { $what } { $where }: { $count } d{ $faces }
st-typed = Typed: { $values }. Still to come: { $count }
st-key-back = Delete the last one
st-key-next = On to the next die
st-key-done = Take these dice
st-fell = { $what } { $where }: { $values }
st-also-open = { $count ->
    [one] One more conflict is open in this phase
   *[other] { $count } more conflicts are open in this phase
 }

# conflicts

st-kind-melee = Melee
st-kind-crowd = Melee in a crowded field
st-kind-duel = Wizards’ duel
st-kind-combat = Character combat
st-kind-tilt = Combat of knights
st-kind-retreat = Retreat fight
st-kind-overrun = Overrun
st-kind-fire = Ranged fire
st-kind-ban = Ban
st-whatif = What if …
st-against = against
st-force = { $goods }; strength { $strength }, good points { $points }
st-target = { $goods }; good points { $points }
st-person = good points { $points }, dice { $strength }
st-factors = { $count ->
    [one] Good points: one reason
   *[other] Good points: { $count } reasons
 }
st-odds = { $won } win, { $hasDraw ->
    [yes] { $drawn } draw,{" "}
   *[no] {""}
 }{ $lost } loss.
st-losses = Mean losses: { $own } and { $others }.
st-defenceless-attackers = The attackers would be overrun without dice.
st-defenceless-defenders = The defenders would be overrun without dice.
st-conflicts = { $count ->
    [0] Conflicts
   *[other] Conflicts ({ $count })
 }
st-foreseeing = Looking ahead at who will face whom …
st-foresee = Look ahead at all conflicts
st-no-conflicts = Nobody faces anybody.
st-foreseen-note = What hangs most on a roll stands first. Odds are those before any dice fall; what depends on earlier rolls may come otherwise.
st-facing = { $one } against { $other }
st-wins = { $chance } win
st-perhaps = depends on earlier rolls
st-settled = settled
st-came-to-nothing = It came to nothing.
st-to-phase = To { $realm }, B{ $phase }

# other stops

st-stop-sheets = Sheets are missing
st-stop-refused = A sheet has been overtaken
st-stop-ready = Ready to go on
st-stop-done = Everything is played
st-all-absent = All realms are absent; only you can close the round.
st-close = Close without them
st-close-title = Close the round without those who are late
st-stand-ins = Let bots stand in
st-wait = Wait for them
st-sheets-note = Bots stand in from the beginning: the rehearsal then begins anew, and the same dice fall. Closing needs a reason, which all realms read.
st-leave-out = Leave these orders out
st-return = Return the sheet to { $realm }
st-go = Go on
st-done-facts = Entries: { $entries }, rolls: { $rolls }, phases: { $phases }. Look at any of them in the timeline before you publish.
st-to-publish = To the summary

# tools

st-step-back = Step back
st-correct = Correct …
st-give-back = Return a sheet
st-give-back-title = Return a sheet to its realm
st-discard = Discard
st-discard-title = Discard the rehearsal?
st-discard-text = { $rolls ->
    [0] Nothing of it remains but a note in the audit. No roll was seen.
    [one] Nothing of it remains but a note in the audit that one roll was seen. Drawn dice stay drawn: a second rehearsal has the same.
   *[other] Nothing of it remains but a note in the audit that { $rolls } rolls were seen. Drawn dice stay drawn: a second rehearsal has the same.
 }
st-decide = A decision in words
st-sentence = Sentence of the game master
st-sentence-like = Grant Yaromo 500 gold; reason: prize of the tournament
st-decide-do = Decide
st-acts = { $count ->
    [0] Who did what
    [one] Who did what (one act)
   *[other] Who did what ({ $count } acts)
 }
st-act = { $at }, { $who }: { $what }
st-act-began = { $at }, { $who }: began
st-act-go = went on
st-act-drawn = drew the dice
st-act-typed = typed the dice { $values }
st-act-roll-all = drew all dice that were left
st-act-correct = corrected
st-act-close = closed the round
st-act-leave-out = left overtaken orders out
st-act-give-back = returned the sheet of { $realm }
st-act-step-back = stepped back

# publishing

st-publish-title = Publish the rehearsal
st-publish = Publish for good
st-publish-facts = { $entries ->
    [one] One entry becomes part of the campaign
   *[other] { $entries } entries become part of the campaign
 }, { $rolls ->
    [0] without a roll.
    [one] with one roll.
   *[other] with { $rolls } rolls.
 } All realms are told at once.
st-publish-returned = Sheets that go back to their realms: { $realms }
st-publish-left-out = { $count ->
    [one] One order was left out
   *[other] { $count } orders were left out
 }
st-publish-overtaken = Sheets have changed meanwhile: { $realms }. This rehearsal can no longer be published; discard it and begin another.
st-publish-read = What each realm will read
