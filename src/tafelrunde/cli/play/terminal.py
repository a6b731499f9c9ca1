"""The screen and the keyboard; also works on pipes, where nothing is cleared and nobody waits for Enter."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from tafelrunde.cli.language import t

WIDTH_OF_FILES: Final = 100
WIDEST: Final = 120
FULL_BOARD: Final = (100, 32)
"""Smaller screens get the short form of the board."""


LONGEST_NUMBER: Final = 6


def as_number(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


class Terminal:
    def __init__(self) -> None:
        known = sys.stdout.isatty() or "COLUMNS" in os.environ
        self.console = Console(
            file=sys.stdout,
            width=None if known else WIDTH_OF_FILES,
            highlight=False,
            markup=False,
            emoji=False,
        )
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        if self.interactive:
            with contextlib.suppress(ImportError):  # gives input() a history and arrow keys, where it exists
                import_module("readline")

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int:
        return self.console.height

    @property
    def short(self) -> bool:
        return self.width < FULL_BOARD[0] or (self.interactive and self.height < FULL_BOARD[1])

    def say(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def say_command(self, text: str, style: str = "") -> None:
        """A line that may be copied to a shell: never broken, however long."""
        self.console.print(Text(text, style=style), soft_wrap=True)

    def warn(self, text: str) -> None:
        self.say(Text(text, style="bold yellow"))

    def praise(self, text: str) -> None:
        self.say(Text(text, style="bold green"))

    def lines(self, thing: RenderableType) -> int:
        """How many lines of the screen this takes."""
        return len(self.console.render_lines(thing, pad=False))

    def ask(self, prompt: str) -> str:
        """One line from the player, without surrounding blanks; EOFError when there are no more."""
        if self.interactive:
            return input(prompt).strip()
        self.console.print(Text(prompt), end="")
        sys.stdout.flush()
        line = sys.stdin.readline()
        self.console.print(Text(line.rstrip("\n")))  # what was typed belongs into a transcript
        if not line:
            raise EOFError
        return line.strip()

    def clear(self) -> None:
        if self.interactive:
            self.console.clear()

    def forget(self) -> None:
        """Clears also what could be scrolled back to: the next reader may know less."""
        if self.interactive:
            self.console.file.write("\x1b[3J")
            self.console.clear()

    def wait(self, text: str) -> None:
        if self.interactive:
            self.ask(f"{text} ")

    def choose(self, title: str, choices: Sequence[str], default: int = 0) -> int:
        """A numbered menu; Enter takes the default."""
        self.say(Text(f"\n{title}", style="bold"))
        for place, choice in enumerate(choices):
            mark = "›" if place == default else " "
            self.say(Text(f" {mark} {place + 1}  {choice}", style="bold" if place == default else ""))
        while True:
            text = self.ask(f"[{default + 1}] › ")
            if not text:
                return default
            number = as_number(text)
            if number is not None and 1 <= number <= len(choices):
                return number - 1
            self.warn(t("lobby-number", last=len(choices)))
