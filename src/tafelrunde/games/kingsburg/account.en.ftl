# What a finished game tells of itself, see telling/account.py.

year = year { $number }
year-reason = Year { $number }: { $reason }
points = Victory points
buildings = Buildings
dice = Pips above the mean
luck-dice = Pips rolled
luck-reinforcements = The King’s reinforcements
luck-enemies = Strength of the enemies
dice-rolled = Dice rolled
rerolls = Rerolls
advisors = Advisors influenced
built = Buildings built
battles-won = Battles won
battles-drawn = Battles drawn
battles-lost = Battles lost
decided-battle = In year { $year } { $seat } lost the battle by { $gap }.
verdict-shared = Level in points ({ $points }), goods and buildings: the victory is shared.
verdict-goods = Level in points with { $other }; { $seat } has more goods left, { $value } to { $against }.
verdict-buildings = Level in points and goods with { $other }; { $seat } has more buildings, { $value } to { $against }.
