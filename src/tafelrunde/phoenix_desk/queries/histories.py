"""What became of one own piece or town, month by month, as far as its realm knows: the latest month first.

Where it stood and how strong it was is known of all months that are asked for; what the realm was told is
looked up for the last ones alone, because a month has to be played again for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tafelrunde.engine.contract import Words
from tafelrunde.games.phoenix.secrecy.seen import ArmySeen, PersonSeen, PhoenixView, TownSeen
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.games.phoenix.tables.prices import FLEET, FOOT, GOOD_NAMES, HORSE
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.queries.pieces import UNITS
from tafelrunde.phoenix_desk.reports.material import Month, month_seen, span_of
from tafelrunde.phoenix_desk.reports.report import Line
from tafelrunde.phoenix_desk.reports.sentences import SITE, Teller

MOST_MONTHS: Final = 12
TOLD_MONTHS: Final = 3
"""Of which the realm's diary is read again."""
GOODS_OF: Final = {
    FOOT: ("warriors", "light_catapults", "heavy_catapults"),
    HORSE: ("riders", "light_catapults", "heavy_catapults"),
    FLEET: ("ships", "light_warships", "heavy_warships"),
}


class Told(msgspec.Struct, frozen=True):
    rule: str
    said: Words


class Past(msgspec.Struct, frozen=True):
    """One month; where it was at the end of it, which is empty if it was gone."""

    month: int
    name: str
    field: str
    lines: tuple[Told, ...]


def history(campaign: Campaign, realm: int, number: int, field: str = "") -> tuple[Past, ...]:
    """Of the unit with this number, or of the town in a field; months without news are left out."""
    last = campaign.state.month
    months = [month for month in range(last, max(0, last - MOST_MONTHS), -1) if month in campaign.months]
    found, after = list[Past](), campaign.game.view(campaign.state, realm)
    for n, month in enumerate(months):
        before = campaign.game.view(campaign.months[month].state, realm)
        teller = Teller(campaign.game, campaign.names, after.owners)
        lines = list(changed(before, after, realm, number, field, teller))
        if n < TOLD_MONTHS:
            seen = month_seen(campaign.game, span_of(campaign, month), realm)
            lines += told(seen, realm, number, field, teller)
        if lines:
            shown = tuple([Told(line.rule, line.said) for line in lines])
            found.append(Past(month, month_name(month), where(after, realm, number, field), shown))
        after = before
    return tuple(found)


def piece(view: PhoenixView, realm: int, number: int) -> ArmySeen | PersonSeen | None:
    key = str(number)
    return view.armies[realm].get(key) or view.people[realm].get(key)


def where(view: PhoenixView, realm: int, number: int, field: str) -> str:
    if not number:
        return field
    found = piece(view, realm, number)
    return found.field if found is not None else ""


# --- what changed ------------------------------------------------------------------------------------


def changed(
    before: PhoenixView, after: PhoenixView, realm: int, number: int, field: str, teller: Teller
) -> Iterator[Line]:
    if not number:
        yield from town_changed(before, after, realm, field, teller)
        return
    old, new = piece(before, realm, number), piece(after, realm, number)
    kind = "person" if isinstance(old or new, PersonSeen) else "army"
    if new is None or old is None:
        gone = new is None and old is not None
        if old is not new:
            place = (old or new).field  # type: ignore[union-attr]  # one of them is there
            id = f"{kind}_gone" if gone else f"{kind}_new"
            yield teller.other("change", id, "PH-1.8a", number=number, field=place)
        return
    if old.field != new.field:
        yield teller.other("change", f"{kind}_moved", "PH-3o", number=number, before=old.field, now=new.field)
    if isinstance(old, PersonSeen) and isinstance(new, PersonSeen) and old.rank != new.rank:
        ranks = {"before": old.rank, "now": new.rank}
        yield teller.other("change", "person_rank", "PH-1.9.1n", number=number, **ranks)
    if isinstance(old, ArmySeen) and isinstance(new, ArmySeen):
        goods = {"before": goods_of(number, old), "now": goods_of(number, new)}
        if goods["before"] != goods["now"]:
            yield teller.other("change", "army_strength", "PH-1.8m", number=number, **goods)


def goods_of(number: int, army: ArmySeen) -> dict[str, int]:
    kind = number // 100 if number // 100 in GOODS_OF else army.nature or FOOT
    troops, light, heavy = GOODS_OF.get(kind, GOODS_OF[FOOT])
    found = {
        troops: army.troops,
        "mounts": army.mounts,
        "leaders": army.leaders,
        light: army.light,
        heavy: army.heavy,
    }
    return {name: found.get(name) or 0 for name in GOOD_NAMES if found.get(name)}


def town_changed(
    before: PhoenixView, after: PhoenixView, realm: int, field: str, teller: Teller
) -> Iterator[Line]:
    old, new = own_town(before, realm, field), own_town(after, realm, field)
    if old is None and new is not None:
        kind = "town_new" if new.stage else "site_new"
        yield teller.other("change", kind, "PH-1.5.12b", field=field, stage=new.stage or new.site)
    elif old is not None and new is None:
        yield teller.other("change", "town_lost", "PH-1.5.12b", field=field, stage=old.stage or old.site)
    elif old is not None and new is not None:
        if old.stage != new.stage:
            stages = {"before": old.stage or SITE, "now": new.stage or SITE}
            yield teller.other("change", "town_stage", "PH-1.5.12b", field=field, **stages)
        elif old.points != new.points:
            points = {"before": old.points or 0, "now": new.points or 0}
            yield teller.other("change", "town_points", "PH-1.5f", field=field, **points)


def own_town(view: PhoenixView, realm: int, field: str) -> TownSeen | None:
    return view.towns.get(field) if view.owners.get(field) == realm else None


# --- what was told -----------------------------------------------------------------------------------


def told(month: Month, realm: int, number: int, field: str, teller: Teller) -> Iterator[Line]:
    """What the realm was told of it, and public news that name it."""
    for note in month.diaries.get(realm, ()):
        if names_it(note, number, field):
            yield teller.note(note)
    for event in month.news:
        if number and getattr(event, "realm", None) == realm and names_it(event, number, field):
            yield teller.event(event)


def names_it(told: Any, number: int, field: str) -> bool:
    if not number:
        return getattr(told, "field", "") == field and not hasattr(told, "number")
    values = [getattr(told, name, None) for name in UNITS]
    lost = getattr(told, "lost", None)
    return number in values or (isinstance(lost, dict) and str(number) in lost)
