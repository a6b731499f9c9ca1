"""What a bot knows of good play; `judge` is what the house's bots ask."""

from tafelrunde.games.kingsburg.bot.judgement import judge

__all__ = ["judge"]
