"""What a realm has: land, towns, works, armies and people, as rows of tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from tafelrunde.games.phoenix.economy.dealers import CARDS
from tafelrunde.games.phoenix.secrecy.seen import PersonSeen, TownSeen
from tafelrunde.games.phoenix.standing.costs import budget, points_left
from tafelrunde.games.phoenix.standing.standing import can_conquer, cargo_space
from tafelrunde.games.phoenix.standing.standing import carried as aboard_of
from tafelrunde.games.phoenix.standing.traits import traits_of
from tafelrunde.games.phoenix.state.pieces import KEY, counted, ship_room, space
from tafelrunde.games.phoenix.tables.calendar import PLUNDER_MONTHS
from tafelrunde.games.phoenix.tables.prices import (
    GOOD_NAMES,
    STAGE_INCOME,
    STAGE_OF,
    STAGE_POINTS,
    WORK_POINTS,
)
from tafelrunde.games.phoenix.tables.terrain import LAND
from tafelrunde.games.phoenix.told.land import FieldTaken
from tafelrunde.phoenix_desk.reports.outlook import Look, kind_of
from tafelrunde.phoenix_desk.reports.report import Army, Blocked, Claim, Ground, Land, Town, Trade, Ware, Work
from tafelrunde.phoenix_desk.reports.report_others import Person

NO_STAGE: Final = 0
UNMOVED: Final = ("draw", "muster")
"""Steps of a month before anybody has moved."""


def land(before: Look, after: Look, realm: int, news: Iterable[Any]) -> Land:
    """Own fields by terrain, what was won and lost since, and where plunder leaves nothing to tax."""
    own, view = after.fields[realm], after.view
    count = Counter(after.terrain(label) for label in own)
    income = Counter[int]()
    for label in own:
        income[after.terrain(label)] += after.income(label)
    how = {event.field: event.how for event in news if isinstance(event, FieldTaken)}
    won, lost = set(own) - set(before.fields[realm]), set(before.fields[realm]) - set(own)
    return Land(
        len(own),
        tuple(Ground(kind, count[kind], income[kind]) for kind in LAND if count[kind]),
        claims(before, after, won, how),
        claims(before, after, lost, how),
        tuple(
            Blocked(label, month + PLUNDER_MONTHS)
            for label, month in view.plundered.items()
            if view.owners.get(label) == realm and view.month < month + PLUNDER_MONTHS
        ),
    )


def claims(before: Look, after: Look, labels: set[str], how: dict[str, str]) -> tuple[Claim, ...]:
    return tuple(
        Claim(label, after.terrain(label), before.owner(label), after.owner(label), how.get(label, ""))
        for label in sorted(labels, key=place)
    )


def place(label: str) -> tuple[int, ...]:
    """Fields in the order of their numbers."""
    return tuple(map(int, label.split("/")))


def towns(look: Look, realm: int) -> tuple[Town, ...]:
    growing = {row.field: row.points for row in look.view.begun[realm] or () if not row.work}
    return tuple(
        town_row(look, label, look.view.towns[label], growing.get(label, 0)) for label in look.towns(realm)
    )


def town_row(look: Look, label: str, town: TownSeen, growing: int) -> Town:
    built = STAGE_OF.get(town.built or town.stage, NO_STAGE)
    full = STAGE_POINTS[built]
    return Town(
        field=label,
        terrain=look.terrain(label),
        stage=town.stage,
        built=town.built or town.stage,
        site=town.site,
        points=town.points,
        full=full,
        goal=STAGE_POINTS[STAGE_OF.get(town.site, NO_STAGE)],
        lost=0 if town.points is None else max(0, full - town.points),
        growing=growing,
        special=town.special or 0,
        besieged=town.besieged or 0,
        income=STAGE_INCOME[STAGE_OF.get(town.stage, NO_STAGE)],
        post=label in look.view.posts,
    )


def trade(look: Look, realm: int) -> Trade:
    """What only the realm knows of its cards and stores, and the prices that everybody knows."""
    seen = look.realm(realm)
    wares = [
        Ware(GOOD_NAMES[kind], price, bid)
        for other in look.view.realms
        if other is not None
        for kind, (price, bid) in enumerate(zip(other.prices, other.bids, strict=True))
        if price or bid
    ]
    cards = {card: count for card, count in zip(CARDS, seen.cards or (), strict=False) if count}
    return Trade(cards, goods_in(list(seen.store or ())), goods_in(list(seen.coming or ())), tuple(wares))


def works(look: Look, realm: int) -> tuple[Work, ...]:
    """On own fields; those between two realms stand with the field they are counted from (PH-1.5n)."""
    return tuple(
        Work(work.work, work.field, work.side, WORK_POINTS[work.work] - work.lost, work.lost)
        for work in sorted(look.view.works, key=lambda work: (work.work, place(work.field), work.side))
        if look.view.owners.get(work.field) == realm
    )


def armies(look: Look, realm: int) -> tuple[Army, ...]:
    return tuple(army_row(look, realm, int(number)) for number in look.view.armies[realm])


def army_row(look: Look, realm: int, number: int) -> Army:
    """Own armies only: their numbers in the fitting position are the true ones."""
    state, seen = look.fitting, look.view.armies[realm][str(number)]
    army = state.army(KEY * realm + number)
    load = [state.army(key) for key in aboard_of(state, army)]
    return Army(
        number=number,
        kind=kind_of(number),
        field=seen.field,
        terrain=look.terrain(seen.field),
        owner=look.owner(seen.field),
        aboard=seen.aboard,
        moved=seen.moved,
        held=army.held if army.held >= look.view.month else 0,
        giver=look.name(army.giver),
        goods=goods_in(counted(army)),
        gold=army.gold,
        special=army.special,
        cargo=dict(army.goods),
        guard=army.guard,
        space=space(army),
        room=ship_room(army),
        load=sum(cargo_space(state, each) for each in load),
        budget=budget(state, army),
        left=budget(state, army) if look.view.step in UNMOVED else points_left(state, army),
        conquers=can_conquer(state, army),
        might=army.might,
        traits=tuple(trait.code for trait in traits_of(army.traits, magical=False)),
    )


def goods_in(counts: list[int]) -> dict[str, int]:
    return {GOOD_NAMES[kind]: count for kind, count in enumerate(counts) if count}


def people(look: Look, realm: int) -> tuple[Person, ...]:
    return tuple(person_row(look, int(number), seen) for number, seen in look.view.people[realm].items())


def person_row(look: Look, number: int, seen: PersonSeen) -> Person:
    return Person(
        number=number,
        name=seen.name,
        rank=seen.rank,
        title=seen.title,
        field=seen.field,
        army=seen.army,
        most=seen.most,
        now=seen.now,
        present=seen.present,
        captor=look.name(seen.captor),
        locked=max(seen.locked, seen.sheltered),
        knight=seen.knight,
        barred=seen.barred,
        traits=tuple(trait.code for trait in traits_of(seen.traits or 0, magical=True)),
    )
