"""Typed dice: what CHANCE waits for, and the move that the typed values mean."""

from __future__ import annotations

import re
from typing import Any, Final

from tafelrunde.campaign.folder import Campaign
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.protocol import CHANCE, Words
from tafelrunde.engine.text import shortened, whole_number
from tafelrunde.games.phoenix.calendar import month_name
from tafelrunde.games.phoenix.moves import DrawOrder, Roll
from tafelrunde.games.phoenix.state import DICE, DRAW
from tafelrunde.games.phoenix.turn_order import drawn_first, held_back, month_to_draw, present

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
        return Words(f"dice in this sequence: {dice}", f"Würfel in dieser Reihenfolge: {dice}")
    month = month_to_draw(state)
    realms, held = len(present(state)), held_back(state, month)
    late, first = ", ".join([str(realm + 1) for realm in held]), drawn_first(len(present(state)), held)
    en, de = (
        (f"; not among the first {first}: {late}", f"; nicht unter den ersten {first}: {late}")
        if late and first
        else ("", "")
    )
    if month in state.orders:
        known = ", ".join([str(realm + 1) for realm in state.orders[month]])
        return Words(
            f"the order of {month_name(month)} with new realms drawn into it: {known} in this sequence, "
            f"{realms} numbers in all; and last its gate, {state.gates[month]}",
            f"die Reihenfolge für {month_name(month)} mit nachgelosten Reichen: {known} in dieser Folge, "
            f"{realms} Nummern insgesamt; und zuletzt ihr Tor, {state.gates[month]}",
        )
    return Words(
        f"the order of {month_name(month)}: the numbers of all {realms} realms as drawn{en}; "
        f"and last the gate, 1 to 8",
        f"die Reihenfolge für {month_name(month)}: die Nummern aller {realms} Reiche, wie gezogen{de}; "
        f"und zuletzt das Tor, 1 bis 8",
    )


def read_values(campaign: Campaign, text: str) -> Any:
    """The move that these numbers mean; what the rules have against it the table says."""
    numbers = [number(word) for word in SEPARATORS.split(text.strip()) if word]
    state = campaign.state
    if CHANCE not in campaign.game.to_act(state):
        raise Complaint("no dice are waited for", "auf Würfel wird nicht gewartet")
    count = len(present(state)) + 1 if state.step == DRAW else sum([cast[3] for cast in state.asked])
    if len(numbers) != count:
        asked = wanted(campaign)
        raise Complaint(
            f"{count} numbers are needed, not {len(numbers)}: {asked.en}",
            f"{count} Zahlen sind nötig, nicht {len(numbers)}: {asked.de}",
        )
    if state.step == DRAW:
        return DrawOrder(month_to_draw(state), tuple([place - 1 for place in numbers[:-1]]), numbers[-1])
    rolls: list[tuple[int, ...]] = []
    for _what, _where, _faces, dice in state.asked:
        rolls.append(tuple(numbers[:dice]))
        numbers = numbers[dice:]
    return Roll(tuple(rolls))


def number(word: str) -> int:
    found = whole_number(word)
    if found is None:
        shown = shortened(word)
        raise Complaint(f"{shown!r} is no number that can fall", f"{shown!r} ist keine Zahl, die fallen kann")
    return found
