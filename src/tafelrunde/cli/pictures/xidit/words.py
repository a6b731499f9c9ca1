"""Names and signs of this picture: its own texts, units as letters, seats by their arms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.text import Text

from tafelrunde.cli.language import language
from tafelrunde.cli.pictures import ARMS
from tafelrunde.cli.pictures.xidit.roads import INKS, SIGNS
from tafelrunde.games.xidit.box.data import COLOURS, UNITS
from tafelrunde.games.xidit.meta import TERMS
from tafelrunde.telling.fluent import bundle, formatted

RECRUIT: Final = "bold #3f9d67"
THREAT: Final = "bold #d0453b"
ACTION: Final = "●"
WAIT: Final = "○"
STORY: Final = "▲"
DARK: Final = "dim"


def say(id: str, **args: Any) -> str:
    """A text of this picture in the reader's language."""
    return formatted(bundle(__package__, ("texts",), language()), id, args)


def term(id: str) -> str:
    return TERMS[id].said(language())


def unit_sign(unit: str) -> str:
    """One letter, such as M for militia."""
    return say(f"unit-{unit}")


def unit_row(units: Iterable[str]) -> str:
    """`MAAIB`: every unit by its letter, the weakest first."""
    counts = Counter(units)
    return "".join(unit_sign(unit) * counts[unit] for unit in UNITS)


def unit_counts(counts: Sequence[int]) -> str:
    """`M3 A0 I1 C0 B2`, by type."""
    return " ".join(f"{unit_sign(unit)}{count}" for unit, count in zip(UNITS, counts, strict=True))


def rewards(gold: int, bards: int, stories: int) -> str:
    """`3·2·1`: gold, bards, stories."""
    return f"{gold}·{bards}·{stories}"


def road_sign(colour: str) -> Text:
    return Text(SIGNS[colour], style=INKS[colour])


def order_sign(order: str) -> Text:
    """One character: a road's line, or a dot for an action, an empty one for waiting."""
    if order in COLOURS:
        return road_sign(order)
    return Text(ACTION if order == "action" else WAIT, style="bold" if order == "action" else DARK)


def orders_sign(orders: Iterable[str]) -> Text:
    return Text("").join(order_sign(order) for order in orders)


def arms(seat: int) -> Text:
    """The charge of a seat in its colours, one character wide."""
    symbol, style = ARMS[seat % len(ARMS)]
    return Text(symbol, style=style)
