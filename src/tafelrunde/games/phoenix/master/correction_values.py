"""Values that a correction may hold: each of the kind that its place needs, or it is refused."""

from __future__ import annotations

from tafelrunde.engine.text import whole_number

Value = int | str | bool
MOST = 10**9


class Unsuitable(Exception):
    """A path or value that does not fit; the argument is the term for the reason."""


def number(value: Value) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST:
        raise Unsuitable("wrong_value")
    return value


def text(value: Value) -> str:
    if not isinstance(value, str):
        raise Unsuitable("wrong_value")
    return value


def flag(value: Value) -> bool:
    if not isinstance(value, bool):
        raise Unsuitable("wrong_value")
    return value


def unit_number(word: str, first: int, last: int) -> int:
    number = whole_number(word)
    if number is None or not first <= number <= last or number % 100 == 0:  # PH-1.8a
        raise Unsuitable("unknown_path")
    return number
