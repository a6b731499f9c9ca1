"""How the data commands print: JSON on one line, text for people, progress on the side."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

WIDTH_OF_FILES: Final = 110
"""Nobody scrolls sideways in a file, but tables need some room."""


def print_json(thing: Any) -> None:
    print(msgspec.json.encode(thing).decode())


def console() -> Console:
    """Standard output with colours where a terminal shows them."""
    width = None if sys.stdout.isatty() else WIDTH_OF_FILES
    return Console(file=sys.stdout, width=width, highlight=False, markup=False, emoji=False)


def say(out: Console, text: Text) -> None:
    """One line; a terminal folds it between words, in a file or a pipe it stays whole."""
    out.print(text, soft_wrap=not out.is_terminal)


def write_whole(path: Path, data: bytes) -> None:
    """A file for people: all of it or, if the disk is full, the one that was there before."""
    if path.exists() and not path.is_file():  # a pipe or a device has no before
        path.write_bytes(data)
        return
    place = path.resolve()
    beside = place.with_name(f".{place.name}.new")
    try:
        beside.write_bytes(data)
        beside.replace(place)
    except OSError as trouble:
        beside.unlink(missing_ok=True)
        trouble.filename = trouble.filename and str(path)
        raise


def notice(text: str) -> None:
    """Something worth knowing that is no part of the result."""
    print(f"tafelrunde: {text}", file=sys.stderr)


@contextmanager
def progress(about: str) -> Iterator[Callable[[float], None]]:
    """A bar on standard error while something long goes on; silent unless a terminal looks on."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    task = bar.add_task(about, total=1.0)
    with bar:
        yield lambda done: bar.update(task, completed=done)
