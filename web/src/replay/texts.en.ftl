# The timeline under the board: looking back while a game is running and when it is over.

time-title = Timeline
time-past = You are looking at the past
time-place = Step { $at } of { $total }
time-slider = Step of the game
time-first = To the beginning
time-previous-mark = To the heading before
time-previous = One step back
time-next = One step forward
time-next-mark = To the next heading
time-play = Play
time-pause = Pause
time-speed = Steps a second
time-speed-value = { $steps } a second
time-present = To the present
time-end = To the end
time-news = { $count ->
    [one] { $count } new move
   *[other] { $count } new moves
 }
time-since = Since my last turn
time-eyes = Seen by
time-public = everybody
time-share = Copy link
time-shared = Link copied
time-no-moves = A move can be made only in the present.
time-loading = Loading …
time-later = Show what happened after
time-jump = Go there: { $text }

time-branch = Branch here and try
time-branch-over = A new table begins with this very position. You play the seat whose eyes you look through, bots play all others.
time-branch-running = A new table begins where your seat stood at this step. What you could not see is made up anew, in a way that fits what you saw: nothing that is hidden in this game is told. Bots play all other seats.
time-branch-counts = It is a branch: it counts for nothing, and this game goes on without it.
time-branch-go = Try from step { $at }
branch-note = This is a branch of another game, after its step { $step }. It counts for nothing.
branch-parent = To that game
