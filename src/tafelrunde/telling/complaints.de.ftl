# Gedruckte Werte.

printed-nothing = { $game } hat keine gedruckten Werte, die man zeigen oder korrigieren kann
