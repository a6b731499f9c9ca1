"""`tafelrunde phoenix dice` and `clock`: dice of every kind, and the time of a round."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.games.phoenix.state.state import MUSTER
from tafelrunde.phoenix_desk.campaign.clock import Clock, keep_clock
from tafelrunde.phoenix_desk.campaign.layout import LOG_FILE
from tafelrunde.phoenix_desk.folder import Folder
from tests.cli.phoenix_folders import copy_of, founded, phoenix


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_of(founded(), tmp_path)


def test_dice_from_a_real_table(tmp_path: Path) -> None:
    folder = copy_of(founded(0, "--dice", "typed"), tmp_path)
    assert "Waiting for the order of Hawar 1" in phoenix("status", folder).out
    assert phoenix("run", folder, "--bots", "random").code == 1

    wrong = phoenix("dice", folder, 1, 1, 3, lang="de")
    assert (wrong.code, "PH-3.1b" in wrong.err) == (2, True)
    assert phoenix("dice", folder, 1, 2).code == 2
    for gate in range(1, 6):
        said = phoenix("dice", folder, "2", "1", gate, "--json")
        assert said.code == 0, said.err
    assert said.data["wanted"] is None
    assert phoenix("dice", folder, 1, 2, 3).code == 2, "nothing is waited for"

    assert phoenix("run", folder, "--bots", "random").code == 0
    status = phoenix("status", folder, "--json").data
    assert (status["month"], status["step"]) == (2, "draw")
    assert "typed in" in phoenix("log", folder).out
    assert phoenix("verify", folder).code == 1, "nobody can draw again what lay on a table"


def test_fair_dice_are_proved_at_the_end(tmp_path: Path) -> None:
    folder = copy_of(founded(1, "--dice", "fair"), tmp_path)
    secret = folder / "campaign.secret"
    assert secret.stat().st_mode & 0o077 == 0
    assert secret.read_bytes() not in (folder / LOG_FILE).read_bytes()
    assert phoenix("verify", folder, "--json").data["reason"] == "secret_not_out"

    assert phoenix("run", folder, "--bots", "random").code == 0
    assert phoenix("end", folder, "--reason", "Schluss").code == 0
    assert phoenix("verify", folder, "--json").data["reason"] == "proved"


@pytest.mark.parametrize("text", ["", "00" * 32, "xyz"])
def test_without_its_secret_a_campaign_with_fair_dice_says_so(tmp_path: Path, text: str) -> None:
    folder = copy_of(founded(1, "--dice", "fair"), tmp_path)
    (folder / "campaign.secret").write_text(text, encoding="ascii")

    said = phoenix("status", folder, lang="de")

    assert (said.code, "Geheimnis der Würfel" in said.err) == (2, True)


@pytest.mark.parametrize(
    ("minutes", "words"),
    [(5, "25 left"), (31, "14 minutes of grace left"), (45, "The time is over: open for 45 minutes")],
)
def test_the_clock_shows_when_the_time_is_over(folder: Path, minutes: int, words: str) -> None:
    keep_clock(Folder(folder), Clock(1, MUSTER, -1, spent=60.0 * minutes))

    said = phoenix("clock", folder)

    assert said.code == 0
    assert words in said.out
    assert "the clock is stopped" in said.out
    assert words in phoenix("status", folder).out


def test_the_clock_is_stopped_started_and_set(folder: Path) -> None:
    stopped = phoenix("clock", folder, "--stop", "--json").data
    going = phoenix("clock", folder, "--start", "--minutes", 4320, "--json").data

    assert (stopped["running"], stopped["allowed"], stopped["grace"]) == (False, 30, 15)
    assert (going["running"], going["allowed"], going["over"]) == (True, 4320, False)


def test_one_round_may_have_more_time_than_others(folder: Path) -> None:
    assert phoenix("clock", folder, "--minutes", 60, "--json").data["allowed"] == 60
    assert phoenix("clock", folder, "--extend", 30, "--json").data["allowed"] == 90
    assert phoenix("clock", folder, "--extend", -20, "--json").data["allowed"] == 70
    assert phoenix("run", folder, "--bots", "settler").code == 0
    assert phoenix("clock", folder, "--json").data["allowed"] == 60


def test_in_remote_play_nothing_runs_out_unless_the_game_master_says_so() -> None:
    folder = founded(0, "--option", "deadlines=days")

    assert "without a deadline" in phoenix("clock", folder).out
    assert phoenix("clock", folder, "--json").data["over"] is False


def test_a_round_that_closes_by_itself_is_closed_when_it_is_due(tmp_path: Path) -> None:
    folder = copy_of(founded(), tmp_path)
    assert phoenix("due", folder, "--json").data["run"] is False
    keep_clock(Folder(folder), Clock(1, MUSTER, -1, spent=60_000.0, since=1e12, minutes=1_000))
    assert phoenix("due", folder, "--play", "--json").data["played"] is False
    assert "Time is running out" in phoenix("due", folder).out

    found = phoenix("due", folder, "--by-itself", "--play", "--bots", "settler", "--json").data

    assert (found["close"], found["run"], found["played"]) == (True, True, True)
    assert phoenix("status", folder, "--json").data["step"] == "turn"
    assert "Nothing is due" in phoenix("due", folder).out
    assert "Nichts ist fällig" in phoenix("due", folder, lang="de").out


def test_a_campaign_goes_over_to_remote_play(tmp_path: Path) -> None:
    folder = copy_of(founded(), tmp_path)
    assert phoenix("deadlines", folder, "days").code == 0
    assert phoenix("deadlines", folder, "days").code != 0
    assert "Von diesem Monat an wird aus der Ferne gespielt" in phoenix("news", folder, lang="de").out
    assert phoenix("run", folder, "--bots", "settler").code == 0
    assert phoenix("status", folder, "--json").data["month"] == 2
