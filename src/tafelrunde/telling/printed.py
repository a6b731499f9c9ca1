"""The printed values that a game plays with, with their names, sources and how sure they are."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from types import ModuleType
from typing import Any

import msgspec

from tafelrunde.engine.contract import Game, Lang
from tafelrunde.engine.errors import Complaint
from tafelrunde.games import part_of


class Row(msgspec.Struct, frozen=True):
    """One building, advisor or card: its values in the words of a data file, and where they come from."""

    id: str
    name: str
    values: dict[str, Any]
    sources: dict[str, tuple[str, ...]]
    confidence: dict[str, str]


Tables = dict[str, list[Row]]


def corrections_module(game: Game) -> ModuleType:
    """A game whose printed values can be corrected has a module that does it."""
    found = part_of(game, "box.corrections")
    if found is None:
        raise Complaint("printed-nothing", {"game": game.meta.id})
    return found


def tables(game: Game, corrections: ModuleType, data: Mapping[str, Any], lang: Lang) -> Tables:
    """All tables, corrected by a file: values as its words put them, sources as the game knows them."""
    structs = corrections.apply_corrections(data)
    written = written_values(corrections, data)
    names = [name for name, value in written.items() if isinstance(value, Mapping)]
    return {
        name: [
            row(game, key, values, struct, lang)
            for (key, values), struct in zip(written[name].items(), rows, strict=True)
        ]
        for name, rows in zip(names, structs, strict=True)
    }


def written_values(corrections: ModuleType, data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The words of the file in place of those of the template, unless a game puts them into tables itself."""
    if hasattr(corrections, "written"):
        values: Mapping[str, Any] = corrections.written(data)
        return values
    return merged(tomllib.loads(corrections.template()), data)


def merged(printed: Mapping[str, Any], corrections: Mapping[str, Any]) -> dict[str, Any]:
    """Tables are merged field by field, everything else is replaced."""
    result = dict(printed)
    for key, value in corrections.items():
        both = isinstance(value, Mapping) and isinstance(result.get(key), Mapping)
        result[key] = merged(result[key], value) if both else value
    return result


def row(game: Game, key: str, values: dict[str, Any], struct: msgspec.Struct, lang: Lang) -> Row:
    fields = msgspec.structs.asdict(struct)
    origins = {
        name.removesuffix("_from"): value for name, value in fields.items() if hasattr(value, "confidence")
    }
    name = fields["name"] if "name" in fields else game.terms[key]
    return Row(
        id=key,
        name=name.said(lang),
        values=values,
        sources={part: origin.sources for part, origin in origins.items()},
        confidence={part: origin.confidence for part, origin in origins.items()},
    )
