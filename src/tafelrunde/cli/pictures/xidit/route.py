"""Programmes: typed in few letters, and where they would lead as things stand now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from tafelrunde.cli.language import language
from tafelrunde.cli.pictures.xidit.places import box_of, own_city, road_from
from tafelrunde.cli.pictures.xidit.words import DARK, order_sign, say, unit_row
from tafelrunde.engine.text import fold, split
from tafelrunde.games.xidit.box.data import COLOURS, ORDERS, UNITS
from tafelrunde.games.xidit.play.box import UNIT_NAMES, unit_names
from tafelrunde.games.xidit.play.moves import Programme
from tafelrunde.games.xidit.secrecy.view import XiditView

LETTERS: Final = {"k": "black", "s": "black", "r": "red", "b": "blue", "a": "action", "w": "wait"}
"""B is blue in both languages; black is K, or S for schwarz."""
SPELLINGS: Final = {
    **LETTERS,
    **{fold(word): order for order, words in ORDERS.items() for word in (words.en, words.de)},
    "warten": "wait",
}
LOST: Final = "bold yellow"


def spelled(view: XiditView, text: str) -> str:
    """`r r a b w w` or `rrabww` as the game reads it; anything else stays as it is."""
    if view.step != "programme":
        return text
    words = [word.folded for word in split(text.replace(",", " "))]
    if len(words) == 1 and words[0] not in SPELLINGS:
        words = list(words[0])
    if not words or any(word not in SPELLINGS for word in words):
        return text
    return "programme " + ", ".join(SPELLINGS[word] for word in words)


class Walk:
    """The own figure on its way through the orders, with the units it would have."""

    def __init__(self, view: XiditView, city: int) -> None:
        assert view.seat is not None
        me = view.players[view.seat]
        self.view, self.box, self.here = view, box_of(view), city
        self.units = Counter(me.units or {})
        self.recruited, self.fought = set(me.recruited), set(me.eliminated)
        self.waiting = {place.id: list(place.units) for place in view.cities}

    def step(self, order: str) -> tuple[str, str]:
        """What this order would do, and how it is written: plain, or as a loss."""
        if order in COLOURS:
            return self.move(order)
        return self.act() if order == "action" else (say("route-wait", here=self.here), DARK)

    def move(self, colour: str) -> tuple[str, str]:
        there, here = road_from(self.box, self.here, colour), self.here
        if there is None:
            return say("route-stays", here=here), LOST
        self.here = there
        return say("route-road", here=here, there=there), ""

    def act(self) -> tuple[str, str]:
        tile = self.view.cities[self.here - 1].tile
        if tile == "recruitment":
            return self.recruit()
        if tile == "threat" and self.here not in self.fought:
            return self.fight()
        if self.here in self.fought:
            return say("route-fought", here=self.here), LOST
        raging = tile is None and any(lair.raging for lair in self.view.titans)
        return (say("route-titan", here=self.here), "bold") if raging else self.lost("route-nothing")

    def lost(self, text: str) -> tuple[str, str]:
        return say(text, here=self.here), LOST

    def recruit(self) -> tuple[str, str]:
        """Always the weakest (XI-6.3), once a year (XI-6.5)."""
        if self.here in self.recruited:
            return self.lost("route-again")
        if not self.waiting[self.here]:
            return self.lost("route-nobody")
        unit = min(self.waiting[self.here], key=UNIT_NAMES.index)
        self.waiting[self.here].remove(unit)
        self.units[unit] += 1
        self.recruited.add(self.here)
        return say("route-recruit", here=self.here, unit=UNITS[unit][0].said(language())), "bold"

    def fight(self) -> tuple[str, str]:
        cost = Counter(unit_names(self.box.cost[self.here]))
        missing = cost - self.units
        if missing:
            return say("route-units", here=self.here, units=unit_row(missing.elements())), LOST
        self.units -= cost
        self.fought.add(self.here)
        return say("route-threat", here=self.here), "bold"


def steps(view: XiditView, orders: Sequence[str]) -> list[Text]:
    city = own_city(view)
    if city is None:
        return []
    walk, lines = Walk(view, city), []
    for number, order in enumerate(orders, 1):
        if order not in ORDERS:
            break
        said, style = walk.step(order)
        name = ORDERS[order].said(language())
        lines.append(Text.assemble((f"{number} ", "bold"), order_sign(order), f" {name}  ", (said, style)))
    return lines


def preview(view: XiditView, move: Any) -> RenderableType | None:
    """Where the orders lead and which of them would be lost; None for other moves."""
    if not isinstance(move, Programme) or view.seat is None:
        return None
    columns = Columns(steps(view, move.orders), column_first=True, equal=True, padding=(0, 3))
    return Group(columns, Text(say("route-note"), style=DARK))
