# Guided first games.

learn-title = Learn { $game }
learn-loading = Opening the lesson …
learn-progress = Step { $at } of { $total }
learn-teacher = Your teacher says
learn-your-move = Your move
learn-others = It is the others’ turn.
learn-do = Do this: { $wording }
learn-hint = Show a hint
learn-show = Do it for me
learn-go-on = Continue
learn-again = Start again
learn-other = That would be allowed, but in this lesson we do something else: { $wording }
learn-happened = What happened
learn-rule = Read rule { $rule }
learn-over = That was the whole game. Now play one of your own!
learn-play = Play against bots
learn-lobby = To the lobby
