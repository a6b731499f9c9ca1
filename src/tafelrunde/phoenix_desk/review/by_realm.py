"""What differs between two courses of a campaign, in words and by realm."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from tafelrunde.engine.contract import Lang
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.phoenix_desk.review.differences import Difference
from tafelrunde.phoenix_desk.review.spoken import spoken

OF_REALMS: Final = ("realms", "armies", "people", "rights")
"""Kinds of paths in which a realm's name comes first; all others begin with a field."""


class RealmTold(msgspec.Struct, frozen=True):
    """One realm's differences; without a name they are about land that is nobody's."""

    realm: str
    changes: tuple[str, ...]


def by_realm(found: Sequence[Difference], state: State, lang: Lang) -> tuple[RealmTold, ...]:
    """In the sequence of the realms; a field that changes hands is told to both."""
    groups: dict[str, list[Difference]] = {name: [] for name in (*state.setting.names, "")}
    for row in found:
        for name in concerned(row, state):
            groups[name].append(row)
    return tuple([RealmTold(name, tuple(told_together(rows, lang))) for name, rows in groups.items() if rows])


def concerned(row: Difference, state: State) -> list[str]:
    kind, _, rest = row.path.partition(".")
    names = state.setting.names
    if kind in OF_REALMS:  # a name may have a point in it, or begin like another one
        return [max([name for name in names if f"{rest}.".startswith(f"{name}.")], key=len)]
    if kind == "fields":
        owners = [str(value) for value in (row.before, row.after) if value in names]
        return list(dict.fromkeys(owners)) or [""]
    owner = state.owner[read_field(state.setting.world, rest.split(".")[0])]
    return [names[owner] if owner != NOBODY else ""]


def told_together(found: Iterable[Difference], lang: Lang) -> list[str]:
    """What belongs to one army, person or place in one line, and those with the same changes together."""
    topics: dict[str, list[str]] = {}
    for row in found:
        said = spoken(row.path, row.before, row.after, lang)
        topics.setdefault(said.topic, []).append(said.change)
    alike: dict[str, list[str]] = {}
    for topic, changes in topics.items():
        alike.setdefault(", ".join(changes), []).append(topic)
    return [f"{', '.join(found)}: {changes}" for changes, found in alike.items()]
