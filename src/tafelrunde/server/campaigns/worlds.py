"""Worlds before there is a campaign: made to be looked at, or read from somebody's map. Nothing is kept.

Whoever changes their mind asks for the same worlds again and again; so the worker remembers the last ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tafelrunde.engine.contract import LANGS, Words
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.positions.foundation import RealmFoundation, capitals, default_name
from tafelrunde.games.phoenix.tables.prices import STAGES
from tafelrunde.games.phoenix.world.coordinates import PROVINCE_FIELDS
from tafelrunde.games.phoenix.world.description import Description, build
from tafelrunde.games.phoenix.world.making.generator import Recipe, generate
from tafelrunde.games.phoenix.world.making.measure import Place, fairness, spread
from tafelrunde.games.phoenix.world.making.old_map import Holdings
from tafelrunde.games.phoenix.world.sizes import read_shape
from tafelrunde.games.phoenix.world.world import World
from tafelrunde.phoenix_desk.campaign.foundation import unseeded, with_starts
from tafelrunde.phoenix_desk.map.plausibility import Survey, Weight, survey
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.workbench import Workbench
from tafelrunde.server.errors import about
from tafelrunde.telling.complaints import said

KEPT: Final = 24
MOST_FIELDS: Final = 7_000
"""Of a world that is only looked at: the official shape has 6,576."""
MOST_REALMS: Final = 40
LEAST_LAND: Final = 40
"""Land fields for each realm: where there is less, no attempt finds room for capitals ten steps apart."""
MOST_FINDINGS: Final = 400
WHERE: Final = "Karte"
LARGEST_MAP: Final = 3_000_000
FieldText = Annotated[str, Meta(max_length=9)]
Capitals = Annotated[tuple[FieldText, ...], Meta(max_length=MOST_REALMS)]
MapText = Annotated[str, Meta(max_length=LARGEST_MAP)]
SizeText = Annotated[str, Meta(max_length=40)]


class MakeWorld(msgspec.Struct, frozen=True):
    seed: int
    realms: int
    size: str
    land: int
    capitals: Capitals = ()
    """By realm; those that are missing stand at the world's own places."""


class Fairness(msgspec.Struct, frozen=True):
    """What each realm finds around its capital, and how far apart they are: in percent of the mean."""

    places: tuple[Place, ...]
    home_spread: float
    income_spread: float
    expanse_spread: float
    land_spread: float


class WorldMade(msgspec.Struct, frozen=True):
    world: Description
    fairness: Fairness
    names: tuple[str, ...]
    """Of realms, where nobody chooses another."""


class ReadMap(msgspec.Struct, frozen=True):
    text: MapText
    size: SizeText = ""
    """The one that has exactly its provinces if not said."""
    capitals: Capitals = ()
    realms: int = 0
    """For how many a fair place is wanted."""


class FindingTold(msgspec.Struct, frozen=True):
    weight: Weight
    text: Words


class RealmFound(msgspec.Struct, frozen=True):
    """A number of the file, and what belongs to it there."""

    number: int
    fields: int
    towns: int
    capital: str
    """Empty: it has none in the file."""


class MapRead(msgspec.Struct, frozen=True):
    findings: tuple[FindingTold, ...]
    more: int
    """Findings that are not listed; so many are never read."""
    mistakes: int
    size: str
    world: Description | None
    """None as long as there is a mistake."""
    realms: tuple[RealmFound, ...]
    fairness: Fairness | None
    owners: dict[str, int]
    towns: dict[str, str]
    names: tuple[str, ...]


# -- made --------------------------------------------------------------------------------------------------


@lru_cache(KEPT)
def made(recipe: Recipe) -> Description:
    """Without its seed in the name: whoever knows it could foresee seeded dice."""
    return unseeded(generate(recipe), recipe.size)


def make(bench: Workbench, args: MakeWorld) -> WorldMade:
    with about("world"):
        need_sense(args)
        description = made(Recipe(args.seed, args.realms, args.size, args.land))
    with about("realms"):
        found = measured(build(description), args.capitals, args.realms)
    return WorldMade(description, found, usual_names(args.realms))


def usual_names(count: int) -> tuple[str, ...]:
    return tuple([default_name(number) for number in range(count)])


def need_sense(args: MakeWorld) -> None:
    """Refuses what would take long, at once."""
    fields = len(list(read_shape(args.size).provinces())) * PROVINCE_FIELDS
    if fields > MOST_FIELDS:
        raise Complaint("world-too-large", {"fields": fields, "most": MOST_FIELDS})
    if args.realms > MOST_REALMS:
        raise Complaint("phoenix-starting-places", {"most": MOST_REALMS, "realms": args.realms})
    most = fields * args.land // 100 // LEAST_LAND
    if args.realms > most:
        raise Complaint("phoenix-no-room", {"realms": args.realms, "size": args.size, "most": most})


def measured(world: World, wished: Sequence[str], count: int) -> Fairness:
    given = [*wished, *[""] * (count - len(wished))]
    found = fairness(world, capitals(world, tuple([RealmFoundation(capital=field) for field in given])))
    return Fairness(
        found.places,
        found.home_spread,
        found.income_spread,
        found.expanse_spread,
        spread([place.land for place in found.places]),
    )


# -- read --------------------------------------------------------------------------------------------------


@lru_cache(4)
def surveyed(text: str, size: str) -> Survey:
    return survey(text.encode(), WHERE, size)


def read(bench: Workbench, args: ReadMap) -> MapRead:
    """A map is told about as a whole: what is wrong with it, whom it knows, and what would be founded."""
    with about("map"):
        found = surveyed(args.text, args.size)
        told = [FindingTold(one.weight, in_both(one.complaint)) for one in found.findings[:MOST_FINDINGS]]
    world = found.description
    mistakes = sum(1 for one in found.findings if one.weight == "mistake")
    return MapRead(
        findings=tuple(told),
        more=len(found.findings) - len(told),
        mistakes=mistakes,
        size=world.shape if world else args.size,
        world=placed(found, args) if world else None,
        realms=realms_in(found.holdings, found.capitals),
        fairness=fair(found, args) if world else None,
        owners=found.holdings.owners,
        towns={label: STAGES[town.stage] for label, town in found.holdings.towns.items()},
        names=usual_names(args.realms),
    )


def in_both(complaint: Complaint) -> Words:
    return Words(*[said(complaint, lang) for lang in LANGS])


def realms_in(held: Holdings, seats: Mapping[int, str]) -> tuple[RealmFound, ...]:
    numbers = list(held.owners.values())
    towned = [held.owners[label] for label in held.towns]
    return tuple(
        [
            RealmFound(number, numbers.count(number), towned.count(number), seats.get(number, ""))
            for number in sorted(set(numbers))
        ]
    )


def placed(found: Survey, args: ReadMap) -> Description:
    """With as many fair places as realms want one."""
    assert found.description is not None
    given = [*args.capitals, *[""] * (args.realms - len(args.capitals))]
    with about("realms"):
        return with_starts(found.description, [RealmFoundation(capital=field) for field in given])


def fair(found: Survey, args: ReadMap) -> Fairness | None:
    if not args.realms:
        return None
    with about("realms"):
        return measured(build(placed(found, args)), args.capitals, args.realms)


ERRANDS = (
    Errand("world.make", make, MakeWorld, lane="founding"),
    Errand("world.read", read, ReadMap, lane="founding"),
)
