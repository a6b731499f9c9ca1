"""`tafelrunde phoenix duel`: exact odds as table, plot and JSON, and what cannot be read."""

from __future__ import annotations

import random

import pytest

from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.errors import BadText
from tafelrunde.games.phoenix.arithmetic.duel import WON, Duellist, evaluate
from tafelrunde.games.phoenix.magic.duel_lines import read_circle
from tests.cli.calling import tafelrunde
from tests.complaining import complains


def test_odds_sum_to_one_and_name_both_sides() -> None:
    found = tafelrunde("phoenix", "duel", "Ann: ZA", "ZB 5/8", "--json").data
    assert [found["sides"][side]["class"] for side in (0, 1)] == ["A", "B"]
    assert found["sides"][0]["name"] == "Ann"
    assert found["sides"][1]["wizards"] == [
        {"points": 8.0, "power": 5.0, "dice": 5, "ones": 3, "character": False}
    ]
    chances = [found[result]["value"] for result in ("won", "drawn", "lost")]
    assert sum(chances) == pytest.approx(1)
    assert sum(share for _net, share in found["net"]) == pytest.approx(1)
    for side in found["sides"]:
        assert sum(share for _change, share in side["changes"]) == pytest.approx(1)


def test_they_agree_with_many_duels_thrown() -> None:
    first, second, throws, rng = Duellist(60, 60), Duellist(80, 50), 20_000, random.Random(1)
    wins = 0
    for _ in range(throws):
        dice = [[rng.randint(1, 6) for _ in range(one.dice)] for one in (first, second)]
        wins += evaluate([first], [second], [dice[0]], [dice[1]]).result == WON
    expected = tafelrunde("phoenix", "duel", "Z 6", "Z 5/8", "--json").data["won"]["value"]
    assert abs(wins / throws - expected) < 3 * (expected * (1 - expected) / throws) ** 0.5


@pytest.mark.parametrize("lang", LANGS)
def test_people_get_a_table_and_a_plot(lang: str) -> None:
    said = tafelrunde("phoenix", "duel", "3 ZA", "Merlin: CZB 7/10", lang=lang)
    assert said.code == 0
    assert "{" not in said.out
    assert said.out.count("█") > 40
    for word in ("Merlin", "Einsen", "gewinnt") if lang == "de" else ("Merlin", "ones", "wins"):
        assert word in said.out


@pytest.mark.parametrize(
    ("line", "wizards"),
    [
        ("ZA", [(4, 4, False)]),
        ("CZA; czb", [(6, 6, True), (10, 10, True)]),
        ("2 Z 7", [(7, 7, False)] * 2),
        ("Bob: Z 3/5", [(5, 3, False)]),
        ("ZA + Z 14", [(4, 0, False), (14, 10, False)]),
        ("ZA + ZA; CZA", [(4, 0, False), (4, 0, False), (6, 6, True)]),
    ],
)
def test_wizards_are_read(line: str, wizards: list[tuple[int, int, bool]]) -> None:
    assert list(read_circle(line).wizards) == [Duellist(10 * most, 10 * now, c) for most, now, c in wizards]


def test_too_many_dice_would_take_too_long() -> None:
    with complains("128", kind=BadText):
        read_circle("2 ZF")
    assert read_circle("ZF").wizards[0].dice == 128


@pytest.mark.parametrize("line", ["", "Ann:", "ZG 4", "ZA;", "3 K", "Z 5/3", "Z 0", "ZA ++ ZB", "Z 9999"])
@pytest.mark.parametrize("lang", LANGS)
def test_what_cannot_be_read_is_told(line: str, lang: str) -> None:
    said = tafelrunde("phoenix", "duel", line, "ZA", lang=lang)
    assert said.code != 0
    assert "Traceback" not in said.out + said.err
    assert len(said.err) > 20
