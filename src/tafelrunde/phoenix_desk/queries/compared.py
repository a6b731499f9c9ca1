"""Two months as one realm knew them, side by side: treasury, own pieces and towns, owners, foreign pieces."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tafelrunde.engine.contract import Game, Words
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import state_at
from tafelrunde.phoenix_desk.queries.knowledge import both, called
from tafelrunde.phoenix_desk.queries.sightings import foreign
from tafelrunde.phoenix_desk.reports.changes import changes
from tafelrunde.phoenix_desk.reports.money import forecast
from tafelrunde.phoenix_desk.reports.outlook import Look
from tafelrunde.phoenix_desk.reports.possessions import place
from tafelrunde.phoenix_desk.reports.report import Figure, Line
from tafelrunde.phoenix_desk.reports.sentences import Teller


class Owned(msgspec.Struct, frozen=True):
    """A field that has changed hands; empty names are nobody's."""

    field: str
    before: str
    now: str


class Spotted(msgspec.Struct, frozen=True):
    """A foreign piece that came, went or moved; an empty field is where it was not on the map."""

    realm: str
    number: int
    before: str
    now: str
    said: Words


class Compared(msgspec.Struct, frozen=True):
    first: int
    last: int
    names: tuple[str, str]
    figures: tuple[Figure, ...]
    """The balance sheet of the realm then and now, its treasury first."""
    lines: tuple[Line, ...]
    """What is different about its own."""
    owners: tuple[Owned, ...]
    others: tuple[Spotted, ...]


def month_view(campaign: Campaign, realm: int, month: int) -> PhoenixView:
    """What a realm knew when the muster of a month opened."""
    view: PhoenixView = campaign.game.view(state_at(campaign, month), realm)
    return view


def compared(game: Game, before: PhoenixView, after: PhoenixView) -> Compared:
    """Two views of one realm."""
    seat = after.seat
    if seat is None or seat != before.seat or seat >= len(after.realms) - 1:
        raise Complaint("compared-other-seats")
    then, now = Look(before), Look(after)
    teller = Teller(game, now.names, after.owners)
    incomes = forecast(then, seat, before.month).gold, forecast(now, seat, after.month).gold
    found = changes(then, now, seat, incomes, teller)
    return Compared(
        first=before.month,
        last=after.month,
        names=(month_name(before.month), month_name(after.month)),
        figures=found.figures,
        lines=found.lines,
        owners=tuple(owners(then, now)),
        others=tuple(spotted(then, now)),
    )


def owners(then: Look, now: Look) -> Iterator[Owned]:
    for field in sorted({*then.view.owners, *now.view.owners}, key=place):
        before, after = then.owner(field), now.owner(field)
        if before != after:
            yield Owned(field, before, after)


def spotted(then: Look, now: Look) -> Iterator[Spotted]:
    old, new = [
        {(seat, number): piece.field for seat, number, piece in foreign(look.view)} for look in (then, now)
    ]
    for seat, number in sorted({*old, *new}):
        before, after = old.get((seat, number), ""), new.get((seat, number), "")
        if before != after:
            realm = now.names[seat]
            id = "spotted-moved" if before and after else "spotted-new" if after else "spotted-gone"
            said = both(id, unit=called(number), realm=realm, before=before, now=after)
            yield Spotted(realm, number, before, after, said)
