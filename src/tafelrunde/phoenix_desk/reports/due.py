"""What a realm has to think of in the coming month."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.phoenix.tables.calendar import (
    PLUNDER_MONTHS,
    is_income,
    is_recruiting,
    month_name,
    next_recruiting,
)
from tafelrunde.games.phoenix.tables.prices import POINT_PRICE, TOWN_GROWTH
from tafelrunde.phoenix_desk.reports.money import carried, forecast
from tafelrunde.phoenix_desk.reports.outlook import Look
from tafelrunde.phoenix_desk.reports.possessions import towns
from tafelrunde.phoenix_desk.reports.report import Line, Town
from tafelrunde.phoenix_desk.reports.sentences import Teller


def due(look: Look, realm: int, month: int, teller: Teller) -> tuple[Line, ...]:
    """For this month, as things stand in the view."""
    if look.view.step == "over":
        return (teller.other("due", "over", "PH-2k"),)
    return (
        *calendar_lines(look, realm, month, teller),
        *town_lines(look, realm, month, teller),
        *army_lines(look, realm, month, teller),
        *offer_lines(look, realm, teller),
    )


def calendar_lines(look: Look, realm: int, month: int, teller: Teller) -> Iterator[Line]:
    order = look.view.orders.get(str(month), ())
    if realm in order:
        places = {"place": order.index(realm) + 1, "of": len(order)}
        yield teller.other("due", "turn", "PH-3.1a", month=month, **places)
    if is_recruiting(month):
        yield teller.other("due", "recruiting", "PH-3.3a", month=month)
    else:
        following = month_name(next_recruiting(month))
        yield teller.other("due", "no_recruiting", "PH-3.3a", month=month, next=following)
    taxes = forecast(look, realm, month)
    if is_income(month):
        yield teller.other("due", "income", "PH-3.2a", month=month, gold=taxes.gold)
    else:
        yield teller.other("due", "no_income", "PH-3.2a", next=month_name(taxes.month))


def town_lines(look: Look, realm: int, month: int, teller: Teller) -> Iterator[Line]:
    own = look.realm(realm)
    if own.moving is not None:
        yield teller.other("due", "moving", "PH-1.5.13b", field=own.moving[1], month=own.moving[2])
    for stage in own.free:
        yield teller.other("due", "free", "PH-2g", stage=stage)
    for town in towns(look, realm):
        if town.besieged:
            yield teller.other("due", "besieged", "PH-1.7.1b", field=town.field)
        yield from building_lines(town, teller)
    for label, plundered in look.view.plundered.items():
        if plundered + PLUNDER_MONTHS == month and look.view.owners.get(label) == realm:
            yield teller.other("due", "unblocked", "PH-3.2.2.1f", field=label, month=month)


def building_lines(town: Town, teller: Teller) -> Iterator[Line]:
    if town.points is None:
        return
    if town.lost and not town.site:
        cost = town.lost * POINT_PRICE
        yield teller.other(
            "due", "damaged", "PH-1.5.12c", field=town.field, stage=town.built, lost=town.lost, gold=cost
        )
    if town.site:
        missing = max(0, town.goal - town.points)
        most = min(TOWN_GROWTH, missing)
        yield teller.other(
            "due",
            "site",
            "PH-1.5f",
            field=town.field,
            stage=town.site,
            now=town.points,
            goal=town.goal,
            limit=most,
            gold=most * POINT_PRICE,
            months=-(-missing // TOWN_GROWTH),
        )


def army_lines(look: Look, realm: int, month: int, teller: Teller) -> Iterator[Line]:
    for number, army in look.view.armies[realm].items():
        if army.held is not None and army.held >= month:
            yield teller.other("due", "held", "PH-3y", number=int(number), field=army.field, month=army.held)
    for row in carried(look, realm):
        if row.army and row.special:
            yield teller.other("due", "special", "PH-3.2.3b", number=row.army, gold=row.special)
        elif row.special:
            yield teller.other("due", "chest", "PH-3.2.3c", field=row.field, gold=row.special)


def offer_lines(look: Look, realm: int, teller: Teller) -> Iterator[Line]:
    for deed in look.view.deeds:
        if deed.receiver == realm:
            places = ", ".join(deed.fields)
            yield teller.other("due", "land_offer", "PH-3.2.2e", giver=deed.giver, places=places)
    for number in range(look.realms):
        if realm in look.realm(number).consents and number not in look.realm(realm).ways:
            yield teller.other("due", "way_asked", "PH-4.2c", other=look.names[number])
