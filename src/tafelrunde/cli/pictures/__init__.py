"""How games look in a terminal: one picture each, and a plain one for games that bring none.

A picture shows views and names offers; it knows neither positions nor what the rules allow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from tafelrunde.engine.contract import Game, Seat

PICTURES: Final = {
    "ethnos": "tafelrunde.cli.pictures.ethnos",
    "kingsburg": "tafelrunde.cli.pictures.kingsburg",
    "xidit": "tafelrunde.cli.pictures.xidit",
}

# Coats of arms: a seat is never told by its colour alone.
ARMS: Final = (
    ("≈", "bold white on #1f5fa8"),
    ("♜", "bold white on #b3322c"),
    ("♣", "bold white on #2e7d4f"),
    ("☼", "bold #2b2420 on #c9961a"),
    ("★", "bold white on #4a423c"),
    ("♛", "bold white on #7a4fa3"),
)


def badge(seat: Seat) -> Text:
    """The arms of a seat as a small shield."""
    symbol, style = ARMS[seat % len(ARMS)]
    return Text(f" {symbol} ", style=style)


@dataclass(frozen=True)
class Scene:
    """What is to be drawn, for whom, and how much room there is."""

    view: Any
    names: Sequence[str]
    width: int
    short: bool
    """Whether the screen is too small for the full board."""
    moves: Sequence[Any] = ()
    """What this seat may do now; the board lights up where."""


@dataclass(frozen=True)
class Offer:
    """One move with the words that name it in a menu."""

    move: Any
    label: Text
    """Under the title of its group, such as `5+3`."""
    whole: Text
    """Standing alone, such as `Treasurer (8) GG ← 5+3`."""
    number: int | None = None
    """What to type for it, where things have numbers of their own, such as cities."""


@dataclass(frozen=True)
class Offers:
    """Moves that belong together, such as all ways to reach one advisor."""

    title: Text
    moves: tuple[Offer, ...]


def no_preview(view: Any, move: Any) -> None:
    """Most moves show what they do when they are made."""


def as_typed(view: Any, text: str) -> str:
    return text


@dataclass(frozen=True)
class Picture:
    board: Callable[[Scene], RenderableType]
    province: Callable[[Scene, Seat], RenderableType]
    """One seat's own part of the board."""
    hand: Callable[[Scene], RenderableType | None]
    """What this seat holds and decides with, drawn beside the menu."""
    is_news: Callable[[Any], bool]
    """(event) -> whether it is worth telling without being asked; the log tells everything."""
    moment: Callable[[Any], Any]
    """(view) -> changes when the board is worth drawing again where it does not stay on the screen."""
    asked: Callable[[Any], str]
    """(view) -> what the seat is asked to do now."""
    group: Callable[[Any, Sequence[Any]], list[Offers]]
    """(view, moves on offer) -> the menu, in the order of the offers."""
    rules_now: Callable[[Any], Sequence[str]]
    """(view) -> the rules that govern this decision."""
    rules_about: Callable[[str], Sequence[str]]
    """(id of a term) -> the rules that describe this thing."""
    reason: Callable[[str], str]
    """The name of a reason for points."""
    points: Callable[[Any, Seat], tuple[int, dict[str, int]]]
    """(view, seat) -> points so far and their reasons."""
    preview: Callable[[Any, Any], RenderableType | None] = no_preview
    """(view, move) -> what it would come to, for moves that are worth a second look before they count."""
    spelled: Callable[[Any, str], str] = as_typed
    """(view, typed text) -> the same in words that the game reads, where this decision knows shorter ones."""


def find_picture(game: Game) -> Picture:
    module = PICTURES.get(game.meta.id)
    if module is not None:
        own: Picture = import_module(module).PICTURE
        return own
    from tafelrunde.cli.pictures.plain import plain_picture

    return plain_picture(game)
