"""`tafelrunde arena`: figures of a contest, files that go on where they stopped, reports, clear refusals."""

from __future__ import annotations

import fcntl
import json
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.cli.calling import Said, tafelrunde

EXAMPLE = Path(__file__).parents[2] / "examples" / "line_bot.py"
TABLE = ("arena", "kingsburg", "--bots", "greedy,random,random", "--processes", 1)


def figures(*args: object) -> dict[str, Any]:
    said = tafelrunde(*TABLE, *args, "--json")
    assert said.code == 0, said.err
    data: dict[str, Any] = said.data
    return data


def timeless(data: dict[str, Any]) -> dict[str, Any]:
    bots = [{key: value for key, value in bot.items() if key != "ms"} for bot in data["bots"]]
    return {**data, "bots": bots, "seconds": 0}


def test_the_figures_of_a_contest() -> None:
    data = figures("--blocks", 3)

    assert (data["games"], data["blocks"], data["seats"]) == (9, 3, 3)
    greedy, random = data["bots"]
    assert (greedy["bot"], greedy["games"], random["bot"], random["games"]) == ("greedy", 9, "random", 18)
    assert greedy["wins"] + random["wins"] == pytest.approx(9, abs=0.01)
    for bot in (greedy, random):
        assert bot["low"] <= bot["share"] <= bot["high"]
        assert bot["points"]["min"] <= bot["points"]["median"] <= bot["points"]["max"]
        assert 0 <= bot["ms"]["p50"] <= bot["ms"]["p95"] <= bot["ms"]["max"]
    assert greedy["rating"]["mu"] > random["rating"]["mu"]


def test_processes_change_nothing(tmp_path: Path) -> None:
    alone = figures("--blocks", 4, "--out", tmp_path / "1.jsonl")
    shared = figures("--blocks", 4, "--out", tmp_path / "2.jsonl", "--processes", 2)

    assert timeless(alone) == timeless(shared)
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()


@pytest.mark.parametrize("cut", [0, 1, 60, 250, 300, 301, -1, -40])
def test_a_contest_that_was_cut_off_goes_on_to_the_same_file(tmp_path: Path, cut: int) -> None:
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    expected = figures("--blocks", 2, "--out", whole)
    broken.write_bytes(whole.read_bytes()[:cut])

    found = figures("--blocks", 2, "--out", broken)

    assert broken.read_bytes() == whole.read_bytes()
    assert timeless(found) == timeless(expected)


