"""Notices in words, in the language of who gets them."""

from __future__ import annotations

from datetime import datetime
from typing import Literal
from urllib.parse import quote

import msgspec

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.figures import moment
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.server.clocks.waking_hours import zone_named
from tafelrunde.server.notices.campaign_notices import (
    OF_ROUNDS,
    CampaignAbout,
    CampaignMessage,
    Prospect,
    ReportMail,
    notice_id,
)
from tafelrunde.server.notices.notices import About, Message
from tafelrunde.server.texts import put
from tafelrunde.store.records import Notice


class Letter(msgspec.Struct, frozen=True):
    """A notice as it goes out. The address leads to the table or campaign; it holds nobody's secret."""

    id: str
    """The same at every try, so that a receiver can tell a repetition."""
    about: About | CampaignAbout
    lang: Lang
    subject: str
    text: str
    url: str
    seat: int
    table: str
    of: Literal["table", "campaign"] = "table"
    realm: int | None = None
    month: int = 0
    report: ReportMail | None = None
    """What a mail brings along."""

    @property
    def tag(self) -> str:
        """A browser shows one notice for each; a report must not hide that a letter came."""
        return self.table if self.of == "table" else f"{self.table}.{self.about}"


def date(at: float, zone: str, lang: Lang) -> str:
    """A moment on the wall clock of a time zone."""
    try:
        there = zone_named(zone)
    except LookupError:
        zone, there = "UTC", zone_named("UTC")
    return f"{moment(datetime.fromtimestamp(at, there), lang)} ({zone})"


def written(notice: Notice, message: Message, public_url: str) -> Letter:
    lang, about = message.lang, message.about
    url = f"{public_url.rstrip('/')}/t/{notice.table}"
    where = put(lang, "at-table", game=message.game, title=message.title) if message.title else message.game
    facts = {"where": where, "name": message.name, "whom": message.whom}
    lines = [put(lang, "hello", **facts), "", put(lang, f"{about}-text", **facts)]
    if message.until is not None and about in ("turn", "remind"):
        lines.append(put(lang, "until", date=date(message.until, message.zone, lang)))
    return Letter(
        id=f"{notice.table}.{notice.n}.{notice.seat}.{about}",
        about=about,
        lang=lang,
        subject=put(lang, f"{about}-subject", **facts),
        text="\n".join(lines),
        url=url,
        seat=notice.seat,
        table=notice.table,
    )


def written_campaign(
    notice: Notice, message: CampaignMessage, prospect: Prospect, public_url: str, report: ReportMail | None
) -> Letter:
    lang, about = message.lang, message.about
    facts = {"where": whereabouts(message, prospect), "month": month_name(max(1, message.month))}
    lines = [
        put(lang, "hello", name=message.name),
        "",
        put(lang, f"campaign-{message.sentence}-text", **facts),
    ]
    if prospect.until is not None and about in OF_ROUNDS:
        lines.append(put(lang, "campaign-until", date=date(prospect.until, "UTC", lang)))
    return Letter(
        id=notice_id(notice, message),
        about=about,
        lang=lang,
        subject=put(lang, f"campaign-{message.sentence}-subject", **facts),
        text="\n".join(lines),
        url=f"{public_url.rstrip('/')}/c/{quote(notice.table, safe='')}",
        seat=notice.seat,
        table=notice.table,
        of="campaign",
        realm=message.realm,
        month=message.month,
        report=report,
    )


def whereabouts(message: CampaignMessage, prospect: Prospect) -> str:
    lang, campaign = message.lang, in_a_line(message.campaign)
    if not prospect.realm:
        return put(lang, "at-campaign", campaign=campaign)
    return put(lang, "at-realm", campaign=campaign, realm=in_a_line(prospect.realm))


def in_a_line(name: str) -> str:
    """A name that somebody chose stands in the subject of a mail: it must not begin another header."""
    return "".join(sign if sign.isprintable() else " " for sign in name)
