"""Scenario files with something wrong in them, in short form, and what a bad answer is."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator

import pytest

from tests import scenario_soak as soak
from tests.contract.mutants import mutant, shipped, to_toml


@pytest.mark.parametrize("game_id", soak.with_scenarios())
def test_whatever_a_scenario_says_it_is_answered(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The short form of `make soak-scenarios`."""
    code = soak.main(["--game", game_id, "--files", "60", "--seed", "1", "--processes", "1"])

    out, err = capsys.readouterr()
    assert (code, err) == (0, "")
    assert out.startswith("60 files (")
    assert " times 2" in out


def test_the_files_of_every_game_can_be_spoilt() -> None:
    assert sorted(soak.with_scenarios()) == ["ethnos", "kingsburg", "phoenix", "xidit"]


def test_the_same_seed_spoils_the_same_file_and_others_spoil_others() -> None:
    files = [mutant("ethnos", seed) for seed in range(40)]

    assert files == [mutant("ethnos", seed) for seed in range(40)]
    assert len({file.text for file in files}) == 40


def test_an_unspoilt_file_is_written_as_it_was() -> None:
    for game_id in soak.with_scenarios():
        for path in shipped(game_id):
            data = tomllib.loads(path.read_text(encoding="utf-8"))
            assert tomllib.loads(to_toml(data)) == data


def test_what_never_ends_is_stopped_after_so_many_calls() -> None:
    def endless() -> Iterator[int]:
        while True:
            yield 1

    with pytest.raises(soak.Endless), soak.counted_calls(1000):
        for _number in endless():
            pass


def answer(*, error: str = "", sound: bool = True) -> str:
    broken = {"file": "/x/mutant.toml", "error": error, "differences": []}
    return json.dumps({"results": [broken, {"ok": sound}]})


@pytest.mark.parametrize(
    ("code", "out", "err", "complaint"),
    [
        (70, "", "a fault of the program", "exit code 70"),
        (0, answer(error="/x/mutant.toml: seats: none"), "", "in place of 2"),
        (0, answer(sound=False), "", "the file beside it"),
        (2, answer(error="/x/mutant.toml: bad"), "", "without field and reason"),
    ],
)
def test_an_answer_can_be_bad(code: int, out: str, err: str, complaint: str) -> None:
    assert complaint in soak.fault(code, out, err)


def test_an_answer_can_be_good() -> None:
    assert soak.fault(0, answer(), "") == ""
    assert soak.fault(2, answer(error="/x/mutant.toml: given.year: must be 1 to 5"), "") == ""
