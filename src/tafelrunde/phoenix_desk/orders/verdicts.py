"""A sheet that is being written, judged line by line at every pause, and what it leads to as a whole.

All of it follows from what the realm knows: the same bytes, whatever others keep secret.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, Literal

import msgspec

from tafelrunde.engine.contract import Game, Words
from tafelrunde.engine.errors import Complaint, IllegalMove
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.words.text import is_head
from tafelrunde.phoenix_desk.orders.attempts import Attempt
from tafelrunde.phoenix_desk.orders.consequences import Consequences, Search
from tafelrunde.phoenix_desk.orders.line_facts import LineFacts, Part, line_facts
from tafelrunde.phoenix_desk.orders.open_ends import open_ends
from tafelrunde.phoenix_desk.orders.revisions import need_room, writable
from tafelrunde.phoenix_desk.orders.sheet_check import WHOLE_SHEET, Examined, Finding, examined

Kind = Literal["empty", "remark", "heading", "fine", "open", "refused"]
QUICK: Final = Search(3, 400)
"""Of marches that are too long the first are told how far they get; the others can be asked for."""
MOST_ORDERS: Final = 1_500
"""More than a realm has numbers for units; each that is refused may take a look at the whole world."""
BLAMED: Final = ("number", "name", "unit", "army", "person", "character", "wizard", "fleet", "field", "town")
"""Parameters of a refusal that name what stands in the line, the likeliest first."""


class LineVerdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """`open` is fine, and is seen when it happens; `start` and `end` mark what is wrong in a refused line."""

    line: int
    kind: Kind
    rule: str = ""
    said: Words | None = None
    start: int = 0
    end: int = 0
    part: Part = ""
    """Of an order: whether it is carried out in the muster or in the turn, wherever it stands."""
    gold: int = 0
    """What it brings the treasury, or takes from it."""
    path: tuple[str, ...] = ()
    """The way of whoever moves by it; in a refused line how far the unit would get."""
    remedy: str = ""
    """What could stand there instead of a refused line."""


class Verdict(msgspec.Struct, frozen=True):
    lines: tuple[LineVerdict, ...]
    """One for each line of the text."""
    sheet: tuple[LineVerdict, ...]
    """What is wrong with the sheet as a whole and is no single line's fault; their line is 0."""
    is_fine: bool
    """It can be handed in."""
    consequences: Consequences | None
    """None where the realm can give no orders."""


def verdict(game: Game, state: State, realm: int, text: str) -> Verdict:
    """What is too large is refused by a complaint; nothing is changed."""
    whole = writable(text)
    need_few_orders(whole)
    found = examined(game, state, realm, whole, QUICK)
    wrong = {finding.line: finding for finding in blamed(found)}
    ends = {found.places[index]: end for index, end in open_ends(found.attempt).items()}
    refused = {found.places[number]: refusal for number, refusal in refusals_of(found.attempt)}
    lines: list[LineVerdict] = []
    for number, line in enumerate(whole.split("\n"), 1):
        kind = kind_of(line)
        if number in wrong:
            lines.append(refusal(line, number, wrong[number], refused))
        elif kind == "fine" and number in ends:
            lines.append(LineVerdict(number, "open", ends[number].rule, ends[number].said))
        else:
            lines.append(LineVerdict(number, kind))
    facts = line_facts(found, whole.split("\n"))
    rest = [finding for line, finding in wrong.items() if line == WHOLE_SHEET]
    sheet = tuple([LineVerdict(WHOLE_SHEET, "refused", one.rule, one.said) for one in rest])
    judged = tuple([beside(line, facts.get(line.line)) for line in lines])
    return Verdict(judged, sheet, found.checked.is_fine, found.checked.consequences)


def beside(line: LineVerdict, facts: LineFacts | None) -> LineVerdict:
    """The verdict with what the order does; a line that is not refused needs no remedy."""
    if facts is None:
        return line
    remedy = facts.remedy if line.kind == "refused" else ""
    return msgspec.structs.replace(line, part=facts.part, gold=facts.gold, path=facts.path, remedy=remedy)


def need_few_orders(text: str) -> None:
    """A complaint if a sheet is too large to be kept, or to be looked into."""
    need_room(text)
    orders = [line for line in text.split("\n") if kind_of(line) == "fine"]
    if len(orders) > MOST_ORDERS:
        raise Complaint("draft-of-many-orders", {"count": len(orders), "most": MOST_ORDERS})


def kind_of(line: str) -> Kind:
    """Of a line that nothing is wrong with."""
    if not line.strip():
        return "empty"
    if line.lstrip().startswith("#"):
        return "remark"
    return "heading" if is_head(line) else "fine"


def blamed(found: Examined) -> Iterator[Finding]:
    """What is wrong; what the sheet leaves behind is told at the order that is to blame, if one is."""
    faults = list(found.attempt.trial.faults)
    for finding in found.checked.findings:
        guilty = found.attempt.culprit(faults[0]) if finding.line == WHOLE_SHEET and faults else -1
        yield msgspec.structs.replace(finding, line=found.places[guilty]) if guilty >= 0 else finding


def refusals_of(attempt: Attempt) -> Iterator[tuple[int, IllegalMove]]:
    for number, refusal in attempt.trial.refusals:
        if number >= 0:
            yield attempt.tried[number], refusal


def refusal(line: str, number: int, finding: Finding, refused: Mapping[int, IllegalMove]) -> LineVerdict:
    """Marks the word where reading stopped, the unit or place that the rule is about, or the whole order."""
    indent = len(line) - len(line.lstrip())
    start, end = indent + finding.start, indent + finding.end
    if finding.rule:
        start, end = named_in(line, refused.get(number)) or (indent, len(line.rstrip()))
    return LineVerdict(number, "refused", finding.rule, finding.said, start, end)


def named_in(line: str, refusal: IllegalMove | None) -> tuple[int, int] | None:
    """Where the line names what the rule refuses."""
    params = refusal.params if refusal is not None else {}
    for key in BLAMED:
        value = str(params.get(key) or "")
        found = re.search(rf"(?<![\w/]){re.escape(value)}(?![\w/])", line) if value else None
        if found is not None:
            return found.span()
    return None
