"""How many of a thing is typed: never none of it, nor less than none."""

from __future__ import annotations

import pytest

from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.errors import BadText
from tafelrunde.games import load_game
from tafelrunde.telling.complaints import said

MOVES = [
    ("xidit", "bards {} west"),
    ("xidit", "Barden 1 Schneefeld und {} Festung"),
    ("xidit", "fight T3a with {} militia"),
    ("xidit", "bekämpfe T3a mit 1 Bogenschütze und {} Dorfmilizionäre"),
    ("ethnos", "keep {} red orc"),
    ("ethnos", "play red orc with {} blue orc"),
    ("kingsburg", "take {} gold"),
    ("kingsburg", "nimm 1 Gold für {} Holz"),
]


@pytest.mark.parametrize("count", ["-1", "0", "-99"])
@pytest.mark.parametrize(("game", "move"), MOVES)
def test_less_than_one_of_something_is_refused_at_that_word(game: str, move: str, count: str) -> None:
    parse = load_game(game).parse_move
    with pytest.raises(BadText) as caught:
        parse(move.format(count))

    assert caught.value.text[caught.value.start : caught.value.end] == count
    for lang in LANGS:
        assert "1" in said(caught.value, lang).splitlines()[0]
    assert parse(move.format(1)) == parse(move.format(""))
