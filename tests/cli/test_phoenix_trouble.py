"""`tafelrunde phoenix`: bad input, damaged folders, full disks; never a bug of ours, and nothing changes."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tafelrunde.phoenix_desk.campaign.layout import LOG_FILE
from tests.cli.calling import tafelrunde
from tests.cli.phoenix_folders import copy_of, founded, phoenix, sheet

HUGE = "9" * 5000
BAD_INPUT = 2


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_of(founded(), tmp_path)


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def refused(folder: Path, *args: object, lang: str = "de") -> str:
    """What is said against a command that changes nothing."""
    before = contents(folder)
    said = phoenix(*args, lang=lang)
    assert (said.code, said.out) == (BAD_INPUT, ""), said
    assert contents(folder) == before
    return said.err


# --- numbers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "args",
    [
        ("report", "FOLDER", "Ann", "--month", HUGE),
        ("report", "FOLDER", HUGE),
        ("protocol", "FOLDER", "--month", HUGE),
        ("rollback", "FOLDER", "--to", HUGE, "--reason", "r"),
        ("dice", "FOLDER", HUGE),
        ("correct", "FOLDER", f"realms.Ann.gold={HUGE}", "--reason", "r"),
        ("correct", "FOLDER", f"armies.Ann.{HUGE}.troops=1", "--reason", "r"),
        ("decide", "FOLDER", f"Wurf: {HUGE}"),
        ("decide", "FOLDER", f"Gewähre Ann {HUGE} GS; Grund: r"),
        ("clock", "FOLDER", "--minutes", HUGE[:30]),
        ("new", "FOLDER/other", "--size", f"hexagon {HUGE}"),
    ],
)
def test_numbers_of_any_length_are_refused_in_words(folder: Path, args: tuple[str, ...]) -> None:
    """Python turns no text of so many digits into a number, and Fluent no part of so many characters."""
    assert refused(folder, *[word.replace("FOLDER", str(folder)) for word in args])


def test_a_word_of_any_length_is_told_whole() -> None:
    word = "x" * 6000
    assert word in tafelrunde("phoenix", word, lang="de").err


@pytest.mark.parametrize("command", [("protocol",), ("audit",), ("log",), ("conflicts",), ("orders", "show")])
def test_a_month_that_has_not_begun_is_not_an_empty_one(folder: Path, command: tuple[str, ...]) -> None:
    realm = ("Ann",) if command[0] == "orders" else ()
    assert "Monat 99 hat nicht begonnen" in refused(folder, *command, folder, *realm, "--month", 99)


@pytest.mark.parametrize(
    "command", [("report", "Ann"), ("conflicts",), ("compare", "--option", "hf_gp=tiered")]
)
def test_before_the_first_draw_no_month_has_begun(tmp_path: Path, command: tuple[str, ...]) -> None:
    folder = copy_of(founded(0, "--dice", "typed"), tmp_path)
    name, *rest = command
    if name == "compare":
        rest += ["--month", "2"]
    assert "noch hat kein Monat begonnen" in refused(folder, name, folder, *rest)


# --- sentences and lines ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sentence", ["", "Piratten", "{", '{"move":"grant"}', '{"move":"amend","x":' + "[" * 9000]
)
def test_what_is_no_decision_is_told_how_decisions_begin(folder: Path, sentence: str) -> None:
    said = refused(folder, "decide", folder, sentence)
    assert sentence.startswith("{") or all(word in said for word in ("Korrigiere", "Führe", "Zugblatt:"))


def test_a_correction_without_changes_is_told_what_one_is(folder: Path) -> None:
    assert "realms.Yaromo.gold=5000" in refused(folder, "correct", folder, "--reason", "r")


@pytest.mark.parametrize(
    ("args", "right"),
    [
        (("charfight", "0 CHF", "STH 30"), "2 CHF"),
        (("duel", "0 ZA", "ZB"), "3 ZA"),
        (("fire", "4 SKP", "Stadt 99999: 1000 K 1 HF"), "1 bis 2"),
        (("fire", "4 SKP", "Stadt 0"), "1 bis 2"),
        (("fire", "4 SKP", f"{HUGE} K 1 HF"), "500 K und 1 HF"),
    ],
)
def test_lines_that_cannot_be_name_what_can(folder: Path, args: tuple[str, ...], right: str) -> None:
    assert right in refused(folder, *args)


# --- files ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spoilt", [b"", b"{", b"\xff\xfe", b"[]\n", b'{"kept":1}\n', b'{"kept":"\xff"}\n'])
def test_spoilt_files_beside_the_log_are_named(folder: Path, spoilt: bytes) -> None:
    (folder / "clock.json").write_bytes(spoilt)
    assert phoenix("status", folder).code == 0, "a spoilt clock is as good as none"
    (folder / "questions").mkdir()
    (folder / "questions" / "1.json").write_bytes(spoilt)
    assert "1.json: das ist keine Frage" in refused(folder, "questions", folder)
    (folder / "questions" / "1.json").unlink()
    (folder / "rollbacks.jsonl").write_bytes(spoilt)
    for command in ("status", "log", "audit"):
        if spoilt:
            assert "rollbacks.jsonl:1: keine Notiz" in refused(folder, command, folder)


@pytest.mark.parametrize("spoilt", [b"", b"{", b"\xff\xfe", b'["\xff"]', b"[" * 9000])
def test_spoilt_files_that_are_read_are_named_in_german(folder: Path, tmp_path: Path, spoilt: bytes) -> None:
    file, other = tmp_path / "spoilt.json", tmp_path / "other"
    file.write_bytes(spoilt)
    for args in (
        ("correct", folder, "--file", file, "--reason", "r"),
        ("new", other, "--world", file),
        ("import", file, other),
    ):
        said = refused(folder, *args)
        assert "spoilt.json" in said
        assert not any(word in said for word in ("malformed", "truncated", "invalid", "line"))


def test_a_table_of_the_old_tool_is_told_its_line(folder: Path, tmp_path: Path) -> None:
    table = tmp_path / "Karte.csv"
    table.write_text('gf;kf\n1;2\n1;2;3\n"', encoding="utf-8")
    assert f"{table}:3: Zellen: 3" in refused(folder, "import", table, tmp_path / "welt.json")
    table.write_text('gf;kf\n1;2\n"1";"2"x\n', encoding="utf-8")
    assert f"{table}:3: keine Zeile einer Tabelle" in refused(folder, "import", table, tmp_path / "welt.json")


@contextmanager
def full_disk(room: int) -> Iterator[None]:
    """No file grows beyond so many bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize(
    "args",
    [
        ("announce", "FOLDER", "Hallo"),
        ("run", "FOLDER", "--bots", "settler"),
        ("rerun", "FOLDER", "--reason", "r"),
        ("rollback", "FOLDER", "--to", "#2", "--reason", "r"),
        ("report", "FOLDER", "Ann", "--format", "html", "--out", "FOLDER/report"),
        ("report", "FOLDER", "all", "--out", "FOLDER/reports"),
        ("map", "FOLDER", "--svg", "FOLDER/map"),
        ("export", "FOLDER", "--map", "FOLDER/map"),
        ("invite", "FOLDER", "Ann", "FOLDER/reports"),
    ],
)
def test_a_full_disk_leaves_all_files_as_they_were(folder: Path, args: tuple[str, ...]) -> None:
    for name in ("report", "map"):
        (folder / name).write_bytes(b"from last month")
    (folder / "reports").mkdir()
    with full_disk(1000):
        said = refused(folder, *[word.replace("FOLDER", str(folder)) for word in args])
    assert "voll" in said


