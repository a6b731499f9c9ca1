"""What a bot knows of good play; `judge` is what the house's bots ask."""

from tafelrunde.games.ethnos.bot.judgement import judge

__all__ = ["judge"]
