# Gedruckte Werte.

printed-nothing = { $game } hat keine gedruckten Werte, die man zeigen oder korrigieren kann

# What a log proves.

secret-damaged = das Geheimnis der Würfel fehlt oder ist beschädigt; es besteht aus Hexziffern
