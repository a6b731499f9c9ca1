"""Typed dice: what CHANCE waits for, and the move that the typed values mean."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from tafelrunde.engine.contract import CHANCE, Words
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.text import quoted, shortened, whole_number
from tafelrunde.games.phoenix.moves.kinds import DrawOrder, Roll
from tafelrunde.games.phoenix.state.state import DICE, DRAW
from tafelrunde.games.phoenix.state.turn_order import drawn_first, held_back, month_to_draw, present
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.texts import both

SEPARATORS: Final = re.compile(r"[;,\s]+")


def is_waiting(campaign: Campaign) -> bool:
    """Whether somebody has to say what fell: always where dice are typed in, else while a turn is paused."""
    is_open = campaign.header.chance.kind == "typed" or campaign.state.step == DICE
    return is_open and CHANCE in campaign.game.to_act(campaign.state)


def wanted(campaign: Campaign) -> Words:
    """What is to be drawn or rolled now, and how it is typed."""
    state = campaign.state
    if state.step != DRAW:
        dice = ", ".join([f"{count} W{faces} ({where or what})" for what, where, faces, count in state.asked])
        return both("dice-wanted", dice=dice)
    month, realms = month_to_draw(state), len(present(state))
    name = month_name(month)
    if month in state.orders:
        known = listed(state.orders[month])
        return both("order-wanted-again", month=name, known=known, realms=realms, gate=state.gates[month])
    held = held_back(state, month)
    first = drawn_first(realms, held) if held else 0
    return both("order-wanted", month=name, realms=realms, first=first, late=listed(held))


def listed(realms: Iterable[int]) -> str:
    """Realms by the numbers that are typed for them."""
    return ", ".join([str(realm + 1) for realm in realms])


def read_values(campaign: Campaign, text: str) -> Any:
    """The move that these numbers mean; what the rules have against it the table says."""
    numbers = [number(word) for word in SEPARATORS.split(text.strip()) if word]
    state = campaign.state
    if CHANCE not in campaign.game.to_act(state):
        raise Complaint("no-dice-waited-for")
    count = len(present(state)) + 1 if state.step == DRAW else sum([dice.number for dice in state.asked])
    if len(numbers) != count:
        raise Complaint("dice-needed", {"count": count, "given": len(numbers), "asked": wanted(campaign)})
    if state.step == DRAW:
        return DrawOrder(month_to_draw(state), tuple([place - 1 for place in numbers[:-1]]), numbers[-1])
    rolls: list[tuple[int, ...]] = []
    for dice in state.asked:
        rolls.append(tuple(numbers[: dice.number]))
        numbers = numbers[dice.number :]
    return Roll(tuple(rolls))


def number(word: str) -> int:
    found = whole_number(word)
    if found is None:
        raise Complaint("no-number-to-fall", {"text": quoted(shortened(word))})
    return found
