"""From a report to a document in one language: title, facts, and sections in the order people read them."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tafelrunde.engine.contract import Lang
from tafelrunde.games.phoenix.drawing.arms import bearing
from tafelrunde.games.phoenix.tables.calendar import MONTH_NAMES, in_year
from tafelrunde.phoenix_desk.reports import (
    sections_money,
    sections_others,
    sections_own,
    sections_trade,
    standing,
)
from tafelrunde.phoenix_desk.reports.document import Document, Section, Table
from tafelrunde.phoenix_desk.reports.report import Own, Report
from tafelrunde.phoenix_desk.reports.scribe import Scribe
from tafelrunde.phoenix_desk.reports.sentences import begun


def lay_out(report: Report, lang: Lang) -> Document:
    scribe = Scribe(lang)
    own = report.own[0] if report.reader == "realm" else None
    realm = own.realm if own else ""
    return Document(
        lang=lang,
        title=scribe.t(f"title-{report.reader}", realm=realm),
        subtitle=subtitle(scribe, report),
        facts=tuple(facts(scribe, report, own)),
        sections=tuple(tidied(section) for section in sections(scribe, report)),
        secret=scribe.t(f"secret-{report.reader}", realm=realm),
        shield=shield_of(own) if own else None,
    )


def shield_of(own: Own) -> tuple[int, str]:
    return bearing(own.seat, own.charge), own.colour


def tidied(section: Section) -> Section:
    """Columns that have nothing to say are left out."""
    blocks = [narrowed(block) if isinstance(block, Table) else block for block in section.blocks]
    return replace(section, blocks=tuple(blocks))


def narrowed(table: Table) -> Table:
    kept = [i for i in range(len(table.columns)) if any(row[i] for row in (*table.rows, table.foot) if row)]

    def cut(row: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(row[i] for i in kept) if row else row

    columns = tuple(table.columns[i] for i in kept)
    return Table(columns, tuple(cut(row) for row in table.rows), cut(table.foot))


def subtitle(scribe: Scribe, report: Report) -> str:
    kinds = [("recruiting", report.recruiting), ("income", report.income)]
    said = [scribe.t(f"kind-{name}") for name, is_so in kinds if is_so]
    said += [] if report.closed else [scribe.t("running")]
    return scribe.t(
        "subtitle",
        date=scribe.t("date", name=MONTH_NAMES[in_year(report.month) - 1], year=str(report.year)),
        season=scribe.t(f"season-{report.season}"),
        world=begun(report.world),
        kinds="".join(f" · {kind}" for kind in said),
    )


def facts(scribe: Scribe, report: Report, own: Own | None) -> Iterable[tuple[str, str]]:
    if own is None:
        yield scribe.t("fact-realms"), scribe.n(len(report.others))
        return
    yield scribe.t("fact-gold"), scribe.n(own.gold)
    yield scribe.t("fact-income"), scribe.n(own.forecast.gold)
    yield scribe.t("fact-fields"), scribe.n(own.land.fields)
    yield scribe.t("fact-towns"), scribe.n(sum(1 for town in own.towns if town.stage))
    yield scribe.t("fact-armies"), scribe.n(len(own.armies))


def sections(scribe: Scribe, report: Report) -> Iterable[Section]:
    yield from sections_others.wishes(scribe, report.wishes)
    yield sections_others.orders(scribe, report)
    if report.reader == "realm":
        yield from own_sections(scribe, report, report.own[0])
        yield sections_others.others(scribe, report)
        yield sections_others.rights(scribe, report.own[0])
    else:
        yield overview(scribe, report) if report.own else sections_others.others(scribe, report)
        for own in report.own:
            yield from chapter(scribe, report, own)
    if report.reader == "master":
        yield sections_others.worked(scribe, report)
    yield sections_others.news(scribe, report.board)


def own_sections(scribe: Scribe, report: Report, own: Own) -> Iterable[Section]:
    yield sections_others.due(scribe, report, own)
    yield sections_others.changes(scribe, own)
    yield sections_others.diary(scribe, own)
    if report.reader == "realm":
        yield sections_others.worked(scribe, report)
    yield sections_others.failed(scribe, own)
    yield sections_money.money(scribe, own)
    yield sections_own.land(scribe, own)
    yield sections_own.towns(scribe, own)
    yield sections_own.works(scribe, own)
    yield sections_own.armies(scribe, own)
    yield sections_own.people(scribe, own)
    yield from standing.section(scribe, own)
    yield from sections_trade.trade(scribe, own)


def chapter(scribe: Scribe, report: Report, own: Own) -> Iterable[Section]:
    """One realm in the game master's report."""
    below = [*own_sections(scribe, report, own), sections_others.rights(scribe, own)]
    yield Section(f"r{own.seat + 1}", own.realm, (), shield=shield_of(own))
    for section in below:
        yield replace(section, id=f"r{own.seat + 1}-{section.id}", level=3)


def overview(scribe: Scribe, report: Report) -> Section:
    """All realms in figures, for the game master."""
    names = ("realm", "capital", ">gold", ">income", ">fields", ">towns", ">armies", ">space", ">failed")
    rows = [overview_row(scribe, own) for own in report.own]
    return Section("overview", scribe.t("head-overview"), (Table(scribe.columns(*names), tuple(rows)),))


def overview_row(scribe: Scribe, own: Own) -> tuple[str, ...]:
    space = sum(army.space for army in own.armies)
    numbers = (own.gold, own.forecast.gold, own.land.fields, len(own.towns), len(own.armies), space)
    return (own.realm, own.capital or "–", *map(scribe.n, numbers), scribe.blank(len(own.failed)))
