"""The text form of moves: what people read and type, in English and German.

`format_move` writes in one language, `parse_move` (from `reader.py`) reads both. Only text that cannot be
read is refused; whether a move makes sense is for the rules to say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tafelrunde.engine.contract import Lang, Words
from tafelrunde.engine.text import NOTHING, joined, name_of
from tafelrunde.games.xidit.box.data import ASSESSMENTS, ORDERS, REGIONS, REWARDS, UNITS
from tafelrunde.games.xidit.play.moves import (
    AddStory,
    FightTitan,
    LayAssessments,
    LayTiles,
    Pass,
    PlaceBards,
    PlaceIdrakys,
    Programme,
    RaiseDummy,
    RevealTile,
    SetFirst,
    Show,
    TakeRewards,
    WakeTitans,
    XiditMove,
)
from tafelrunde.games.xidit.words.reader import parse_move

__all__ = ["format_move", "parse_move"]


def names_of(names: Sequence[str], lang: Lang, words: Mapping[str, Words]) -> list[str]:
    return [name_of(name, lang, words) for name in names]


def format_units(units: Sequence[str], lang: Lang) -> str:
    """`2 militia units and 1 archer`."""
    parts = []
    for unit, count in Counter(units).items():
        forms = UNITS.get(unit, (Words(unit, unit), Words(unit, unit)))
        parts.append(f"{count} {forms[count > 1].said(lang)}")
    return joined(parts, lang)


def format_fight(move: FightTitan, lang: Lang) -> str:
    units = format_units(move.units, lang)
    return Words(f"eliminate {move.titan} with {units}", f"beseitige {move.titan} mit {units}").said(lang)


def format_bards(move: PlaceBards, lang: Lang) -> str:
    """`bards 1 Snowfield and 2 Bastion`."""
    parts = [f"{n} {name_of(region, lang, REGIONS)}" for region, n in Counter(move.regions).items()]
    return Words("bards ", "Barden ").said(lang) + joined(parts, lang)


def format_tiles(move: LayTiles, lang: Lang) -> str:
    rows = (move.recruit, move.threat, move.recruit_queue, move.threat_queue)
    parts = [" ".join(map(str, row)) or NOTHING.said(lang) for row in rows]
    return Words("lay tiles ", "lege Plättchen ").said(lang) + " | ".join(parts)


def with_list(en: str, de: str, field: str, words: Mapping[str, Words]) -> Callable[[Any, Lang], str]:
    """A verb and names, in their sequence."""

    def formatted(move: Any, lang: Lang) -> str:
        names = names_of(getattr(move, field), lang, words)
        return f"{Words(en, de).said(lang)} {', '.join(names) or NOTHING.said(lang)}"

    return formatted


def with_number(en: str, de: str, field: str, plus: int = 0) -> Callable[[Any, Lang], str]:
    return lambda move, lang: f"{Words(en, de).said(lang)} {getattr(move, field) + plus}"


FORMATS: Final[dict[type[Any], Callable[[Any, Lang], str]]] = {
    PlaceIdrakys: with_number("place Idrakys in", "setze Idrakys nach", "city"),
    Programme: with_list("programme", "Befehle", "orders", ORDERS),
    FightTitan: format_fight,
    Pass: lambda move, lang: Words("pass", "passe").said(lang),
    TakeRewards: lambda move, lang: (
        Words("rewards ", "Belohnungen ").said(lang) + joined(names_of(move.rewards, lang, REWARDS), lang)
    ),
    PlaceBards: format_bards,
    RaiseDummy: lambda move, lang: (
        f"{Words('dummy', 'Dummy').said(lang)} {name_of(move.column, lang, ASSESSMENTS)}"
    ),
    Show: with_number("show", "zeige", "count"),
    AddStory: with_number("storey in", "Stockwerk in", "city"),
    SetFirst: with_number("first", "Startspieler", "seat", 1),
    LayAssessments: with_list("assessments", "Prüfungen", "order", ASSESSMENTS),
    LayTiles: format_tiles,
    RevealTile: with_number("tile", "Plättchen", "tile"),
    WakeTitans: with_list("wake", "wecke", "titans", {}),
}


def format_move(move: XiditMove, lang: Lang) -> str:
    """A move in words that `parse_move` reads again."""
    return FORMATS[type(move)](move, lang)
