"""What each message to somebody who hears of a game may say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from tafelrunde.engine.contract import Lang
from tafelrunde.server.messages.messages import TableInfo
from tafelrunde.server.tables.journal import Past
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.store.records import TableRecord
from tests.server.playing import Client
from tests.server.secrecy_expected import Leak, expected_marks, expected_step, expected_texts, same

SMALL: Final = {"ack": {"t", "id", "n"}, "stale": {"t", "id", "n"}, "allowed": {"t", "id"}, "pong": {"t"}}
"""Messages that have no room for a secret."""
UNDO: Final = {"asks": {"t", "seat", "keep", "waits_for"}, "answered": {"t", "agreed"}}
CHAT: Final = "Well played"
"""All that anybody says at these tables."""
REFUSALS: Final = {
    "you have no move to take back",
    "dice were rolled or cards drawn since; that cannot be taken back",
    "something hidden has been seen since; that cannot be taken back",
    "somebody has already asked to take back",
    "the game is over",
}
"""Why something cannot be done now, or taken back: fixed words, without anything of the position."""


@dataclass
class Observer:
    """Somebody who hears of the game: through the eyes of a seat, or of the public."""

    name: str
    client: Client
    seat: int | None
    token: str
    behind: int = 0
    lang: Lang = "en"
    """In which it is told what happened."""
    looked_at: int = 0
    """How many of the messages heard so far were checked."""

    @property
    def is_seated(self) -> bool:
        return self.name.startswith("seat ")


def check_message(live: LiveTable, past: Sequence[Past], observer: Observer, message: dict[str, Any]) -> None:
    """What reached somebody without being asked for, or as an answer."""
    kind, keys = message["t"], set(message)
    if kind == "step":
        fresh = message.get("fresh", False)
        step = past[message["n"]]
        told = expected_step(live.game, step, observer.seat, fresh=fresh)
        if not fresh:
            told["texts"] = expected_texts(live, step, observer.seat, observer.lang)
            told |= expected_marks(live, step, observer.lang)
        same(f"step {message['n']} to {observer.name}", message, told)
    elif kind in ("welcome", "table"):
        check_info(live.record, observer, message["table"])
    elif kind == "said":
        check_said(observer, message)
    elif kind == "refused":
        check_refused(observer, message)
    elif kind in UNDO and observer.is_seated:
        same(f"{kind} to {observer.name}", keys, UNDO[kind])
    else:
        same(f"{kind} to {observer.name}", keys, SMALL.get(kind))


def check_said(observer: Observer, line: dict[str, Any]) -> None:
    """A line of the chat: who said it and what, as it was said."""
    told = {name: value for name, value in line.items() if name not in ("t", "line", "at")}
    same(f"chat to {observer.name}", told, {"seat": line["seat"], "name": f"P{line['seat']}", "text": CHAT})


def check_refused(observer: Observer, message: dict[str, Any]) -> None:
    """The words of a rule are compared between worlds; all others are always the same."""
    if message["code"] == "state" and message["text"] not in REFUSALS:
        raise Leak(f"a refusal tells {observer.name} more than it should: {message['text']}")


def check_info(record: TableRecord, observer: Observer, info: dict[str, Any]) -> None:
    """The table as the lobby shows it: no secret, no link, and nothing of the steps that are held back."""
    text = msgspec.json.encode(info).decode()
    if record.secret.hex() in text or set(info) - set(TableInfo.__struct_fields__):
        raise Leak(f"the table tells {observer.name} too much: {text}")
    if observer.behind and (info["n"] > max(0, record.n - observer.behind) or info.get("to_act")):
        raise Leak(f"{observer.name} learns how far the game is: {text}")
