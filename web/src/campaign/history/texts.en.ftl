# History: the log, back to a point, who decided what, fights, readings, backup.

his-title = History
his-rooms = Parts of the history
his-room-log = Log
his-room-undo = Back and again
his-room-fights = Fights
his-room-whatif = What if
his-room-readings = Readings
his-room-audit = Who decided
his-room-backup = Backup and dice

his-months = Months
his-all-months = All months
his-month = Month
his-entries = { $count ->
    [one] 1 entry
   *[other] { $count } entries
 }
his-entry = entry { $n }
his-undo-month = Back to its beginning
his-undo-here = Back to here
his-kind = Kind
his-any-kind = every kind
his-kinds-sheet = Sheet
his-kinds-correction = Correction
his-kinds-decision = Decision
his-kinds-dice = Dice
his-kinds-order = Turn order
his-who = Who
his-anybody = everybody
his-search = Search the log
his-search-go = Search
his-reading = Reading …
his-found = { $count ->
    [0] Nothing found
    [one] 1 entry
   *[other] { $count } entries
 }
his-more = Show more
his-chance = Chance
his-masters = Game masters
his-by = by { $who }
his-lines = { $count ->
    [one] 1 more line
   *[other] { $count } more lines
 }
his-because = Reason: { $reason }
his-dice-drawn = drawn
his-dice-typed = typed in
his-dice-kept = kept from the first time
his-doing-published = Published by { $who }, { $when }: { $count ->
    [one] 1 entry
   *[other] { $count } entries
 }
his-doing-played = Played by { $who }, { $when }: { $count ->
    [one] 1 entry
   *[other] { $count } entries
 }
his-doing-played-again = Played again by { $who }, { $when }: { $count ->
    [one] 1 entry
   *[other] { $count } entries
 }

# Back and again

his-rollback = Roll back
his-rollback-about = Everything after the point you choose is undone. The log until now is kept, and all realms are told.
his-to-month = To the beginning of
his-to-entry = or to just after entry
his-choose = choose …
his-preview = Show what is lost
his-loss = What would be lost
his-point-month = Back to the beginning of { $month }
his-point-entry = Back to just after entry { $n }
his-loss-entries = { $dropped ->
    [one] 1 entry is undone
   *[other] { $dropped } entries are undone
 }, among them { $decisions ->
    [0] no decision
    [one] 1 decision
   *[other] { $decisions } decisions
 } and { $rolls ->
    [0] no roll
    [one] 1 roll or draw
   *[other] { $rolls } rolls and draws
 }.
his-loss-months = Months undone, the first perhaps in part: { $months }
his-loss-reports = { $count ->
    [one] 1 report is
   *[other] { $count } reports are
 } no longer true: { $months }
his-loss-waiting = Sheets come back to: { $realms }
his-loss-no-sheets = No sheet comes back.
his-loss-aside = Set aside until their month comes: { $sheets }
his-sheets-return = How sheets come back
his-as-drafts = as drafts: their realms hand them in again
his-as-handed-in = handed in: they wait to be played
his-reason = Reason (realms read it)
his-roll-back = Roll back
his-rolled-back = Done: { $dropped ->
    [one] 1 entry is
   *[other] { $dropped } entries are
 } undone, and kept as { $kept }. It is { $month } again.
his-sheets-back = Sheets returned to: { $realms }
his-play-again = Play again
his-rerun = Play a month again
his-rerun-about = From the beginning of a month everything is played once more, with the same sheets, decisions and dice. A correction may come first. What has become impossible is left out and told.
his-rerun-from = From the beginning of
his-rerun-corrections = Corrections that come first
his-rerun-preview = Show what would differ
his-rerun-do = Play it again for good
his-rerun-would = { $count ->
    [one] 1 entry would be
   *[other] { $count } entries would be
 } played again. This would differ:
his-rerun-done = { $count ->
    [one] 1 entry was
   *[other] { $count } entries were
 } played again. This is different now:
his-busy = One moment …
his-differences = What differs
his-no-difference = Nothing differs.
his-difference-count = { $fights ->
    [0] No evaluation
    [one] 1 evaluation
   *[other] { $fights } evaluations
 } and { $realms ->
    [0] no realm
    [one] 1 realm
   *[other] { $realms } realms
 } differ.
his-before = before
his-after = after
his-skipped = Entry { $entry } was no longer possible: { $said }
his-skipped-count = { $count ->
    [one] 1 entry of the log would not have been possible.
   *[other] { $count } entries of the log would not have been possible.
 }

