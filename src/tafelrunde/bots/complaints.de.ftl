# Bots.

bot-unknown = einen Bot „{ $bot }“ gibt es nicht; Bots für { $game }: { $names }
bot-unplayable = der Bot „{ $bot }“ kann { $game } nicht spielen: das Spiel sagt nicht, was eine gute Stellung ist; Bots für { $game }: { $names }
