"""One view with the world below it: who owns what where, in numbers that tables can use."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import cached_property

from tafelrunde.engine.chance import Seeded
from tafelrunde.games.phoenix.positions.foundation import setting_for
from tafelrunde.games.phoenix.secrecy.imagining import imagine
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView, RealmSeen
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import KIND_NAMES
from tafelrunde.games.phoenix.world.places import read_field

FAR_AWAY = -1


class Look:
    def __init__(self, view: PhoenixView) -> None:
        self.view = view
        self.realms = len(view.realms) - 1
        setting, _founded = setting_for(self.realms, view.options, view.foundation)
        self.world = setting.world
        self.names = setting.names

    @cached_property
    def fitting(self) -> State:
        """A position that fits the view, to work out own loads and speeds; foreign secrets are made up."""
        return imagine(self.view, Seeded(0))

    @cached_property
    def fields(self) -> list[list[str]]:
        """By realm, the labels of its fields."""
        found: list[list[str]] = [[] for _ in range(self.realms)]
        for label, owner in self.view.owners.items():
            found[owner].append(label)
        return found

    def realm(self, number: int) -> RealmSeen:
        seen = self.view.realms[number]
        assert seen is not None, "the game master is no realm"
        return seen

    def towns(self, realm: int) -> list[str]:
        return [label for label in self.view.towns if self.view.owners.get(label) == realm]

    def name(self, realm: int | None) -> str:
        return "" if realm is None or realm < 0 else self.names[realm]

    def owner(self, label: str) -> str:
        return self.name(self.view.owners.get(label))

    def terrain(self, label: str) -> int:
        return self.world.terrain[read_field(self.world, label)]

    def income(self, label: str) -> int:
        return self.world.income[read_field(self.world, label)]

    def distances(self, labels: Iterable[str], most: int) -> dict[str, int]:
        """How far other fields lie from these, up to a limit."""
        world = self.world
        found = {read_field(world, label): 0 for label in labels}
        waiting = deque(found)
        while waiting:
            field = waiting.popleft()
            if found[field] < most:
                for beyond in world.around[field]:
                    if beyond not in found:
                        found[beyond] = found[field] + 1
                        waiting.append(beyond)
        return {world.label(field): steps for field, steps in found.items()}


def kind_of(number: int) -> str:
    return KIND_NAMES[number // 100]
