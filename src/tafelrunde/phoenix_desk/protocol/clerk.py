"""Fields of minutes as the variables of a message, for one reader.

A message may use each field of its entry by its name: figures as the reader's language writes them, codes by
their terms, goods and dice as lists. There are also `$has-FIELD` (yes or no), `$FIELD-id` (a bare number to
choose by), of a list `$FIELD-count`, `$FIELD-first` and `$FIELD-second`, `$who` (realm and army), and what
`WORKED_OUT` adds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.figures import decimal, tenths
from tafelrunde.games.phoenix.meta import TERMS
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES
from tafelrunde.games.phoenix.told.minutes import (
    ArmyStruck,
    BoutWorked,
    DuellistWorked,
    FateWorked,
    FighterWorked,
    FireWorked,
    KindStruck,
    TeleportWorked,
    UnitWorked,
)
from tafelrunde.games.phoenix.told.spoils import IncomeWorked
from tafelrunde.telling.fluent import bundle, formatted

NONE: Final = "–"
MANY: Final = 9
"""So many dice are counted."""
ENGLISH_SIDES: Final = {"NO": "NE", "O": "E", "SO": "SE"}
PAIR: Final = ("first", "second")
STEP: Final = 5000
"""Space points that each begun time cost once more (PH-R19)."""
FRACTIONS: Final = frozenset(
    {
        *("strength", "total", "share", "difference", "losses", "strengths", "fighting", "base", "factor"),
        *("average", "reduced", "town_damage", "troop_damage", "damage", "exact", "kept", "enemy", "own"),
    }
)
"""Exact ones, kept as text; empty if the reader may not know them."""
TERM_FIELDS: Final = frozenset({"good", "town", "stage", "what"})
SIGNED: Final = frozenset({"gain", "loss"})
REALM_FIELDS: Final = frozenset({"torn"})
DICE_FIELDS: Final = frozenset({"faces", "values", "rolls"})
ARMY_FIELDS: Final = frozenset({"numbers", "armies"})
TENTHS: Final[dict[type, tuple[str, ...]]] = {
    DuellistWorked: ("most", "power", "change", "now"),
    FighterWorked: ("points",),
    FateWorked: ("before", "now"),
}


# --- what a line needs and its entry does not have -----------------------------------------------------


def of_unit(unit: UnitWorked) -> dict[str, Any]:
    factor = 1 + (Fraction(unit.total or 0) + unit.die) / 200
    return {"fighting": Fraction(unit.strength or 0) * factor}


def of_struck(army: ArmyStruck) -> dict[str, Any]:
    total = sum([Fraction(value) for _reason, _rule, value in army.points], Fraction(0))
    return {"total": total, "divisor": total / 100 + 1}


def of_bout(bout: BoutWorked) -> dict[str, Any]:
    winner, loser = (bout.one, bout.other) if bout.hits > bout.taken else (bout.other, bout.one)
    return {
        "parried": bout.hits == bout.taken,
        "winner": winner.level,
        "loser": loser.level,
        "gain": Fraction(bout.change),
        "loss": Fraction(-bout.change),
    }


WORKED_OUT: Final[dict[type, Callable[[Any], dict[str, Any]]]] = {
    UnitWorked: of_unit,
    ArmyStruck: of_struck,
    BoutWorked: of_bout,
    FireWorked: lambda fire: {"divisor": Fraction(fire.town_points, 100) + 1},
    KindStruck: lambda kind: {"limit": int(Fraction(kind.chance) * 100)},
    TeleportWorked: lambda way: {"steps": -(-way.space // STEP)},
    IncomeWorked: lambda income: {"divided": income.share not in ("", "1")},
    DuellistWorked: lambda one: {"gain": Fraction(one.change, 10)},
    FateWorked: lambda fate: {"gain": Fraction(fate.change, 10)},
    FighterWorked: lambda one: {"faces": tuple(sorted(one.faces, reverse=True))},
}


def dice(faces: Sequence[int]) -> str:
    """As they lie there; many that are sorted are counted: `12×6` are twelve sixes."""
    if len(faces) < MANY or list(faces) not in (sorted(faces), sorted(faces, reverse=True)):
        return " ".join(map(str, faces))
    return " ".join([f"{len(list(row))}×{face}" for face, row in groupby(faces)])


def good_said(name: str, count: Fraction | float, lang: Lang) -> str:
    """`leader` or `leaders`, also as a source of good points; what is not counted goes by its term."""
    texts, id = bundle(__package__, ("protocol",), lang), f"good-{name.removeprefix('gp_')}"
    if not texts.has_message(id):
        return TERMS[name].said(lang) if name in TERMS else name
    return formatted(texts, id, {"count": 1 if count == 1 else 2})


def side_said(side: str, lang: Lang) -> str:
    """`NO` is north-east."""
    return ENGLISH_SIDES.get(side, side) if lang == "en" else side


# --- in words ----------------------------------------------------------------------------------------


class Clerk:
    """Says what was worked out, with the names of one campaign."""

    def __init__(self, names: Sequence[str], lang: Lang) -> None:
        self.names, self.lang = names, lang
        self.texts = bundle(__package__, ("protocol",), lang)

    def line(self, id: str, worked: Struct, **more: str) -> str:
        """One message about an entry or a row of it; `more` goes before its own fields."""
        return formatted(self.texts, id, self.arguments(worked) | more)

    def lines(self, id: str, rows: Sequence[Struct]) -> list[str]:
        return [self.line(id, row) for row in rows]

    def arguments(self, worked: Struct) -> dict[str, Any]:
        fields = asdict(worked)
        if type(worked) in WORKED_OUT:
            fields |= WORKED_OUT[type(worked)](worked)
        found: dict[str, Any] = {"who": self.who(worked)} if "realm" in fields else {}
        for name, value in fields.items():
            found |= self.field(name, value, in_tenths=name in TENTHS.get(type(worked), ()))
        return found

    def field(self, name: str, value: Any, *, in_tenths: bool) -> dict[str, Any]:
        found: dict[str, Any] = {
            name: tenths(value, self.lang) if in_tenths else self.worded(name, value),
            f"has-{name}": "yes" if value else "no",
        }
        if isinstance(value, int):
            found[f"{name}-id"] = value
        if isinstance(value, tuple):
            found[f"{name}-count"] = str(len(value))
            for place, part in zip(PAIR, value, strict=False):
                if isinstance(part, (int, str)):
                    found[f"{name}-{place}"] = self.worded(name, part)
        return found

    def worded(self, name: str, value: Any) -> str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (int, Fraction)):
            return decimal(value, self.lang, plus=name in SIGNED)
        if isinstance(value, str):
            return self.text(name, value)
        if isinstance(value, dict):
            return self.goods(value)
        if isinstance(value, tuple):
            return self.listed(name, value)
        return self.who(value) if isinstance(value, Struct) else ""

    def text(self, name: str, value: str) -> str:
        if name == "side":
            return side_said(value, self.lang)
        if name in TERM_FIELDS and value:
            return TERMS[value].said(self.lang)
        return decimal(Fraction(value), self.lang) if name in FRACTIONS and value else value

    def listed(self, name: str, values: tuple[Any, ...]) -> str:
        if name == "points":
            return self.sources(values)
        if name == "victims":
            return ", ".join([self.called(*victim) for victim in values])
        if name == "victim":
            return self.called(*values)
        if name in REALM_FIELDS:
            return ", ".join([self.names[realm] for realm in values])
        if values and isinstance(values[0], Struct):
            return ", ".join([self.worded(name, value) for value in values])
        if name in DICE_FIELDS:
            return dice(values) or NONE
        return ("+" if name in ARMY_FIELDS else " ").join(map(str, values)) or NONE

    def called(self, realm: int, number: int | str) -> str:
        return f"{self.names[realm]} {number}"

    def who(self, worked: Any) -> str:
        """An army or a person, or armies that fight as one."""
        if not hasattr(worked, "realm"):
            return ""
        if hasattr(worked, "number"):
            return self.called(worked.realm, worked.number)
        numbers = worked.armies if isinstance(worked, UnitWorked) else worked.numbers
        return self.called(worked.realm, self.listed("numbers", numbers))

    def realms(self, units: Sequence[UnitWorked]) -> str:
        return ", ".join(dict.fromkeys([self.names[unit.realm] for unit in units]))

    def goods(self, found: dict[str, int]) -> str:
        """In the sequence of the goods, whatever that of the data."""
        known = [name for name in GOOD_NAMES if found.get(name)]
        said = [
            f"{decimal(found[name], self.lang)} {good_said(name, found[name], self.lang)}" for name in known
        ]
        return ", ".join(said) or NONE

    def sources(self, points: Sequence[tuple[str, str, str]]) -> str:
        """Good points, each with its reason and rule."""
        said = [
            f"{decimal(Fraction(value), self.lang)} {good_said(reason, Fraction(value), self.lang)} ({rule})"
            for reason, rule, value in points
        ]
        return " + ".join(said) or formatted(self.texts, "no-points", {})
