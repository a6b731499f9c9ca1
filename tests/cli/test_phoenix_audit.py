"""`tafelrunde phoenix audit`: nothing that was decided by hand is missing, with what it changed."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.phoenix_desk.folder import Folder
from tests.cli.phoenix_folders import capital, copy_of, founded, phoenix
from tests.cli.phoenix_wars import before_war
from tests.phoenix_desk.battlefields import SETUP
from tests.phoenix_desk.homes import campaign_in, run


def test_a_correction_shows_values_before_and_after(tmp_path: Path) -> None:
    folder = copy_of(founded(), tmp_path)
    gold = phoenix("realms", folder, "--json").data["realms"][0]["gold"]
    assert phoenix("correct", folder, "realms.Ann.gold=7", "--reason", "Zählfehler").code == 0
    (found,) = phoenix("audit", folder, "--json").data["decisions"]
    assert (found["kind"], found["reason"], found["month"]) == ("amend", "Zählfehler", 1)
    assert found["changes"] == [{"path": "realms.Ann.gold", "before": str(gold), "after": "7"}]


def test_every_path_of_a_correction_is_listed() -> None:
    (found, *_rest) = phoenix("audit", before_war(), "--json").data["decisions"]
    assert [change["path"] for change in found["changes"]] == list(SETUP)


def test_a_grant_shows_what_it_changed(tmp_path: Path) -> None:
    folder = copy_of(founded(), tmp_path)
    phoenix("grant", folder, "Bob", 500, "--reason", "Preis")
    (found,) = phoenix("audit", folder, "--json").data["decisions"]
    (change,) = found["changes"]
    assert change["path"] == "realms.Bob.gold"
    assert change["after"] - change["before"] == 500


def test_typed_dice_closed_rounds_and_rollbacks_stand_there(tmp_path: Path) -> None:
    folder = copy_of(founded(0, "--dice", "typed"), tmp_path)
    for _ in range(5):
        assert phoenix("dice", folder, 1, 2, 3).code == 0
    phoenix("close", folder, "--reason", "zu spät")
    phoenix("rollback", folder, "--to", "#5", "--reason", "doch nicht")
    phoenix("close", folder, "--reason", "nun aber")
    found = phoenix("audit", folder, "--json").data
    assert [one["kind"] for one in found["decisions"]] == ["draw_order"] * 5 + ["close_round"]
    assert [note["reason"] for note in found["rollbacks"]] == ["doch nicht"]
    for lang, words in (("de", "nun aber"), ("en", "doch nicht")):
        assert words in phoenix("audit", folder, lang=lang).out


def test_a_campaign_without_decisions_says_so() -> None:
    assert phoenix("audit", founded()).out == "Nothing was decided by hand.\n"
    assert phoenix("audit", founded(), "--month", 1).code == 0


def test_flags_are_said_in_the_readers_language(tmp_path: Path) -> None:
    folder = copy_of(founded(), tmp_path)
    home = capital(folder)
    made = (f"armies.Ann.101.field={home}", "armies.Ann.101.troops=1000", "armies.Ann.101.leaders=1")
    assert phoenix("correct", folder, *made, "--reason", "r").code == 0
    assert phoenix("correct", folder, "armies.Ann.101.kills=yes", "--reason", "r").code == 0
    assert "Ann 101, tötet Überrannte: nein → ja" in phoenix("audit", folder, lang="de").out
    told = phoenix("report", folder, "Ann", lang="de").out
    assert "nein" in told
    assert not any(word in told for word in ("True", "False"))


def test_dice_kept_by_a_rerun_are_not_called_typed_in(tmp_path: Path) -> None:
    folder = tmp_path / "campaign"  # as they were founded when dice followed from their place in the log
    campaign_in(Folder(folder))
    run(Folder(folder), 1, bots="random")
    assert phoenix("rerun", folder, "--month", 1, "--correct", "realms.Ann.gold=9", "--reason", "r").code == 0

    dice = [one["dice"] for one in phoenix("audit", folder, "--json").data["decisions"]]

    assert set(dice) == {"", "kept"}
    for command in ("audit", "log"):
        said = phoenix(command, folder, lang="de").out
        assert "vom ersten Mal behalten" in said
        assert "eingetippt" not in said
    assert "kept from the first time" in phoenix("audit", folder).out


def test_dice_of_an_occasion_need_not_be_kept(tmp_path: Path) -> None:
    folder = copy_of(founded(2), tmp_path)
    assert phoenix("rerun", folder, "--month", 1, "--correct", "realms.Ann.gold=9", "--reason", "r").code == 0
    assert {one["dice"] for one in phoenix("audit", folder, "--json").data["decisions"]} == {""}
    assert phoenix("verify", folder).code == 0


def test_who_published_and_who_rolled_back_is_named(tmp_path: Path) -> None:
    folder = copy_of(founded(), tmp_path)
    assert phoenix("step", folder, "--bots", "settler", "--play", "--by", "Ute").code == 0
    preview = phoenix("rollback", folder, "--to", "1", "--preview", "--json").data
    assert preview["dropped"] > 0
    for lang, words in (("de", "Ungeschehen würden"), ("en", "Undone would be")):
        assert words in phoenix("rollback", folder, "--to", "1", "--preview", lang=lang).out
    assert phoenix("rollback", folder, "--to", "1", "--reason", "r", "--by", "Uwe").code == 0
    assert phoenix("rollback", folder, "--to", "1").code != 0

    notes = phoenix("audit", folder, "--json").data["notes"]

    assert [(note["what"], note["who"]) for note in notes] == [("published", "Ute"), ("rolled back", "Uwe")]
    for lang, words in (("de", "Uwe: drehte auf Eintrag 5 zurück"), ("en", "Uwe: rolled back to entry 5")):
        assert words in phoenix("audit", folder, lang=lang).out
