"""A game master who meddles: random decisions about realms, absences, creatures and corrections."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.engine.contract import Game, Rng
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.moves.creatures import HandCreature, MoveCreature, PlaceCreature, RemoveCreature
from tafelrunde.games.phoenix.moves.kinds import Amend, Change, CloseRound, Grant
from tafelrunde.games.phoenix.moves.meeting import CallBack, DeclareAbsent, DeclareReturn, Happen, SendAway
from tafelrunde.games.phoenix.moves.realms import ChangeRealm, Rebel, Unite
from tafelrunde.games.phoenix.moves.special import DeclareKind
from tafelrunde.games.phoenix.state.realm import OUTSIDE
from tafelrunde.games.phoenix.state.state import State

TRIES = 30
KINDS = ("founding", "invader", "pirate", "undead", "rebel", "beasts")
NATURES = ("foot", "riders", "fleet", "magic")


def pick(rng: Rng, things: Any) -> Any:
    return things[rng.below(len(things))]


def some_realm(state: State, rng: Rng) -> int:
    return rng.below(state.setting.realms)


def name_of(state: State, realm: int) -> str:
    return state.setting.names[realm]


def any_name(state: State, rng: Rng) -> str:
    return name_of(state, some_realm(state, rng))


def any_label(state: State, rng: Rng) -> str:
    return state.setting.world.label(rng.below(state.setting.world.size))


def number_in(rows: dict[int, Any], rng: Rng) -> int:
    return pick(rng, sorted(rows)) if rows else 101


def own_labels(state: State, realm: int) -> list[str]:
    fields = [field for field, owner in enumerate(state.owner) if owner == realm]
    return [state.setting.world.label(field) for field in fields]


def absent(state: State, rng: Rng) -> Any:
    """Somebody must be left to play."""
    if sum([not realm.absence and realm.kind != OUTSIDE for realm in state.realms]) < 3:
        return None
    return DeclareAbsent(any_name(state, rng), 1 + rng.below(4), rng.below(2) == 0)


def back(state: State, rng: Rng) -> Any:
    away = [realm.number for realm in state.realms if realm.absence]
    return DeclareReturn(name_of(state, pick(rng, away))) if away else None


def kind(state: State, rng: Rng) -> Any:
    return DeclareKind(any_name(state, rng), pick(rng, KINDS))


def rebel(state: State, rng: Rng) -> Any:
    """With a town and what lies around it, some armies and people."""
    realm = some_realm(state, rng)
    towns = [field for field in sorted(state.towns) if state.owner[field] == realm]
    row = state.realms[realm]
    nobles = [number for number, person in sorted(row.people.items()) if person.rank and not person.nameless]
    if not towns or not nobles:
        return None
    town = pick(rng, towns)
    near = [field for field in state.setting.world.around[town] if state.owner[field] == realm]
    fief = tuple([state.setting.world.label(field) for field in (town, *near[: rng.below(4)])])
    armies = tuple([number for number in sorted(row.armies) if rng.below(3) == 0])
    people = tuple([number for number in sorted(row.people) if rng.below(6) == 0])
    return Rebel(name_of(state, realm), pick(rng, nobles), fief, any_name(state, rng), armies, people)


def unite(state: State, rng: Rng) -> Any:
    return Unite(any_name(state, rng), any_name(state, rng)) if rng.below(4) == 0 else None


def change(state: State, rng: Rng) -> Any:
    realm = some_realm(state, rng)
    return ChangeRealm(
        name_of(state, realm), number_in(state.realms[realm].people, rng), any_name(state, rng)
    )


def place(state: State, rng: Rng) -> Any:
    nature = pick(rng, NATURES)
    realm, number = some_realm(state, rng), 401 + rng.below(5)
    armies = list(state.realms[realm].armies.values())
    field = state.setting.world.label(pick(rng, armies).field) if armies else any_label(state, rng)
    if nature == "magic":
        return PlaceCreature(name_of(state, realm), number, nature, field, points=1 + rng.below(40))
    strength, leaders = 100 + rng.below(5000), rng.below(9)
    return PlaceCreature(name_of(state, realm), number, nature, field, strength, leaders)


def creature(state: State, rng: Rng) -> Any:
    """Moves, hands over or removes one."""
    found = [
        (realm.number, number)
        for realm in state.realms
        for number in (*sorted(realm.armies), *sorted(realm.people))
        if number // 100 == 4
    ]
    if not found:
        return None
    realm, number = pick(rng, found)
    name = name_of(state, realm)
    moves = (
        MoveCreature(name, number, any_label(state, rng)),
        HandCreature(name, number, any_name(state, rng), 401 + rng.below(9)),
        RemoveCreature(name, number),
    )
    return pick(rng, moves)


def shelter(state: State, rng: Rng) -> Any:
    realm = some_realm(state, rng)
    person = number_in(state.realms[realm].people, rng)
    move = SendAway(name_of(state, realm), person, rng.below(3)) if rng.below(2) else None
    return move or CallBack(name_of(state, realm), person)


def harvest(state: State, rng: Rng) -> Any:
    own = own_labels(state, some_realm(state, rng))
    return Happen(pick(rng, ("harvest", "plague")), (pick(rng, own),), 1 + rng.below(100)) if own else None


def correct(state: State, rng: Rng) -> Any:
    """An army gets stronger, moves, or is gone; a treasury changes."""
    realm = some_realm(state, rng)
    name, row = name_of(state, realm), state.realms[realm]
    changes: list[tuple[str, Any]] = [(f"realms.{name}.gold", rng.below(90_000))]
    if row.armies:
        army = f"armies.{name}.{number_in(row.armies, rng)}"
        changes += [(f"{army}.troops", 200 + rng.below(9000)), (f"{army}.field", any_label(state, rng))]
        changes += [(army, "gone"), (f"{army}.leaders", 1 + rng.below(40))]
    path, value = pick(rng, changes)
    return Amend((Change(path, value),), "meddling")


def grant(state: State, rng: Rng) -> Any:
    return Grant(any_name(state, rng), 1 + rng.below(50_000), "meddling")


def close(state: State, rng: Rng) -> Any:
    return CloseRound("meddling") if rng.below(3) == 0 else None


IDEAS: tuple[Callable[[State, Rng], Any], ...] = (
    *(absent, back, back, kind, rebel, rebel, rebel, rebel, unite, change, place, place, creature, creature),
    *(shelter, harvest, correct, grant, close),
)


def meddle(game: Game, state: State, rng: Rng) -> Any:
    """One of the many things that the game master may do now; None if nothing came to his mind."""
    for _ in range(TRIES):
        move = pick(rng, IDEAS)(state, rng)
        if move is not None:
            try:
                game.check(state, state.setting.game_master, move)
            except IllegalMove:
                continue
            return move
    return None
