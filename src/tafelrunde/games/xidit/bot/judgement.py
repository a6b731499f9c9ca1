"""What a good player of Lords of Xidit values: a planned year, the better rewards, and rivals left behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tafelrunde.games.xidit.bot.glance import Glance
from tafelrunde.games.xidit.bot.route import Planned, Route
from tafelrunde.games.xidit.bot.standing import Standing
from tafelrunde.games.xidit.bot.weights import Weights, tuned_weights
from tafelrunde.games.xidit.play.box import BITS, FIELD, ORDER_COUNT, packed
from tafelrunde.games.xidit.play.moves import FightTitan, Programme
from tafelrunde.games.xidit.play.programmes import code_of
from tafelrunde.games.xidit.play.score import REPUTATION
from tafelrunde.games.xidit.play.state import (
    CENSUS,
    CENSUS_BARDS,
    NOTHING,
    PLACE,
    PLACE_BARDS,
    PROGRAMME,
    TITAN,
    State,
)
from tafelrunde.games.xidit.play.turns import ORDER_BITS
from tafelrunde.games.xidit.secrecy.seen import XiditView

SHY: Final = 0.2
"""What a unit costs that is kept back in a census: a lead, perhaps."""
WAITING: Final = code_of(("wait",) * ORDER_COUNT)


def judge(seen: XiditView | Glance, position: State) -> XiditJudge:
    """The judge with the tuned weights."""
    return XiditJudge(tuned_weights(), seen, position)


class XiditJudge:
    """One decision of one seat. What is behind screens is never looked up."""

    def __init__(self, weights: Weights, seen: XiditView | Glance, position: State) -> None:
        if seen.seat is None:
            raise ValueError("a spectator has nothing to decide")
        self.seat, self.position = seen.seat, position
        self.still()
        self.standing = Standing(weights, position, seen.seat)

    def still(self) -> None:
        """Rivals wait for the rest of the year: what they would do depends on what they hide."""
        if PROGRAMME < self.position.step < CENSUS:
            for other in range(self.position.seats):
                if other != self.seat:
                    self.position.programmes[other] = WAITING

    def shortlist(self, offers: Sequence[Any], /) -> Sequence[Any]:
        """The one best programme; all units in a census; for each Titan the cheapest units."""
        step = self.position.step
        if step == PROGRAMME:
            _value, orders = Route(self.standing).best(self.position.where[self.seat])
            return [Programme(orders)]
        if step == CENSUS:  # who shows less gains nothing: everybody could have counted
            return offers[-1:]
        if step == TITAN:
            return self.fights(offers)
        return offers

    def fights(self, offers: Sequence[Any]) -> Sequence[Any]:
        cheapest: dict[str, Any] = {}
        for offer in offers:
            name = offer.titan if isinstance(offer, FightTitan) else ""
            if name not in cheapest or self.cost(offer) < self.cost(cheapest[name]):
                cheapest[name] = offer
        return list(cheapest.values())

    def cost(self, offer: Any) -> float:
        return self.standing.in_hand(packed(offer.units)) if isinstance(offer, FightTitan) else 0.0

    def worth(self, position: State, /) -> float:
        if self.position.step == PLACE:
            return Route(self.standing).best(position.where[self.seat])[0]
        if self.position.step == PROGRAMME:
            return Planned(self.standing, self.handed_in(position)).best(self.position.where[self.seat])[0]
        if self.position.step == CENSUS:  # who shows less gains nothing: everybody could have counted
            return self.standing.assets(self.position) - SHY * self.hidden(position)
        return self.standing.assets(position) + self.promised(position)

    def handed_in(self, position: State) -> tuple[int, ...]:
        """The six orders, whether they are revealed already or not."""
        code = position.handed[self.seat]
        if code == NOTHING:
            code = position.programmes[self.seat]
        return tuple([code >> ORDER_BITS * place & (1 << ORDER_BITS) - 1 for place in range(ORDER_COUNT)])

    def hidden(self, position: State) -> int:
        """Units of the type that is counted which are not shown."""
        kind = self.position.counting
        shown = position.handed[self.seat]
        if shown == NOTHING or position.counting != kind:
            shown = position.shown[position.seats * kind + self.seat]
        return (self.position.units[self.seat] >> BITS * kind & FIELD) - shown

    def promised(self, position: State) -> float:
        """Rewards that are still to be chosen or placed."""
        if position.active != self.seat:
            return 0.0
        city = position.where[self.seat]
        if position.step in (PLACE_BARDS, CENSUS_BARDS) and position.wanted:
            return self.standing.prices[REPUTATION] * self.standing.more_bards(city, position.wanted)
        if self.position.step == TITAN and position.prize:
            return self.standing.prize(position.prize, city)
        return 0.0
