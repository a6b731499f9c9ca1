"""How a command of the game master changes a campaign: refusals in words, saved at the end or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.text import Text

from tafelrunde.cli.language import language
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.homes import home_at
from tafelrunde.engine.contract import LANGS, Game, Words
from tafelrunde.engine.errors import Complaint, IllegalMove
from tafelrunde.engine.rulebook import explain
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.home import Home
from tafelrunde.phoenix_desk.months.decided import decided_now
from tafelrunde.phoenix_desk.months.notes import LONGEST_REASON
from tafelrunde.phoenix_desk.months.rounds import going_on


@contextmanager
def leading(folder: str) -> Iterator[Campaign]:
    """The campaign, held and saved when all has gone well; a turn that was paused before dice stays so."""
    with playing(home_at(folder)) as campaign, going_on(campaign):
        yield campaign


@contextmanager
def playing(home: Home) -> Iterator[Campaign]:
    """The campaign, held; what is not saved is gone afterwards."""
    with changing(home) as campaign, in_words(campaign.game, campaign.header.seats):
        yield campaign


@contextmanager
def in_words(game: Game, names: tuple[str, ...]) -> Iterator[None]:
    """What the rules refuse is said by the rulebook."""
    try:
        yield
    except IllegalMove as refusal:
        why = Words(*[explain(game, refusal, lang, names) for lang in LANGS])
        raise Complaint("refused-by-rule", {"why": why}) from None


def stated(reason: str) -> str:
    """A reason that can be written down."""
    if not 1 <= len(reason.strip()) <= LONGEST_REASON:
        raise Complaint("reason-length", {"longest": LONGEST_REASON})
    return reason


def decide(folder: str, decision: dict[str, Any], as_json: bool) -> None:
    """One move of the game master, from its data; told is the entry it became."""
    with leading(folder) as campaign:
        move = decided_now(campaign.game, decision)
        campaign.play(campaign.master, move)
        n = len(campaign.table.entries)
    if as_json:
        print_json({"entry": n, "move": move})
    else:
        say(console(), Text(f"#{n}  {campaign.game.format_move(move, language())}"))
