"""Sections about the world around: other realms, rights, what happened, what changed, the notice board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from tafelrunde.phoenix_desk.reports.document import Block, Item, Items, Remark, Section, Table
from tafelrunde.phoenix_desk.reports.report import Chapter, Drawn, Own, Report, Wish
from tafelrunde.phoenix_desk.reports.report_others import (
    GoodsOffer,
    LandOffer,
    Other,
    Person,
    Rights,
    Sighting,
)
from tafelrunde.phoenix_desk.reports.scribe import NBSP, Scribe, together
from tafelrunde.phoenix_desk.reports.sections_own import land_said
from tafelrunde.phoenix_desk.reports.sentences import rows_of

RIGHTS: Final = ("ways", "offered", "asked", "coasts_given", "coasts_held", "declined")
FAR: Final = 1000
NEW: Final = "°"
MOVED: Final = "*"


def orders(scribe: Scribe, report: Report) -> Section:
    rows = [order_row(scribe, drawn) for drawn in report.orders]
    names = ("month", "kind", "order", ">place", ">gate") if report.reader == "realm" else PUBLIC_ORDER
    if report.reader != "realm":
        rows = [(*row[:3], row[4]) for row in rows]
    return Section("orders", scribe.t("head-orders"), (Table(scribe.columns(*names), tuple(rows)),))


PUBLIC_ORDER: Final = ("month", "kind", "order", ">gate")


def order_row(scribe: Scribe, drawn: Drawn) -> tuple[str, ...]:
    kinds = [scribe.t("kind-recruiting")] * drawn.recruiting + [scribe.t("kind-income")] * drawn.income
    order = f"{NBSP}· ".join(together(realm) for realm in drawn.realms)
    place = str(drawn.place) if drawn.place else ""
    return (scribe.month(drawn.month), ", ".join(kinds), order, place, str(drawn.gate))


def due(scribe: Scribe, report: Report, own: Own) -> Section:
    title = scribe.t("head-due", month=scribe.month(report.month + 1))
    return Section("due", title, (scribe.lines(own.brief.due),))


def changes(scribe: Scribe, own: Own) -> Section:
    """What is as it was needs no row of its own."""
    rows = [
        (
            scribe.t(f"figure-{figure.name}"),
            scribe.n(figure.before),
            scribe.n(figure.now),
            scribe.signed(figure.now - figure.before),
        )
        for figure in own.changes.figures
        if figure.now != figure.before
    ]
    kept = [
        f"{scribe.t(f'figure-{figure.name}')} {scribe.n(figure.now)}"
        for figure in own.changes.figures
        if figure.now == figure.before
    ]
    blocks: list[Block] = []
    if rows:
        blocks.append(Table(scribe.columns("what", ">before", ">now", ">change"), tuple(rows)))
    if kept:
        blocks.append(Remark(scribe.t("figures-kept", figures=", ".join(kept))))
    if own.changes.lines:
        blocks.append(scribe.lines(own.brief.changes))
    elif not rows:
        blocks.append(Remark(scribe.t("empty-changes")))
    return Section("changes", scribe.t("head-changes"), tuple(blocks))


def diary(scribe: Scribe, own: Own) -> Section:
    block: Block = scribe.lines(own.brief.diary) if own.diary else Remark(scribe.t("empty-diary"))
    return Section("diary", scribe.t("head-diary"), (block,))


def worked(scribe: Scribe, report: Report) -> Section:
    """Evaluations one below the other, each under its first line."""
    blocks: list[Block] = []
    for one in report.worked:
        head, *lines = [line.said(scribe.lang) for line in one.lines]
        items = tuple([Item(line.strip()) for line in lines]) or (Item(head),)
        blocks.append(Items(items, head if lines else ""))
    return Section("worked", scribe.t("head-worked"), tuple(blocks) or (Remark(scribe.t("empty-worked")),))


def failed(scribe: Scribe, own: Own) -> Section:
    """Nothing has been carried out before the realm's turn, and then not everything may have been."""
    rows = [(str(row.line), row.why.said(scribe.lang), row.rule) for row in own.failed]
    blocks: list[Block] = [Table(scribe.columns(">line", "reason", "rule"), tuple(rows))] if rows else []
    if own.turn != "over":
        blocks.append(Remark(scribe.t(f"turn-{own.turn}")))
    return Section("failed", scribe.t("head-failed"), tuple(blocks) or (Remark(scribe.t("empty-failed")),))


def others(scribe: Scribe, report: Report) -> Section:
    """Figures of all other realms, what they have built, and their armies, the nearest first."""
    names = ("realm", "capital", ">fields", ">grew", ">armies", ">people", "ways", "note")
    rows = [other_row(scribe, other) for other in report.others]
    blocks: list[Block] = [Table(scribe.columns(*names), tuple(rows)), built_table(scribe, report.others)]
    blocks.append(Remark(scribe.t("key-codes", key=scribe.codes(codes_in(report.others)))))
    if report.reader == "realm":
        blocks += sightings(scribe, report)
    title = "head-others" if report.reader == "realm" else "head-overview"
    return Section("others", scribe.t(title), tuple(blocks))


def other_row(scribe: Scribe, other: Other) -> tuple[str, ...]:
    until = scribe.month(other.moving_until)
    return (
        other.realm,
        other.capital or "–",
        scribe.n(other.fields),
        scribe.signed(other.grew) if other.grew else "",
        scribe.n(len(other.armies)),
        scribe.n(len(other.people)),
        ", ".join(together(realm) for realm in other.ways),
        scribe.t("moves-capital", field=other.moving, month=until) if other.moving else "",
    )


