"""Programs of others at the arena's tables: they see their view, answer in lines, and break nothing."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from tafelrunde.arena import program
from tafelrunde.arena.bout import Played, play_bout
from tafelrunde.arena.contest import Contest, fixture
from tests.complaining import complains

ROOT = Path(__file__).parents[2]
EXAMPLE = shlex.join([sys.executable, str(ROOT / "examples" / "line_bot.py")])


def contest(command: str, game: str = "kingsburg") -> Contest:
    return Contest(game, "1", ("mine", "random", "random"), 3, 1, programs={"mine": command})


def script(text: str) -> str:
    """A program in one line of Python; `ask()` is the next question, `tell()` answers."""
    start = (
        "import json, sys\n"
        "ask = lambda: json.loads(sys.stdin.readline() or sys.exit())\n"
        "tell = lambda **answer: print(json.dumps(answer), flush=True)\n"
    )
    return shlex.join([sys.executable, "-c", start + text])


@pytest.mark.parametrize("game", ["kingsburg", "ethnos", "xidit"])
def test_the_example_plays_every_board_game_and_the_same_one_twice(game: str) -> None:
    first, again = (play_bout(contest(EXAMPLE, game), 1).played for _ in range(2))

    assert first == again
    assert first.decisions[first.seats.index(0)] > 5


def test_a_refused_move_can_be_bettered_and_moves_can_be_typed(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    text = f"""
welcome = ask()
while True:
    step = ask()
    tell(t="move", n=step["n"] - 1, move=None)
    tell(t="move", n=step["n"], move={{"move": "build", "building": "zoo"}})
    assert ask()["t"] == "refused"
    tell(t="type", n=step["n"], text="take 99 wood")
    refused = ask()
    open({str(seen)!r}, "a").write(refused["t"] + " " + refused.get("rule", "") + "\\n")
    tell(t="move", n=step["n"], move=step["offers"][0])
"""
    played = play_bout(contest(script(text)), 0).played

    refusals = seen.read_text(encoding="utf-8").splitlines()
    assert len(refusals) == played.decisions[played.seats.index(0)]
    assert any(line.startswith("refused KB-") for line in refusals)


def test_a_program_is_told_its_seat_and_sees_only_its_view(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    text = f"""
welcome = ask()
while True:
    step = ask()
    keys = sorted(step)
    assert step["seat"] == welcome["seat"] == step["view"]["seat"]
    open({str(seen)!r}, "w").write(" ".join([str(welcome["seat"]), str(welcome["seats"]), *keys]))
    tell(t="move", n=step["n"], move=step["offers"][0])
"""
    played: Played = play_bout(contest(script(text)), 2).played

    seat = fixture(contest(""), 2).seats.index(0)
    assert seen.read_text(encoding="utf-8") == f"{seat} 3 n offers seat t to_act view"
    assert played.seats[seat] == 0


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("there-is-no-such-program", "could not be started"),
        ("", "could not be started"),
        ("'", "could not be started"),
        (script("sys.exit()"), "gave no answer to question 1"),
        (script("ask()\nwhile ask(): print('what?', flush=True)"), "no message of the bot API: what?"),
        (
            script("ask()\nn = ask()['n']\nwhile True: tell(t='move', n=n, move={'move': 'fly'}); ask()"),
            "gave no answer that can be read",
        ),
        (
            script("ask()\nn = ask()['n']\nwhile True: tell(t='move', n=n, move={'move': 'pass'}); ask()"),
            "insisted on a move that rule KB-",
        ),
    ],
)
def test_what_goes_wrong_is_said_in_a_sentence(command: str, complaint: str) -> None:
    with complains(complaint):
        play_bout(contest(command), 0)


def test_a_program_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "PATIENCE", 0.2)
    monkeypatch.setattr(program, "FAREWELL", 0.2)

    with complains("gave no answer to question 1"):
        play_bout(contest(script("import time\ntime.sleep(1000)")), 0)
