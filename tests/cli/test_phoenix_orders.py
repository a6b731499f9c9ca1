"""`tafelrunde phoenix orders`: sheets from a realm's desk into the campaign."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tafelrunde.phoenix_desk.campaign.layout import LOG_FILE
from tests.cli.phoenix_folders import capital, copy_of, founded, phoenix, sheet


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_of(founded(), tmp_path)


def recruiting(folder: Path) -> Path:
    return sheet(folder, f"Rüste 1000 K und 5 HF als 101 in Rüstort {capital(folder)}")


def test_a_sheet_is_checked_handed_in_shown_and_withdrawn(folder: Path) -> None:
    file = recruiting(folder)

    checked = phoenix("orders", "check", folder, "Ann", file)
    assert (checked.code, "1 order, everything is fine." in checked.out) == (0, True)
    assert phoenix("orders", "submit", folder, "Ann", file).code == 0
    assert phoenix("status", folder, "--json").data["sheets"] == ["Ann"]
    assert "Rüste 1000 K" in phoenix("orders", "show", folder, "Ann").out
    assert phoenix("orders", "check", folder, "Ann").code == 0, "the one that waits"
    assert phoenix("orders", "withdraw", folder, "Ann").code == 0
    assert phoenix("status", folder, "--json").data["sheets"] == []
    assert phoenix("orders", "withdraw", folder, "Ann").code == 2
    assert phoenix("orders", "check", folder, "Ann").code == 2


@pytest.mark.parametrize("command", ["check", "submit"])
def test_all_mistakes_come_at_once_with_line_word_and_rule(folder: Path, command: str) -> None:
    file = sheet(folder, "Bewge 101 nach 101/28", "", "Bewege 101 nach 101/28", "Baue Burg in 888/01")

    said = phoenix("orders", command, folder, "Ann", file, lang="de")
    data = phoenix("orders", command, folder, "Ann", file, "--json").data

    assert said.code == 1
    for words in ("Zeile 2: ", "„Bewege“", "^^^^^", "Zeile 4: PH-1.8n", "Zeile 5: PH-0.1a", "3 Fehler"):
        assert words in said.out
    assert [finding["line"] for finding in data["findings"]] == [2, 4, 5]
    assert data["ok"] is False
    assert not (folder / "orders").exists()


def test_a_sheet_comes_from_standard_input_too(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("Orders:\n"))
    assert phoenix("orders", "submit", folder, "2").code == 0
    assert phoenix("status", folder, "--json").data["sheets"] == ["Bob"]


def test_at_home_an_invitation_is_enough(folder: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    assert phoenix("invite", folder, "Ann", home).code == 0
    file = sheet(folder, "Bewege 101 nach 101/28")

    away = phoenix("orders", "check", home, "Ann", file, "--json")
    form = phoenix("orders", "form", home, "Ann", lang="de")
    drawn = phoenix("map", home, "--svg", tmp_path / "home.svg")

    assert away.data == phoenix("orders", "check", folder, "Ann", file, "--json").data
    assert form.out == phoenix("orders", "form", folder, "Ann", lang="de").out
    assert form.out.startswith("Zugblatt:\n# Ann, Hawar 1\n")
    assert drawn.code == 0, drawn.err
    assert phoenix("orders", "check", home, "Bob", file).code == 2
    assert phoenix("run", home).code == 2


def test_all_realms_are_invited_at_once(folder: Path, tmp_path: Path) -> None:
    said = phoenix("invite", folder, "all", tmp_path / "homes", "--json")

    assert said.data == {name: str(tmp_path / "homes" / name) for name in ("Ann", "Bob")}
    for home in said.data.values():
        assert [path.name for path in Path(home).iterdir()] == ["realm.json"]


def test_what_was_ordered_in_a_month_can_be_read_later() -> None:
    folder = founded(5)

    shown = phoenix("orders", "show", folder, "Ann", "--month", "Hawar 1", "--json")
    text = phoenix("orders", "show", folder, "Ann", "--month", 1, lang="de")

    assert len(shown.data["played"]) == 2, "the muster and the turn"
    assert text.out.count("Zugblatt:") == 2
    assert "no sheet of Ann" in phoenix("orders", "show", folder, "Ann").out


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("check", "Zoe", "x.txt"), "no realm “Zoe”"),
        (("check", "Ann", "nowhere.txt"), "nowhere.txt"),
        (("submit", "Ann", "nowhere.txt"), "nowhere.txt"),
        (("show", "Ann", "--month", "Mai"), "is not a month"),
        (("withdraw", "Ann"), "rollback"),
    ],
)
def test_what_is_not_there_is_said(folder: Path, args: tuple[str, ...], words: str) -> None:
    before = (folder / LOG_FILE).read_bytes()

    said = phoenix("orders", args[0], folder, *args[1:])

    assert (said.code, words in said.err) == (2, True), said.err
    assert (folder / LOG_FILE).read_bytes() == before


def test_a_check_says_what_a_sheet_costs_and_how_far_armies_get(tmp_path: Path) -> None:
    folder = copy_of(founded(), tmp_path)
    home = capital(folder)
    text = sheet(
        folder, f"Rüste 1000 K und 5 HF als 101 in {home}", f"Bewege 101 nach {capital(folder, 'Bob')}"
    )

    said = phoenix("orders", "check", folder, "Ann", text, lang="de")
    data = phoenix("orders", "check", folder, "Ann", text, "--json").data["consequences"]

    assert said.code == 1
    assert f"von 200.000 GS bleiben {200 - data['spent'] // 1000}.000 GS" in said.out
    (far,) = data["far"]
    assert f"Zeile 3: 101 braucht bis {far['to']} {far['months']} Monate" in said.out
    assert (data["remains"], far["months"] > 1) == (200000 - data["spent"], True)


def test_who_hands_in_a_wrong_sheet_is_told_what_waits(folder: Path) -> None:
    wrong = sheet(folder, "Fliege nach Hause")
    for lang, words in (("de", "lässt es sich nicht abgeben"), ("en", "cannot be handed in")):
        said = phoenix("orders", "submit", folder, "Ann", wrong, lang=lang)
        assert said.code == 1
        assert words in said.out
    assert "begin with Move" in said.out
    assert phoenix("orders", "submit", folder, "Ann", recruiting(folder)).code == 0

    said = phoenix("orders", "submit", folder, "Ann", sheet(folder, "Fliege nach Hause"))

    assert "the earlier sheet of Ann still waits" in said.out


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_log_of_one_month_has_no_reach(folder: Path, lang: str) -> None:
    said = phoenix("orders", "show", folder, "Ann", "--month", 9, lang=lang).err
    assert ("only month 1" if lang == "en" else "nur Monat 1") in said


def test_a_folder_of_files_is_handed_in_at_once(folder: Path, tmp_path: Path) -> None:
    mails = tmp_path / "mails"
    mails.mkdir()
    (mails / "Ann, Mai.txt").write_bytes("* Sonderbefehl: Ein großes Fest\r\n".encode("cp1252"))
    (mails / "Bob.txt").write_bytes(b"Bewge 101 nach 101/28")
    (mails / ".hidden").write_bytes(b"\0")

    done = phoenix("orders", "collect", folder, mails, tmp_path / "nowhere")
    data = phoenix("orders", "collect", folder, mails, "--json").data["files"]

    assert done.code == 1
    for words in (
        "Ann, Mai.txt: handed in for Ann, 1 order.",
        "a bullet",
        "Bob.txt: not handed in for Bob",
        "nowhere",
    ):
        assert words in done.out
    assert [(file["realm"], file["handed_in"]) for file in data] == [("Ann", True), ("Bob", False)]
    assert phoenix("status", folder, "--json").data["sheets"] == ["Ann"]
