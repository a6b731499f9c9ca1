"""What is different for a realm between two views of its own."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.phoenix.state.pieces import KEY, counted
from tafelrunde.games.phoenix.tables.prices import FLEET
from tafelrunde.phoenix_desk.reports.outlook import Look
from tafelrunde.phoenix_desk.reports.possessions import armies, goods_in, works
from tafelrunde.phoenix_desk.reports.report import Changes, Figure, Line
from tafelrunde.phoenix_desk.reports.sentences import SITE, Teller


def changes(before: Look, after: Look, realm: int, incomes: tuple[int, int], teller: Teller) -> Changes:
    lines = [
        *town_changes(before, after, realm, teller),
        *army_changes(before, after, realm, teller),
        *people_changes(before, after, realm, teller),
        *work_changes(before, after, realm, teller),
        *right_changes(before, after, realm, teller),
    ]
    return Changes(figures(before, after, realm, incomes), tuple(lines))


def figures(before: Look, after: Look, realm: int, incomes: tuple[int, int]) -> tuple[Figure, ...]:
    """The balance sheet of a realm, then and now."""
    then, now = sizes(before, realm), sizes(after, realm)
    then["income"], now["income"] = incomes
    return tuple(Figure(name, then[name], now[name]) for name in now)


def sizes(look: Look, realm: int) -> dict[str, int]:
    units = armies(look, realm)
    return {
        "gold": look.realm(realm).gold or 0,
        "income": 0,
        "fields": len(look.fields[realm]),
        "towns": len(look.towns(realm)),
        "armies": sum(1 for army in units if army.number // 100 < FLEET),
        "fleets": sum(1 for army in units if army.number // 100 == FLEET),
        "space": sum(army.space for army in units),
        "leaders": sum(army.goods.get("leaders", 0) for army in units),
    }


def town_changes(before: Look, after: Look, realm: int, teller: Teller) -> Iterator[Line]:
    old, new = set(before.towns(realm)), after.towns(realm)
    for label in new:
        town, was = after.view.towns[label], before.view.towns.get(label)
        if label not in old:
            kind = "town_new" if town.stage else "site_new"
            yield teller.other("change", kind, "PH-1.5.12b", field=label, stage=town.stage or town.site)
        elif was is not None and was.stage != town.stage:
            names = {"before": was.stage or SITE, "now": town.stage or SITE}
            yield teller.other("change", "town_stage", "PH-1.5.12b", field=label, **names)
        elif was is not None and was.points != town.points:
            numbers = {"before": was.points or 0, "now": town.points or 0}
            yield teller.other("change", "town_points", "PH-1.5f", field=label, **numbers)
    for label in sorted(old - set(new)):
        was = before.view.towns[label]
        yield teller.other("change", "town_lost", "PH-1.5.12b", field=label, stage=was.stage or was.site)


def army_changes(before: Look, after: Look, realm: int, teller: Teller) -> Iterator[Line]:
    old, new = before.view.armies[realm], after.view.armies[realm]
    for number, army in new.items():
        if number not in old:
            yield teller.other("change", "army_new", "PH-1.8a", number=int(number), field=army.field)
            continue
        if old[number].field != army.field:
            places = {"before": old[number].field, "now": army.field}
            yield teller.other("change", "army_moved", "PH-3o", number=int(number), **places)
        strengths = [goods_of(look, realm, int(number)) for look in (before, after)]
        if strengths[0] != strengths[1]:
            goods = {"before": strengths[0], "now": strengths[1]}
            yield teller.other("change", "army_strength", "PH-1.8m", number=int(number), **goods)
    for number in old:
        if number not in new:
            yield teller.other("change", "army_gone", "PH-1.8e", number=int(number), field=old[number].field)


def goods_of(look: Look, realm: int, number: int) -> dict[str, int]:
    return goods_in(counted(look.fitting.army(KEY * realm + number)))


def people_changes(before: Look, after: Look, realm: int, teller: Teller) -> Iterator[Line]:
    old, new = before.view.people[realm], after.view.people[realm]
    for number, person in new.items():
        who, was = {"number": int(number)}, old.get(number)
        if was is None:
            yield teller.other("change", "person_new", "PH-1.9.1n", field=person.field, **who)
            continue
        if was.rank != person.rank:
            yield teller.other("change", "person_rank", "PH-1.9.1n", before=was.rank, now=person.rank, **who)
        if was.field != person.field:
            yield teller.other("change", "person_moved", "PH-3o", before=was.field, now=person.field, **who)
    for number in old:
        if number not in new:
            yield teller.other("change", "person_gone", "PH-1.9.1n", number=int(number))


def work_changes(before: Look, after: Look, realm: int, teller: Teller) -> Iterator[Line]:
    old = {(work.work, work.field, work.side) for work in works(before, realm)}
    new = {(work.work, work.field, work.side) for work in works(after, realm)}
    for kind, found in (("work_new", new - old), ("work_gone", old - new)):
        for work, field, side in sorted(found):
            yield teller.other("change", kind, "PH-3s", work=work, field=field, side=side)


def right_changes(before: Look, after: Look, realm: int, teller: Teller) -> Iterator[Line]:
    old, new = set(before.realm(realm).ways), set(after.realm(realm).ways)
    for kind, found in (("way_new", new - old), ("way_gone", old - new)):
        for number in sorted(found):
            yield teller.other("change", kind, "PH-4.2b", other=after.names[number])
    old, new = holders(before, realm), holders(after, realm)
    for kind, found in (("coast_new", new - old), ("coast_gone", old - new)):
        for number in sorted(found):
            yield teller.other("change", kind, "PH-4.1c", other=after.names[number])


def holders(look: Look, realm: int) -> set[int]:
    """Realms whose coastal waters are open to this one."""
    return {number for number in range(look.realms) if realm in look.realm(number).coasts}
