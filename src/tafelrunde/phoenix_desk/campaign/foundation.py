"""Founding a campaign: the world, the realms and the dice, as the game master asks for them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.table import FairSource, SeededSource, Source, TypedSource
from tafelrunde.engine.text import quoted
from tafelrunde.games.phoenix.positions.foundation import (
    Foundation,
    PersonFounded,
    RealmFoundation,
    default_name,
)
from tafelrunde.games.phoenix.world.description import START_DISTANCE, Description, build
from tafelrunde.games.phoenix.world.making.fairness import Candidates, choose_starts
from tafelrunde.games.phoenix.world.making.generator import Recipe, generate
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.phoenix_desk.campaign.campaign import MASTER, Campaign, found
from tafelrunde.phoenix_desk.campaign.home import Home

COURT: Final = tuple([PersonFounded(rank, knight=rank == "FSH") for rank in ("HER", "FSH", "STH", "BUH")])
"""Who is of the order of knights no rule says (5.2); the game master may correct it."""
LENIENT: Final = 3
SECRET_BYTES: Final = 32
Dice = Literal["seeded", "fair", "typed"]


class Plan(msgspec.Struct, frozen=True):
    """All that a game master decides at the start."""

    realms: tuple[RealmFoundation, ...]
    seed: int
    world: Description | None = None
    """Generated from the seed if not said."""
    size: str = "erkenfara"
    land: int = 48
    months: int = 0
    dice: Dice = "seeded"
    luck: int | None = None
    """The seed of seeded dice; that of the world if not said."""
    options: Mapping[str, str] = {}


def found_campaign(
    home: Home, plan: Plan, prepare: Callable[[Campaign], None] = lambda _campaign: None
) -> Campaign:
    """The campaign of a plan, in a home that holds none yet; `prepare` has it before anybody else."""
    check_names(plan.realms)
    present = [realm for realm in plan.realms if not realm.later]
    recipe = Recipe(plan.seed, len(present), plan.size, plan.land)
    world = with_starts(plan.world, present) if plan.world else unseeded(generate(recipe), plan.size)
    foundation: dict[str, Any] = msgspec.to_builtins(Foundation(world, plan.realms, plan.months))
    names = [realm.name for realm in plan.realms]
    return found(home, names, dice_of(home.name, plan), plan.options, foundation, prepare)


def dice_of(table: str, plan: Plan) -> Source:
    """From the seed; committed to and published at the end; or none, because they are typed in."""
    if plan.dice == "fair":
        return FairSource(secrets.token_bytes(SECRET_BYTES), table, "occasion")
    if plan.dice == "typed":
        return TypedSource()
    return SeededSource(plan.seed if plan.luck is None else plan.luck, "occasion")


def unseeded(world: Description, size: str) -> Description:
    """Under a name that all realms may read: whoever knows the seed could foresee the dice."""
    return msgspec.structs.replace(world, name=size)


def realms_called(names: Sequence[str], count: int) -> tuple[RealmFoundation, ...]:
    """Realms of these names, and as many with names of ours as are still missing."""
    taken = {realm_called(name).name.casefold() for name in names}
    free = (default_name(number) for number in range(count + len(names)))
    usual = [name for name in free if name.casefold() not in taken]
    named = [realm_called(name) for name in names]
    return (*named, *[realm_called(name) for name in usual[: max(0, count - len(named))]])


def with_seats(realms: tuple[RealmFoundation, ...], count: int) -> tuple[RealmFoundation, ...]:
    """And so many seats for realms that come later, as invaders or by a putsch (PH-6.5b)."""
    numbers = range(len(realms) + 1, len(realms) + count + 1)
    return (*realms, *[RealmFoundation(f"Reich {number}", later=True) for number in numbers])


def realm_called(text: str) -> RealmFoundation:
    """`Yaromo`, or `Yaromo@503/22` with its capital."""
    name, _at, capital = text.partition("@")
    return RealmFoundation(name.strip(), capital=capital.strip(), people=COURT)


def with_starts(description: Description, realms: Sequence[RealmFoundation]) -> Description:
    """A world that knows enough starting places, or the same one with fair places of our choice."""
    needed = sum([1 for realm in realms if not realm.capital])
    if len(description.starts) >= needed:
        return description
    world = build(description)
    taken = [read_field(world, realm.capital) for realm in realms if realm.capital]
    near = {field for capital in taken for field in world.disc(capital, START_DISTANCE - 1)}
    candidates = Candidates(world, world.terrain, [*near, world.landmarks.audvacar])
    for leniency in range(LENIENT + 1):
        starts = choose_starts(candidates, needed, leniency)
        if len(starts) == needed:
            return msgspec.structs.replace(description, starts=tuple(map(world.label, starts)))
    raise Complaint("too-few-starts", {"known": len(description.starts), "needed": needed})


def check_names(realms: Sequence[RealmFoundation]) -> None:
    """Names are typed in sheets and become file names."""
    seen: set[str] = {MASTER.casefold()}
    for realm in realms:
        name = realm.name
        if not name or not name.isprintable() or len(name) > 40 or name.isdecimal():
            raise Complaint("no-realm-name", {"name": quoted(name)})
        if name.casefold() in seen:
            raise Complaint("realm-name-taken", {"name": quoted(name)})
        seen.add(name.casefold())
