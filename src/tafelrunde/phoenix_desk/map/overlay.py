"""The map of a campaign as one seat sees it: what its view holds becomes the overlay of a drawing."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.drawing.overlay import NOBODY, MapArmy, MapRealm, MapTown, Overlay
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.games.phoenix.tables.prices import CREATURE, STAGE_OF
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.games.phoenix.world.world import World

SITE: Final = 0


def overlay_of(view: PhoenixView, world: World, title: str = "") -> Overlay:
    """Everything on the map that this view tells."""
    owners = {read_field(world, label): realm for label, realm in view.owners.items()}
    return Overlay(
        realms=tuple(
            [
                MapRealm(realm.name, realm.colour, realm.charge, realm.pattern)
                for realm in view.realms
                if realm is not None
            ]
        ),
        owners=owners,
        towns=tuple([town_on_map(world, owners, view, label) for label in view.towns]),
        armies=(*armies_on_map(view, world), *people_on_map(view, world)),
        roads=sides_with(view, world, "STR"),
        quays=sides_with(view, world, "KA"),
        bridges=sides_with(view, world, "BR"),
        walls=sides_with(view, world, "WL"),
        title=title,
    )


def town_on_map(world: World, owners: dict[int, int], view: PhoenixView, label: str) -> MapTown:
    field, stage = read_field(world, label), STAGE_OF.get(view.towns[label].stage, SITE)
    return MapTown(field, stage, owners.get(field, NOBODY), post=label in view.posts)


def armies_on_map(view: PhoenixView, world: World) -> list[MapArmy]:
    """Armies and fleets; what is aboard a fleet is drawn with it."""
    return [
        MapArmy(read_field(world, army.field), realm, int(number))
        for realm, armies in enumerate(view.armies)
        for number, army in armies.items()
        if not army.aboard
    ]


def people_on_map(view: PhoenixView, world: World) -> list[MapArmy]:
    """People on their own; who goes with an army is there, and courtiers stay in their towns."""
    return [
        MapArmy(read_field(world, person.field), realm, int(number), int(number) // 100 == CREATURE)
        for realm, people in enumerate(view.people)
        for number, person in people.items()
        if not person.army and person.field not in view.towns
    ]


def sides_with(view: PhoenixView, world: World, code: str) -> tuple[int, ...]:
    return tuple(
        [
            SIDES * read_field(world, work.field) + DIRECTIONS.index(work.side)
            for work in view.works
            if work.work == code
        ]
    )
