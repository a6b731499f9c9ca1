"""The game master's decisions as data, for forms that write their sentences, such as those of the web app.

`python -m tafelrunde.phoenix_desk.orders.decisions NAME <docs/phoenix-orders.md` prints one of two files:
`decisions.json`, and `examples.json` with every sentence of the handbook and the move that it means. They are
kept in `web/src/campaign/correcting`, because the web app is also built where no Python is: a test says when
they are old.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Any, Final, get_args, get_origin

import msgspec

from tafelrunde.engine.contract import LANGS
from tafelrunde.games.phoenix.meta import TERMS
from tafelrunde.games.phoenix.moves import meeting
from tafelrunde.games.phoenix.moves.kinds import Amend, GameMasterMove
from tafelrunde.games.phoenix.words.grammar import Form, slot_kinds
from tafelrunde.games.phoenix.words.master import DECISIONS, REALMS, TRADE
from tafelrunde.games.phoenix.words.slots import KINDS
from tafelrunde.games.phoenix.words.text import format_move, parse_move
from tafelrunde.phoenix_desk.orders.language import Json, kind_of, pair, pattern_of, text_of, value_of

HEADING: Final = "## Decisions of the game master"
FORMS: Final[tuple[Form, ...]] = (*DECISIONS, *REALMS, *TRADE)
PICKED: Final[dict[type[Any], dict[str, str]]] = {
    meeting.Happen: {"kind": "happening", "fields": "places", "percent": "count", "text": "words"},
    meeting.HoldCouncil: {
        "question": "words",
        "kind": "vote",
        "yes": "realms",
        "no": "realms",
        "master_yes": "count",
        "master_no": "count",
    },
    meeting.HoldRace: {"drivers": "rows"},
    meeting.RewardAdventure: {"adventure": "words", "leader": "called", "group": "rows"},
    meeting.Driver: {"realm": "called", "person": "person", "place": "count"},
    meeting.Adventurer: {"realm": "called", "person": "person", "tenths": "tenths"},
}
"""How a form asks for values that a sentence has in lists; whatever else has no slot is so or not."""
LABELS: Final = {
    "happening": ("harvest", "plague"),
    "vote": ("decision", "recommendation", "exclusion", "confidence"),
    "town": ("BUR", "STD", "FST", "HST"),
}
"""What a form calls values that have no words of their own in sentences."""


def moves() -> list[type[Any]]:
    """All but corrections, which are pointed at."""
    return [move for move in get_args(GameMasterMove) if move is not Amend]


def decisions() -> Json:
    """Every kind of decision with its values and sentences, and what may stand in their slots."""
    used = {kind for move in moves() for kind in kinds_of(move).values()}
    used |= {kind for form in FORMS if form.order in moves() for _name, kind in slot_kinds(form.parts)}
    kinds = {name: kind_known(name) for name in sorted(used)}
    return {"decisions": {tag_of(move): described(move) for move in moves()}, "kinds": kinds}


def kind_known(name: str) -> Json:
    """How values are said in sentences, what a form calls them, and which numbers there are."""
    known = kind_of(name) if name in KINDS else {}
    found: Json = {key: known[key] for key in ("names", "from", "to") if key in known}
    if name in LABELS:
        found["labels"] = {code: pair(TERMS[code]) for code in LABELS[name]}
    return found


def tag_of(move: type[Any]) -> str:
    return str(move.__struct_config__.tag)


def kinds_of(move: type[Any]) -> dict[str, str]:
    """What kind of value each is, by the sentences if there are any."""
    said = {name: kind for form in FORMS if form.order is move for name, kind in slot_kinds(form.parts)}
    names = [field.name for field in msgspec.structs.fields(move)]
    return {name: {**said, **PICKED.get(move, {})}.get(name, "switch") for name in names}


def described(move: type[Any]) -> Json:
    said = {
        lang: [pattern_of(form.parts) for form in FORMS if form.order is move and form.lang == lang]
        for lang in LANGS
    }
    return {"values": values_of(move), "said": said}


def values_of(move: type[Any]) -> Json:
    kinds, found = kinds_of(move), {}
    for field in msgspec.structs.fields(move):
        found[field.name] = {"kind": kinds[field.name], **value_of(field)}
        row = row_in(field.type)
        if row is not None:
            found[field.name]["row"] = values_of(row)
    return found


def row_in(kind: Any) -> type[Any] | None:
    """What a list of drivers or adventurers consists of."""
    if get_origin(kind) is tuple and isinstance(get_args(kind)[0], type):
        item = get_args(kind)[0]
        return item if issubclass(item, msgspec.Struct) else None
    inner = getattr(kind, "__origin__", None)
    return row_in(inner) if getattr(kind, "__metadata__", None) and inner is not kind else None


# --- examples ------------------------------------------------------------------------------------------


def examples(handbook: str) -> list[Json]:
    """Each sentence of the handbook as a move, and how it is said in both languages."""
    book = handbook.split(HEADING)[1]
    lines = re.findall(r"^- `(.+)`$", book.split("Chance has sentences too")[0], re.MULTILINE)
    found = {encoded(move): move for move in map(parse_move, lines) if not isinstance(move, Amend)}
    return [
        {"move": msgspec.to_builtins(move), **{lang: format_move(move, lang) for lang in LANGS}}
        for move in found.values()
    ]


def encoded(move: Any) -> bytes:
    return msgspec.json.encode(move)


def files(handbook: str) -> Iterator[tuple[str, str]]:
    found = examples(handbook)
    rows = ",\n".join([msgspec.json.encode(one).decode() for one in found])
    yield "decisions.json", text_of(decisions())
    yield "examples.json", f"[\n{rows}\n]\n"


if __name__ == "__main__":
    sys.stdout.write(dict(files(sys.stdin.read()))[sys.argv[1]])
