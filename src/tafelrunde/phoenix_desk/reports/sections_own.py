"""Sections about the reader's own realm: land, towns, works, armies and people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tafelrunde.games.phoenix.secrecy.seen import Begun
from tafelrunde.games.phoenix.tables.terrain import IS_WATER
from tafelrunde.phoenix_desk.reports.document import Block, Item, Items, Remark, Section, Table
from tafelrunde.phoenix_desk.reports.report import Army, Blocked, Claim, Land, Own, Town, Work
from tafelrunde.phoenix_desk.reports.report_others import Person
from tafelrunde.phoenix_desk.reports.scribe import Scribe, together
from tafelrunde.phoenix_desk.reports.sentences import begun, rows_of

MANY: Final = 3
"""So many armies that are alike are told together."""


def land(scribe: Scribe, own: Own) -> Section:
    blocks: list[Block] = [grounds_table(scribe, own.land)]
    for name, claims in (("won", own.land.won), ("lost", own.land.lost)):
        if claims:
            blocks += [Remark(scribe.t(f"head-{name}")), claims_table(scribe, claims)]
    if own.land.blocked:
        blocks += [Remark(scribe.t("head-blocked")), blocked_table(scribe, own.land.blocked)]
    return Section("land", scribe.t("head-land"), tuple(blocks))


def grounds_table(scribe: Scribe, land: Land) -> Table:
    rows = [(scribe.terrain(row.terrain), scribe.n(row.fields), scribe.n(row.income)) for row in land.grounds]
    total = ("", scribe.n(land.fields), scribe.n(sum(row.income for row in land.grounds)))
    return Table(scribe.columns("terrain", ">fields", ">income"), tuple(rows), total)


def claims_table(scribe: Scribe, claims: Iterable[Claim]) -> Table:
    """One row for all fields of a terrain that went the same way."""
    alike: dict[tuple[str, str, str, int], list[str]] = {}
    for claim in claims:
        way = (claim.before, claim.now, claim.how, claim.terrain)
        alike.setdefault(way, []).append(claim.field)
    rows = [
        (
            before or scribe.t("nobody"),
            now or scribe.t("nobody"),
            scribe.t(f"how-{how}"),
            scribe.terrain(terrain),
            scribe.n(len(fields)),
            ", ".join(fields),
        )
        for (before, now, how, terrain), fields in sorted(alike.items())
    ]
    return Table(scribe.columns("from", "to", "how", "terrain", ">count", "fields"), tuple(rows))


def blocked_table(scribe: Scribe, blocked: Iterable[Blocked]) -> Table:
    months: dict[int, list[str]] = {}
    for row in blocked:
        months.setdefault(row.until, []).append(row.field)
    rows = [(scribe.month(until), ", ".join(fields)) for until, fields in sorted(months.items())]
    return Table(scribe.columns("until", "fields"), tuple(rows))


def towns(scribe: Scribe, own: Own) -> Section:
    title = scribe.t("head-towns")
    if not own.towns:
        return Section("towns", title, (Remark(scribe.t("empty-towns")),))
    names = ("field", "terrain", "stage", ">points", ">damage", "site", ">income", "note")
    rows = [town_row(scribe, town) for town in own.towns]
    return Section("towns", title, (Table(scribe.columns(*names), tuple(rows)),))


def town_row(scribe: Scribe, town: Town) -> tuple[str, ...]:
    points = "" if town.points is None else scribe.n(town.points)
    if town.full and town.points is not None:
        points = scribe.t("points-of", now=points, of=scribe.n(town.full))
    return (
        town.field,
        scribe.terrain(town.terrain),
        scribe.term(town.stage) if town.stage else scribe.t("site-only"),
        points,
        scribe.blank(town.lost),
        site_said(scribe, town),
        scribe.n(town.income),
        town_note(scribe, town),
    )


def site_said(scribe: Scribe, town: Town) -> str:
    if not town.site:
        return ""
    numbers = {"now": scribe.n(town.points), "goal": scribe.n(town.goal)}
    return scribe.t("site-of", stage=scribe.term(town.site), **numbers)


def town_note(scribe: Scribe, town: Town) -> str:
    notes = [
        scribe.t("growing", points=scribe.n(town.growing)) if town.growing else "",
        scribe.t("besieged-by", count=town.besieged, fields=scribe.n(town.besieged)) if town.besieged else "",
        scribe.t("has-post") if town.post else "",
        scribe.t("chest", gold=scribe.n(town.special)) if town.special else "",
    ]
    return "; ".join(filter(None, notes))


def works(scribe: Scribe, own: Own) -> Section:
    blocks: list[Block] = []
    if own.works:
        blocks.append(works_table(scribe, own.works))
    if own.begun:
        blocks += [Remark(scribe.t("head-begun")), begun_table(scribe, own.begun)]
    if own.magic:
        rows = [(wall.field, scribe.side(wall.side), str(wall.caster)) for wall in own.magic]
        table = Table(scribe.columns("field", "side", "caster"), tuple(rows))
        blocks += [Remark(scribe.t("head-magic")), table]
    return Section("works", scribe.t("head-works"), tuple(blocks) or (Remark(scribe.t("empty-works")),))


def works_table(scribe: Scribe, works: Iterable[Work]) -> Table:
    """One row for whole works of a kind, and one for each that is damaged."""
    whole: dict[str, list[Work]] = {}
    damaged: list[tuple[str, ...]] = []
    for work in works:
        if work.lost:
            place = f"{work.field} {scribe.side(work.side)}"
            damaged.append((scribe.term(work.work), "1", place, scribe.n(work.lost)))
        else:
            whole.setdefault(work.work, []).append(work)
    rows = [
        (scribe.term(kind), scribe.n(len(found)), sides_said(scribe, found), "")
        for kind, found in whole.items()
    ]
    return Table(scribe.columns("work", ">count", "sides", ">damage"), (*rows, *damaged))


def sides_said(scribe: Scribe, works: Iterable[Work]) -> str:
    """`503/22 O SW, 503/23 W`."""
    found: dict[str, list[str]] = {}
    for work in works:
        found.setdefault(work.field, []).append(scribe.side(work.side))
    return ", ".join(together(field, *sides) for field, sides in found.items())


def begun_table(scribe: Scribe, begun: Iterable[Begun]) -> Table:
    rows = [
        (
            begun_said(scribe, row),
            row.field,
            scribe.side(row.side),
            scribe.blank(row.points),
            scribe.n(row.gold),
        )
        for row in begun
    ]
    return Table(scribe.columns("what", "field", "side", ">points", ">gold"), tuple(rows))


def begun_said(scribe: Scribe, row: Begun) -> str:
    if not row.work:
        return scribe.t("begun-town")
    return scribe.t("begun-repair", work=scribe.term(row.work)) if row.repair else scribe.term(row.work)


def armies(scribe: Scribe, own: Own) -> Section:
    """A table; of many armies that differ by nothing but number and place, each kind is one line below it."""
    title = scribe.t("head-armies")
    if not own.armies:
        return Section("armies", title, (Remark(scribe.t("empty-armies")),))
    names = ("number", "type", "stands", "goods", ">space", ">load", ">movement", "note")
    alike: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
    for army in own.armies:
        row = army_row(scribe, army, own.realm)
        alike.setdefault((row[1], *row[3:]), []).append(row)
    rows = [row for found in alike.values() if len(found) < MANY for row in found]
    blocks: list[Block] = []
    if rows:
        blocks.append(Table(scribe.columns(*names), tuple(sorted(rows))))
    many = [alike_said(scribe, found) for found in alike.values() if len(found) >= MANY]
    if many:
        blocks.append(Items(tuple([Item(begun(said)) for said in many]), scribe.t("head-alike")))
    key = scribe.t("key", key=scribe.key(army.goods for army in own.armies))
    return Section("armies", title, (*blocks, Remark(key)))


def alike_said(scribe: Scribe, rows: Sequence[tuple[str, ...]]) -> str:
    """`Riders, 450 R, 1 HF each; 1,000 RP, 21 BWP: 201 503/22 lowland, 202 ...`"""
    _number, kind, _stands, goods, space, load, movement, note = rows[0]
    places: dict[str, list[int]] = {}
    for row in rows:
        places.setdefault(row[2], []).append(int(row[0]))
    numbers = [
        scribe.t("alike-space", space=space),
        scribe.t("alike-load", load=load) if load else "",
        scribe.t("alike-movement", movement=movement),
        note,
    ]
    return scribe.t(
        "alike",
        kind=kind,
        goods=goods,
        numbers=", ".join(filter(None, numbers)),
        armies=", ".join([together("+".join(rows_of(numbers)), place) for place, numbers in places.items()]),
    )


def army_row(scribe: Scribe, army: Army, realm: str) -> tuple[str, ...]:
    load = scribe.t("load-of", load=scribe.n(army.load), room=scribe.n(army.room)) if army.room else ""
    return (
        str(army.number),
        scribe.t(f"kind-{army.kind}"),
        f"{army.field} {land_said(scribe, army.terrain, army.owner, realm)}",
        scribe.goods(army.goods),
        scribe.n(army.space),
        load,
        movement_said(scribe, army),
        army_note(scribe, army),
    )


def movement_said(scribe: Scribe, army: Army) -> str:
    """The points of a month, or what is left of them."""
    if army.left == army.budget:
        return scribe.n(army.budget)
    return scribe.t("army-left", left=scribe.n(army.left), of=scribe.n(army.budget))


def land_said(scribe: Scribe, terrain: int, owner: str, realm: str) -> str:
    """The terrain, and whose land it is unless it is the reader's."""
    if IS_WATER[terrain] or owner == realm:
        return scribe.terrain(terrain)
    return f"{scribe.terrain(terrain)} ({owner or scribe.t('no-land')})"


