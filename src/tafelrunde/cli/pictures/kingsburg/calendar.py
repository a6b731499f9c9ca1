"""Where the game stands: year, phase, and the enemy that waits."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.pictures.kingsburg.signs import enemy_of, spoils_words
from tafelrunde.games.kingsburg.box.data import ENEMY_NAMES, YEAR_STRENGTHS, YEARS
from tafelrunde.games.kingsburg.secrecy.view import KingsburgView

PHASES: Final = 8
NOW: Final = "bold reverse"


def lit(word: str, *, now: bool) -> tuple[str, str]:
    """The present one stands in brackets, for screens without colours."""
    return (f"[{word}]", NOW) if now else (f" {word} ", "dim")


def calendar_line(view: KingsburgView, *, short: bool) -> Text:
    """All years and phases, the present ones lit."""
    form = "calendar-short" if short else "calendar"
    years = [lit(name, now=place == view.year) for place, name in enumerate(YEARS, 1)]
    phases = [lit(t(f"{form}-{phase}"), now=phase == view.phase) for phase in range(1, PHASES + 1)]
    return Text.assemble((t("year"), "bold"), *years, " │", *phases)


def enemy_line(view: KingsburgView) -> Text:
    """The card if this seat may know it, else what everybody knows of its strength (KB-1.10)."""
    enemy = enemy_of(view)
    if enemy is None:
        low, high = YEAR_STRENGTHS[view.year - 1]
        return Text(t("enemy-unknown", low=low, high=high), style="italic")
    name = f"{ENEMY_NAMES[enemy.kind].said(language())} {YEARS[enemy.year - 1]}"
    known = "enemy-revealed" if view.revealed else "enemy-secret"
    loss, reward = spoils_words(enemy.loss), spoils_words(enemy.reward)
    return Text(t(known, name=name, strength=enemy.strength, loss=loss, reward=reward), style="bold #b3322c")
