"""Options of a table: what was chosen, filled up with the defaults."""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.protocol import Meta


def resolve(meta: Meta, chosen: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value; unknown names and values are refused."""
    known = {option.name: option for option in meta.options}
    for name, value in chosen.items():
        if name not in known:
            names = ", ".join(known) or "-"
            raise Complaint(
                f"{meta.id} has no option {name!r}; its options are: {names}",
                f"{meta.id} hat keine Option {name!r}; es gibt: {names}",
            )
        values = ", ".join(repr(v) for v in known[name].values)
        if value not in known[name].values:
            raise Complaint(
                f"option {name!r} cannot be {value!r}; choose one of: {values}",
                f"Option {name!r} kann nicht {value!r} sein; möglich sind: {values}",
            )
    return {option.name: chosen.get(option.name, option.values[0]) for option in meta.options}


def check_seats(meta: Meta, seats: int) -> None:
    fewest, most = meta.seats
    if not fewest <= seats <= most:
        raise Complaint(
            f"{meta.id} is played by {fewest} to {most}; {seats} seats are not possible",
            f"{meta.id} spielen {fewest} bis {most}; {seats} Plätze gehen nicht",
        )
