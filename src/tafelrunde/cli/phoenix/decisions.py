"""The commands that are one move of the game master: a row for each, and one function that runs them.

How a move is made and told stands in `change`; what a word such as `Yaromo:601=1` means, in `notations`.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
import typer

from tafelrunde.cli.language import t
from tafelrunde.cli.phoenix.change import decide
from tafelrunde.cli.phoenix.homes import campaign_at
from tafelrunde.cli.phoenix.notations import amendment, changes_in, driver, member
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.holdings.happenings import PERCENT, drawn
from tafelrunde.games.phoenix.words.text import parse_move

Data = dict[str, Any]
Votes = Literal["decision", "recommendation", "exclusion", "confidence"]
Deadlines = Literal["meeting", "days", "none"]
Happenings = Literal["harvest", "plague", "draw"]


def argument(name: str, kind: Any, text: str, default: Any = Parameter.empty, **limits: Any) -> Parameter:
    return slot(name, Annotated[kind, typer.Argument(help=t(text), **limits)], default)


def option(name: str, kind: Any, text: str, default: Any, *flags: str, **limits: Any) -> Parameter:
    return slot(name, Annotated[kind, typer.Option(*flags, help=t(text), **limits)], default)


def slot(name: str, annotation: Any, default: Any) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


FOLDER: Final = argument("folder", str, "phoenix-folder")
AS_JSON: Final = option("as_json", bool, "option-json", False, "--json")
REALM: Final = argument("realm", str, "phoenix-realm")
PERSON: Final = argument("person", int, "phoenix-shelter-person", min=501, max=699)
REASON: Final = option("reason", str, "phoenix-reason", Parameter.empty)
MANY: Final = list[str] | None


def as_given(folder: str, data: Data) -> Data:
    """The slots have the names of the move's fields."""
    return {name: [] if value is None else value for name, value in data.items()}


def corrected(folder: str, data: Data) -> Data:
    changes, file = data["changes"], data["file"]
    if not changes and file is None:
        raise Complaint("nothing-to-correct")
    listed = [] if file is None else changes_in(file)
    move = amendment(changes or (), data["reason"])
    return {**move, "changes": [*move["changes"], *listed]}


def rewarded(folder: str, data: Data) -> Data:
    members = [member(text) for text in data["group"]]
    return {"move": data["move"], "adventure": data["name"], "leader": data["leader"], "group": members}


def raced(folder: str, data: Data) -> Data:
    return {**data, "drivers": [driver(text) for text in data["drivers"]]}


def happening(folder: str, data: Data) -> Data:
    seed = data.pop("seed")
    return by_chance(folder, seed, data["text"]) if data["kind"] == "draw" else as_given(folder, data)


def by_chance(folder: str, seed: int | None, text: str) -> Data:
    """What is drawn stands in the log like a choice; the number of entries serves as a seed."""
    campaign = campaign_at(folder)
    move = drawn(campaign.state, Seeded(len(campaign.table.entries) if seed is None else seed))
    if move is None:
        raise Complaint("no-land-owned")
    return {**msgspec.to_builtins(move), "text": text}


def in_a_sentence(folder: str, data: Data) -> Data:
    parsed: Data = msgspec.to_builtins(parse_move(data["sentence"]))
    return parsed


class Decision(NamedTuple):
    """Which move it is in the log, what is asked for, and how that becomes the move's data."""

    move: str
    slots: tuple[Parameter, ...]
    data: Callable[[str, Data], Data] = as_given


DECISIONS: Final = {
    "correct": Decision(
        "amend",
        (
            REASON,
            argument("changes", MANY, "phoenix-correct-changes", None),
            option("file", Path | None, "phoenix-correct-file", None),
        ),
        corrected,
    ),
    "grant": Decision("grant", (REALM, argument("gold", int, "phoenix-grant-gold", min=1), REASON)),
    "announce": Decision(
        "announce",
        (
            argument("text", str, "phoenix-announce-text"),
            option("realm", str, "phoenix-announce-realm", "", "--realm", "-r"),
        ),
    ),
    "end": Decision("end_campaign", (REASON,)),
    "absent": Decision(  # PH-6.9.2
        "declare_absent",
        (
            REALM,
            option("times", int, "phoenix-absent-times", 1, min=1, max=4),
            option("excused", bool, "phoenix-absent-excused", True, "--excused/--unexcused"),
        ),
    ),
    "back": Decision("declare_return", (REALM,)),
    "deadlines": Decision(  # PH-R233
        "set_deadlines", (argument("deadlines", Deadlines, "phoenix-deadlines-how"),)
    ),
    "happen": Decision(  # PH-6.11
        "happen",
        (
            argument("kind", Happenings, "phoenix-happen-kind"),
            argument("fields", MANY, "phoenix-happen-fields", None),
            option("percent", int, "phoenix-happen-percent", PERCENT, min=1, max=100),
            option("text", str, "phoenix-happen-text", ""),
            option("seed", int | None, "phoenix-happen-seed", None),
        ),
        happening,
    ),
    "race": Decision("hold_race", (argument("drivers", list[str], "phoenix-race-drivers"),), raced),  # PH-8
    "council": Decision(  # PH-9.1
        "hold_council",
        (
            argument("question", str, "phoenix-council-question"),
            option("kind", Votes, "phoenix-council-kind", "decision"),
            option("yes", MANY, "phoenix-council-yes", None, "--yes"),
            option("no", MANY, "phoenix-council-no", None, "--no"),
            option("master_yes", int, "phoenix-council-master", 0, min=0, max=2),
            option("master_no", int, "phoenix-council-master", 0, min=0, max=2),
            option("veto", bool, "phoenix-council-veto", False, "--veto"),
        ),
    ),
    "adventure": Decision(  # PH-7.1.1
        "reward_adventure",
        (
            argument("name", str, "phoenix-adventure-name"),
            argument("group", list[str], "phoenix-adventure-group"),
            option("leader", str, "phoenix-adventure-leader", ""),
        ),
        rewarded,
    ),
    "shelter": Decision(  # PH-6.10
        "send_away", (REALM, PERSON, option("months", int, "phoenix-shelter-months", 0, min=0, max=99))
    ),
    "recall": Decision("call_back", (REALM, PERSON)),
    "decide": Decision("", (argument("sentence", str, "phoenix-decide-sentence"),), in_a_sentence),
}


def command_of(decision: Decision) -> Callable[..., None]:
    def command(folder: str, as_json: bool, **given: Any) -> None:
        decide(folder, decision.data(folder, {"move": decision.move, **given}), as_json)

    # Typer asks a function for its signature.
    command.__dict__["__signature__"] = Signature([FOLDER, *decision.slots, AS_JSON])
    return command


COMMANDS: Final = {name: command_of(decision) for name, decision in DECISIONS.items()}
