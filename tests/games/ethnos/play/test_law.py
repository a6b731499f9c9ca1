"""The law of positions: every position of every game obeys it, and a scenario that breaks it is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.play.law import hold
from tests.complaining import complains
from tests.contract.tables import drawn_options
from tests.games.ethnos.table import FOUR, NAMES, SEAT_COUNTS, TWO, random_game

CHOSEN = {"tribes": "chosen"}
ASKED = {"decline_abilities": "allowed"}
TEN = ["2 red elves", "2 blue elves", "2 green elves", "2 grey elves", "2 orange elves"]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_a_game_obeys_the_law(seats: int, seed: int) -> None:
    options = drawn_options(GAME, Seeded(seed)) if seed % 2 else {}
    for played in random_game(seats, 700 + seed, options):
        hold(played.before, NAMES)
        hold(played.after, NAMES)


def arranged(names: tuple[str, ...], options: dict[str, str], given: dict[str, Any]) -> Any:
    players = {name: given[name] for name in names if name in given}
    table = {field: value for field, value in given.items() if field not in names}
    return GAME.arrange(GAME.setup(len(names), options, None), {**table, "players": players}, names)


def refused(
    field: str, names: tuple[str, ...] = FOUR, options: dict[str, str] | None = None, **given: Any
) -> Any:
    """A position that is none, and where it is wrong."""
    return pytest.param(field, names, options or {}, given, id=f"{field} {given}"[:100])


@pytest.mark.parametrize(
    ("field", "names", "options", "given"),
    [
        refused("age", age=0),
        refused("age", age=4),
        refused("age", TWO, age=3),
        refused("age", age=2, step="tokens"),
        refused("step", step="sleep"),
        refused("step", step="over"),
        refused("step", step="choose"),
        refused("step", step="ability", band="red giant"),
        refused("first", first="Zoe"),
        refused("turn", turn="Zoe"),
        refused("turn", step="deal", first="Ann", turn="Brian"),
        refused("picks", picks=99),
        refused("picks", options=CHOSEN, picks=99, step="choose"),
        refused("picks", options=CHOSEN, picks=-1, step="choose"),
        refused("picks", options=CHOSEN, picks=3),
        refused("tribes", options=CHOSEN, picks=1, step="choose", tribes=["elf", "orc"]),
        refused("tribes", tribes=["elf"], step="tribes"),
        refused("tribes", tribes=["elf", "elf"]),
        refused("tribes", tribes=["hobbit"]),
        refused("tribes", tribes=["elf", "orc", "troll", "giant", "dwarf", "wizard", "merfolk"]),
        refused("tokens.red", tokens={"red": [1, 2]}),
        refused("tokens.red", tokens={"red": [1, 2, 3]}),
        refused("tokens.blue", tokens={"red": [10, 10, 8], "blue": [2, 2, 2]}),
        refused("tokens", tokens={"pink": [2, 2, 4]}),
        refused("tokens", tokens={"red": [2, 2, 4]}, step="tokens"),
        refused("players", step="tribes", Ann={"glory": 3}),
        refused("players.Ann.hand", Ann={"hand": ["red hobbit"]}),
        refused("players", Ann={"hand": ["3 red elves"]}),
        refused("players", market=["2 red elves"], Ann={"bands": ["red elf"]}),
        refused("players.Ann.hand", Ann={"hand": [*TEN, "purple elf"]}),
        refused("players.Ann.hand", step="deal", Ann={"hand": ["red elf"]}),
        refused("players.Ann.hand", step="plunder", tribes=["orc"], Ann={"hand": ["red elf"]}),
        refused("players.Ann.known", Ann={"hand": ["red elf"], "known": ["blue elf"]}),
        refused("players.Ann.markers", Ann={"markers": {"red": -1}}),
        refused("players.Ann.markers", Ann={"markers": {"red": 27}}),
        refused("players.Ann.markers", Ann={"markers": {"red": 2**70}}),
        refused("players.Ann.markers", Ann={"markers": {"pink": 1}}),
        refused("players.Ann.markers", step="deal", Ann={"markers": {"red": 1}}),
        refused("players.Ann.supply", Ann={"supply": -1}),
        refused("players.Ann.supply", Ann={"supply": 3}),
        refused(
            "players.Ann.horde",
            Ann={"horde": ["red"]},
            tribes=["elf", "troll", "giant", "dwarf", "wizard", "merfolk"],
        ),
        refused("players.Ann.horde", tribes=["orc"], Ann={"horde": ["pink"]}),
        refused("players.Ann.merfolk", tribes=["merfolk"], Ann={"merfolk": 20}),
        refused("players.Ann.merfolk", tribes=["merfolk"], Ann={"merfolk": -1}),
        refused(
            "players.Ann.merfolk",
            tribes=["elf", "troll", "giant", "dwarf", "wizard", "orc"],
            Ann={"merfolk": 1},
        ),
        refused("players.Ann.trolls", tribes=["troll"], Ann={"trolls": [7]}),
        refused("players.Ann.trolls", tribes=["troll"], Ann={"trolls": [2**70]}),
        refused("players.Ann.trolls", tribes=["troll"], Ann={"trolls": [-1]}),
        refused("players.Brian.trolls", tribes=["troll"], Ann={"trolls": [3]}, Brian={"trolls": [3]}),
        refused("players.Ann.trolls", tribes=["troll"], step="deal", age=2, Ann={"trolls": [3]}),
        refused("players.Ann.glory", Ann={"glory": -1}),
        refused("players.Ann.glory", Ann={"glory": 10**9}),
        refused("players.Ann.glory", step="deal", Ann={"glory": 3}),
        refused("players.Ann.reasons", Ann={"glory": 3, "reasons": {"bands": 2}}),
        refused("players.Ann.reasons", Ann={"glory": 3, "reasons": {"bands": 4, "orcs": -1}}),
        refused("players.Ann.bands", Ann={"bands": ["red elf with blue orc"]}),
        refused("players.Ann.bands", Ann={"bands": ["skeleton with red elf"]}),
        refused("players.Ann.bands", Ann={"bands": ["skeleton"]}),
        refused("players.Ann.bands", Ann={"bands": ["red hobbit"]}),
        refused("players.Ann.bands", step="deal", age=2, Ann={"bands": ["red elf"]}),
        refused(
            "players.Ann.bands",
            step="plunder",
            tribes=["orc"],
            Ann={"bands": ["red elf with skeleton"], "horde": ["red"]},
        ),
        refused("dragons", dragons=3),
        refused("dragons", dragons=-1),
        refused("dragons", dragons=1, step="deal"),
        refused("dragons", dragons=2, step="plunder", tribes=["orc"]),
        refused("upper", upper=-1),
        refused("upper", upper=10**9),
        refused("upper", upper=5, dragons=1),
        refused("upper", upper=5, step="deal"),
        refused("drawing", drawing=1),
        refused("drawing", drawing=0, step="draw"),
        refused("drawing", drawing=11, step="draw"),
        refused("drawing", drawing=3, step="draw", Ann={"hand": TEN[:4]}),
        refused("giant", tribes=["elf", "troll", "orc", "dwarf", "wizard", "merfolk"], giant="Ann"),
        refused("giant", tribes=["giant"], step="deal", age=2, giant="Ann"),
        refused("giant_size", tribes=["giant"], giant="Ann", giant_size=0),
        refused("giant_size", tribes=["giant"], giant="Ann", giant_size=11),
        refused("giant_size", tribes=["giant"], giant_size=3),
        refused("asked", asked="Ann"),
        refused("age", age=3, step="plunder", tribes=["orc"], Ann={"horde": ["red"]}),
        refused("band", band="red elf"),
        refused("band", step="keep", Ann={"hand": ["red elf"]}),
        refused("band", step="keep", band="red orc", Ann={"hand": ["red elf"]}),
        refused("band", step="keep", band="red orc with blue elf", Ann={"hand": ["red elf"]}),
        refused("players.Ann.hand", step="keep", band="red elf"),
        refused(
            "players.Ann.hand", step="keep", band="red elf", Ann={"hand": ["red elf", *TEN[1:], "purple elf"]}
        ),
        refused("players.Ann.hand", step="wizard_draw", band="red wizard", Ann={"hand": ["red elf"]}),
        refused("players.Ann.hand", step="next_band", band="red centaur", Ann={"markers": {"red": 1}}),
        refused("placed", step="next_band", band="red centaur", Ann={"hand": ["red elf"]}),
        refused("placed", placed=True),
        refused("placed", step="kingdom", band="red wingfolk", placed=True, Ann={"markers": {"red": 1}}),
        refused(
            "players.Ann.markers",
            step="kingdom",
            band="red wingfolk",
            Ann={"markers": dict.fromkeys(["green", "purple", "orange", "grey", "red"], 1)},
        ),
        refused("free", free=1),
        refused("free", step="free_marker", band="red merfolk", free=0, Ann={"merfolk": 3}),
        refused("free", step="free_marker", band="red merfolk", free=2, Ann={"merfolk": 3}),
        refused("free", step="free_marker", band="red merfolk", Ann={"merfolk": 4}),
        refused("players.Ann.trolls", step="troll_token", band="red troll"),
        refused("band", options=ASKED, step="ability", band="red elf"),
        refused("band", options=ASKED, step="ability", band="red giant", giant="Brian", giant_size=2),
    ],
)
def test_what_no_game_comes_to_is_refused_with_its_place(
    field: str, names: tuple[str, ...], options: dict[str, str], given: dict[str, Any]
) -> None:
    with complains(f"given.{field}: "):
        arranged(names, options, given)


def test_tokens_that_are_not_named_are_those_left_in_the_box() -> None:
    state = arranged(FOUR, {}, {"tokens": {"red": [10, 10, 8], "blue": [0, 0, 2]}})

    assert sorted(state.tokens) == state.box.tokens[1]
    assert [kingdom.tokens for kingdom in GAME.view(state, None).kingdoms][4:] == [(8, 10, 10), (0, 0, 2)]


def test_said_or_not_the_stock_is_what_is_left() -> None:
    ann = {"markers": {"red": 3}, "horde": ["red"]}
    tribes = ["orc", "elf", "troll", "giant", "dwarf", "wizard"]
    said = arranged(FOUR, {}, {"tribes": tribes, "Ann": {**ann, "supply": 21}})
    unsaid = arranged(FOUR, {}, {"tribes": tribes, "Ann": ann})

    assert said.supply == unsaid.supply == [21, 25, 25, 25]
