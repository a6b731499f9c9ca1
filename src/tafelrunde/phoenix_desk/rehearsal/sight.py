"""What the map shows of a rehearsal: the game master's view after a phase, as what differs from another one.

Whole views of a large world take most of a megabyte; from one phase to the next little changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.phoenix_desk.rehearsal.rehearsal import Rehearsal
from tafelrunde.phoenix_desk.review.differences import Difference

ROWS: Final = ("owners", "towns", "posts", "plundered", "happenings")
"""Parts with a row for each field."""
SEATS: Final = ("armies", "people")
"""Parts with rows for each seat."""
WHOLE: Final = ("month", "step", "active", "place", "phase", "works", "magic")
"""Parts that are told anew where they are others."""
Row = dict[str, Any]


class Sight(msgspec.Struct, frozen=True):
    """What is another one in a view; a row that is null is gone."""

    parts: Row = {}
    rows: dict[str, Row] = {}
    """By part and field."""
    seats: dict[str, dict[str, Row]] = {}
    """By part, seat and number."""


def view_after(rehearsal: Rehearsal, phases: int | None) -> PhoenixView:
    """When so many phases were over; the present if nothing is said."""
    return seen(rehearsal, state_after(rehearsal, phases))


def state_after(rehearsal: Rehearsal, phases: int | None) -> State:
    stages = rehearsal.stages
    if phases is None:
        return rehearsal.state
    if not 0 <= phases <= len(stages):
        raise Complaint("phase-not-over", {"count": len(stages)})
    found: State = stages[phases - 1].state if phases else rehearsal.start
    return found


def seen(rehearsal: Rehearsal, state: State) -> PhoenixView:
    """Without geography and books, which are read elsewhere."""
    view: PhoenixView = rehearsal.game.view(state, rehearsal.campaign.master)
    realms = tuple([None if row is None else plain(row) for row in view.realms])
    return msgspec.structs.replace(
        view, foundation={}, news=(), minutes=(), realms=realms, asked=None, rolled=None, pending=None
    )


def plain(realm: Any) -> Any:
    return msgspec.structs.replace(realm, diary=None, handed=None)


def sight(before: PhoenixView, after: PhoenixView) -> Sight:
    """Must lead from the one to the other as far as maps are concerned."""
    return Sight(
        {name: getattr(after, name) for name in WHOLE if getattr(after, name) != getattr(before, name)},
        filled({name: rows_changed(getattr(before, name), getattr(after, name)) for name in ROWS}),
        filled({name: seats_changed(getattr(before, name), getattr(after, name)) for name in SEATS}),
    )


def filled(parts: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in parts.items() if part}


def rows_changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> Row:
    gone = {key: None for key in before if key not in after}
    return {**gone, **{key: row for key, row in after.items() if before.get(key) != row}}


def seats_changed(before: Sequence[Row], after: Sequence[Row]) -> dict[str, Row]:
    pairs = zip(before, after, strict=True)
    return filled({str(seat): rows_changed(*pair) for seat, pair in enumerate(pairs)})


PIECES: Final = ("armies", "people")
PLACES: Final = ("fields", "towns", "posts", "works", "magic", "plundered")


def fields_concerned(before: State, after: State, changed: Sequence[Difference]) -> list[str]:
    """Where something is other than before; of pieces where they were and where they are."""
    found: list[str] = []
    for one in changed:
        kind, _, rest = one.path.partition(".")
        if kind in PLACES:
            found.append(rest.split(".")[0])
        elif kind in PIECES:
            found += places_of(before, after, kind, rest)
    return list(dict.fromkeys(found))


def places_of(before: State, after: State, kind: str, path: str) -> list[str]:
    """A realm's name may have a point in it, numbers and values have none."""
    name, number, _value = path.rsplit(".", 2)
    realm = after.setting.realm_named(name)
    rows = [getattr(state.realms[realm], kind).get(int(number)) for state in (before, after)]
    return [after.setting.world.label(piece.field) for piece in rows if piece is not None]