def army_note(scribe: Scribe, army: Army) -> str:
    giver = {"giver": army.giver, "has-giver": "yes" if army.giver else "no"}
    notes = [
        scribe.t("army-guard") if army.guard else "",
        scribe.t("army-might", points=scribe.n(army.might)) if army.might else "",
        *map(scribe.term, army.traits),
        scribe.t("on-board", fleet=str(army.aboard)) if army.aboard else "",
        scribe.t("army-conquers") if army.conquers else "",
        scribe.t("army-held", month=scribe.month(army.held), **giver) if army.held else "",
        scribe.t("army-gold", gold=scribe.n(army.gold)) if army.gold else "",
        scribe.t("army-special", gold=scribe.n(army.special)) if army.special else "",
        scribe.goods(army.cargo),
    ]
    return "; ".join(filter(None, notes))


def people(scribe: Scribe, own: Own) -> Section:
    title = scribe.t("head-people")
    if not own.people:
        return Section("people", title, (Remark(scribe.t("empty-people")),))
    names = ("number", "name", "rank", "field", "with", ">gp", "note")
    rows = [person_row(scribe, person) for person in own.people]
    return Section("people", title, (Table(scribe.columns(*names), tuple(rows)),))


def person_row(scribe: Scribe, person: Person) -> tuple[str, ...]:
    points = {"now": scribe.tenths(person.now), "most": scribe.tenths(person.most)}
    return (
        str(person.number),
        person.name or "–",
        scribe.term(person.rank),
        person.field,
        str(person.army) if person.army else "",
        scribe.t("gp-of", **points),
        person_note(scribe, person),
    )


def person_note(scribe: Scribe, person: Person) -> str:
    rules = person.rank == "Z" and person.title == "HER"
    waits = person.title not in (person.rank, "ZIV") and not rules
    notes = [
        scribe.term(person.title) if rules else "",
        scribe.t("waits-for", rank=scribe.term(person.title)) if waits else "",
        "" if person.present else scribe.t("absent"),
        scribe.t("prisoner-of", realm=person.captor) if person.captor else "",
        scribe.t("locked-until", month=scribe.month(person.locked)) if person.locked else "",
        scribe.t("knight") if person.knight else "",
        *map(scribe.term, person.traits),
        scribe.t("barred-until", month=scribe.month(person.barred)) if person.barred else "",
    ]
    return "; ".join(filter(None, notes))
