"""How a game ended: what its golden log is kept for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.engine.contract import Result
from tafelrunde.engine.table import Table
from tafelrunde.games.ethnos.secrecy.view import EthnosView
from tafelrunde.games.kingsburg.secrecy.view import KingsburgView, Province
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.games.phoenix.told.course import CampaignEnded
from tafelrunde.games.xidit.secrecy.view import XiditView


def kingsburg(view: KingsburgView, result: Result) -> str:
    """What decided, read off the last public view (KB-14.3 to KB-14.5)."""
    winners = result.winners
    if len(winners) > 1:
        return "shared win"
    best = view.provinces[winners[0]]
    level = [place for seat, place in enumerate(view.provinces) if place.vp == best.vp and seat != winners[0]]
    if not level:
        return "sole winner"
    return "goods decide" if all(goods(place) < goods(best) for place in level) else "buildings decide"


def goods(place: Province) -> int:
    return place.goods.gold + place.goods.wood + place.goods.stone


def ethnos(view: EthnosView, result: Result) -> str:
    """ET-11.2 to ET-11.6."""
    winners = result.winners
    if len(winners) > 1:
        return "shared win"
    glory = [place.glory for place in view.players]
    level = [seat for seat in range(len(glory)) if glory[seat] == max(glory) and seat != winners[0]]
    if not level:
        return "sole winner"
    most = markers(view, winners[0])
    return "markers decide" if all(markers(view, seat) < most for seat in level) else "bands decide"


def markers(view: EthnosView, seat: int) -> int:
    return sum(kingdom.markers[seat] for kingdom in view.kingdoms)


def xidit(view: XiditView, result: Result) -> str:
    """XI-16.13 to XI-16.21, XI-20.17."""
    if not result.winners:
        return "dummy wins"
    return "tie broken" if any(is_tie_broken(view, result, number) for number in range(3)) else "sole winner"


def is_tie_broken(view: XiditView, result: Result, number: int) -> bool:
    """Whether somebody left an assessment with as much as another who stayed."""
    column = view.columns[number]
    # With the dummy, ranks do not say in which assessment somebody left.
    rank = 4 - number if view.dummy is None else 0
    out = [place.reasons[column] for place in result.seats if place.rank == rank]
    stayed = [place.reasons[column] for place in result.seats if place.rank < rank]
    return bool(set(out) & set(stayed))


def phoenix(view: PhoenixView, result: Result) -> str:
    """PH-2k."""
    last = view.news[-1]
    return "ended by the game master" if isinstance(last, CampaignEnded) and last.reason else "months over"


ENDINGS: dict[str, Callable[[Any, Result], str]] = {
    "kingsburg": kingsburg,
    "ethnos": ethnos,
    "xidit": xidit,
    "phoenix": phoenix,
}
WAYS = {
    "kingsburg": {"sole winner", "goods decide", "buildings decide", "shared win"},
    "ethnos": {"sole winner", "markers decide", "bands decide", "shared win"},
    "xidit": {"sole winner", "tie broken", "dummy wins"},
}


def ending_of(table: Table) -> str:
    result = table.game.result(table.state)
    if result is None:
        return "not over"
    return ENDINGS[table.game.meta.id](table.game.view(table.state, None), result)
