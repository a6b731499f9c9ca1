"""Everything that somebody decided by hand in a campaign: corrections, grants, closed rounds, typed dice."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.log import Entry
from tafelrunde.games.phoenix.master.corrections import apply_change
from tafelrunde.games.phoenix.moves.kinds import Amend, CloseRound, EndCampaign
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.months.rollback import kept_dice
from tafelrunde.phoenix_desk.review.differences import Difference, differences

WHOLE_ROUNDS: Final = (CloseRound, EndCampaign)
"""What follows from these is the campaign's own course."""
FLAGS: Final[dict[str, bool | None]] = {"": None, "True": True, "False": False}


class Audited(msgspec.Struct, frozen=True):
    """One decision, why, and every value that it changed."""

    entry: int
    month: int
    kind: str
    """The tag of the move."""
    move: Any
    reason: str
    changes: tuple[Difference, ...]
    dice: Literal["", "typed", "kept"] = ""
    """Typed in by somebody, or kept from the first time when a month was played again."""


def audit(campaign: Campaign) -> list[Audited]:
    """All decisions of the game master and all dice that the source did not throw, oldest first."""
    game, header = campaign.game, campaign.header
    state: State = game.setup(len(header.seats), header.options, header.corrections)
    kept = kept_dice(campaign)
    found = []
    for entry, month in zip(campaign.table.entries, campaign.when, strict=True):
        is_decision = entry.seat == campaign.master
        before = state.copy() if is_decision else None
        game.play(state, entry.seat, entry.move, None)
        if before is not None:
            found.append(audited(entry, month, changes_by(entry.move, before, state)))
        elif entry.seat == CHANCE and entry.typed:
            dice = audited(entry, month, [])
            found.append(msgspec.structs.replace(dice, dice="kept" if entry.n in kept else "typed"))
    return found


def audited(entry: Entry, month: int, changes: list[Difference]) -> Audited:
    kind, reason = str(entry.move.__struct_config__.tag), str(getattr(entry.move, "reason", ""))
    return Audited(entry.n, month, kind, entry.move, reason, tuple(changes))


def changes_by(move: Any, before: State, after: State) -> list[Difference]:
    if isinstance(move, Amend):
        return corrected(before.copy(), move)
    return [] if isinstance(move, WHOLE_ROUNDS) else differences(before, after)


def corrected(state: State, move: Amend) -> list[Difference]:
    """As the correction was worded, with the value that it found."""
    found = []
    for change in move.changes:
        _realm, before, after = apply_change(state, change)
        found.append(Difference(change.path, value_of(before), value_of(after)))
    return found


def value_of(text: str) -> str | bool | None:
    """As it is compared elsewhere: nothing is None, and flags are flags."""
    return FLAGS.get(text, text)
