"""Going on with a campaign to see what comes: move by move, with dice that are given first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.log import Entry
from tafelrunde.games.phoenix.months.execution import phase_of
from tafelrunde.games.phoenix.moves.kinds import Roll, Sheet
from tafelrunde.games.phoenix.play.legal import phases_now
from tafelrunde.games.phoenix.state.state import DICE, DRAW
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.months.rollback import Second
from tafelrunde.phoenix_desk.months.runner import Runner
from tafelrunde.phoenix_desk.months.typed_dice import read_values


class Ahead:
    """Plays on; each roll takes the next dice of those given, then dice are drawn as ever.

    Where empty dice are given, this roll is drawn as well.
    """

    def __init__(self, runner: Runner, dice: Sequence[str]) -> None:
        self.runner, self.dice = runner, list(dice)

    @property
    def campaign(self) -> Campaign:
        return self.runner.campaign

    def until(self, is_over: Callable[[], bool]) -> None:
        """As far as it goes, or until that."""
        while not is_over() and self.step():
            pass

    def step(self) -> bool:
        """One move; False if sheets or typed dice are missing."""
        campaign = self.campaign
        if CHANCE not in campaign.game.to_act(campaign.state):
            return self.runner.step()
        is_typed = campaign.header.chance.kind == "typed"
        given = self.dice.pop(0) if self.dice and (is_typed or campaign.state.step != DRAW) else ""
        if given:
            campaign.play(CHANCE, read_values(campaign, given), typed=True)
            return True
        if not is_typed:
            campaign.draw()
        return not is_typed


class Otherwise(Second):
    """Repeats the entries of a campaign with other sheets and dice in one month."""

    def __init__(
        self,
        campaign: Campaign,
        month: int,
        sheets: Mapping[int, tuple[Any, ...]],
        dice: Sequence[str],
        rolls: Mapping[int, str],
    ) -> None:
        super().__init__(campaign)
        self.month, self.sheets, self.dice = month, sheets, list(dice)
        self.rolls = rolls
        """By entry of the first course, what falls there instead."""

    def repeat(self, entry: Entry) -> None:
        campaign = self.campaign
        is_now = campaign.state.month == self.month
        given = ""
        if isinstance(entry.move, Roll) and campaign.state.step == DICE:
            in_turn = self.dice.pop(0) if is_now and self.dice else ""
            given = self.rolls.get(entry.n, in_turn)
        if given:
            campaign.play(CHANCE, read_values(campaign, given), typed=True)
        else:
            super().repeat(entry)

    def adapted(self, entry: Entry) -> Any:
        """Of another sheet, the orders that are for what is being played."""
        state, orders = self.campaign.state, self.sheets.get(entry.seat)
        if orders is None or state.month != self.month or not isinstance(entry.move, Sheet):
            return super().adapted(entry)
        timely = tuple([order for order in orders if phase_of(order) in phases_now(state)])
        return super().adapted(msgspec.structs.replace(entry, move=Sheet(timely)))
