"""Checking a sheet before it is handed in: all that is wrong with it at once, with line, word and rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.protocol import LANGS, Game, Words
from tafelrunde.engine.rulebook import explain
from tafelrunde.games.phoenix.executing import TABLE, Trial, closed_muster, is_muster
from tafelrunde.games.phoenix.kinds import is_inside
from tafelrunde.games.phoenix.legal import out_of_turn
from tafelrunde.games.phoenix.phases import MONTH_PHASES, TURN_PHASES
from tafelrunde.games.phoenix.state import DICE, DRAW, MUSTER, OVER, State
from tafelrunde.games.phoenix.text import BadLine, is_head, parse_sheet

WHOLE_SHEET: Final = 0
"""The line of what no single order is to blame for."""


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is wrong: `start` and `end` mark the word in the line, `rule` what forbids the order."""

    line: int
    text: str
    said: Words
    start: int = 0
    end: int = 0
    rule: str = ""


class Checked(msgspec.Struct, frozen=True):
    """What a sheet says, and everything that is wrong with it."""

    orders: tuple[Any, ...]
    findings: tuple[Finding, ...]

    @property
    def is_fine(self) -> bool:
        return not self.findings


def check_text(game: Game, state: State, realm: int, text: str) -> Checked:
    """Reads a sheet and tries what can be read of it; nothing is changed."""
    orders, wrong = parse_sheet(text)
    lines = text.splitlines()
    places = order_lines(lines, wrong)
    refused = [
        refusal_found(game, state, refusal, places[index] if index >= 0 else WHOLE_SHEET, lines)
        for index, refusal in refusals(state, realm, orders)
    ]
    found = sorted([*map(unread, wrong), *refused], key=lambda finding: finding.line or len(lines) + 1)
    return Checked(tuple(orders), tuple(found))


def order_lines(lines: Sequence[str], wrong: Sequence[BadLine]) -> list[int]:
    """The line of each order that could be read, in the sequence of `parse_sheet`."""
    skipped = {bad.line for bad in wrong}
    return [
        number
        for number, line in enumerate(lines, 1)
        if line.strip() and not line.lstrip().startswith("#") and not is_head(line) and number not in skipped
    ]


def unread(bad: BadLine) -> Finding:
    complaint = bad.complaint
    said = Words(*[complaint.said(lang).split("\n", 1)[0] for lang in LANGS])
    return Finding(bad.line, complaint.text, said, complaint.start, complaint.end)


def refusal_found(game: Game, state: State, refusal: IllegalMove, line: int, lines: Sequence[str]) -> Finding:
    said = Words(*[explain(game, refusal, lang, state.setting.names) for lang in LANGS])
    text = lines[line - 1].strip() if line else ""
    return Finding(line, text, said, rule=refusal.rule)


def phases_ahead(state: State, realm: int) -> tuple[int, ...]:
    """The phases of this month that the realm can still give orders for; none if its turn is over."""
    if state.step in (DRAW, MUSTER):
        return MONTH_PHASES
    if state.step == OVER or has_moved(state, realm):
        return ()
    return TURN_PHASES


def has_moved(state: State, realm: int) -> bool:
    """Whether the turn of this month has begun."""
    order = state.orders.get(state.month, ())
    started = state.place + 1 if state.step == DICE else state.place
    return realm in order[:started]


def refusals(state: State, realm: int, orders: Sequence[Any]) -> Iterator[tuple[int, IllegalMove]]:
    """All that the rules have against these orders, with the number of the order from 0."""
    if not is_inside(state, realm):
        yield -1, out_of_turn(state, realm)
        return
    phases = phases_ahead(state, realm)
    if not phases:
        yield -1, over_for(state, realm)
        return
    timely: list[int] = []
    for index, order in enumerate(orders):
        if TABLE[type(order)][0] in phases:
            timely.append(index)
        else:
            yield index, closed_muster(state, realm) if is_muster(order) else out_of_turn(state, realm)
    trial = Trial(state, realm, [orders[index] for index in timely], phases)
    for index, refusal in trial.refusals:
        yield (timely[index] if index >= 0 else -1), refusal


def over_for(state: State, realm: int) -> IllegalMove:
    return IllegalMove("PH-2k") if state.step == OVER else out_of_turn(state, realm)


def trimmed(
    state: State, realm: int, orders: Sequence[Any], phases: Sequence[int]
) -> tuple[tuple[Any, ...], list[tuple[Any, IllegalMove]]]:
    """The orders that can be carried out together, and those left out with the reason (as in PH-3u)."""
    kept = list(orders)
    lost: list[tuple[Any, IllegalMove]] = []
    while kept:
        found = Trial(state, realm, kept, phases).refusals
        if not found:
            break
        index, refusal = found[0]
        lost.append((kept.pop(index), refusal))
    return tuple(kept), lost
