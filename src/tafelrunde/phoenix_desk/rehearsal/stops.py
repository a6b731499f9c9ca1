"""Where a rehearsal stands: what it waits for, and who stands against whom before dice fall."""

from __future__ import annotations

from typing import Literal

import msgspec

from tafelrunde.engine.contract import CHANCE, Seat, Words
from tafelrunde.games.phoenix.state.state import DICE, TURN
from tafelrunde.phoenix_desk.foresight.conflicts import standing
from tafelrunde.phoenix_desk.foresight.opponents import Conflict
from tafelrunde.phoenix_desk.foresight.turn_phases import stages_of
from tafelrunde.phoenix_desk.months.runner import LeftOut, missing
from tafelrunde.phoenix_desk.months.typed_dice import wanted
from tafelrunde.phoenix_desk.rehearsal.rehearsal import Rehearsal

Kind = Literal["dice", "draw", "sheets", "refused", "done", "ready"]


class Stop(msgspec.Struct, frozen=True):
    """`ready`: nothing hinders it from going on. Odds, factors and rules stand in the conflicts."""

    kind: Kind
    month: int
    realm: Seat
    """Whose turn it is; -1 outside of turns."""
    phase: int
    entries: int
    """How many the rehearsal has added."""
    wanted: Words | None = None
    """The dice or the draw, and how they are typed in."""
    conflicts: tuple[Conflict, ...] = ()
    missing: tuple[Seat, ...] = ()
    overtaken: tuple[LeftOut, ...] = ()
    """Orders for which a sheet cannot be played as it is."""


def stop_of(rehearsal: Rehearsal) -> Stop:
    state, campaign, refused = rehearsal.state, rehearsal.campaign, rehearsal.refused
    asked = CHANCE in campaign.game.to_act(state)
    return Stop(
        kind_of(rehearsal),
        state.month,
        state.active if state.step in (TURN, DICE) else -1,
        state.phase,
        rehearsal.entries,
        wanted(campaign) if asked else None,
        tuple(conflicts_before(rehearsal)),
        () if asked else missing(campaign, rehearsal.runner.bots),
        () if refused is None else tuple([LeftOut(refused.realm, *lost) for lost in refused.lost]),
    )


def kind_of(rehearsal: Rehearsal) -> Kind:
    state = rehearsal.state
    if rehearsal.is_done:
        return "done"
    if rehearsal.refused is not None:
        return "refused"
    if CHANCE in rehearsal.game.to_act(state):
        return "dice" if state.step == DICE else "draw"
    return "sheets" if missing(rehearsal.campaign, rehearsal.runner.bots) else "ready"


def conflicts_before(rehearsal: Rehearsal) -> list[Conflict]:
    """Those that the dice are for."""
    state = rehearsal.state
    if state.step != DICE:
        return []
    return standing(state, rehearsal.stages or stages_of(rehearsal.campaign, state.month))
