"""`tafelrunde phoenix new`, `export` and `import`: what a campaign is founded on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafelrunde.games.phoenix.positions.foundation import default_name
from tafelrunde.games.phoenix.tables.prices import RANK_CODES
from tafelrunde.phoenix_desk.campaign.layout import LOG_FILE
from tafelrunde.phoenix_desk.folder import open_campaign
from tests.cli.phoenix_folders import REALMS, capital, copy_of, founded, phoenix


def test_the_same_seed_founds_the_same_campaign(tmp_path: Path) -> None:
    again = tmp_path / "campaign"
    words = [word for name in REALMS for word in ("--realm", name)]

    said = phoenix("new", *words, "--seed", 3, "--size", "hexagon 2", again, "--json")

    assert (again / LOG_FILE).read_bytes() == (founded() / LOG_FILE).read_bytes()
    assert said.data["realms"].keys() == set(REALMS)
    assert said.data["seed"] == 3


def test_no_realm_is_told_the_seed_of_the_dice(tmp_path: Path) -> None:
    """Worlds can be tried out one by one, so without a seed that somebody has typed the dice have another."""
    for seeded in ((), ("--seed", 987654)):
        folder, home = tmp_path / f"c{len(seeded)}", tmp_path / f"home{len(seeded)}"
        said = phoenix("new", "--realms", 2, *seeded, "--size", "hexagon 2", folder, "--json")
        luck = open_campaign(folder).header.chance.seed
        assert (luck == said.data["seed"]) == bool(seeded)
        assert phoenix("invite", folder, 1, home).code == 0
        told = (home / "realm.json").read_text(encoding="utf-8") + phoenix("report", folder, 1).out
        assert str(luck) not in told
        assert (
            str(said.data["seed"])
            not in json.loads(told.splitlines()[0])["view"]["foundation"]["world"]["name"]
        )


def test_missing_realms_get_names_and_named_ones_keep_theirs(tmp_path: Path) -> None:
    said = phoenix(
        "new", "--realm", "Helborn", "--realms", 4, "--size", "hexagon 3", tmp_path / "c", "--json"
    )

    assert list(said.data["realms"]) == ["Helborn", "Theostelos", "Yaromo", "Vachal"]


def test_every_realm_has_a_knight_among_its_lords() -> None:
    courts = [realm.people.values() for realm in open_campaign(founded()).state.realms if realm.people]

    assert len(courts) == len(REALMS)
    for court in courts:
        assert {RANK_CODES[person.title] for person in court if person.knight} == {"FSH"}


def test_a_world_can_be_brought_along(tmp_path: Path) -> None:
    world, folder = tmp_path / "world.json", tmp_path / "c"
    assert phoenix("export", founded(), "--world", world).code == 0

    said = phoenix("new", "--realm", "Ann", "--realm", "Bob", "--world", world, folder, "--json")

    assert said.code == 0, said.err
    assert said.data["realms"]["Ann"] == capital(founded())


def test_a_world_without_starting_places_gets_fair_ones(tmp_path: Path) -> None:
    world = tmp_path / "world.json"
    phoenix("export", founded(), "--world", world)
    bare = json.loads(world.read_text(encoding="utf-8"))
    starts = bare.pop("starts")
    world.write_text(json.dumps(bare), encoding="utf-8")

    chosen = phoenix("new", "--realms", 2, "--world", world, tmp_path / "c", "--json")
    named = phoenix(
        "new", "--realm", f"Ann@{starts[0]}", "--realm", "Bob", "--world", world, tmp_path / "d", "--json"
    )
    crowded = phoenix("new", "--realms", 60, "--world", world, tmp_path / "e")

    assert chosen.code == 0, chosen.err
    assert named.data["realms"]["Ann"] == starts[0]
    assert (crowded.code, "NAME@FIELD" in crowded.err) == (2, True)


def test_what_stands_on_the_old_tools_map_can_be_taken_over(tmp_path: Path) -> None:
    folder = founded(4)
    karte, world, changes = (tmp_path / name for name in ("k.csv", "w.json", "changes.json"))
    phoenix("export", folder, "--map", karte)
    said = phoenix("import", karte, world, "--size", "hexagon 2", "--changes", changes)
    assert said.code == 0, said.err
    realms = [word for name in REALMS for word in ("--realm", f"{name}@{capital(folder, name)}")]
    assert phoenix("new", *realms, "--world", world, tmp_path / "c").code == 0

    said = phoenix("correct", tmp_path / "c", "--file", changes, "--reason", "Umzug vom alten Programm")

    assert said.code == 0, said.err
    old, new = open_campaign(folder).state, open_campaign(tmp_path / "c").state
    assert list(new.owner) == list(old.owner)
    assert list(new.works) == list(old.works)
    assert new.towns.keys() == {field for field, town in old.towns.items() if town.built}


def test_options_are_those_of_the_game(tmp_path: Path) -> None:
    folder = founded(0, "--option", "deadlines=days", "--option", "fleet_siege=never")

    options = phoenix("status", folder, "--json").data["options"]

    assert (options["deadlines"], options["fleet_siege"]) == ("days", "never")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--realms", 1), "--realms"),
        (("--realm", "Ann", "--realm", "ann"), "taken"),
        (("--realm", "SL", "--realm", "Bob"), "taken"),
        (("--realm", "7", "--realm", "Bob"), "not a name for a realm"),
        (("--realm", "A" * 41, "--realm", "Bob"), "not a name for a realm"),
        (("--realms", 30, "--size", "hexagon 1"), "do not fit"),
        (("--size", "circle 3"), "circle"),
        (("--option", "deadlines"), "name=value"),
        (("--option", "deadlines=never"), "deadlines"),
        (("--world", "nowhere.json"), "nowhere.json"),
        (("--months", -1), "--months"),
    ],
)
def test_what_cannot_be_founded_is_refused_and_leaves_no_campaign(
    tmp_path: Path, args: tuple[object, ...], words: str
) -> None:
    said = phoenix("new", *args, tmp_path / "c")

    assert said.code == 2
    assert words in said.err
    assert not (tmp_path / "c" / LOG_FILE).exists()


def test_a_folder_is_founded_in_only_once(tmp_path: Path) -> None:
    folder = copy_of(founded(), tmp_path)

    said = phoenix("new", "--realms", 2, "--size", "hexagon 2", folder, lang="de")

    assert (said.code, "schon ein Feldzug" in said.err) == (2, True)


@pytest.mark.parametrize("kind", ["csv", "json"])
def test_the_old_tools_tables_come_and_go(tmp_path: Path, kind: str) -> None:
    folder = founded(5)
    karte, gates, world = tmp_path / f"k.{kind}", tmp_path / f"g.{kind}", tmp_path / "w.json"

    assert phoenix("export", folder, "--map", karte, "--gates", gates, "--world", world).code == 0
    again = tmp_path / "again.json"
    said = phoenix(
        "import", karte, again, "--gates", gates, "--size", "hexagon 2", "--name", "hexagon 2", "--json"
    )

    assert said.code == 0, said.err
    fields = sum(row["fields"] for row in phoenix("realms", folder, "--json").data["realms"])
    assert said.data["owners"] == fields
    one, other = (json.loads(path.read_text(encoding="utf-8")) for path in (world, again))
    assert {**one, "starts": [], "rivers": 0} == {"starts": [], **other, "rivers": 0}
    assert phoenix("import", karte, again, "--size", "hexagon 2").code == 2, "nothing is overwritten"


def test_two_dozen_realms_have_names_of_their_own() -> None:
    names = [default_name(number) for number in range(24)]
    assert len({name.casefold() for name in names}) == 24
    assert not [name for name in names if name.startswith("Reich")]
    assert default_name(24) == "Reich 25"
