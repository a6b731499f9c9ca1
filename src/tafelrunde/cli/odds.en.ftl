# Texts of the commands that reckon fights of Phoenix before anybody fights them.

help-phoenix-battle = The exact odds of a melee: each side’s chance of winning, and what it costs. All 400 throws of both dice are counted, nothing is sampled.

    A force is one line: a name, units of goods separated by semicolons, people after a plus, and where it stands.
    Goods: K, R, S, HF, P, LKP, SKP, LKS, SKS. Places: in BUR, STD, FST, HST, FHS or a foreign town; home; behind wall, river, bridge, quay, height; from above, forest, road; support 2. A unit may be a guard and have points of its own (50 GP).
    Example: tafelrunde phoenix battle "A: 60000 K 150 HF" "B: 10000 K 20 HF; 9000 R 80 HF + BUH 24 in STD"
phoenix-battle-attacker = The attacking force.
phoenix-battle-defender = The defending force.
phoenix-battle-exact = Show probabilities as exact fractions.
phoenix-battle-terrain = The terrain of the field (t, f, d, s, h, b, g, w): riders and warriors have their ground.
phoenix-battle-tiered = Leaders from the 101st on give half a good point, from the 201st on none (PH-R1).
phoenix-battle-attacks = attacks
phoenix-battle-defends = defends
phoenix-battle-unit = Unit
phoenix-battle-strength = Strength
phoenix-battle-points = Good points
phoenix-battle-fighting = Fighting strength
phoenix-battle-plain = Without dice { $winner } wins with { $most } against { $least }: base { $base }, factor { $factor }, losses { $total }, the losers’ average { $average }.
phoenix-battle-plain-unit = { $unit }: { $losses } fall; { $left } are left.
phoenix-battle-overrun = { $side } could be overrun without dice: ten to one.
phoenix-battle-side = Side
phoenix-battle-wins = wins
phoenix-battle-mean = loses on average
phoenix-battle-low = at least (19 of 20)
phoenix-battle-middle = as often more as less
phoenix-battle-high = at most (19 of 20)
phoenix-battle-wiped = wiped out
phoenix-battle-plot = What { $side } loses, if it wins
phoenix-battle-first = attacker
phoenix-battle-second = defender
