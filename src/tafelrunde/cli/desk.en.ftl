# Texts of the game master's desk: protocol, conflicts, steps, trials, rulings, audit.

help-phoenix-protocol = The minutes of every evaluation, with each factor and its rule.

    Melee, overruns, ranged fire, walls, duels, combats of characters, bans, magic walls: line by line, so that
    a player could check it by hand. It tells all secrets: show players only what is theirs.
phoenix-protocol-month = Only this month: its number from the start (5), or name and year (Hel 1).
phoenix-protocol-field = Only this field, such as 503/22.
phoenix-protocol-none = Nothing was evaluated.
