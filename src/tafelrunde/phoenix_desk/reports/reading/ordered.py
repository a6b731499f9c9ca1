"""A realm's orders of a month, each with what became of it as far as its diary and the notice board tell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tafelrunde.engine.contract import Words
from tafelrunde.games.phoenix.months.execution import is_muster
from tafelrunde.games.phoenix.orders.trade import Tell
from tafelrunde.games.phoenix.words.sentences import format_order
from tafelrunde.phoenix_desk.reports.material import Given
from tafelrunde.phoenix_desk.reports.reading.rows import Became, Ordered
from tafelrunde.phoenix_desk.reports.report import Failure, Line
from tafelrunde.phoenix_desk.reports.sentences import ENGLISH_FIRST

MOST: Final = 4
"""Lines about one order."""
MARCH: Final = ("army_moved", "halted", "walled", "army_landed", "army_embarked", "drowned", "cut")
SITES: Final = ("site_begun", "town_stands", "town_grew", "work_stands", "work_repaired", "prevented")
JOURNEY: Final = ("person_moved", "walled")
CAME: Final[dict[str, tuple[str, ...]]] = {
    "move": MARCH,
    "land": MARCH,
    "embark": MARCH,
    "fire_before": ("fire_rolled",),
    "fire_after": ("fire_rolled",),
    "recruit": ("recruited", "army_appeared"),
    "enlist": ("person_appeared",),
    "build": SITES,
    "build_town": SITES,
    "place_town": SITES,
    "repair": SITES,
    "repair_town": SITES,
    "plunder": ("field_plundered",),
    "split": ("army_appeared",),
    "merge": ("army_gone",),
    "disband": ("army_gone",),
    "move_person": JOURNEY,
    "appoint": ("person_appointed",),
    "retrain": ("wizard_retrained",),
    "retreat": ("person_retreated",),
    "challenge": ("combat_told",),
    "teleport": ("wizard_teleported",),
    "teleport_late": ("wizard_teleported",),
    "teleport_goods": ("army_teleported", "wizard_teleported"),
    "ban": ("duel_told",),
    "buy_goods": ("delivered",),
    "raise_dead": ("raised",),
}
"""By kind of order, what may come of it. Of other orders nothing is told but that they were carried out."""


class Numbered(NamedTuple):
    """A line with its place in its list."""

    place: int
    line: Line


def own_news(news: Iterable[Line], realm: int) -> list[Numbered]:
    """What everybody heard of this realm."""
    return [
        Numbered(place, line)
        for place, line in enumerate(news)
        if line.data.get("realm") == realm or "realm" not in line.data
    ]


def ordered(
    sheets: Iterable[Given],
    failures: Sequence[Failure],
    diary: Sequence[Line],
    news: Sequence[Numbered],
    *,
    is_over: bool,
) -> tuple[Ordered, ...]:
    """Failures are told in the sequence of the sheets: those of the muster come first."""
    noted = [Numbered(place, line) for place, line in enumerate(diary)]
    found, first = list[Ordered](), 0
    for sheet in sheets:
        last = first + sheet.failed
        fell = {failures[place].line: place for place in range(first, min(last, len(failures)))}
        first = last
        for line, order in enumerate(sheet.orders, 1):
            became = fate(sheet, order, failed=line in fell, is_over=is_over)
            told = became == "done"
            found.append(
                Ordered(
                    part="muster" if is_muster(order) else "turn",
                    line=line,
                    kind=kind_of(order),
                    said=Words(*[format_order(order, lang) for lang in ENGLISH_FIRST]),
                    became=became,
                    failure=fell.get(line),
                    diary=tuple(about(order, noted)) if told else (),
                    news=tuple(about(order, news)) if told else (),
                )
            )
    return tuple(found)


def fate(sheet: Given, order: Any, *, failed: bool, is_over: bool) -> Became:
    if failed:
        return "failed"
    if isinstance(order, Tell):
        return "told"
    return "done" if is_over or sheet.part == "muster" else "waiting"


def kind_of(order: Any) -> str:
    return str(order.__struct_config__.tag)


def about(order: Any, lines: Iterable[Numbered]) -> Iterator[int]:
    """Places of the lines that tell what came of it, a few of them."""
    kinds, left = CAME.get(kind_of(order), ()), MOST
    for place, line in lines:
        if left and line.kind in kinds and is_about(order, line.data):
            left -= 1
            yield place


def is_about(order: Any, data: Mapping[str, Any]) -> bool:
    """The same piece, or where none is named the same place; target and side too where both have them."""
    unit = unit_of(order)
    if unit and data.get("number", data.get("person")) != unit:
        return False
    if unit is None and data.get("field") != order.field:
        return False
    return all(
        not data.get(name) or not getattr(order, name, "") or data[name] == getattr(order, name)
        for name in ("target", "side")
    )


def unit_of(order: Any) -> int | None:
    """The own piece that an order is for; of one that makes another, the new one."""
    names = ("into", "army") if kind_of(order) == "split" else ("army", "person", "number")
    for name in names:
        if hasattr(order, name):
            return int(getattr(order, name))
    return None