def test_games_in_the_file_are_not_played_again_and_more_can_be_added(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    short = figures("--blocks", 2, "--out", file)
    lines = file.read_bytes().splitlines(keepends=True)
    game = json.loads(lines[1])
    game["points"][0] = 500  # more than anybody gets: to be found again, if it is read and not played
    lines[1] = json.dumps(game, separators=(",", ":")).encode() + b"\n"
    file.write_bytes(b"".join(lines))

    longer = figures("--blocks", 3, "--out", file)

    assert file.read_bytes().startswith(b"".join(lines))
    assert (short["games"], longer["games"]) == (6, 9)
    assert max(bot["points"]["max"] for bot in longer["bots"]) == 500
    assert figures("--blocks", 2, "--out", file)["games"] == 6


def test_times_are_kept_beside_and_may_be_lost(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    first = figures("--blocks", 1, "--out", file)
    assert figures("--blocks", 1, "--out", file)["bots"] == first["bots"]

    (tmp_path / "results.jsonl.times").unlink()

    assert [bot["ms"] for bot in figures("--blocks", 1, "--out", file)["bots"]] == [None, None]
    assert "–" in tafelrunde(*TABLE, "--blocks", 1, "--out", file).out


def test_a_sequential_test_stops_early_and_remembers_why(tmp_path: Path) -> None:
    wanted = ("--blocks", 200, "--sprt", "--gain", 0.3, "--out", tmp_path / "results.jsonl")

    data = figures(*wanted)

    assert data["sprt"]["verdict"] == "better"
    assert data["blocks"] == data["sprt"]["blocks"] < 30
    assert (tmp_path / "results.jsonl").read_bytes().count(b"\n") == 1 + data["games"]
    assert timeless(figures(*wanted, "--processes", 2)) == timeless(data)
    assert "greedy is better than its fair share" in tafelrunde(*TABLE, *wanted).out
    assert "greedy ist besser als sein gerechter Anteil" in tafelrunde(*TABLE, *wanted, lang="de").out


def test_a_league_has_places() -> None:
    said = tafelrunde("arena", "kingsburg", "--bots", "random,greedy,third", "--league", "--seats", 2,
                      "--program", f"third={sys.executable} {EXAMPLE}", "--blocks", 4,
                      "--processes", 1, "--json")  # fmt: skip

    assert said.code == 0, said.err
    assert (said.data["games"], said.data["blocks"]) == (12, 6)
    assert said.data["places"][0]["bot"] == "greedy"
    gap = said.data["places"][0]["gap"]
    assert gap["low"] <= gap["elo"] <= gap["high"]
    assert gap["elo"] > 100
    assert said.data["places"][-1]["gap"] is None


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_report_is_one_page_with_drawings_that_asks_nobody_for_anything(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "report.html"

    said = tafelrunde(*TABLE, "--blocks", 2, "--report", file, lang=lang)

    assert said.code == 0, said.err
    page = file.read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in page
    assert page.count("<svg ") == page.count("</svg>") == 3
    assert "src=" not in page
    assert "href=" not in page
    assert ("95-%-Intervall" in page) == (lang == "de")


def test_a_report_in_markdown_has_its_drawings_beside_it(tmp_path: Path) -> None:
    said = tafelrunde("arena", "kingsburg", "--league", "--bots", "random,greedy", "--seats", 2,
                      "--blocks", 2, "--processes", 1, "--report", tmp_path / "league.md")  # fmt: skip

    assert said.code == 0, said.err
    text = (tmp_path / "league.md").read_text(encoding="utf-8")
    for name in ("wins", "points", "rating", "elo"):
        assert f"(league-{name}.svg)" in text
        ElementTree.fromstring((tmp_path / f"league-{name}.svg").read_text(encoding="utf-8"))
    assert "| greedy | 4 |" in text


def test_people_get_tables_in_their_language() -> None:
    assert "The fair share of wins is 33.3%." in tafelrunde(*TABLE, "--blocks", 1).out
    assert "Der gerechte Anteil an Siegen ist 33,3 %." in tafelrunde(*TABLE, "--blocks", 1, lang="de").out


def refused(said: Said, *parts: str) -> None:
    assert said.code == 2, said.err
    assert said.out == ""
    assert [part for part in parts if part not in said.err] == [], said.err
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err


@pytest.mark.parametrize(
    ("args", "english", "german"),
    [
        (("chess", "--bots", "random,random"), "no game “chess”", "ein Spiel „chess“ gibt es hier nicht"),
        (("kingsburg", "--bots", "random,clever"), "no bot “clever”", "einen Bot „clever“ gibt es nicht"),
        (("kingsburg", "--bots", "random"), "played by 2 to 5", "2 bis 5"),
        (
            ("kingsburg", "--bots", "random,greedy", "--seats", "3"),
            "3 seats for 2 bots",
            "3 Plätze für 2 Bots",
        ),
        (("kingsburg", "--bots", "random,greedy", "--league"), "2 bots are too few", "2 Bots sind zu wenig"),
        (("kingsburg", "--bots", "random,random", "--sprt"), "two different bots", "zwei verschiedenen Bots"),
        (
            ("kingsburg", "--bots", "random,greedy", "--sprt", "--alpha", "2"),
            "--alpha must be greater than 0 and less than 0.5",
            "--alpha muss größer als 0 und kleiner als 0.5 sein",
        ),
        (("kingsburg", "--bots", "random,greedy", "--report", "a.pdf"), "a.pdf", "a.pdf"),
        (("kingsburg", "--bots", "random,greedy", "--report", "no/a.md"), "does not exist", "gibt es nicht"),
        (("kingsburg", "--bots", "random,greedy", "--out", "no/a.jsonl"), "does not exist", "gibt es nicht"),
        (
            ("kingsburg", "--bots", "random,greedy", "--program", "x=true"),
            "“x” is not among",
            "„x“ ist nicht",
        ),
        (("kingsburg", "--bots", "x,greedy", "--program", "x=nowhere"), "not be started", "nicht starten"),
        (("kingsburg", "--bots", "x,greedy", "--program", "x"), "name=value", "name=wert"),
    ],
)
def test_bad_wishes_are_refused_in_one_sentence(args: tuple[str, ...], english: str, german: str) -> None:
    refused(tafelrunde("arena", *args, "--blocks", 1, "--processes", 1), english)
    refused(tafelrunde("arena", *args, "--blocks", 1, "--processes", 1, lang="de"), german)


def test_a_file_of_another_contest_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    figures("--blocks", 1, "--out", file, "--seed", 4)
    before = file.read_bytes()

    refused(tafelrunde(*TABLE, "--out", file), f"{file}:1: ", "“seed” is 4, not 1")
    refused(tafelrunde(*TABLE, "--out", file, "--seed", 4, "--option", "guild=gold"), "“options”")

    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"Dear diary\n", "not the results of a contest"),
        (b"Dear diary", "not the results of a contest"),
        (b'{"arena":9,"contest":{}}\n', "not the results of a contest"),
        (b"\xff\xfe\x00\n", "not the results of a contest"),
    ],
)
def test_other_files_are_refused_and_left_alone(tmp_path: Path, content: bytes, complaint: str) -> None:
    file = tmp_path / "diary.txt"
    file.write_bytes(content)

    refused(tafelrunde(*TABLE, "--out", file), complaint)

    assert file.read_bytes() == content


@pytest.mark.parametrize(
    "change",
    [lambda line: b"{}\n", lambda line: line.replace(b'"n":1', b'"n":2'), lambda line: b'"\xff\n',
     lambda line: line.replace(b'"seats":[', b'"seats":[9,')],
)  # fmt: skip
def test_a_damaged_line_is_named(tmp_path: Path, change: Any) -> None:
    file = tmp_path / "results.jsonl"
    figures("--blocks", 1, "--out", file)
    lines = file.read_bytes().splitlines(keepends=True)
    lines[2] = change(lines[2])
    file.write_bytes(b"".join(lines))

    refused(tafelrunde(*TABLE, "--out", file), f"{file}:3: ", "not a game of the contest")
    assert file.read_bytes() == b"".join(lines)


def test_a_file_that_cannot_be_written_is_refused_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused(tafelrunde(*TABLE, "--out", tmp_path), str(tmp_path), "is a folder")
    monkeypatch.setattr("os.access", lambda *_: False)  # root may write everywhere
    refused(tafelrunde(*TABLE, "--report", tmp_path / "report.html"), str(tmp_path))


def test_two_contests_do_not_share_a_file(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with file.open("wb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        refused(tafelrunde(*TABLE, "--out", file), "another contest is just being written")


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    refused(tafelrunde(*TABLE, "--blocks", 1, "--ray", "local"), "tafelrunde[ray]")
