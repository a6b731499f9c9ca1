"""Other realms as far as the view shows them, and the rights and offers between them and the reader."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tafelrunde.games.phoenix.secrecy.seen import ArmySeen
from tafelrunde.games.phoenix.state.realm import OUTSIDE
from tafelrunde.phoenix_desk.reports.outlook import FAR_AWAY, Look, kind_of
from tafelrunde.phoenix_desk.reports.possessions import people, place, works
from tafelrunde.phoenix_desk.reports.report_others import (
    GoodsOffer,
    LandOffer,
    Offers,
    Other,
    Rights,
    Sighting,
)

SIGHT: Final = 12
"""Armies farther from own land than this are far away."""
STRENGTH: Final = ("troops", "mounts", "leaders", "light", "heavy", "gold", "special")


def others(before: Look, after: Look, seat: int | None) -> tuple[Other, ...]:
    """All realms in the world but the reader's own."""
    own = after.fields[seat] if seat is not None and seat < after.realms else []
    near = after.distances(own, SIGHT)
    return tuple(
        other(before, after, realm, near)
        for realm in range(after.realms)
        if realm != seat and after.realm(realm).kind != OUTSIDE
    )


def other(before: Look, after: Look, realm: int, near: dict[str, int]) -> Other:
    seen, view = after.realm(realm), after.view
    own_towns = sorted(after.towns(realm), key=place)
    return Other(
        realm=seen.name,
        seat=realm,
        colour=seen.colour,
        capital=seen.capital or "",
        fields=len(after.fields[realm]),
        grew=len(after.fields[realm]) - len(before.fields[realm]),
        ways=tuple(after.names[number] for number in seen.ways),
        moving=seen.moving[1] if seen.moving else "",
        moving_until=seen.moving[2] if seen.moving else 0,
        works=Counter(row.work for row in works(after, realm)),
        towns={label: view.towns[label].stage or view.towns[label].site for label in own_towns},
        armies=tuple(
            sighting(after, number, army, before.view.armies[realm].get(number), near)
            for number, army in view.armies[realm].items()
        ),
        people=people(after, realm),
        gold=seen.gold,
    )


def sighting(
    look: Look, number: str, army: ArmySeen, earlier: ArmySeen | None, near: dict[str, int]
) -> Sighting:
    strength = {name: getattr(army, name) for name in STRENGTH}
    return Sighting(
        number=int(number),
        kind=kind_of(int(number)),
        field=army.field,
        terrain=look.terrain(army.field),
        owner=look.owner(army.field),
        aboard=army.aboard,
        near=near.get(army.field, FAR_AWAY),
        is_new=earlier is None,
        came=earlier is not None and earlier.field != army.field,
        known={name: count for name, count in strength.items() if count},
    )


def rights(look: Look, realm: int) -> Rights:
    own, numbers = look.realm(realm), range(look.realms)

    def named(chosen: list[int]) -> tuple[str, ...]:
        return tuple(look.names[number] for number in chosen)

    return Rights(
        ways=named(list(own.ways)),
        offered=named([number for number in own.consents if number not in own.ways]),
        asked=named([n for n in numbers if realm in look.realm(n).consents and n not in own.ways]),
        coasts_given=named(list(own.coasts)),
        coasts_held=named([n for n in numbers if realm in look.realm(n).coasts]),
        declined=named(list(own.declines)),
    )


def offers(look: Look, realm: int) -> Offers:
    """Land and goods on offer by or to the realm."""
    return Offers(
        tuple(
            LandOffer(look.names[deed.giver], look.names[deed.receiver], deed.fields)
            for deed in look.view.deeds
            if realm in (deed.giver, deed.receiver)
        ),
        tuple(
            GoodsOffer(look.names[row.giver], row.number, look.names[row.receiver], row.price, row.goods)
            for row in look.view.pledges
            if realm in (row.giver, row.receiver)
        ),
    )
