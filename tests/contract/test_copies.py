"""A copy of a position carries every field that the class of positions declares, each in its own place."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.state.books import Book
from tafelrunde.games.phoenix.state.stacks import Stacks
from tests.contract.tables import GAMES, seat_counts, short

RENEWED = {"used", "stamp"}
"""Empty between moves; and a number of its own for each position of a campaign."""


def declared(kind: type) -> list[str]:
    """Fields in the source of a class: the compiled one does not list them."""
    _package, *rooms, name = kind.__module__.split(".")
    file = Path(tafelrunde.__file__).parent.joinpath(*rooms, f"{name}.py")
    classes = [node for node in ast.parse(file.read_text()).body if isinstance(node, ast.ClassDef)]
    [body] = [node.body for node in classes if node.name == kind.__name__]
    return [ast.unparse(node.target) for node in body if isinstance(node, ast.AnnAssign)]


def marked(value: Any, mark: int) -> Any:
    """Something of the same kind that no other field has."""
    match value:
        case bool():
            return not value
        case int():
            return mark
        case list():
            return [mark]
        case tuple():
            return ((mark, mark),)
        case dict():
            return {mark: mark}
        case bytes():
            return bytes([mark])
        case Book():
            return Book((mark,))
        case Stacks():
            value.enter(mark, mark, mark)
    return value


def shown(value: Any) -> Any:
    match value:
        case Book():
            return tuple(value)
        case Stacks():
            return value.parts
        case _:
            return value.flat() if hasattr(value, "flat") else value


@pytest.mark.parametrize("game_id", GAMES)
def test_a_copy_carries_every_field(game_id: str) -> None:
    game = load_game(game_id)
    state = game.setup(seat_counts(game_id)[0], {}, short(game_id))
    fields = declared(type(state))
    assert len(fields) > 20
    for mark, field in enumerate(fields, start=100):
        setattr(state, field, marked(getattr(state, field), mark))

    copied = state.copy()

    for field in fields:
        if game_id != "phoenix" or field not in RENEWED:
            assert shown(getattr(copied, field)) == shown(getattr(state, field)), field
