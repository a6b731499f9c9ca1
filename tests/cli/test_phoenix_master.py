"""`tafelrunde phoenix`: what the game master decides, types in, corrects and takes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.phoenix_desk.campaign.layout import LOG_FILE
from tafelrunde.phoenix_desk.folder import open_campaign
from tests.cli.phoenix_folders import capital, copy_of, founded, phoenix, sheet


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_of(founded(), tmp_path)


def gold(folder: Path, realm: int = 0) -> int:
    return open_campaign(folder).state.realms[realm].gold


def test_a_whole_campaign_with_people_and_a_game_master(folder: Path) -> None:
    """Founded, sheets for each realm, run, corrected, rolled back, run again: the same in the end."""
    home = capital(folder)
    recruit = sheet(folder, f"Rüste 1000 K und 5 HF als 101 in Rüstort {home}")
    assert phoenix("orders", "submit", folder, "Ann", recruit).code == 0
    assert phoenix("orders", "submit", folder, "Bob", sheet(folder)).code == 0
    assert phoenix("run", folder).code == 1, "the turns are to come"
    for realm in ("Ann", "Bob"):
        assert phoenix("orders", "submit", folder, realm, sheet(folder)).code == 0
    assert phoenix("run", folder).code == 0
    first = (folder / LOG_FILE).read_bytes()
    assert open_campaign(folder).state.month == 2
    assert open_campaign(folder).state.army(101).troops == 1000

    assert phoenix("rerun", folder, "--reason", "Probe").code == 0
    assert (folder / LOG_FILE).read_bytes() == first

    assert phoenix("correct", folder, "armies.Ann.101.leaders=7", "--reason", "Tippfehler").code == 0
    assert open_campaign(folder).state.army(101).leaders == 7

    said = phoenix("rollback", folder, "--to", "Rim 1", "--reason", "doch nicht", "--json")
    assert said.data["dropped"] == 1
    assert (folder / LOG_FILE).read_bytes() == first

    again = phoenix(
        "rerun", folder, "--month", 1, "--correct", "realms.Ann.gold=0", "--reason", "arm", "--json"
    )
    assert [lost["rule"] for lost in again.data["left_out"]] == ["PH-3.3e"]
    assert not open_campaign(folder).state.has_army(101)
    assert phoenix("verify", folder, "--json").data["ok"]
    kept = sorted(path.name for path in folder.glob("campaign.*.jsonl"))
    assert kept == ["campaign.1.jsonl", "campaign.2.jsonl", "campaign.3.jsonl"]


def test_decisions_stand_in_the_log_as_sentences(folder: Path) -> None:
    assert phoenix("correct", folder, "realms.Ann.gold=777", "--reason", "Tippfehler").code == 0
    assert phoenix("grant", folder, "Bob", 500, "--reason", "Preis").code == 0
    assert phoenix("announce", folder, "Das Treffen beginnt.").code == 0
    assert phoenix("announce", folder, "Pst.", "--realm", "Bob").code == 0

    told = phoenix("log", folder, "--from", 6, lang="de").out

    for words in (
        "Korrigiere realms.Ann.gold = 777; Grund: Tippfehler",
        "Gewähre Bob 500 GS; Grund: Preis",
        "Verkünde: Das Treffen beginnt.",
        "Sage Bob: Pst.",
    ):
        assert words in told
    assert (gold(folder, 0), gold(folder, 1)) == (777, 200_500)


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ("realms.Ann.silver=3", "PH-2l"),
        ("realms.Zoe.gold=3", "PH-2j"),
        ("armies.Ann.101.leaders=3", "PH-2l"),
        ("fields.9999/99.owner=Ann", "PH-0.1"),
        ("works.101/27.NO.STR=3", "PH-"),
        ("realms.Ann.gold", "path=value"),
    ],
)
def test_a_correction_that_cannot_be_is_refused_with_the_rule(folder: Path, change: str, rule: str) -> None:
    before = (folder / LOG_FILE).read_bytes()

    said = phoenix("correct", folder, "realms.Ann.gold=1", change, "--reason", "x")

    assert (said.code, rule in said.err) == (2, True), said.err
    assert (folder / LOG_FILE).read_bytes() == before, "all changes or none"


@pytest.mark.parametrize(
    "args",
    [
        ("correct", "realms.Ann.gold=1"),
        ("grant", "Ann", "5"),
        ("close",),
        ("end",),
        ("rollback", "--to", "1"),
        ("rerun",),
    ],
)
def test_nothing_is_decided_without_a_reason(folder: Path, args: tuple[str, ...]) -> None:
    before = (folder / LOG_FILE).read_bytes()

    missing = phoenix(args[0], folder, *args[1:])
    empty = phoenix(args[0], folder, *args[1:], "--reason", "")

    assert (missing.code, empty.code) == (2, 2), empty.err
    assert "--reason" in missing.err
    assert (folder / LOG_FILE).read_bytes() == before


def test_corrections_of_every_kind(folder: Path) -> None:
    home = capital(folder)
    changes = [
        f"armies.Ann.150.field={home}",
        "armies.Ann.150.troops=4000",
        "armies.Ann.150.guard=ja",
        f"towns.{home}.special=30",
        f"works.{home}.O.STR=yes",
        "people.Ann.601.name=Gerda",
        "people.Ann.602=gone",
    ]
    said = phoenix("correct", folder, *changes, "--reason", "Umzug", "--json")

    assert said.code == 0, said.err
    state = open_campaign(folder).state
    assert (state.army(150).troops, state.army(150).guard) == (4000, True)
    assert state.person(601).name == "Gerda"
    assert 602 not in state.realms[0].people
    assert len(said.data["move"]["changes"]) == len(changes)


@pytest.mark.parametrize(
    ("text", "words"), [("x", "not a list of changes"), ("[]", "changes"), ("[1]", "changes")]
)
def test_a_file_of_changes_that_is_none_is_refused(folder: Path, text: str, words: str) -> None:
    file = folder.parent / "changes.json"
    file.write_text(text, encoding="utf-8")

    said = phoenix("correct", folder, "--file", file, "--reason", "x")

    assert (said.code, words in said.err) == (2, True), said.err


def test_a_round_is_closed_without_the_late(folder: Path) -> None:
    recruit = sheet(folder, f"Rüste 1000 K und 5 HF als 101 in Rüstort {capital(folder)}")
    assert phoenix("orders", "submit", folder, "Ann", recruit).code == 0

    said = phoenix("close", folder, "--reason", "Frist", "--json")

    assert said.data["late"] == ["Bob"]
    assert open_campaign(folder).state.has_army(101), "who was in time recruits"
    status = phoenix("status", folder, "--json").data
    assert status["step"] == "turn"
    assert phoenix("close", folder, "--reason", "Frist", "--json").data["late"] == status["missing"]
    active = phoenix("status", folder, "--json").data["missing"][0]
    assert phoenix("orders", "submit", folder, active, sheet(folder)).code == 0
    refused = phoenix("close", folder, "--reason", "Frist", lang="de")
    assert (refused.code, "ist nicht säumig" in refused.err) == (2, True)


def test_a_sheet_that_became_impossible_is_told_and_can_be_left_out(tmp_path: Path) -> None:
    folder = copy_of(founded(0, "--option", "deadlines=days"), tmp_path)
    recruit = sheet(folder, f"Rüste 1000 K und 5 HF als 101 in Rüstort {capital(folder)}")
    phoenix("orders", "submit", folder, "Ann", recruit)
    phoenix("orders", "submit", folder, "Bob", sheet(folder))
    phoenix("correct", folder, "realms.Ann.gold=0", "--reason", "arm")

    stopped = phoenix("run", folder, lang="de")
    assert stopped.code == 1
    assert "Das Zugblatt von Ann" in stopped.out
    assert "PH-3.3e" in stopped.out
    assert phoenix("run", folder, "--json").data["refused"][0]["rule"] == "PH-3.3e"

    left = phoenix("run", folder, "--leave-out", "--json")
    assert (left.code, [lost["realm"] for lost in left.data["left_out"]]) == (0, ["Ann"])


def test_questions_are_asked_answered_and_listed(folder: Path) -> None:
    assert "no questions" in phoenix("questions", folder).out
    assert phoenix("ask", folder, "Darf ich?", "--realm", "Ann", "--json").data == {"number": 1}
    assert "Offen 1: Darf ich? (Ann)" in phoenix("questions", folder, lang="de").out
    assert phoenix("answer", folder, 1, "Nein.").code == 0
    assert phoenix("answer", folder, 1, "Doch.").code == 2
    told = phoenix("questions", folder).out
    assert "Darf ich?" in told
    assert "Nein." in told
    assert phoenix("questions", folder, "--json").data["open"] == []


def test_the_log_by_month_and_from_an_entry() -> None:
    folder = founded(2)
    entries = phoenix("log", folder, "--json").data["entries"]

    second = phoenix("log", folder, "--month", "Rim 1", "--json").data["entries"]

    assert [entry["n"] for entry in entries] == list(range(1, len(entries) + 1))
    assert second == [entry for entry in entries if entry["month"] == 2]
    assert phoenix("log", folder, "--from", len(entries), "--json").data["entries"] == entries[-1:]
    assert "Zufall: Reihenfolge 1: " in phoenix("log", folder, lang="de").out


def test_what_was_rolled_back_is_told(tmp_path: Path) -> None:
    folder = copy_of(founded(2), tmp_path)

    said = phoenix("rollback", folder, "--to", 1, "--reason", "Irrtum", lang="de")

    assert said.code == 0
    assert "Hawar 1: alle Reiche geben Zugblätter ab." in said.out
    assert "Die Zugblätter von Ann, Bob warten wieder" in said.out
    assert str(folder / "orders" / "2" / "*.1.old") in said.out
    assert phoenix("status", folder, "--json").data["missing"] == []
    assert "Irrtum" in phoenix("log", folder).out
    assert phoenix("status", folder, "--json").data["rollbacks"] == 1
    assert phoenix("rollback", folder, "--to", "#99999", "--reason", "x").code == 2
    assert phoenix("rollback", folder, "--to", "3", "--reason", "x").code == 2


def test_verify_names_the_entry_that_is_forged(tmp_path: Path) -> None:
    folder = copy_of(founded(2), tmp_path)
    assert phoenix("verify", folder).code == 0
    data = (folder / LOG_FILE).read_bytes()

    (folder / LOG_FILE).write_bytes(data.replace(b'"gate":', b'"gate":1', 1))
    said = phoenix("verify", folder)

    assert (said.code, f"{LOG_FILE}:2" in said.err) == (2, True)


def test_the_end_is_the_end(folder: Path) -> None:
    assert phoenix("end", folder, "--reason", "Alle sind müde.").code == 0

    said = phoenix("announce", folder, "Halt!")

    assert (said.code, "PH-2k" in said.err) == (2, True)
    assert phoenix("status", folder, "--json").data["over"] is True
    assert phoenix("orders", "check", folder, "Ann", sheet(folder)).code == 1
