"""Options of a table: what was chosen, filled up with the defaults."""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.engine.contract import Meta
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.text import quoted


def resolve(meta: Meta, chosen: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value; unknown names and values are refused."""
    known = {option.name: option for option in meta.options}
    for name, value in chosen.items():
        if name not in known:
            raise Complaint("option-unknown", {"game": meta.id, "option": name, "names": list(known) or "-"})
        if value not in known[name].values:
            values = [quoted(each) for each in known[name].values]
            raise Complaint("option-impossible", {"option": name, "value": value, "values": values})
    return {option.name: chosen.get(option.name, option.values[0]) for option in meta.options}


def check_seats(meta: Meta, seats: int) -> None:
    fewest, most = meta.seats
    if not fewest <= seats <= most:
        raise Complaint("seats-impossible", {"game": meta.id, "fewest": fewest, "most": most, "seats": seats})
