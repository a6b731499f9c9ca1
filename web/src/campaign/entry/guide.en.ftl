# The first month of a trial campaign, step by step.

guide-name = First steps
guide-at = Step { $at } of { $total }
guide-fold = Fold and unfold the first steps
guide-show = Show me
guide-to-report = To the report
guide-write = Write it for me
guide-skip = Go on alone
guide-again = Show the first steps again
guide-example = For example:
guide-rule = rule { $rule }
guide-rules = Rules of Phoenix
guide-finish = End the first steps
guide-refused = A line of your sheet is refused. The margin says which rule is against it; change it or take it back.
guide-weak = This army is too weak for what is coming. Take at least 1000 warriors or 500 riders, and a leader.

guide-look-title = Look around
guide-look = This is your realm: a capital and the six fields around it. Tap the capital in { $capital } on the map. Right beside it a wild creature lurks, and beyond the horizon two neighbouring realms are growing.
guide-recruit-title = Recruit an army
guide-recruit = Towns turn gold into armies. Tap the capital in { $capital }, choose “Recruit” and take at least 1000 warriors; nobody marches without a leader. You can also type the sentence into the sheet yourself.
guide-build-title = Build something
guide-build = A castle in one of your fields is a second place to recruit, and brings taxes. It grows by at most 250 of 1000 building points a month, so begin early. Roads, bridges and walls count, too.
guide-fight-title = Attack
guide-fight = Whoever moves into a field where an enemy stands fights there. Send your army to { $foe }. The room “Odds” tells how the fight may end.
guide-ride-title = Take new land
guide-ride = Riders get further than warriors. Recruit 500 of them and send them across the border, for instance to { $goal }: an army that is strong enough takes every free field that it enters.
guide-hand-in-title = Hand in
guide-hand-in = Your sheet is written. See what it costs and what remains, then hand it in. Here the month is played at once; in other campaigns all wait for each other.
guide-read-title = Read the report
guide-read = The month is over. The report tells what your realm went through: the fight with every die, your new land, the treasury, and which orders failed.
guide-waiting = All realms are moving now. Your report will be here in a few seconds.
guide-over-title = That was the first month
guide-over = You can recruit, build, move, fight and read what came of it. Play on: your neighbours do not sleep. You recruit again in the next recruiting month; you can always move. Behind every “why?” stands the rule.
