"""Leaks planted into verdicts on drafts: each line, and what the sheet leads to, could tell a secret."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from tafelrunde.engine.contract import Game, Words
from tafelrunde.games.phoenix.armies.recruits import goods_list
from tafelrunde.games.phoenix.orders.market import BuyGoods
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.land import ArmyMoved
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.phoenix_desk.orders import consequences, open_ends, sheet_check, verdicts
from tafelrunde.phoenix_desk.orders.attempts import Attempt
from tafelrunde.phoenix_desk.orders.open_ends import OpenEnd
from tafelrunde.phoenix_desk.orders.verdicts import LineVerdict
from tests.phoenix_desk.planted_desk_leaks import lacks
from tests.phoenix_desk.planted_leaks import ChannelLeak, Patch, strengths, treasuries

SAID = Words("…", "…")
End = Callable[[Attempt, int, Sequence[Any]], OpenEnd | None]


def with_end(change: Callable[[Attempt, int, Sequence[Any], OpenEnd | None], OpenEnd | None]) -> Any:
    """What is open about an order is found out with more than its realm knows."""

    def plant(game: Game, patch: Patch) -> Game:
        honest = open_ends.open_end

        def open_end(attempt: Attempt, index: int, told: Sequence[Any]) -> OpenEnd | None:
            return change(attempt, index, told, honest(attempt, index, told))

        patch(open_ends, "open_end", open_end)
        return game

    return plant


def sure_fights(attempt: Attempt, index: int, told: Sequence[Any], found: OpenEnd | None) -> OpenEnd | None:
    """A fight against the weak is not called open."""
    ends = [event.path[-1] for event in told if isinstance(event, ArmyMoved)]
    for label in ends:
        there = attempt.before.armies_at(read_field(attempt.before.setting.world, label))
        foes = [attempt.before.army(key) for key in there if key // KEY != attempt.realm]
        if foes and sum([foe.troops for foe in foes]) < 2_500:
            return None
    return found


def walls_ahead(attempt: Attempt, index: int, told: Sequence[Any], found: OpenEnd | None) -> OpenEnd | None:
    """Marches are open where anybody has raised a magic wall."""
    return OpenEnd("PH-1.4.2h", SAID) if attempt.before.magic and index in attempt.moments else found


def full_shelves(attempt: Attempt, index: int, told: Sequence[Any], found: OpenEnd | None) -> OpenEnd | None:
    """A purchase is sure if there is enough in store."""
    order = attempt.orders[index]
    if isinstance(order, BuyGoods) and not lacks(attempt.before, goods_list(order.goods)):
        return None
    return found


def mark_by_gold(game: Game, patch: Patch) -> Game:
    """The mark in a refused line is longer where treasuries are odd."""
    honest, whole, last = verdicts.refusal, sheet_check.examined, {"gold": 0}

    def examined(game: Game, state: State, *rest: Any) -> Any:
        last["gold"] = treasuries(state)
        return whole(game, state, *rest)

    def refusal(*given: Any) -> LineVerdict:
        found = honest(*given)
        return replace(found, end=found.end + last["gold"] % 2)

    patch(verdicts, "examined", examined)
    patch(verdicts, "refusal", refusal)
    return game


def dear_steps(game: Game, patch: Patch) -> Game:
    """A step is dearer the stronger the armies of the world are."""
    honest = consequences.step_costs

    def step_costs(attempt: Attempt, *rest: Any) -> list[int]:
        return [cost + strengths(attempt.before) % 3 for cost in honest(attempt, *rest)]

    patch(consequences, "step_costs", step_costs)
    return game


def chests_of_others(game: Game, patch: Patch) -> Game:
    """What armies of all realms carry is listed."""
    honest = consequences.chests

    def chests(before: State, after: State, realm: int) -> Any:
        yield from honest(before, after, realm)
        yield consequences.Chest("–", 0, sum([row.gold for row in after.realms]), 0)

    patch(consequences, "chests", chests)
    return game


def lengths(game: Game, patch: Patch) -> Game:
    """Nothing is said, but the answer is longer: a line too many where others have wizards of power."""
    honest = verdicts.verdict

    def verdict(game: Game, state: State, *rest: Any) -> verdicts.Verdict:
        found = honest(game, state, *rest)
        power = sum([person.now for row in state.realms for person in row.people.values()])
        return replace(found, lines=(*found.lines, *[LineVerdict(0, "empty")] * (power % 3)))

    patch(verdicts, "verdict", verdict)
    return game


VERDICT_LEAKS: dict[str, ChannelLeak] = {
    "fights that are sure": ChannelLeak("strengths of foreign armies", "verdict", with_end(sure_fights)),
    "marches to walls": ChannelLeak("magic walls", "verdict", with_end(walls_ahead), "coven"),
    "goods that are there": ChannelLeak(
        "stores of merchants", "verdict", with_end(full_shelves), "merchants"
    ),
    "marks by gold": ChannelLeak("treasury", "verdict", mark_by_gold),
    "steps by strength": ChannelLeak("strengths of foreign armies", "verdict", dear_steps),
    "chests of others": ChannelLeak("treasury", "verdict", chests_of_others),
    "the length of a verdict": ChannelLeak("wizards' power", "verdict", lengths, "coven"),
}
