"""Sections about the world around: other realms, rights, what happened, what changed, the notice board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tafelrunde.campaign.reports.document import Block, Item, Items, Remark, Section, Table
from tafelrunde.campaign.reports.report import Drawn, Failure, Line, Own, Report
from tafelrunde.campaign.reports.report_others import GoodsOffer, LandOffer, Other, Person, Rights, Sighting
from tafelrunde.campaign.reports.scribe import NBSP, Scribe, together
from tafelrunde.campaign.reports.sections_own import land_said

RIGHTS: Final = ("ways", "offered", "asked", "coasts_given", "coasts_held", "declined")
MUSTER: Final = "head-muster"
MONTH_END: Final = "head-month_end"


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
    return Section("due", title, (scribe.lines(own.due),))


def changes(scribe: Scribe, own: Own) -> Section:
    rows = [
        (
            scribe.t(f"figure-{figure.name}"),
            scribe.n(figure.before),
            scribe.n(figure.now),
            scribe.signed(figure.now - figure.before) if figure.now != figure.before else "=",
        )
        for figure in own.changes.figures
    ]
    blocks: list[Block] = [Table(scribe.columns("what", ">before", ">now", ">change"), tuple(rows))]
    blocks.append(scribe.lines(own.changes.lines) if own.changes.lines else Remark(scribe.t("empty-changes")))
    return Section("changes", scribe.t("head-changes"), tuple(blocks))


def diary(scribe: Scribe, own: Own) -> Section:
    block: Block = scribe.lines(own.diary) if own.diary else Remark(scribe.t("empty-diary"))
    return Section("diary", scribe.t("head-diary"), (block,))


def worked(scribe: Scribe, report: Report) -> Section:
    """Evaluations one below the other, each under its first line."""
    blocks: list[Block] = []
    for one in report.worked:
        head, *lines = [line.said(scribe.lang) for line in one.lines]
        items = tuple([Item(line.strip()) for line in lines]) or (Item(head),)
        blocks.append(Items(items, head if lines else ""))
    return Section("worked", scribe.t("head-worked"), tuple(blocks) or (Remark(scribe.t("empty-worked")),))


def failed(scribe: Scribe, failures: tuple[Failure, ...]) -> Section:
    title = scribe.t("head-failed")
    if not failures:
        return Section("failed", title, (Remark(scribe.t("empty-failed")),))
    rows = [(str(row.line), row.why.said(scribe.lang), row.rule) for row in failures]
    return Section("failed", title, (Table(scribe.columns(">line", "reason", "rule"), tuple(rows)),))


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
    own = report.own[0].realm
    rows = [(army, other.realm) for other in report.others for army in other.armies]
    if not rows:
        return [Remark(scribe.t("empty-sightings"))]
    rows.sort(key=lambda row: (row[0].near if row[0].near >= 0 else 1000, row[1], row[0].number))
    names = ["realm", ">number", "type", "stands", "near", "note"]
    if any(army.known for army, _realm in rows):
        names.insert(5, "strength")
    cells = [sighting_row(scribe, army, realm, own) for army, realm in rows]
    if "strength" not in names:
        cells = [(*row[:5], row[6]) for row in cells]
    return [Remark(scribe.t("head-sightings")), Table(scribe.columns(*names), tuple(cells))]


def sighting_row(scribe: Scribe, army: Sighting, realm: str, own: str) -> tuple[str, ...]:
    notes = [
        scribe.t("new") if army.is_new else "",
        scribe.t("moved") if army.came else "",
        scribe.t("on-board", fleet=str(army.aboard)) if army.aboard else "",
    ]
    owner = scribe.t("own-land") if army.owner == own else army.owner
    return (
        realm,
        str(army.number),
        scribe.t(f"kind-{army.kind}"),
        f"{army.field} {land_said(scribe, army.terrain, owner, realm)}",
        scribe.t("near-fields", steps=army.near) if army.near >= 0 else scribe.t("far"),
        ", ".join(f"{name} {scribe.n(count)}" for name, count in army.known.items()),
        ", ".join(filter(None, notes)),
    )


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


def news(scribe: Scribe, lines: Iterable[Line]) -> Section:
    """The month in its course: what was drawn and mustered, turn by turn, and how it ended."""
    blocks = [scribe.lines(found, head) for head, found in chapters(scribe, lines) if found]
    return Section("news", scribe.t("head-news"), tuple(blocks) or (Remark(scribe.t("empty-news")),))


def chapters(scribe: Scribe, lines: Iterable[Line]) -> list[tuple[str, list[Line]]]:
    found: list[tuple[str, list[Line]]] = [(scribe.t(MUSTER), [])]
    for line in lines:
        if line.kind == "turn_began":
            found.append((line.said.said(scribe.lang).rstrip("."), []))
        elif line.kind == "turn_ended":
            found.append((scribe.t(MONTH_END), []))
        else:
            found[-1][1].append(line)
    return found
