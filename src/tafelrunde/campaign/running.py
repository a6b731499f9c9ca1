"""Running months: bots play realms, chance draws, and each month is saved when it is over."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from tafelrunde.arena.match import derive
from tafelrunde.bots import Bot, bot_for
from tafelrunde.campaign.folder import Campaign
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.protocol import CHANCE, Seat

Tick = Callable[[float], None]
Players = dict[Seat, Bot]


class Ran(msgspec.Struct, frozen=True):
    """How far a run came: months completed, and whom it waits for."""

    months: int
    waiting: tuple[Seat, ...]


def deal_bots(campaign: Campaign, names: Sequence[str], spared: Collection[Seat] = ()) -> Players:
    """A bot for each realm that no person plays; a list is dealt out in turn."""
    realms = [realm for realm in range(len(campaign.names)) if realm not in spared]
    if not names:
        return {}
    return {realm: bot_for(campaign.game, names[i % len(names)]) for i, realm in enumerate(realms)}


def silent(_done: float) -> None:
    """Nobody looks on."""


def run_months(campaign: Campaign, months: int, bots: Players, seed: int, tick: Tick = silent) -> Ran:
    """Plays on until so many months are over, somebody without a bot must act, or the campaign ends."""
    start = first = campaign.state.month
    while campaign.state.month < start + months:
        acting = campaign.game.to_act(campaign.state)
        if not acting:
            break
        if not act(campaign, acting, bots, seed):
            break
        if campaign.state.month > first:
            first = campaign.state.month
            campaign.save()
            tick((first - start) / months)
    campaign.advance()
    campaign.save()
    return Ran(campaign.state.month - start, campaign.game.to_act(campaign.state))


def act(campaign: Campaign, acting: Sequence[Seat], bots: Players, seed: int) -> bool:
    """One move of whoever can act: chance, or the first of the bots; False if there is none."""
    if CHANCE in acting:
        before = len(campaign.table.entries)
        campaign.advance()
        return len(campaign.table.entries) > before
    seat = next((seat for seat in acting if seat in bots), None)
    if seat is None:
        return False
    campaign.play(seat, chosen(campaign, bots[seat], seat, seed))
    return True


def chosen(campaign: Campaign, bot: Bot, seat: Seat, seed: int) -> Any:
    """A bot's move, by its offers and view; its luck follows from seed, seat and place in the log alone."""
    state, game = campaign.state, campaign.game
    rng = Seeded(derive(seed, "bot", seat, len(campaign.table.entries)))
    return bot.choose(game.legal_moves(state, seat), lambda: game.view(state, seat), rng)
