"""`tafelrunde phoenix charfight`, `shelter` and `recall`: odds of combat; the castle of the elementals."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.errors import BadText
from tafelrunde.games.phoenix.court.charfight_lines import read_party
from tafelrunde.phoenix_desk.folder import open_campaign
from tests.cli.calling import tafelrunde
from tests.cli.phoenix_folders import copy_of, founded, phoenix


def test_chances_of_each_pair_sum_to_one() -> None:
    found = tafelrunde("phoenix", "charfight", "Ann: BUH 9", "2 CHF 4", "--json").data
    assert found["idle"] == []
    assert [row["one"] for row in found["bouts"]] == ["Ann: BUH 9 (1)"] * 2
    for row in found["bouts"]:
        assert sum([Fraction(row[way]["exact"]) for way in ("won", "drawn", "lost")]) == 1
        assert sum(share for _change, share in row["changes"]) == pytest.approx(1)
        assert row["one_dies"] is None


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_too_much_to_count_is_refused_and_not_guessed(lang: str) -> None:
    """PH-5.3c, PH-5.3u."""
    said = tafelrunde("phoenix", "charfight", "HER", "FSH; STH; BUH; CHF", lang=lang)
    assert said.code == 2
    assert said.out == ""
    assert all(word in said.err for word in ("60", "48 + 36 + 24 + 12", "512", "PH-5.3u"))


def test_who_finds_no_place_is_named() -> None:
    found = tafelrunde("phoenix", "charfight", "BUH 1", "5 CHF 1", "--json").data
    assert len(found["bouts"]) == 4
    assert len(found["idle"]) == 1


@pytest.mark.parametrize("lang", LANGS)
def test_people_get_a_table(lang: str) -> None:
    said = tafelrunde("phoenix", "charfight", "Ann: BUH 6", "CHF 6", lang=lang)
    assert said.code == 0
    assert "{" not in said.out
    assert said.out.count("█") > 40
    assert ("abgezählt" if lang == "de" else "counted") in said.out


@pytest.mark.parametrize(
    ("line", "fighters"),
    [("BUH", [(240, 3)]), ("2 hf 7", [(70, 2)] * 2), ("Bob: ZIV 3; HER", [(30, 1), (600, 6)])],
)
def test_characters_are_read_by_rank(line: str, fighters: list[tuple[int, int]]) -> None:
    assert [tuple(one) for one in read_party(line).fighters] == fighters


@pytest.mark.parametrize("line", ["", "ZA", "BUH;", "CHF 100", "12 CHF"])
def test_what_is_no_character_is_complained_about(line: str) -> None:
    with pytest.raises(BadText):
        read_party(line)


def test_a_character_goes_to_the_castle_and_comes_back(tmp_path: Path) -> None:
    folder = copy_of(founded(), tmp_path)
    assert phoenix("shelter", folder, "Bob", 601).code == 0
    state = open_campaign(folder).state
    assert state.realms[1].people[601].field == state.setting.world.castle
    assert phoenix("recall", folder, "Bob", 601).code == 0
    state = open_campaign(folder).state
    assert state.realms[1].people[601].field == state.realms[1].capital
    again = phoenix("recall", folder, "Bob", 601)
    assert again.code == 2
    assert "PH-6.10.2b" in again.err
