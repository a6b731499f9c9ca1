"""Running months: bots play their realms, people's sheets are played as they wait, chance draws.

At the muster nothing is played until every realm has a bot or a sheet: until then sheets can be withdrawn.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from tafelrunde.arena.match import derive
from tafelrunde.bots import Bot, bot_for
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Seat
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.moves.kinds import CloseRound, Sheet
from tafelrunde.games.phoenix.play.legal import phases_now
from tafelrunde.games.phoenix.state.state import MUSTER
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.orders.drafts import has_draft, read_draft
from tafelrunde.phoenix_desk.orders.sheet_check import trimmed

Tick = Callable[[float], None]
Players = dict[Seat, Bot]


class LeftOut(msgspec.Struct, frozen=True):
    """An order of a sheet that has become impossible since it was handed in."""

    realm: Seat
    order: Any
    refusal: Any


class Ran(msgspec.Struct, frozen=True):
    """How far a run came: months completed, whom it waits for, and orders that were left out."""

    months: int
    waiting: tuple[Seat, ...]
    left_out: tuple[LeftOut, ...] = ()
    moved: bool = True


class Refused(Exception):
    """A waiting sheet cannot be played any more; what is wrong, order by order."""

    def __init__(self, realm: Seat, lost: Sequence[tuple[Any, IllegalMove]]) -> None:
        super().__init__(realm)
        self.realm, self.lost = realm, lost


def deal_bots(campaign: Campaign, names: Sequence[str], spared: Collection[Seat] = ()) -> Players:
    """A bot for each realm that no person plays; a list is dealt out in turn."""
    realms = [realm for realm in range(len(campaign.names)) if realm not in spared]
    if not names:
        return {}
    return {realm: bot_for(campaign.game, names[i % len(names)]) for i, realm in enumerate(realms)}


def silent(_done: float) -> None:
    """Nobody looks on."""


class Runner:
    """Goes on with a campaign, move by move."""

    def __init__(
        self,
        campaign: Campaign,
        bots: Players,
        seed: int,
        *,
        leave_out: bool = False,
        close: str = "",
    ) -> None:
        self.campaign, self.bots, self.seed = campaign, bots, seed
        self.leave_out = leave_out
        """Orders that have become impossible are left out; else the run stops at such a sheet."""
        self.close = close
        """The reason for which rounds are closed although sheets are missing; empty to wait for them."""
        self.left_out: list[LeftOut] = []

    def run(self, months: int, tick: Tick = silent) -> Ran:
        """Plays on until so many months are over, somebody is missing, or the campaign ends."""
        campaign = self.campaign
        start = now = campaign.state.month
        was_over = campaign.is_over
        while campaign.state.month < start + months and self.step():
            if campaign.state.month > now:
                now = campaign.state.month
                campaign.advance()
                campaign.save()
                tick((now - start) / months)
        campaign.advance()
        return self.ended(start, over=campaign.is_over and not was_over)

    def ended(self, start: int, *, over: bool = False, moved: bool = True) -> Ran:
        """Saves, and says how far it came; the last month of a campaign counts when it is over."""
        campaign = self.campaign
        campaign.save()
        months = campaign.state.month - start + over
        return Ran(months, missing(campaign, self.bots), tuple(self.left_out), moved)

    def step(self) -> bool:
        """One move of whoever can act; False if nobody can."""
        campaign = self.campaign
        acting = campaign.game.to_act(campaign.state)
        if CHANCE in acting:
            before = len(campaign.table.entries)
            campaign.advance()
            return len(campaign.table.entries) > before
        absent = missing(campaign, self.bots)
        if absent and (campaign.state.step != MUSTER or set(absent) == set(acting) or not self.close):
            return self.shut()
        for seat in acting:
            if seat not in absent:
                self.play(seat)
                return True
        return False

    def shut(self) -> bool:
        """Closes the round without those who are missing, if that is wished."""
        if self.close:
            self.campaign.play(self.campaign.master, CloseRound(self.close))
        return bool(self.close)

    def play(self, seat: Seat) -> None:
        """A sheet that waits goes before a bot's."""
        if has_draft(self.campaign, seat):
            self.play_draft(seat)
        else:
            self.campaign.play(seat, chosen(self.campaign, self.bots[seat], seat, self.seed))

    def play_draft(self, seat: Seat) -> None:
        """The sheet waits until the log has it."""
        campaign = self.campaign
        draft = read_draft(campaign, seat)
        orders, lost = trimmed(campaign.state, seat, draft.orders, phases_now(campaign.state))
        if lost and not self.leave_out:
            raise Refused(seat, lost)
        self.left_out += [LeftOut(seat, order, refusal) for order, refusal in lost]
        campaign.play(seat, Sheet(orders))
        campaign.save()
        draft.spend(campaign.home)


def missing(campaign: Campaign, bots: Players) -> tuple[Seat, ...]:
    """Who must act and has neither a bot nor a sheet that waits.

    CHANCE where dice are to be typed in, the game master where all realms are absent.
    """
    realms = range(len(campaign.names))
    acting = campaign.game.to_act(campaign.state)
    return tuple(
        [seat for seat in acting if seat not in bots and not (seat in realms and has_draft(campaign, seat))]
    )


def run_months(campaign: Campaign, months: int, bots: Players, seed: int, tick: Tick = silent) -> Ran:
    """Bots and waiting sheets play so many months, or as far as they come."""
    return Runner(campaign, bots, seed).run(months, tick)


def chosen(campaign: Campaign, bot: Bot, seat: Seat, seed: int) -> Any:
    """A bot's move, by its offers and view; its luck follows from seed, seat and round or place."""
    state, game = campaign.state, campaign.game
    by_occasion = campaign.header.chance.by == "occasion"
    now = (state.month, state.step) if by_occasion else (len(campaign.table.entries),)
    rng = Seeded(derive(seed, "bot", seat, *now))
    return bot.choose(game.legal_moves(state, seat), lambda: game.view(state, seat), rng)
