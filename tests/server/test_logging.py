"""Log lines: one JSON object or one readable line each, and nothing private in any."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.server.logging import FACTS, QUIET, LogFormat, complain, start_logging, tell

SECRET = "seat-token-3f9c"
NAMES = ("", "tafelrunde.server", *QUIET)


@pytest.fixture(autouse=True)
def _loggers_as_before() -> Iterator[None]:
    before = {name: (logging.getLogger(name).handlers[:], logging.getLogger(name).level) for name in NAMES}
    yield
    for name, (handlers, level) in before.items():
        logging.getLogger(name).handlers[:] = handlers
        logging.getLogger(name).setLevel(level)


def started(form: LogFormat | None = "json") -> io.StringIO:
    stream = io.StringIO()
    start_logging(form, stream)
    return stream


def test_an_event_is_one_json_line_with_its_facts() -> None:
    stream = started()
    tell("table started", table="abc", game="ethnos", n=1, seconds=None)

    line = json.loads(stream.getvalue())

    assert line.pop("at").endswith("+00:00")
    assert line == {"level": "info", "event": "table started", "table": "abc", "game": "ethnos", "n": 1}


def test_a_terminal_gets_readable_lines_and_a_file_json() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    start_logging(None, terminal)
    tell("table started", table="abc")
    assert terminal.getvalue().endswith(" table started table=abc\n")

    file = started(None)
    tell("table started", table="abc")
    assert json.loads(file.getvalue())["table"] == "abc"


@given(st.text(), st.sampled_from(["json", "text"]))
def test_a_line_stays_one_line_whatever_is_in_it(text: str, form: LogFormat) -> None:
    stream = started(form)
    tell("refused", reason=text)

    (line,) = stream.getvalue().removesuffix("\n").split("\n")
    assert line.isprintable()


@pytest.mark.parametrize("name", ["token", "view", "move", "text", "name", "mail", "chat"])
def test_private_things_have_no_place(name: str) -> None:
    assert name not in FACTS
    with pytest.raises(ValueError, match=name):
        tell("something", logging.INFO, None, **{name: SECRET})


@pytest.mark.parametrize("form", ["json", "text"])
def test_trouble_tells_its_kind_and_place_but_not_its_words(form: LogFormat) -> None:
    stream = started(form)
    try:
        int(SECRET)
    except ValueError as trouble:
        complain("request failed", trouble, route="/api/tables")

    assert SECRET not in stream.getvalue()
    for told in ("ValueError", "test_logging.py", "/api/tables"):
        assert told in stream.getvalue()


def test_words_of_libraries_are_not_repeated() -> None:
    stream = started()
    logging.getLogger("uvicorn.access").info("GET /join/%s", SECRET)
    logging.getLogger("httpx").info("POST https://push/%s", SECRET)
    assert stream.getvalue() == ""

    try:
        raise RuntimeError(SECRET)
    except RuntimeError:
        logging.getLogger("uvicorn.error").exception("Exception in %s", SECRET)
    line = json.loads(stream.getvalue())

    assert SECRET not in stream.getvalue()
    assert (line["event"], line["trouble"]) == ("uvicorn.error error", "RuntimeError")
