"""What attackers send. A flood is the same bytes again and again; a crowd is many who each do a little."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from typing import Final, Literal

from tests.server.nonsense import BINARY, CLOSE, PING, PONG, TEXT, frame

FINAL, COMPRESSED, PIECE = 0x80, 0x40, 0
GET: Final = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
POST: Final = (
    b"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Accept: application/json\r\n"
)
STALE: Final = b'{"t":"move","id":"a","n":1,"move":{"move":"pass"}}'
CHUNKED: Final = POST + b"Transfer-Encoding: chunked\r\n\r\n"


@dataclass(frozen=True)
class Flood:
    """One connection at full speed. The server has to end it."""

    more: bytes
    start: bytes = b""
    on: Literal["request", "socket"] = "socket"
    reads: bool = False
    """Whether the attacker reads what is answered."""


@dataclass(frozen=True)
class Crowd:
    """Many connections that keep to the form. What they ask for too often is refused; they may stay."""

    kind: Literal["slow", "silent", "watchers", "storm"]
    size: int
    requests: tuple[bytes, ...] = ()
    """Of a storm; `TABLE` stands for the table that is attacked, `RUNNING` for one that people play at."""


def request(method: str, path: str, body: bytes = b"", *headers: str) -> bytes:
    lines = (f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "Content-Type: application/json", *headers)
    return "\r\n".join((*lines, f"Content-Length: {len(body)}", "", "")).encode() + body


def frames() -> dict[str, Flood]:
    """Every kind of frame."""
    return {
        "texts": Flood(frame(FINAL | TEXT, b"{}")),
        "texts, read": Flood(frame(FINAL | TEXT, b'{"t":"ping"}'), reads=True),
        "views, read": Flood(frame(FINAL | TEXT, b'{"t":"fresh"}'), reads=True),
        "greetings, read": Flood(frame(FINAL | TEXT, b'{"t":"hello"}'), reads=True),
        "stale moves, read": Flood(frame(FINAL | TEXT, STALE), reads=True),
        "long texts": Flood(frame(FINAL | TEXT, b" " * 60_000)),
        "binary": Flood(frame(FINAL | BINARY, b"x")),
        "pings": Flood(frame(FINAL | PING, b"")),
        "pings, read": Flood(frame(FINAL | PING, b"x" * 125), reads=True),
        "pongs": Flood(frame(FINAL | PONG, b"")),
        "empty pieces": Flood(frame(PIECE, b""), frame(TEXT, b"{")),
        "tiny pieces": Flood(frame(PIECE, b" "), frame(TEXT, b"{")),
        "good-byes": Flood(frame(FINAL | CLOSE, b"")),
        "reserved": Flood(frame(FINAL | 3, b"")),
        "compressed": Flood(frame(FINAL | COMPRESSED | TEXT, b"x")),
        "broken letters": Flood(frame(FINAL | TEXT, b"\xff\xfe")),
    }


FLOODS: Final[dict[str, Flood]] = {
    "pipelining": Flood(GET, on="request"),
    "pipelining, read": Flood(GET, on="request", reads=True),
    "many headers": Flood(b"a: b\r\n", b"GET / HTTP/1.1\r\n", on="request"),
    "one long header": Flood(b"b", b"GET / HTTP/1.1\r\na: ", on="request"),
    "big body": Flood(b" ", POST + b"Content-Length: 1000000000\r\n\r\n", on="request"),
    "chunks": Flood(b"1\r\n \r\n", CHUNKED, on="request"),
    "trailers": Flood(b"a: b\r\n", CHUNKED + b"0\r\n", on="request"),
    **{f"{kind}, before hello": flood for kind, flood in frames().items()},
    **{f"{kind}, after hello": flood for kind, flood in frames().items()},
}

BOMB: Final = gzip.compress(b" " * 40_000_000)
PASSWORD: Final = b'{"name":"somebody","password":"wrong and wrong again"}'
READS: Final = ("replay?limit=200", "replay?lang=de&after=50", "story", "story?lang=de", "log", "data")
LESSONS: Final = tuple([f"games/{game}/lesson" for game in ("kingsburg", "ethnos", "xidit")])
COSTLY: Final = (*[f"tables/TABLE/{what}" for what in READS], *LESSONS)
CHANGING: Final = tuple([f"tables/RUNNING/{what}" for what in READS])
"""With each move there is something to be made anew."""

CROWDS: Final[dict[str, Crowd]] = {
    "slow headers": Crowd("slow", 400),
    "half-open sockets": Crowd("silent", 400),
    "800 watchers": Crowd("watchers", 800),
    "requests one by one": Crowd("storm", 1, (request("GET", "/healthz"),)),
    "login storm": Crowd("storm", 10, (request("POST", "/api/session", PASSWORD),)),
    "joins": Crowd("storm", 10, (request("POST", "/api/tables/TABLE/join", b'{"name":"Mallory"}'),)),
    "compression": Crowd("storm", 4, (request("POST", "/api/session", BOMB, "Content-Encoding: gzip"),)),
    "broken letters in requests": Crowd(
        "storm",
        4,
        (request("GET", "/api/tables/%ff?lang=%ff"), request("POST", "/api/session", b'{"name":"\xff"}')),
    ),
    "costly reads": Crowd("storm", 10, tuple(request("GET", f"/api/{path}") for path in COSTLY)),
    "costly reads of a running game": Crowd(
        "storm", 10, tuple(request("GET", f"/api/{path}") for path in CHANGING)
    ),
}
