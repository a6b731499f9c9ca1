"""What can be asked during a game: help, why, undo, hint, log, score, board, save."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.games.kingsburg.play.moves import Influence, Take
from tests.cli.terminal import Played, person_moves, tell

SEED = 4  # Ann rolls 1, 4 and 5 in the first Spring and is second in turn order


def ask(tmp_path: Path, *answers: str, lang: str = "en") -> Played:
    """In the first Spring, where Ann is asked whom to influence."""
    args = ["play", "kingsburg", "--name", "Ann", "--seed", SEED, "--lang", lang]
    played = tell(args, ["1", *answers, "quit"], tmp_path)
    assert played.code == 0, played.err
    return played


def answered(tmp_path: Path, *questions: str, lang: str = "en") -> dict[str, str]:
    """What each question was answered with."""
    parts = ask(tmp_path, *questions, lang=lang).out.split("Ann › ")
    return {part.split("\n")[0]: part for part in parts[2:]}


def test_help_names_what_is_asked_and_the_rules_about_it(tmp_path: Path) -> None:
    out = answered(tmp_path, "?")["?"]

    assert "Asked now: influence an advisor or pass" in out
    assert "KB-5.4 The dice of a group" in out


@pytest.mark.parametrize(
    ("lang", "things"),
    [
        (
            "en",
            {
                "KB-5.4": "KB-5.4 The dice",
                "kb-11": "KB-11.3",
                "statue": "KB-16.1 Statue",
                "Standbild": "KB-16.1 Statue",
                "8": "KB-6.14",
                "koenigin": "KB-6.23",
                "envoy": "KB-10.1",
                "xyzzy": "No rule says anything about “xyzzy”",
            },
        ),
        (
            "de",
            {
                "statue": "KB-16.1 Standbild",
                "GILDE DER KAUFLEUTE": "KB-16.8",
                "guard tower": "KB-16.9",
                "Königin": "KB-6.23",
                "Gesandte": "KB-10.1",
            },
        ),
    ],
)
def test_help_finds_rules_buildings_advisors_and_words(
    lang: str, things: dict[str, str], tmp_path: Path
) -> None:
    said = answered(tmp_path, *(f"? {thing}" for thing in things), lang=lang)

    assert {thing: rule for thing, rule in things.items() if rule not in said[f"? {thing}"]} == {}


def test_why_names_the_rule_that_forbids_a_move(tmp_path: Path) -> None:
    forbidden = {
        "influence 18 with 6+6+6": "KB-5.3",
        "influence 8 with 4+5": "KB-5.4",
        "influence 6 with 4 and token": "KB-5.5",
        "beeinflusse 1 mit 1": "KB-5.7",
        "build church": "KB-2.3",
    }
    said = answered(tmp_path, *(f"why {move}" for move in forbidden))

    assert {move for move, rule in forbidden.items() if f"\n{rule}: " not in said[f"why {move}"]} == set()


def test_why_knows_what_is_allowed_and_points_at_what_cannot_be_read(tmp_path: Path) -> None:
    out = ask(tmp_path, "warum beeinflusse 9 mit 4+5", "warum beeinflusse 9 mit Honig", lang="de").out

    assert "Erlaubt: beeinflusse 9 mit 5+4" in out
    assert "  beeinflusse 9 mit Honig\n                    ^^^^^" in out


def test_a_refused_move_changes_nothing_and_names_its_rule(tmp_path: Path) -> None:
    played = ask(tmp_path, "influence 8 with 4+5", "99", "0", "nonsense", "1" * 5000)

    assert "KB-5.4: " in played.out
    assert [type(move) for move in person_moves(played.log)] == [Take]


def test_undo_takes_back_a_move_and_the_answers_of_bots(tmp_path: Path) -> None:
    played = ask(tmp_path, "influence 4 with 4", "undo", "influence 9 with 4+5")

    assert "The last move is taken back." in played.out
    placed = [move for move in person_moves(played.log) if isinstance(move, Influence)]
    assert [move.advisor for move in placed] == [9]


def test_undo_says_why_not(tmp_path: Path) -> None:
    assert "dice or cards have been drawn since" in ask(tmp_path, "undo").out
    before = tell(["play", "kingsburg", "--seed", 4, "--lang", "de"], ["zurück", "ende"], tmp_path / "first")
    assert "keinen Zug" in before.out


def test_people_at_one_keyboard_can_take_back_their_moves(tmp_path: Path) -> None:
    args = ["play", "kingsburg", "--players", 2, "--name", "Ann", "--name", "Brian", "--seed", 1]
    played = tell(args, ["take 1 gold", "undo", "take 1 stone", "quit"], tmp_path)

    takes = [entry.move for entry in played.log.entries if isinstance(entry.move, Take)]
    assert takes == [Take(stone=1)]


def test_a_hint_is_a_legal_move(tmp_path: Path) -> None:
    out = ask(tmp_path / "asked", "hint").out
    hint = out.split("The greedy bot would: ")[1].splitlines()[0]

    assert f"Allowed: {hint}" in ask(tmp_path / "tried", f"why {hint}").out


def test_log_score_and_board_tell_how_things_stand(tmp_path: Path) -> None:
    out = ask(tmp_path, "log", "log 1", "score", "board Greedy A", "board nobody").out

    assert out.count("Ann takes 1 gold as Aid from the King.") == 2  # as news, and in the log
    assert "Total" in out
    assert "Province of Greedy A" in out
    assert "Nobody is called nobody" in out


def test_a_game_can_be_saved_elsewhere_but_not_over_another_file(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("mine")
    played = ask(tmp_path, f"save {taken}", f"save {tmp_path}/no/folder", f"save {tmp_path}/my game")

    assert taken.read_text() == "mine"
    assert "already exists" in played.out
    assert f"{tmp_path}/no does not exist" in " ".join(played.out.split())  # long paths fold the line
    assert f"--load '{tmp_path}/my game'" in played.out
    assert (tmp_path / "my game.secret").exists()


def test_many_offers_come_in_groups_that_open_and_close(tmp_path: Path) -> None:
    args = ["play", "kingsburg", "--players", 5, "--name", "Ann", "--seed", 5]
    played = tell(args, ["1"] * 60, tmp_path)

    assert " ways" in played.out
    assert "  0 back" in played.out
