"""Kinds of realms (6.5 to 6.7): invaders, of whom pirates and undead are two sorts, and founding realms."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.moves.special import DeclareKind
from tafelrunde.games.phoenix.realms.accession import enter
from tafelrunde.games.phoenix.standing.standing import realm_called
from tafelrunde.games.phoenix.state.realm import (
    BEASTS,
    FOUNDING,
    INVADER,
    MERCHANTS,
    NO_FIELD,
    OUTSIDE,
    PIRATE,
    REBEL,
    UNDEAD,
)
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import CREATURE
from tafelrunde.games.phoenix.told.course import RealmTurned

KINDS: Final = ("founding", "invader", "pirate", "undead", "merchants", "beasts", "rebel", "outside")
"""By kind, as moves call it."""
KIND_OF: Final = {name: kind for kind, name in enumerate(KINDS)}
KIND_TERMS: Final = tuple([f"kind_{name}" for name in KINDS])
INVADERS: Final = (INVADER, PIRATE, UNDEAD, REBEL)
LIMIT_RULES: Final = {INVADER: "PH-R39", PIRATE: "PH-6.6b", UNDEAD: "PH-6.7b", REBEL: "PH-R39"}
LANDLESS: Final = {MERCHANTS: "PH-6.4.1b", BEASTS: "PH-6.3.2b"}
"""Kinds of realms without land, with the rule that says so."""
MOST_FIELDS: Final = 50
"""Above it invaders, pirates and undead are such no longer (PH-R39)."""


def is_invader(state: State, realm: int) -> bool:
    """Pirates, undead and rebels are invaders with rules of their own (PH-6.5a, PH-6.2d)."""
    return state.realms[realm].kind in INVADERS


def sails(state: State, realm: int) -> bool:
    """An invader from beyond the sea; rebels live on their land (PH-6.2e)."""
    return is_invader(state, realm) and state.realms[realm].kind != REBEL


def is_water_home(state: State, realm: int) -> bool:
    """Pirates always, other invaders until they have a capital (PH-6.5j, PH-6.6c)."""
    row = state.realms[realm]
    return row.kind == PIRATE or (sails(state, realm) and row.capital == NO_FIELD)


def is_inside(state: State, realm: int) -> bool:
    """Whether the realm is in the world."""
    return state.realms[realm].kind != OUTSIDE


def need_inside(state: State, realm: int) -> None:
    """PH-6.2d."""
    if not is_inside(state, realm):
        raise IllegalMove("PH-6.2d", {"realm": state.setting.names[realm], "reason": "reason_outside"})


def fields_of(state: State, realm: int) -> int:
    return state.owner.flat().count(realm)


def keep_status(state: State, realm: int) -> bool:
    """At the end of the turn: too much land makes a founding realm of any invader (PH-R39)."""
    if is_invader(state, realm) and fields_of(state, realm) > MOST_FIELDS:
        turn(state, realm, FOUNDING)
    return False


def turn(state: State, realm: int, kind: int) -> None:
    state.edit_realm(realm).kind = kind
    state.publish(RealmTurned(realm, KIND_TERMS[kind]))


def check_kind(state: State, move: DeclareKind) -> None:
    """Nobody with so much land becomes one (PH-6.6b, PH-6.7b, PH-R39); some have none at all."""
    realm, kind = realm_called(state, move.realm), KIND_OF[move.kind]
    if kind not in LANDLESS:
        need_inside(state, realm)
    name, count = state.setting.names[realm], fields_of(state, realm)
    if kind in LIMIT_RULES and count > MOST_FIELDS:
        raise IllegalMove(LIMIT_RULES[kind], {"realm": name, "count": count})
    armies = [number for number in state.realms[realm].armies if number // 100 != CREATURE]
    rivals = [row for row in state.realms if kind == row.kind == MERCHANTS and row.number != realm]
    if kind in LANDLESS and (count or armies or rivals):
        raise IllegalMove(LANDLESS[kind], {"realm": name, "count": count, "armies": len(armies)})


def declare_kind(state: State, move: DeclareKind) -> None:
    """Merchants and creatures may take a free seat (PH-6.4.1b, PH-6.3.2b)."""
    realm, kind = realm_called(state, move.realm), KIND_OF[move.kind]
    if not is_inside(state, realm):
        enter(state, realm, kind, -1)
    turn(state, realm, kind)
