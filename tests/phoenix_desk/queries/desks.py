"""Desks to ask at: Ann's beside Bob's army, and the true position under a realm's eyes."""

from __future__ import annotations

from functools import cache

from tafelrunde.engine.contract import Game
from tafelrunde.games.phoenix.moves.kinds import Amend, Change
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.orders.desk import Desk
from tafelrunde.phoenix_desk.queries.knowledge import seen_by
from tests.phoenix_desk.battlefields import planted
from tests.phoenix_desk.homes import ANN


@cache
def at_war(*changes: tuple[str, str | int | bool]) -> Campaign:
    """Ann stands beside Bob (`battlefields`), with some values corrected. Do not play on with it."""
    home = planted(Memory("campaign"))
    if changes:
        with changing(home) as campaign:
            rows = tuple([Change(name, value) for name, value in changes])
            campaign.play(campaign.master, Amend(rows, "Probe"))
            campaign.save()
    return Campaign.open(home)


def desk(*changes: tuple[str, str | int | bool], realm: int = ANN) -> Desk:
    campaign = at_war(*changes)
    return seen_by(campaign.game, campaign.state, realm)


def true_desk(game: Game, state: State, realm: int) -> Desk:
    """With all secrets below: whoever looks at them is caught."""
    return Desk(game, state, realm, game.view(state, realm))
