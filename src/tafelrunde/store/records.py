"""What the store keeps, as plain records. Times are seconds since 1970 (UTC)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Status = Literal["gathering", "running", "over", "abandoned"]
Visibility = Literal["public", "link"]
"""`public` tables stand in the lobby; `link` tables are found only by those who were given their address."""
SeatKind = Literal["open", "human", "bot"]
Pace = Literal["none", "brisk", "calm"]
"""How long bots wait before they move where people look on."""
Channel = Literal["mail", "push", "hook"]
Role = Literal["master", "realm", "spectator", "projector"]
Right = Literal["read", "write", "hand in"]
"""What a member of a realm may do there; each right holds those before it."""


class TableRecord(msgspec.Struct):
    """A table: what was agreed on, and how far it is. The game itself is in its steps."""

    id: str
    game: str
    version: str
    options: dict[str, str]
    corrections: dict[str, Any]
    title: str
    language: str
    visibility: Visibility
    clock: dict[str, Any]
    """The rule of the clock as data; see server/clocks.py."""
    status: Status
    host: int
    """The seat that runs the table."""
    spectators: dict[str, Any]
    """Whether strangers may watch, and how many steps behind."""
    secret: bytes
    """The secret of the fair dice. It leaves the server only in the log of a finished game."""
    header: bytes = b""
    """The log's header, written when the game starts."""
    created: float = 0.0
    changed: float = 0.0
    n: int = 0
    """Number of the last step."""
    to_act: tuple[int, ...] = ()
    deadline: float | None = None
    """When the clock asks for the server's attention next."""
    next_table: str | None = None
    """The rematch."""
    pace: Pace = "none"
    """See server/pace.py."""


class SeatRecord(msgspec.Struct):
    """One seat of a table and who may act for it."""

    table: str
    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""
    """The bot that sits here or stands in."""
    stands_in: bool = False
    """A bot plays for the human of this seat until the human comes back."""
    token_hash: bytes | None = None
    """SHA-256 of the seat's link; seats played from one browser (hot seat) may share it, so it is not unique.
    With a kind other than `human` it is an invitation."""
    user: int | None = None
    language: str = ""
    late: bool = False
    """A bot stands in because the time was up."""


class GuestRecord(msgspec.Struct):
    """Somebody who watches: the public view, or one seat's view by that seat's consent."""

    table: str
    token_hash: bytes
    name: str
    sees: int | None = None


class Step(msgspec.Struct):
    """One accepted change of a game. Steps of a table are numbered 1, 2, 3 ... without a gap.

    `moves`: a move with all that chance did after it. `undo`: later entries no longer count. `ask`: a seat
    asks the others to let it take something back, or one of them answers; the game stands as it stood.
    `clock`: only the clocks changed.
    """

    n: int
    kind: Literal["moves", "undo", "ask", "clock"]
    body: bytes
    """JSON: `Moves`, `Undo` or `Ask` of server/journal.py; `{}` of a clock."""
    actor: int
    """The seat that acted; CHANCE for the set-up."""
    at: float
    command: str | None = None
    """The id the client gave its command; the same id again changes nothing."""
    clock: bytes = b""
    """The clocks after this step, as JSON."""


class LogChange(msgspec.Struct, frozen=True):
    """A step of a campaign, of the kind `log`: after so many lines of its log come these.

    What stood there before is in earlier steps.
    """

    after: int
    lines: list[str]


class PaperRecord(msgspec.Struct):
    """What lies beside the log of a campaign; its revisions are counted from 1 on."""

    table: str
    kind: str
    number: int
    name: str
    revision: int = 0
    """0: there never was one."""
    data: bytes | None = None
    """None: there is none now."""


class SnapshotRecord(msgspec.Struct):
    """The position of a campaign after so many entries of its log, by the ruleset of this version."""

    table: str
    entries: int
    month: int
    version: str
    hash: str
    body: bytes


class MemberRecord(msgspec.Struct):
    """Somebody in a campaign: a game master, a member of a realm, a spectator; or a projector."""

    table: str
    role: Role
    realm: int | None = None
    right: Right = "read"
    """Of a member of a realm."""
    rules: bool = False
    """The ruler of the realm, who gives rights in it."""
    name: str = ""
    token_hash: bytes | None = None
    """SHA-256 of the member's link; until somebody has joined, of an invitation."""
    joined: bool = False
    user: int | None = None
    language: str = ""
    until: float | None = None
    """A deputy's last moment."""
    created: float = 0.0
    id: int = 0


class Notice(msgspec.Struct):
    """A message to somebody who is not looking. `id` is 0 until the store has given one."""

    table: str
    n: int
    seat: int
    channel: Channel
    address: str
    body: bytes
    id: int = 0
    tries: int = 0
    due: float = 0.0


class Append(msgspec.Struct):
    """All that becomes true together with one step."""

    table: str
    step: Step
    to_act: tuple[int, ...]
    deadline: float | None
    status: Status
    notices: list[Notice] = []


class ChatRecord(msgspec.Struct):
    table: str
    at: float
    seat: int | None
    """None: a guest."""
    name: str
    text: str
    id: int = 0


class ContactRecord(msgspec.Struct):
    """How the person in a seat wants to hear of its turn."""

    table: str
    seat: int
    channel: Channel
    address: str
    """Mail address, web push subscription (JSON), or URL."""
    kinds: tuple[str, ...] = ()
    """Of a member of a campaign: what to be told of; all of it if nothing was chosen."""
    report: bool = False
    """And whether the report of a month comes with the mail."""


class UserRecord(msgspec.Struct):
    """An account. Nobody needs one."""

    name: str
    password_hash: str
    created: float
    mail: str = ""
    language: str = ""
    operator: bool = False
    id: int = 0
    wishes: str = "{}"
    """Settings of the web app and how far its lessons have come, as JSON; what it means the app knows."""


class SessionRecord(msgspec.Struct):
    token_hash: bytes
    user: int
    expires: float


class Change(msgspec.Struct):
    """What other processes on the same database are told of. For `chat`, n is the line's id.

    `people` is about no table: sessions of the account n have ended. `campaign`: something happened in one;
    `detail` says it (server/campaigns/happenings.py).
    """

    table: str
    what: Literal["step", "seats", "chat", "table", "people", "campaign"]
    n: int = 0
    detail: str = ""
