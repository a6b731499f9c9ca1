# Guided first games.

learn-title = Learn { $game }
learn-loading = Opening the lesson …
learn-progress = Step { $at } of { $total }
learn-teacher = Your teacher says
learn-your-move = Your move
learn-others = It is the others’ turn.
learn-do = The lesson’s move: { $wording }
learn-hint = Show a hint
learn-show = Do it for me
learn-go-on = Continue
learn-again = Start again
learn-happened = What happened
learn-rule = Read rule { $rule }
learn-over = That was the whole game. Now play one of your own!
learn-play = Play against bots
learn-lobby = To the lobby
learn-good = A good move!
learn-fine = That is fine, too.
learn-costs = Allowed, but it costs you something.
learn-loss = By our reckoning about { NUMBER($points, maximumFractionDigits: 0) } { $points ->
    [one] point
   *[other] points
 } less.
learn-better = Better: { $wording }
learn-from-here = Go on from here
learn-back = Back to the lesson’s line
learn-take-back = Take back this move
learn-previous = One decision back
learn-aside = Off the lesson’s line: { $count ->
    [one] one move of your own
   *[other] { $count } moves of your own
 }
learn-your-own = Your move, free of the lesson: do what you think is good.
learn-over-aside = Your own game is over.
