"""Printed values as an owner of the game corrects them (docs/data-files.md).

What a file does not name stays as printed. `template` (from `template.py`) is a file with all of it. Nothing
here opens files, and nothing here plays.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType
from msgspec.structs import asdict, replace

from tafelrunde.engine.provenance import Provenance
from tafelrunde.engine.validation import demand_field, filled_in, read_row, read_rows
from tafelrunde.games.ethnos.box.data import (
    GIANT_SIDES,
    GLORY_ROWS,
    MERFOLK_SIDES,
    SUPPLIES,
    TOKEN_SETS,
    TRIBES,
    GiantSide,
    GloryRow,
    MerfolkSide,
    Printed,
    Supply,
    TokenSet,
    Tribe,
)
from tafelrunde.games.ethnos.box.template import template

__all__ = ["apply_corrections", "corrected", "template"]

T = TypeVar("T", bound=msgspec.Struct)

Amount = Annotated[int, Meta(ge=0, le=99)]
Cards = Annotated[int, Meta(ge=1, le=12)]
Space = Annotated[int, Meta(ge=1, le=50)]
Source = Annotated[str, Meta(min_length=1, max_length=200)]
MOST_OF_A_COLOUR: Final = 6


class TribeCorrection(msgspec.Struct, forbid_unknown_fields=True):
    cards: Cards | UnsetType = UNSET


class TokenCorrection(msgspec.Struct, forbid_unknown_fields=True):
    base: tuple[Amount, ...] | UnsetType = UNSET
    four_plus: tuple[Amount, ...] | UnsetType = UNSET


class GloryCorrection(msgspec.Struct, forbid_unknown_fields=True):
    glory: tuple[Amount, ...] | UnsetType = UNSET


class GiantCorrection(msgspec.Struct, forbid_unknown_fields=True):
    taken: Amount | UnsetType = UNSET
    ages: tuple[Amount, ...] | UnsetType = UNSET


class MerfolkCorrection(msgspec.Struct, forbid_unknown_fields=True):
    last: Space | UnsetType = UNSET
    symbols: tuple[Space, ...] | UnsetType = UNSET
    ages: tuple[Amount, ...] | UnsetType = UNSET


class SupplyCorrection(msgspec.Struct, forbid_unknown_fields=True):
    values: tuple[Space, ...] | UnsetType = UNSET


class Corrections(msgspec.Struct, forbid_unknown_fields=True):
    """A whole file; its tables are read row by row, so that a complaint can name the row."""

    game: str = "ethnos"
    source: Source = "owner"
    tribes: dict[str, Any] = {}
    tokens: dict[str, Any] = {}
    glory: dict[str, Any] = {}
    giants: dict[str, Any] = {}
    merfolk: dict[str, Any] = {}
    supplies: dict[str, Any] = {}


def demand_length(path: str, values: tuple[int, ...], length: int) -> None:
    demand_field(len(values) == length, path, "ethnos-list-length", {"length": length, "found": len(values)})


def demand_different(path: str, values: tuple[int, ...]) -> None:
    demand_field(len(set(values)) == len(values), path, "ethnos-number-twice")


# --- what no single field shows ---------------------------------------------------------------------


def check_tribe(path: str, tribe: Tribe) -> None:
    demand_field(
        tribe.id == "skeleton" or tribe.cards <= MOST_OF_A_COLOUR,
        f"{path}.cards",
        "ethnos-cards-of-a-colour",
        {"most": MOST_OF_A_COLOUR},
    )


def check_tokens(path: str, tokens: TokenSet) -> None:
    demand_length(f"{path}.base", tokens.base, 12)
    demand_length(f"{path}.four_plus", tokens.four_plus, 6)


def check_glory(path: str, row: GloryRow) -> None:
    demand_length(f"{path}.glory", row.glory, 7)


def check_giant(path: str, side: GiantSide) -> None:
    demand_length(f"{path}.ages", side.ages, 2 if side.id == "small" else 3)


def check_merfolk(path: str, side: MerfolkSide) -> None:
    demand_length(f"{path}.ages", side.ages, 2 if side.id == "small" else 3)
    demand_different(f"{path}.symbols", side.symbols)
    demand_field(
        all(space <= side.last for space in side.symbols),
        f"{path}.symbols",
        "ethnos-board-ends",
        {"last": side.last},
    )


def check_supply(path: str, supply: Supply) -> None:
    demand_different(f"{path}.values", supply.values)
    if supply.id == "markers":
        demand_length(f"{path}.values", supply.values, 1)
        demand_field(supply.values[0] >= 2, f"{path}.values", "ethnos-two-or-more")


def corrected_rows(
    table: str, rows: Mapping[str, Any], printed: Iterable[Any], kind: type[T], check: Any, owner: Provenance
) -> tuple[Any, ...]:
    """One table with the owner's rows in it; the first row that is not printed is refused."""
    by_id = {row.id: row for row in printed}
    for name, correction in read_rows(rows, kind, table, by_id, {}).items():
        by_id[name] = corrected_row(by_id[name], correction, owner)
        check(f"{table}.{name}", by_id[name])
    return tuple(by_id.values())


def corrected_row(printed: Any, correction: msgspec.Struct, owner: Provenance) -> Any:
    """What really changes comes from the owner; what is only repeated keeps its source."""
    changed = {
        name: value for name, value in filled_in(correction).items() if getattr(printed, name) != value
    }
    origins = {
        name: owner
        for name in asdict(printed)
        if name.endswith("_from") and (name == "come_from" or name.removesuffix("_from") in changed)
    }
    return replace(printed, **changed, **origins) if changed else printed


def corrected(data: Mapping[str, Any]) -> Printed:
    """The printed tables with an owner's corrections; anything impossible is refused with its field."""
    file = read_row(dict(data), Corrections, "", {})
    demand_field(file.game == "ethnos", "game", "data-other-game", {"game": "ethnos"})
    owner = Provenance((file.source,), "owner")
    return Printed(
        corrected_rows("tribes", file.tribes, TRIBES, TribeCorrection, check_tribe, owner),
        corrected_rows("tokens", file.tokens, TOKEN_SETS, TokenCorrection, check_tokens, owner),
        corrected_rows("glory", file.glory, GLORY_ROWS, GloryCorrection, check_glory, owner),
        corrected_rows("giants", file.giants, GIANT_SIDES, GiantCorrection, check_giant, owner),
        corrected_rows("merfolk", file.merfolk, MERFOLK_SIDES, MerfolkCorrection, check_merfolk, owner),
        corrected_rows("supplies", file.supplies, SUPPLIES, SupplyCorrection, check_supply, owner),
    )


def apply_corrections(data: Mapping[str, Any]) -> tuple[tuple[Any, ...], ...]:
    """The corrected tables in the order of the template."""
    tables = corrected(data)
    return (tables.tribes, tables.tokens, tables.glory, tables.giants, tables.merfolk, tables.supplies)
