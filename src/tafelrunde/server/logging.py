"""What the server writes down about itself: JSON lines, or lines for a person at a terminal.

Nothing private can get there. A line is the name of an event and facts of known names; of trouble only its
kind and the places in the code are told, because its words may quote what somebody sent.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Literal, TextIO

import msgspec

LOGGER: Final = logging.getLogger("tafelrunde.server")
LogFormat = Literal["json", "text"]
Fact = str | int | float | bool | None

FACTS: Final = frozenset(
    {
        "address",  # of the server itself
        "bot",
        "bots",
        "channel",
        "code",
        "count",
        "database",  # without user and password
        "errand",
        "game",
        "method",
        "n",
        "node",
        "reason",
        "route",
        "seat",
        "seconds",
        "status",
        "table",
        "tables",
        "tries",
        "trouble",
        "version",
    }
)
"""All that is ever told. Tokens, names, addresses of people, views, moves and chat have no name here."""

QUIET: Final = ("uvicorn.error", "uvicorn.access", "alembic", "httpx", "httpcore", "websockets", "asyncio")
"""Libraries that would tell addresses and links if they were let; their warnings are kept."""
LONGEST_FACT: Final = 200


def tell(event: str, level: int = logging.INFO, trouble: BaseException | None = None, **facts: Fact) -> None:
    """Writes down that something happened: `tell("table started", table=id, game="ethnos")`."""
    unknown = facts.keys() - FACTS
    if unknown:
        raise ValueError(f"no fact of a log line: {', '.join(sorted(unknown))}")
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, event, extra={"facts": facts}, exc_info=trouble)


def warn(event: str, trouble: BaseException | None = None, **facts: Fact) -> None:
    tell(event, logging.WARNING, trouble, **facts)


def complain(event: str, trouble: BaseException | None = None, **facts: Fact) -> None:
    """Something that is a fault of ours, or of the machine."""
    tell(event, logging.ERROR, trouble, **facts)


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a line may say; a library's own words stay out, for they may quote anything."""
    told: dict[str, Any] = dict(getattr(record, "facts", {}))
    if not hasattr(record, "facts"):
        told["reason"] = f"{Path(record.pathname).name}:{record.lineno}"
    if record.exc_info and record.exc_info[1] is not None:
        told |= {"trouble": type(record.exc_info[1]).__name__, "places": places(record.exc_info[1])}
    return {name: tidy(value) for name, value in told.items() if value is not None}


def event_of(record: logging.LogRecord) -> str:
    return str(record.msg) if hasattr(record, "facts") else f"{record.name} {record.levelname.lower()}"


def places(trouble: BaseException) -> list[str]:
    """Where it happened, innermost last."""
    frames = traceback.extract_tb(trouble.__traceback__)
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]


def tidy(value: Any) -> Any:
    """Not long, and on one line whatever is in it."""
    if not isinstance(value, str):
        return value
    return "".join(char if char.isprintable() else "�" for char in value[:LONGEST_FACT])


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "event": event_of(record), **facts_of(record)}
        return msgspec.json.encode(line).decode()


class ReadableLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        mark = "" if record.levelno <= logging.INFO else f"{record.levelname} "
        facts = [f"{name}={readable(value)}" for name, value in facts_of(record).items()]
        return " ".join([f"{at} {mark}{event_of(record)}", *facts])


def readable(value: Any) -> str:
    return " < ".join(reversed(value)) if isinstance(value, list) else str(value)


def start_logging(form: LogFormat | None = None, stream: TextIO | None = None) -> None:
    """Directs everything to one stream; without a wish, a person at a terminal gets readable lines."""
    out = stream or sys.stderr
    chosen = form or ("text" if out.isatty() else "json")
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines() if chosen == "json" else ReadableLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(logging.INFO)
    for name in QUIET:
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
        logging.getLogger(name).setLevel(logging.WARNING)
