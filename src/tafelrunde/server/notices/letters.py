"""Notices in words, in the language of who gets them."""

from __future__ import annotations

from datetime import datetime

import msgspec

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.figures import moment
from tafelrunde.server.clocks.waking_hours import zone_named
from tafelrunde.server.notices.notices import About, Message
from tafelrunde.server.texts import put
from tafelrunde.store.records import Notice


class Letter(msgspec.Struct, frozen=True):
    """A notice as it goes out. The address leads to the table; it holds no seat's secret."""

    id: str
    """The same at every try, so that a receiver can tell a repetition."""
    about: About
    lang: Lang
    subject: str
    text: str
    url: str
    seat: int
    n: int
    table: str


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
        n=notice.n,
        table=notice.table,
    )
