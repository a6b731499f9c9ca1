"""Leaks planted into channels from what lies on the game master's desk: protocol, conflicts, stores."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from tafelrunde.engine.contract import Game, Words
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.recruits import goods_list
from tafelrunde.games.phoenix.orders.market import BuyGoods
from tafelrunde.games.phoenix.secrecy import sharing
from tafelrunde.games.phoenix.state.realm import MERCHANTS
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES
from tafelrunde.games.phoenix.told.course import Announced
from tafelrunde.games.phoenix.told.minutes import DuelWorked, FireWorked, MeleeWorked
from tafelrunde.games.phoenix.world.coordinates import SIDES
from tafelrunde.phoenix_desk import folder
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.foresight import conflicts
from tafelrunde.phoenix_desk.orders import consequences, sheet_check
from tafelrunde.phoenix_desk.orders.attempts import Attempt
from tafelrunde.phoenix_desk.reports import possessions
from tafelrunde.phoenix_desk.reports.material import Month, Span
from tafelrunde.phoenix_desk.reports.outlook import Look
from tests.games.phoenix.leaks import of_realms
from tests.phoenix_desk.planted_leaks import ChannelLeak, Patch, build_module, month_with


def sharing_with(kind: type, *names: str) -> Callable[[Game, Patch], Game]:
    """A realm's part of such an evaluation holds some of its whole figures."""

    def plant(game: Game, patch: Patch) -> Game:
        honest = sharing.SHARERS[kind]

        def sharer(worked: Any, realm: int) -> Any:
            part = honest(worked, realm)
            return part and replace(part, **{name: getattr(worked, name) for name in names})

        patch(sharing, "SHARERS", {**sharing.SHARERS, kind: sharer})
        return game

    return plant


def conflicts_told(month: Month, span: Span) -> Month:
    """The game master's list of conflicts hangs at the notice board."""
    return replace(month, news=(*month.news, Announced(str(conflicts.ahead(span.before)))))


def shelves_told(month: Month, span: Span) -> Month:
    """What merchants have in store is told with their prices."""
    stores = [realm.store for realm in span.after.realms]
    return replace(month, news=(*month.news, Announced(f"In store: {stores}")))


def sold_out(game: Game, patch: Patch) -> Game:
    """Goods that merchants have few of are not on the list of prices."""
    honest = possessions.trade

    def trade(look: Look, realm: int) -> Any:
        found = honest(look, realm)
        stores = [dict(zip(GOOD_NAMES, row.store or (), strict=False)) for row in look.view.realms if row]
        wares = [ware for ware in found.wares if max([store.get(ware.good, 0) for store in stores]) > 200]
        return replace(found, wares=tuple(wares))

    patch(build_module(), "trade", trade)
    return of_realms("store")(game)


def lacks(state: State, goods: list[int]) -> bool:
    """Whether merchants have less than that of something."""
    stores = [row.store for row in state.realms if row.kind == MERCHANTS]
    return any(want > have for store in stores for want, have in zip(goods, store, strict=True))


def stocktaking_check(game: Game, patch: Patch) -> Game:
    """A purchase is refused at once where merchants have not got so much."""
    honest = sheet_check.refusals

    def refusals(attempt: Attempt) -> Iterator[tuple[int, IllegalMove]]:
        yield from honest(attempt)
        for place, order in enumerate(attempt.orders):
            if isinstance(order, BuyGoods) and lacks(attempt.before, goods_list(order.goods)):
                yield place, IllegalMove("PH-6.4.1h", {"goods": "–"})

    patch(sheet_check, "refusals", refusals)
    return game


def sieges_in_a_check(game: Game, patch: Patch) -> Game:
    """The check of a sheet knows what sieges leave of towns that it may conquer."""

    def rooms(attempt: Attempt) -> tuple[consequences.Room, ...]:
        after, realm = attempt.after, attempt.realm
        towns = [field for field in sorted(after.towns) if after.owner[field] == realm]
        return tuple([one for field in towns for one in consequences.room(after, realm, field, special=True)])

    patch(consequences, "rooms", rooms)
    return game


def far_sight(game: Game, patch: Patch) -> Game:
    """The months of a journey are counted round magic walls that nobody has seen."""
    honest = consequences.on_the_way

    def on_the_way(state: State, realm: int, order: Any, places: int) -> list[list[int]]:
        found = honest(state, realm, order, places) or []
        return [*found, *[[side // SIDES] for _realm, side, _number in state.magic]]

    patch(consequences, "on_the_way", on_the_way)
    return game


def forecasting_check(game: Game, patch: Patch) -> Game:
    """The check of a sheet knows the odds of all conflicts."""
    honest = sheet_check.refusal_found

    def refusal_found(game: Game, state: State, *rest: Any) -> sheet_check.Finding:
        found = honest(game, state, *rest)
        parties = [party for one in conflicts.ahead(state) for party in one.parties]
        odds = [chance.won for party in parties for chance in party.chances]
        return replace(found, said=Words(f"{found.said.en} {odds}", found.said.de))

    patch(sheet_check, "refusal_found", refusal_found)
    return game


def desk_beside_the_invitation(game: Game, patch: Patch) -> Game:
    """The folder that is sent holds the list of conflicts."""
    honest = folder.invite

    def invite(campaign: Campaign, realm: int, folder: Path) -> Path:
        listed = conflicts.ahead(campaign.state)
        (folder / "conflicts.json").write_bytes(msgspec.json.encode(listed))
        return honest(campaign, realm, folder)

    patch(folder, "invite", invite)
    return game


DESK_LEAKS: dict[str, ChannelLeak] = {
    "strengths in a part": ChannelLeak(
        "protocol", "report as text", sharing_with(MeleeWorked, "attackers", "defenders")
    ),
    "figures in a part": ChannelLeak(
        "protocol", "report as JSON", sharing_with(MeleeWorked, "strengths", "fighting", "dice", "total")
    ),
    "hits in a part": ChannelLeak(
        "protocol", "report as JSON", sharing_with(FireWorked, "hits", "troop_damage"), "siege"
    ),
    "automatic ones in a part": ChannelLeak(
        "protocol", "report as a page", sharing_with(DuelWorked, "attackers", "defenders"), "coven"
    ),
    "conflicts in the news": ChannelLeak(
        "list of conflicts", "notice board", month_with(conflicts_told), "coven"
    ),
    "conflicts sent": ChannelLeak("list of conflicts", "invitation", desk_beside_the_invitation, "coven"),
    "a check that foresees": ChannelLeak("list of conflicts", "orders checked", forecasting_check, "coven"),
    "stores in the news": ChannelLeak(
        "stores of merchants", "notice board", month_with(shelves_told), "merchants"
    ),
    "goods that are sold out": ChannelLeak("stores of merchants", "report as text", sold_out, "merchants"),
    "a check that knows sieges": ChannelLeak("sieges", "orders checked", sieges_in_a_check),
    "a check that sees walls": ChannelLeak("magic walls", "orders checked", far_sight, "coven"),
    "a check that takes stock": ChannelLeak(
        "stores of merchants", "orders checked", stocktaking_check, "merchants"
    ),
}
