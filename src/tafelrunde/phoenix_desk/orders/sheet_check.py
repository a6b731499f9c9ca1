"""Checking a sheet before it is handed in: all that is wrong with it at once, with line, word and rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from tafelrunde.engine.contract import LANGS, Game, Words
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.rulebook import explain
from tafelrunde.games.phoenix.months.execution import Sifted, closed_muster, is_muster
from tafelrunde.games.phoenix.play.legal import out_of_turn
from tafelrunde.games.phoenix.realms.kinds import is_inside
from tafelrunde.games.phoenix.special.absence import no_orders
from tafelrunde.games.phoenix.state.state import OVER, State
from tafelrunde.games.phoenix.words.text import BadLine, is_head, parse_sheet
from tafelrunde.phoenix_desk.orders.attempts import Attempt
from tafelrunde.phoenix_desk.orders.consequences import THOROUGH, Consequences, Search, consequences
from tafelrunde.telling.complaints import said

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
    """What a sheet says, everything that is wrong with it, and what it would lead to."""

    orders: tuple[Any, ...]
    findings: tuple[Finding, ...]
    consequences: Consequences | None = None
    """None where the realm can give no orders."""

    @property
    def is_fine(self) -> bool:
        return not self.findings


def check_text(game: Game, state: State, realm: int, text: str) -> Checked:
    """Reads a sheet and tries what can be read of it; nothing is changed."""
    return examined(game, state, realm, text).checked


class Examined(NamedTuple):
    checked: Checked
    attempt: Attempt
    places: list[int]
    """By order, its line."""


def examined(game: Game, state: State, realm: int, text: str, search: Search = THOROUGH) -> Examined:
    """The check of a sheet, with the attempt that it was made by."""
    orders, wrong = parse_sheet(text)
    lines = text.splitlines()
    places = order_lines(lines, wrong)
    attempt = Attempt(state, realm, orders)
    refused = [
        (index, refusal_found(game, state, refusal, places[index] if index >= 0 else WHOLE_SHEET, lines))
        for index, refusal in refusals(attempt)
    ]
    found = [*map(unread, wrong), *[finding for _index, finding in refused]]
    found.sort(key=lambda finding: finding.line or len(lines) + 1)
    unmade = {index: finding.line for index, finding in refused if index >= 0}
    ahead = consequences(attempt, unmade, search) if attempt.phases else None
    return Examined(Checked(tuple(orders), tuple(found), ahead), attempt, places)


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
    sentence = Words(*[said(complaint, lang).split("\n", 1)[0] for lang in LANGS])
    return Finding(bad.line, complaint.text, sentence, complaint.start, complaint.end)


def refusal_found(game: Game, state: State, refusal: IllegalMove, line: int, lines: Sequence[str]) -> Finding:
    said = Words(*[explain(game, refusal, lang, state.setting.names) for lang in LANGS])
    text = lines[line - 1].strip() if line else ""
    return Finding(line, text, said, rule=refusal.rule)


def refusals(attempt: Attempt) -> Iterator[tuple[int, IllegalMove]]:
    """All that the rules have against the orders, with the number of the order from 0."""
    state, realm = attempt.before, attempt.realm
    if not is_inside(state, realm):
        yield -1, out_of_turn(state, realm)
        return
    if state.realms[realm].absence:
        yield -1, no_orders(state, realm)
        return
    if not attempt.phases:
        yield -1, over_for(state, realm)
        return
    tried = set(attempt.tried)
    for index, order in enumerate(attempt.orders):
        if index not in tried:
            yield index, closed_muster(state, realm) if is_muster(order) else out_of_turn(state, realm)
    for number, refusal in attempt.trial.refusals:
        yield (attempt.tried[number] if number >= 0 else -1), refusal


def over_for(state: State, realm: int) -> IllegalMove:
    return IllegalMove("PH-2k") if state.step == OVER else out_of_turn(state, realm)


def trimmed(
    state: State, realm: int, orders: Sequence[Any], phases: Sequence[int]
) -> tuple[tuple[Any, ...], list[tuple[Any, IllegalMove]]]:
    """The orders that can be carried out together, and those left out with the reason (as in PH-R227)."""
    sifted = Sifted(state, realm, orders, phases, strict=True)
    lost = {**dict(sifted.refused), **sifted.fallen}
    kept = [order for index, order in enumerate(orders) if index not in lost]
    return tuple(kept), [(orders[index], lost[index]) for index in sorted(lost)]