def test_a_report_can_go_into_a_device(folder: Path) -> None:
    assert phoenix("report", folder, "Ann", "--out", "/dev/null").code == 0
    assert not Path("/dev/null").is_file()


# --- invitations ------------------------------------------------------------------------------------


def test_an_invitation_says_what_it_cannot_do(folder: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    assert phoenix("invite", folder, "Ann", home).code == 0
    assert "nur Hawar 1" in refused(home, "map", home, "--svg", tmp_path / "map.svg", "--month", 3)
    assert "nenne die Datei" in refused(home, "orders", "check", home, "Ann")
    assert phoenix("orders", "check", home, "Ann", sheet(folder)).code == 0


def test_an_invitation_that_cannot_be_is_none(folder: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    assert phoenix("invite", folder, "Ann", home).code == 0
    file = home / "realm.json"
    file.write_bytes(file.read_bytes().replace(b'"owners":{', b'"owners":{"9999/99":0,', 1))
    assert "keine Einladung" in refused(home, "orders", "check", home, "Ann", sheet(folder))


# --- nobody is there --------------------------------------------------------------------------------


def test_where_all_realms_are_absent_the_game_master_is_told_so(folder: Path) -> None:
    for realm in ("Ann", "Bob"):
        assert phoenix("absent", folder, realm).code == 0
    assert "all realms are absent (PH-6.9.2a)" in phoenix("status", folder).out
    assert phoenix("status", folder, "--json").data["missing"] == []
    for command in (("run",), ("run", "--bots", "settler"), ("step",)):
        said = phoenix(command[0], folder, *command[1:])
        assert (said.code, "all realms are absent" in said.out) == (1, True)
    month = phoenix("status", folder, "--json").data["month"]
    assert phoenix("announce", folder, "Is anybody there?").code == 0
    assert phoenix("council", folder, "Shall we play?", "--master-yes", 2).code == 0
    assert phoenix("status", folder, "--json").data["month"] == month, "nobody has played it"
    assert phoenix("close", folder, "--reason", "next year").code == 0
    assert phoenix("status", folder, "--json").data["month"] == month + 1
    assert phoenix("run", folder, "--close", "the year after", "--months", 2).code == 0
    assert phoenix("back", folder, "Bob").code == 0
    status = phoenix("status", folder, "--json").data
    assert (status["month"], status["missing"]) == (month + 3, ["Bob"])
    assert phoenix("verify", folder, "--json").data["ok"]
    assert (folder / LOG_FILE).exists()
