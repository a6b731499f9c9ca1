"""The soak run in short form, and what it says when a law breaks."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tafelrunde.games import game_ids, load_game
from tests import soak


def said(capsys: pytest.CaptureFixture[str], words: Sequence[str]) -> tuple[int, str, str]:
    code = soak.main(words)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("game_id", game_ids())
def test_some_games_with_every_number_of_seats(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    fewest, most = load_game(game_id).meta.seats

    code, out, err = said(capsys, ["--game", game_id, "--games", "1", "--seed", "100", "--processes", "1"])

    assert code == 0
    assert out.startswith(f"{most - fewest + 1} games, ")
    assert out.endswith("all laws held\n")
    assert "100 %" in err


def test_the_same_seed_plays_the_same_game() -> None:
    task = soak.Task("kingsburg", 3, 5, soak.SHARE)

    assert soak.play(task) == soak.play(task)
    assert soak.play(task).moves > 100


def test_a_broken_law_is_told_with_the_command_to_see_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    tally = soak.Tally(2)
    tally.count(soak.Outcome(soak.Task("kingsburg", 3, 5, 1), 0, "kingsburg, 3 seats: some_law: it broke"))

    err = capsys.readouterr().err
    assert "some_law: it broke" in err
    assert "python -m tests.soak --game kingsburg --seats 3 --seed 5 --games 1 --thorough" in err
    assert "1 broken" in err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--game", "skat"], "there is no game 'skat'"),
        (["--game", "kingsburg", "--seats", "6"], "kingsburg is played by 2 to 5"),
    ],
)
def test_nonsense_is_refused(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys, words)

    assert (code, out) == (2, "")
    assert complaint in err


@pytest.mark.parametrize("number", ["0", "-1", "many"])
def test_a_soak_of_no_games_is_refused(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        soak.main(["--games", number])
    assert stop.value.code == 2
    assert "--games" in capsys.readouterr().err
