"""What a bot knows of good play; the house's bots ask `judge`, a search `FORESIGHT` too."""

from tafelrunde.games.xidit.bot.foresight import FORESIGHT
from tafelrunde.games.xidit.bot.former import FORMER
from tafelrunde.games.xidit.bot.judgement import judge

__all__ = ["FORESIGHT", "FORMER", "judge"]
