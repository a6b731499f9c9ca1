"""The lobby: numbered menus, Enter for the usual, and clear words when the answers run out."""

from __future__ import annotations

from pathlib import Path

from tests.cli.terminal import ENOUGH, tell

USUAL = ""


def test_enter_alone_leads_to_a_game_against_three_bots(tmp_path: Path) -> None:
    played = tell(["play"], [*[USUAL] * 9, "quit"], tmp_path)

    assert played.code == 0, played.err
    assert played.log.header.seats == ("Player", "Greedy A", "Greedy B", "Greedy C")
    assert played.log.header.options == {}


def test_everything_can_be_chosen(tmp_path: Path) -> None:
    german, kingsburg, three_seats, two_people, random_bot = "2", "1", "2", "2", "1"
    change, options = "2", ["2", "1", "2", "1", "1"]
    answers = [
        german,
        kingsburg,
        three_seats,
        two_people,
        random_bot,
        "Anna",
        "Anna",
        "Björn",
        change,
        *options,
    ]
    played = tell(["play"], [*answers, "ende"], tmp_path)

    assert played.code == 0, played.err
    assert played.log.header.seats == ("Anna", "Björn", "Random")
    assert played.log.header.options["guild"] == "any good"
    assert played.log.header.options["tokens"] == "one per season"
    assert "zwei Spieler heißen „Anna“" in played.out
    assert "Die Partie ist gesichert" in played.out


def test_a_number_outside_the_menu_is_asked_for_again(tmp_path: Path) -> None:
    played = tell(["play"], ["3", "0", "x", "1" * 5000, "1", *[USUAL] * 8, "quit"], tmp_path)

    assert played.code == 0, played.err
    assert played.out.count("A number from 1 to 2, please.") == 4


def test_a_saved_game_can_go_on(tmp_path: Path) -> None:
    left = tell(["play", "kingsburg", "--name", "Ann", "--seed", "3"], ["1", "1", "quit"], tmp_path)
    back = tell(["play"], ["1", "2", "1", *["1"] * ENOUGH], tmp_path)

    assert back.code == 0, back.err
    assert f"The game goes on: {left.path}" in back.out
    assert left.log.ending is not None


def test_input_that_ends_in_the_lobby_is_told(tmp_path: Path) -> None:
    for answers in ([], ["2"], ["1", "", ""]):
        told = tell(["play"], answers, tmp_path)
        assert told.code == 2
        assert "Traceback" not in told.err
        assert "ended" in told.err or "endete" in told.err
