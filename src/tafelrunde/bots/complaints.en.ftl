# Bots.

bot-unknown = there is no bot “{ $bot }”; bots for { $game }: { $names }
bot-unplayable = the bot “{ $bot }” cannot play { $game }: the game does not say what a good position is; bots for { $game }: { $names }