# Audit

his-note-published = published
his-note-discarded = discarded
his-note-rolled-back = rolled back
his-note-restored = restored
his-note-played = played
his-note-played-again = played again
his-decision-typed = dice typed in
his-decision-kept = dice kept
his-decision-correction = correction
his-decision-grant = grant
his-decision-close_round = round closed
his-decision-announce = announcement
his-decision-answer = answer
his-decision-other = decision
his-noted-published = { $count ->
    [one] 1 entry
   *[other] { $count } entries
 } of a rehearsal after entry { $entries }
his-noted-discarded = A rehearsal after entry { $entries }{ $dice ->
    [0] {""}
    [one] , with 1 roll that was seen
   *[other] , with { $dice } rolls that were seen
 }
his-noted-rolled-back = To just after entry { $entries }; { $count ->
    [one] 1 entry is
   *[other] { $count } entries are
 } undone
his-noted-restored = The position after entry { $entries }, from a backup; { $count ->
    [one] 1 entry was
   *[other] { $count } entries were
 } put aside
his-noted-played = { $count ->
    [one] 1 entry
   *[other] { $count } entries
 } after entry { $entries }
his-noted-played-again = { $count ->
    [one] 1 entry
   *[other] { $count } entries
 } after entry { $entries }, once more
his-undone-logs = Logs that were undone
his-undone-about = Nothing is ever lost: each log is kept as it was.
his-kept = goes on after entry { $entries }; { $dropped ->
    [one] 1 entry was
   *[other] { $dropped } entries were
 } undone
his-kept-again = was played again after entry { $entries } ({ $dropped ->
    [one] 1 entry
   *[other] { $dropped } entries
 })
his-compare-undone = Compare with now

# Fights

his-field = Field
his-every-field = every field
his-evaluations = { $count ->
    [0] Nothing was evaluated in this month.
    [one] 1 evaluation
   *[other] { $count } evaluations
 }
his-odds = Show the odds before
his-on-map = On the map
his-try = What if?

# Readings

his-readings-about = The whole campaign is played again on a copy, with the same sheets and dice, as if you had always read these rules otherwise.
his-as-now = as we play
his-both-sides = Both readings ({ $rule })
his-reading-from = Read so since
his-from-start = the beginning
his-compare = Compare

# Backup and dice

his-backup = Backup
his-backup-about = The whole campaign as one file: log, sheets, secrets of every realm. Keep it as you keep your link. Letters and drafts in it are sealed.
his-download = Download backup
his-saved = The backup is saved.
his-restore = Restore
his-restore-warning = The campaign goes back to where it stood in the backup. What was played since is undone; its log is kept, and all realms are told.
his-restore-file = Backup of this campaign (zip)
his-restore-do = Restore
his-restore-sure = Restore the campaign from “{ $file }”? Everything since then is undone.
his-sending = Sending …
his-proving-archive = Every line of it is checked …
his-restored = Restored: { $month }, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
 }. The log until now is kept as { $kept }.
his-left-private = Drafts and letters of the backup did not come along.
his-left-people = People did not come along; their links stay as they are.
his-dice = Fair dice
his-dice-about = The whole log is played by the rules, and every die is drawn again from its source.
his-prove = Check the dice
his-proved = Proved.
his-not-proved = Not proved.
his-proof-proved = { $drawn ->
    [one] 1 draw of chance is
   *[other] All { $drawn } draws of chance are
 } those of the source, in { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
 }; { $typed ->
    [0] nothing was typed in.
    [one] 1 was typed in, and nothing can be said about it.
   *[other] { $typed } were typed in, and nothing can be said about them.
 }
his-proof-secret-not-out = Every entry keeps to the rules ({ $entries }). The secret of the dice is published when the campaign ends; then everybody can draw them again.
his-proof-typed = Dice of this campaign fall on a real table: { $typed ->
    [one] 1 was typed in
   *[other] { $typed } were typed in
 }, and no log can prove them.
his-proof-commitment = The secret is not the one that the log committed to at the start.
his-proof-differs = Entry { $first } differs: the source gives { $expected }, the log has { $found }.
his-prove-yourself = How anyone can check
his-prove-1 = Download the backup and unpack it: it is a campaign folder.
his-prove-2 = On your own machine, with the folder’s name:
his-prove-3 = With fair dice the first line of the log commits to a secret before the first roll; its end shows the secret. Whoever has both can draw every die again, with any program that knows SHA-256.
