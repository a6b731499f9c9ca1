"""What a bot knows of good play; the house's bots ask `judge`, a search `FORESIGHT` too."""

from tafelrunde.games.ethnos.bot.foresight import FORESIGHT
from tafelrunde.games.ethnos.bot.former import FORMER
from tafelrunde.games.ethnos.bot.judgement import judge

__all__ = ["FORESIGHT", "FORMER", "judge"]
