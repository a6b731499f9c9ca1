# Texts of the game master's desk: protocol, conflicts, steps, trials, rulings, audit.

help-phoenix-protocol = The minutes of every evaluation, with each factor and its rule.

    Melee, overruns, ranged fire, walls, duels, combats of characters, bans, magic walls: line by line, so that
    a player could check it by hand. It tells all secrets: show players only what is theirs.
phoenix-protocol-month = Only this month: its number from the start (5), or name and year (Hel 1).
phoenix-protocol-field = Only this field, such as 503/22.
phoenix-protocol-none = Nothing was evaluated.

# conflicts

help-phoenix-conflicts = The conflicts of a month per field: who faces whom, the odds, and the result.

    Strengths and good points are as the game master knows them when dice are about to fall. Without --month it
    is the current one, with the conflicts that are still open.
phoenix-conflicts-month = Which month (otherwise the current one): its number from the start, or name and year.
phoenix-conflicts-none = No conflicts.
phoenix-conflict-melee = melee
phoenix-conflict-crowd = melee in a field that is too full
phoenix-conflict-duel = wizards’ duel
phoenix-conflict-combat = combat of characters
phoenix-conflict-tilt = knights’ combat
phoenix-conflict-retreat = retreat fight
phoenix-conflict-overrun = overrun
phoenix-conflict-fire = ranged fire
phoenix-conflict-ban = ban
phoenix-conflict-head = { $field }: { $kind } (B{ $phase }),
phoenix-conflict-turn = turn of { $realm }
phoenix-conflict-against = against
phoenix-conflict-army = { $realm } { $number }: { $goods }; strength { $strength }, good points { $points } = { $sources }
phoenix-conflict-shot = { $realm } { $number }: { $weapons }, mean damage { $mean } (PH-5.1j)
phoenix-conflict-target = { $realm } { $number }: { $goods }; good points { $points } = { $sources }
phoenix-conflict-person = { $realm } { $number }: { $points ->
    [one] 1 good point
   *[other] { $points } good points
 }, { $power ->
    [one] 1 die
   *[other] { $power } dice
 }
phoenix-conflict-odds = Chances{ $has-pair ->
    [yes] {" "}{ $pair }
   *[no] {""}
 }: { $won } win, { $drawn } draw, { $lost } defeat
phoenix-conflict-losses = ; mean losses { $own } and { $others }
phoenix-conflict-overrun-attackers = ; the attackers would be overrun without dice
phoenix-conflict-overrun-defenders = ; the defenders would be overrun without dice
phoenix-conflict-result = Result: { $said }
phoenix-conflict-open = Result: still open
phoenix-conflict-off = Result: it came to nothing

# forces from a campaign

phoenix-taken-from = Take the forces from this campaign, as they stand now.
phoenix-taken-field = With --from: the field, such as 503/22.
phoenix-taken-attacker = With --from: the realm that attacks (otherwise the one that moves next).
phoenix-taken-split = The attackers are split among { $parties ->
    [one] 1 party
   *[other] { $parties } parties
 } (PH-R58). Each melee is shown separately, with the losses as if the whole army met that party.
phoenix-taken-army = With --from: an army of the attacker that comes into the field, or that fires at it.

# audit

help-phoenix-audit = Every correction and decision of the game master, with the values before and after.

    Dice that were typed in or kept by a rerun, closed rounds, rollbacks and reruns stand here too.
phoenix-audit-none = Nothing was decided by hand.
phoenix-audit-published = { $when }, { $who }: published { $count ->
    [one] 1 entry
   *[other] { $count } entries
 } of a rehearsal after entry { $entries }.
phoenix-audit-discarded = { $when }, { $who }: discarded a rehearsal after entry { $entries }{ $dice ->
    [0] {""}
    [one] , with 1 roll or draw
   *[other] , with { $dice } rolls and draws
 }.
