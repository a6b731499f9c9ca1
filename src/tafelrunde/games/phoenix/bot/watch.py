"""Armies without a task: those with gold bring it to a town, the others watch over towns without an army."""

from __future__ import annotations

from tafelrunde.games.phoenix.bot.lure import Lure, lure_of
from tafelrunde.games.phoenix.bot.marches import Marshal
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.marching.steps import ready
from tafelrunde.games.phoenix.standing.costs import row_of
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.tables.prices import FLEET


class Watch:
    """Where armies of one realm go that have nothing to conquer."""

    def __init__(self, marshal: Marshal) -> None:
        self.marshal = marshal
        self.state = marshal.state
        self.towns = [field for field in marshal.survey.own if stage_at(self.state, field)]

    def carry_home(self, armies: list[Army]) -> list[Army]:
        """Who carries gold goes to the nearest town; returns the others."""
        laden = [army for army in armies if army.gold or army.special]
        if laden:
            self.send(laden, self.towns)
        return [army for army in armies if army not in laden]

    def keep_watch(self, idle: list[Army]) -> None:
        """One army for each town, the nearest; those that stand in one already stay there."""
        guarded = {army.field for army in self.marshal.draft.armies() if army.kind != FLEET}
        empty = [town for town in self.towns if town not in guarded]
        free = [army for army in idle if army.field not in self.towns]
        if empty and free:
            self.send(free, empty, one_each=True)

    def send(self, armies: list[Army], goals: list[int], *, one_each: bool = False) -> None:
        lures: dict[int, Lure] = {}
        taken: set[int] = set()
        for army in armies:
            row = row_of(self.state, army)
            if row not in lures:
                lures[row] = lure_of(self.marshal.ground(row), self.marshal.survey, goals)
            goal = lures[row].source(army.field)
            if goal not in taken or not one_each:
                taken.add(goal)
                self.follow(army, row, lures[row])

    def follow(self, army: Army, row: int, lure: Lure) -> None:
        path = self.marshal.this_month(ready(self.state, army), self.marshal.ground(row), lure)
        if path:
            self.marshal.go(army, path)
