"""What a realm asks of map and desk: its view, reach, ways, towns, odds, pieces, sightings, months.

Everything is answered from the realm's own view: the desk holds a position that was imagined from it.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tafelrunde.phoenix_desk.orders.desk import Desk
from tafelrunde.phoenix_desk.orders.verdicts import need_few_orders
from tafelrunde.phoenix_desk.queries.building import Building, building
from tafelrunde.phoenix_desk.queries.compared import Compared, compared, month_view
from tafelrunde.phoenix_desk.queries.deeds import Deeds, deeds_of
from tafelrunde.phoenix_desk.queries.knowledge import seen_by
from tafelrunde.phoenix_desk.queries.odds import Fight, odds_of
from tafelrunde.phoenix_desk.queries.paths import Way, way_to
from tafelrunde.phoenix_desk.queries.pieces import Piece, Wanted, pieces
from tafelrunde.phoenix_desk.queries.reach import Reach, reach_of
from tafelrunde.phoenix_desk.queries.recruiting import Recruiting, recruiting
from tafelrunde.phoenix_desk.queries.sightings import Sighting, sightings, views_of
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands.drafts import OfRealm, SheetText, kept_draft, need_realm
from tafelrunde.server.campaigns.workbench import Workbench
from tafelrunde.server.errors import Denied

MOST_DESKS: Final = 24
"""Of all campaigns of this process together: each takes 0.6 MB, as much as a fifteenth of a campaign."""
DESKS: Final[OrderedDict[tuple[str, int], tuple[object, Desk]]] = OrderedDict()
"""By campaign and realm, those used last at the end; each with the mark of the position that it shows."""
FieldLabel = Annotated[str, Meta(max_length=40)]


class Asking(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked, for the next line of the sheet: that of the draft if none is sent along."""

    realm: int
    sheet: SheetText | None = None


def desk_of(bench: Workbench, realm: int) -> Desk:
    """Kept as long as nothing has happened: to imagine a position takes longer than most questions."""
    opened = bench.opened
    need_realm(opened.campaign, realm)
    now = opened.kept.setdefault("desks", object())  # another one when the campaign has gone on
    then, desk = DESKS.pop((bench.name, realm), (None, None))
    if desk is None or then is not now:
        desk = seen_by(opened.campaign.game, opened.campaign.state, realm)
    DESKS[bench.name, realm] = now, desk
    if len(DESKS) > MOST_DESKS:
        DESKS.popitem(last=False)
    return desk


def sheet_of(bench: Workbench, asked: Asking) -> str:
    """Refused like a sheet that is to be judged, if it is too long: others wait meanwhile."""
    kept = asked.sheet is None
    text = kept_draft(bench.campaign, asked.realm).newest.text if kept else asked.sheet or ""
    need_few_orders(text)
    return text


class AskReach(Asking, frozen=True, kw_only=True):
    unit: int
    fields: Annotated[tuple[FieldLabel, ...], Meta(max_length=20)] = ()
    """Also why not there."""


def ask_reach(bench: Workbench, asked: AskReach) -> Reach:
    return reach_of(desk_of(bench, asked.realm), asked.unit, asked.fields, sheet_of(bench, asked))


class AskDeeds(Asking, frozen=True, kw_only=True):
    unit: int


def ask_deeds(bench: Workbench, asked: AskDeeds) -> Deeds:
    return deeds_of(desk_of(bench, asked.realm), asked.unit, sheet_of(bench, asked))


class AskWay(Asking, frozen=True, kw_only=True):
    unit: int
    to: FieldLabel


def ask_way(bench: Workbench, asked: AskWay) -> Way:
    return way_to(desk_of(bench, asked.realm), asked.unit, asked.to, sheet_of(bench, asked))


class AskField(Asking, frozen=True, kw_only=True):
    field: FieldLabel = ""


def ask_recruiting(bench: Workbench, asked: AskField) -> tuple[Recruiting, ...]:
    return recruiting(desk_of(bench, asked.realm), asked.field, sheet_of(bench, asked))


def ask_building(bench: Workbench, asked: AskField) -> tuple[Building, ...]:
    return building(desk_of(bench, asked.realm), asked.field, sheet_of(bench, asked))


class AskOdds(msgspec.Struct, frozen=True):
    realm: int
    field: FieldLabel
    own: Annotated[tuple[int, ...], Meta(max_length=50)] = ()
    foes: tuple[str, ...] = ()
    typed: dict[str, Annotated[str, Meta(max_length=200)]] = {}


def ask_odds(bench: Workbench, asked: AskOdds) -> Fight:
    return odds_of(
        desk_of(bench, asked.realm), asked.field, own=asked.own, foes=asked.foes, typed=asked.typed
    )


class AskPieces(Asking, frozen=True, kw_only=True):
    wanted: Wanted = Wanted()


def ask_pieces(bench: Workbench, asked: AskPieces) -> tuple[Piece, ...]:
    return pieces(desk_of(bench, asked.realm), asked.wanted, sheet_of(bench, asked))


class AskSightings(msgspec.Struct, frozen=True):
    realm: int
    first: int = 1
    """The month from which on."""


def ask_sightings(bench: Workbench, asked: AskSightings) -> tuple[Sighting, ...]:
    campaign = bench.campaign
    need_realm(campaign, asked.realm)
    return sightings(views_of(campaign, asked.realm, max(1, asked.first)))


class AskMonths(msgspec.Struct, frozen=True):
    realm: int
    before: int
    after: int


def ask_months(bench: Workbench, asked: AskMonths) -> Compared:
    campaign = bench.campaign
    need_realm(campaign, asked.realm)
    for month in (asked.before, asked.after):
        if month not in campaign.months:
            raise Denied("missing", "no-such-month", {"month": str(month)})
    views = [month_view(campaign, asked.realm, month) for month in (asked.before, asked.after)]
    return compared(campaign.game, *views)


class AskView(msgspec.Struct, frozen=True):
    realm: int
    month: int | None = None
    """As it was when this month began; the present if not said."""


def view_of_realm(bench: Workbench, asked: AskView) -> Any:
    """What the realm sees; the geography of the world is asked for once (`world`)."""
    campaign = bench.campaign
    need_realm(campaign, asked.realm)
    if asked.month is not None and asked.month not in campaign.months:
        raise Denied("missing", "no-such-month", {"month": str(asked.month)})
    view = (
        desk_of(bench, asked.realm).view
        if asked.month is None
        else month_view(campaign, asked.realm, asked.month)
    )
    return msgspec.structs.replace(view, foundation={})


def view_of_master(bench: Workbench, asked: OfRealm) -> Any:
    """The game masters see everything."""
    campaign = bench.campaign
    return msgspec.structs.replace(campaign.game.view(campaign.state, campaign.master), foundation={})


ERRANDS = (
    Errand("ask.reach", ask_reach, AskReach),
    Errand("ask.deeds", ask_deeds, AskDeeds),
    Errand("ask.way", ask_way, AskWay),
    Errand("ask.recruiting", ask_recruiting, AskField),
    Errand("ask.building", ask_building, AskField),
    Errand("ask.odds", ask_odds, AskOdds, lane="long"),
    Errand("ask.pieces", ask_pieces, AskPieces),
    Errand("ask.sightings", ask_sightings, AskSightings, lane="long"),
    Errand("ask.months", ask_months, AskMonths, lane="long"),
    Errand("ask.view", view_of_realm, AskView),
    Errand("master.view", view_of_master, OfRealm),
)
