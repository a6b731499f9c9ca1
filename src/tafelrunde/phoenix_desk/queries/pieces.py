"""Armies, fleets and people that a realm has or sees: by number, name, kind, field, or without an order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tafelrunde.engine.contract import LANGS, Words
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.text import fold, quoted, shortened
from tafelrunde.games.phoenix.orders.trade import TakeOver
from tafelrunde.games.phoenix.secrecy.seen import ArmySeen, PersonSeen
from tafelrunde.games.phoenix.state.pieces import KEY, counted
from tafelrunde.games.phoenix.tables.prices import GOOD_SHORT, KIND_NAMES
from tafelrunde.games.phoenix.words.text import parse_sheet
from tafelrunde.phoenix_desk.campaign.campaign import no_such_realm
from tafelrunde.phoenix_desk.orders.desk import Desk
from tafelrunde.phoenix_desk.queries.knowledge import asked_field, called
from tafelrunde.phoenix_desk.reports.outlook import kind_of

UNITS: Final = ("army", "into", "fleet", "person", "number", "people", "armies")
"""Fields of orders that name own units."""


class Piece(msgspec.Struct, frozen=True):
    realm: str
    seat: int
    own: bool
    number: int
    kind: str
    unit: Words
    name: str
    rank: str
    field: str
    with_unit: int
    """The fleet that carries it, or the army that it goes with; 0 if none."""
    moved: int
    """The month in which it moved last."""
    goods: dict[str, int] | None
    """Own armies: how many of what."""
    idle: bool | None
    """Own pieces: no line of the sheet is about it, nor about the unit that it goes with."""


class Wanted(msgspec.Struct, frozen=True):
    """All that is given must be so; an empty one wants everything."""

    text: str = ""
    """Parts of number, name, rank, realm, field, or what it is called in either language."""
    kind: str = ""
    field: str = ""
    realm: str = ""
    own: bool = False
    idle: bool = False
    """Own pieces without an order on the sheet."""


def pieces(desk: Desk, wanted: Wanted, sheet: str = "") -> tuple[Piece, ...]:
    """Own ones first, then by realm and number."""
    label = desk.state.setting.world.label(asked_field(desk, wanted.field)) if wanted.field else ""
    seat = asked_realm(desk, wanted.realm) if wanted.realm else None
    if wanted.kind and wanted.kind not in KIND_NAMES[1:]:
        raise Complaint("asked-no-kind", {"kind": quoted(shortened(wanted.kind)), "kinds": KIND_NAMES[1:]})
    busy = ordered_units(sheet)
    found = [
        piece
        for piece in all_pieces(desk, busy)
        if (not label or piece.field == label)
        and (seat is None or piece.seat == seat)
        and (not wanted.kind or piece.kind == wanted.kind)
        and (piece.own or not (wanted.own or wanted.idle))
        and (piece.idle or not wanted.idle)
        and matches(piece, wanted.text)
    ]
    return tuple(sorted(found, key=lambda piece: (not piece.own, piece.seat, piece.number)))


def asked_realm(desk: Desk, name: str) -> int:
    seat = desk.state.setting.realm_named(name)
    if seat < 0:
        raise no_such_realm(name, desk.state.setting.names)
    return seat


def matches(piece: Piece, text: str) -> bool:
    """Every word must be found somewhere; one with a slash is part of a field."""
    called = [piece.unit.said(lang) for lang in LANGS]
    told = fold(" ".join([str(piece.number), piece.name, piece.rank, piece.realm, *called]))
    return all(word in (piece.field if "/" in word else told) for word in fold(text).split())


def all_pieces(desk: Desk, busy: set[int]) -> Iterator[Piece]:
    for seat in range(len(desk.view.realms) - 1):
        for number, army in desk.view.armies[seat].items():
            yield army_piece(desk, seat, int(number), army, busy)
        for number, person in desk.view.people[seat].items():
            yield person_piece(desk, seat, int(number), person, busy)


def army_piece(desk: Desk, seat: int, number: int, army: ArmySeen, busy: set[int]) -> Piece:
    own = seat == desk.realm
    return Piece(
        realm=desk.state.setting.names[seat],
        seat=seat,
        own=own,
        number=number,
        kind=kind_of(number),
        unit=called(number),
        name="",
        rank="",
        field=army.field,
        with_unit=army.aboard,
        moved=army.moved,
        goods=own_goods(desk, number) if own else None,
        idle=not busy & {number, army.aboard} if own else None,
    )


def own_goods(desk: Desk, number: int) -> dict[str, int]:
    counts = counted(desk.state.army(KEY * desk.realm + number))
    return {GOOD_SHORT[good]: count for good, count in enumerate(counts) if count}


def person_piece(desk: Desk, seat: int, number: int, person: PersonSeen, busy: set[int]) -> Piece:
    own = seat == desk.realm
    return Piece(
        realm=desk.state.setting.names[seat],
        seat=seat,
        own=own,
        number=number,
        kind=kind_of(number),
        unit=called(number),
        name=person.name,
        rank=person.rank,
        field=person.field,
        with_unit=person.army,
        moved=person.moved,
        goods=None,
        idle=not busy & {number, person.army} if own else None,
    )


def ordered_units(sheet: str) -> set[int]:
    """Numbers of all own units that a line is about; lines that cannot be read are about nobody."""
    return {number for order in parse_sheet(sheet)[0] for number in units_in(order) if number}


def units_in(order: Any) -> Iterator[int]:
    for name in ("into",) if isinstance(order, TakeOver) else UNITS:  # out of a foreign army
        value = getattr(order, name, ())
        yield from value if isinstance(value, tuple) else (value,)