phoenix-audit-rolled-back = { $when }, { $who }: rolled back to entry { $entries }; { $count ->
    [one] 1 entry is
   *[other] { $count } entries are
 } undone.
phoenix-audit-restored = { $when }, { $who }: restored the position after entry { $entries } from an archive; { $count ->
    [one] 1 entry was
   *[other] { $count } entries were
 } put aside for it.
phoenix-audit-played = { $when }, { $who }: played { $count ->
    [one] 1 entry
   *[other] { $count } entries
 } after entry { $entries }.
phoenix-audit-played-again = { $when }, { $who }: played { $count ->
    [one] 1 entry
   *[other] { $count } entries
 } again after entry { $entries }.
phoenix-audit-returned = Sheets returned to: { $realms }.
phoenix-audit-again = Played again from entry { $entries } on, the log before it is { $file }: { $reason }

# two sets of house rules

help-phoenix-compare = Play the campaign again under other house rules, and list what differs.

    The same sheets, decisions and dice; nothing is saved. Example: tafelrunde phoenix compare campaign --option
    hf_gp=tiered. `tafelrunde games` lists the house rules.
phoenix-compare-option = A house rule, name=value; may be repeated.
phoenix-compare-month = It applies from this month on (otherwise from the beginning).
phoenix-compare-head = With { $options } instead:
phoenix-compare-before = as it was
phoenix-compare-after = then
phoenix-differences = { $count ->
    [0] Nothing in the position differs.
    [one] 1 value differs.
   *[other] { $count } values differ.
 }

# what if

help-phoenix-whatif = Try sheets, corrections and dice on a copy of the campaign, and show what would come of it.

    Nothing is saved. Sheets that wait are played too. With --month a month that is over is played once more, and
    shown is what would be different now. Example: tafelrunde phoenix whatif campaign --sheet Ann=ann.txt --dice "3 17"
phoenix-whatif-sheet = A sheet to try, REALM=FILE; once for each realm.
phoenix-whatif-correct = A correction that comes first, path=value as for `correct`; may be repeated.
phoenix-whatif-dice = What the next roll shows, such as `"3 17"`; once for each roll. The others are drawn as ever.
phoenix-whatif-month = Once more from the beginning of this month, with the sheets and dice of the log otherwise.
phoenix-whatif-close = Whoever has no sheet orders nothing; otherwise it stops there.
phoenix-whatif-nothing = This was a trial; nothing is saved.

# phase by phase

help-phoenix-step = Show the next turn phase by phase: what happens in each, every evaluation, what changes.

    On a copy, so nothing is saved; with --play the turn is carried out for good, with --pause it stops before
    each roll: then correct what must be, and type the dice (`phoenix dice FOLDER 3 17`) or draw them (`phoenix dice
    FOLDER --draw`). Exits with code 1 if nothing can be played.
phoenix-step-until = Show only the phases up to this one (B8), and who then stands against whom.
phoenix-step-play = Carry the turn out for good.
phoenix-step-pause = Carry it out for good, but stop before dice that are not given with --dice.
phoenix-step-facing = Who stands against whom now:
phoenix-step-saved = Saved.
phoenix-phase-1 = the sheet
phoenix-phase-2 = regeneration
phoenix-phase-3 = figures on the map
phoenix-phase-4 = announcements
phoenix-phase-5 = teleport I
phoenix-phase-6 = spells I
phoenix-phase-7 = ranged fire I
phoenix-phase-8 = movement
phoenix-phase-9 = teleport II
phoenix-phase-10 = spells II
phoenix-phase-11 = duels of wizards
phoenix-phase-12 = ranged fire II
phoenix-phase-13 = combat of characters
phoenix-phase-14 = melee
phoenix-phase-15 = capture and retreat
phoenix-phase-16 = spells III
phoenix-phase-17 = gifts
phoenix-phase-18 = end of the turn
phoenix-phase-19 = next realm
phoenix-dice-draw = Draw this roll instead of typing it in.