def built_table(scribe: Scribe, others: Iterable[Other]) -> Table:
    """Towns, works and people of each realm, in short."""
    rows = [
        (
            other.realm,
            ", ".join(together(field, stage) for field, stage in other.towns.items()) or "–",
            ", ".join(together(scribe.n(count), work) for work, count in other.works.items()) or "–",
            ", ".join(person_said(person) for person in other.people) or "–",
        )
        for other in others
    ]
    return Table(scribe.columns("realm", "towns", "works", "people"), tuple(rows))


def codes_in(others: Iterable[Other]) -> Iterable[str]:
    for other in others:
        yield from other.towns.values()
        yield from other.works
        yield from [person.rank for person in other.people]


def person_said(person: Person) -> str:
    """`601 HER Alrik 503/22`."""
    return together(str(person.number), person.rank, person.name, person.field)


def sightings(scribe: Scribe, report: Report) -> list[Block]:
    """One line for each realm; its nearest armies first, and the realms likewise."""
    own = report.own[0].realm
    seen = [other for other in report.others if other.armies]
    if not seen:
        return [Remark(scribe.t("empty-sightings"))]
    seen.sort(key=lambda other: min(map(nearness, other.armies)))
    items = [Item(f"{other.realm}:", parts=sighted(scribe, other, own)) for other in seen]
    return [Items(tuple(items), scribe.t("head-sightings")), Remark(scribe.t("sighting-marks"))]


def nearness(army: Sighting) -> tuple[int, int]:
    return (army.near if army.near >= 0 else FAR, army.number)


def sighted(scribe: Scribe, other: Other, own: str) -> tuple[str, ...]:
    """By distance: `1 field: riders 201*+204 503/22 lowland, 205 503/23 hills`."""
    distances: dict[int, dict[str, dict[str, list[Sighting]]]] = {}
    for army in sorted(other.armies, key=nearness):
        fields = distances.setdefault(army.near, {}).setdefault(army.kind, {})
        owner = scribe.t("own-land") if army.owner == own else army.owner
        place = together(army.field, land_said(scribe, army.terrain, owner, other.realm))
        fields.setdefault(place, []).append(army)
    said = []
    for near, kinds in distances.items():
        parts = [
            f"{scribe.t(f'kind-{kind}')} {places_said(scribe, fields)}" for kind, fields in kinds.items()
        ]
        distance = scribe.t("near-fields", steps=near) if near >= 0 else scribe.t("far")
        said.append(f"{together(distance)}: {', '.join(parts)}")
    return tuple(said)


def places_said(scribe: Scribe, fields: Mapping[str, Sequence[Sighting]]) -> str:
    """Armies that stand together are named together."""
    return ", ".join([together(sightings_said(scribe, armies), place) for place, armies in fields.items()])


def sightings_said(scribe: Scribe, armies: Sequence[Sighting]) -> str:
    """`201*+203–207`."""
    found: dict[str, list[int]] = {}
    for army in armies:
        found.setdefault(remarked(scribe, army), []).append(army.number)
    return "+".join([f"{row}{remark}" for remark, numbers in found.items() for row in rows_of(numbers)])


def remarked(scribe: Scribe, army: Sighting) -> str:
    """Marks, whether it is aboard, and what the reader knows of its strength."""
    more = [
        scribe.t("on-board", fleet=str(army.aboard)) if army.aboard else "",
        *[f"{name} {scribe.n(count)}" for name, count in army.known.items()],
    ]
    said = ", ".join(filter(None, more))
    return NEW * army.is_new + MOVED * army.came + (f" ({said})" if said else "")


def rights(scribe: Scribe, own: Own) -> Section:
    blocks: list[Block] = []
    rows = rights_rows(scribe, own.rights)
    if rows:
        blocks.append(Table(scribe.columns("right", "realms"), rows))
    offers = [Item(land_offer_said(scribe, offer), "PH-3.2.2e") for offer in own.offers.land]
    offers += [Item(offer_said(scribe, offer), "PH-6.1b") for offer in own.offers.goods]
    if offers:
        blocks.append(Items(tuple(offers)))
    return Section("rights", scribe.t("head-rights"), tuple(blocks) or (Remark(scribe.t("empty-rights")),))


def rights_rows(scribe: Scribe, rights: Rights) -> tuple[tuple[str, ...], ...]:
    found = [(scribe.t(f"right-{name}"), scribe.listed(getattr(rights, name))) for name in RIGHTS]
    return tuple(row for row in found if row[1] != "–")


def land_offer_said(scribe: Scribe, offer: LandOffer) -> str:
    fields = ", ".join(offer.fields)
    return scribe.t("offer-land", giver=offer.giver, receiver=offer.receiver, fields=fields)


def offer_said(scribe: Scribe, offer: GoodsOffer) -> str:
    price = {"price": scribe.n(offer.price), "has-price": "yes" if offer.price else "no"}
    who = {"giver": offer.giver, "receiver": offer.receiver, "number": str(offer.army)}
    return scribe.t("offer-goods", goods=scribe.goods(offer.goods), **who, **price)


def news(scribe: Scribe, chapters: Iterable[Chapter]) -> Section:
    """The month in its course: what was drawn and mustered, turn by turn, and how it ended."""
    blocks = [scribe.lines(chapter.lines, chapter.head.said(scribe.lang)) for chapter in chapters]
    return Section("news", scribe.t("head-news"), tuple(blocks) or (Remark(scribe.t("empty-news")),))


def wishes(scribe: Scribe, wishes: Iterable[Wish]) -> Iterable[Section]:
    """Words to the game master stand before everything else: only he can carry them out."""
    items = [Item(f"{wish.realm}: {wish.text}", "PH-R40") for wish in wishes]
    if items:
        yield Section("wishes", scribe.t("head-wishes"), (Items(tuple(items)),))
