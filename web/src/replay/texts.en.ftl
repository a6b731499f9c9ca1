# The replay of a finished game.

replay-of = Replay: { $game }
replay-loading = Loading the game …
replay-empty = This game has not begun yet; there is nothing to replay.
replay-back = Back to the table
replay-eyes = Seen by
replay-public = everybody
replay-slider = Step of the game
replay-place = Step { $at } of { $total }
replay-first = First step
replay-previous = One step back
replay-next = One step forward
replay-last = Last step
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-value = { $seconds } s a step
replay-share = Copy link
replay-shared = Link copied
replay-told = What happened in this step
replay-chance = Chance
