"""Play in the terminal, alone or together, against bots."""

from __future__ import annotations


def command() -> None:
    print("soon")
