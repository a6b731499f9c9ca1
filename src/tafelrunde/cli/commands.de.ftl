# Texts of the commands games, rules, check, replay, verify, sim, bench and data.
