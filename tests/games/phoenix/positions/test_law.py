"""The law of positions: campaigns obey it, and `given` describes every position that does, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from tafelrunde.bots import bot_for
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, LANGS
from tafelrunde.engine.errors import BadField
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.positions.codec import ARMY, NUMBERS, PERSON, REALM, ROWS, TABLES, TOWN
from tafelrunde.games.phoenix.positions.given import (
    Given,
    GivenArmy,
    GivenField,
    GivenPerson,
    GivenRealm,
)
from tafelrunde.games.phoenix.positions.law import hold
from tafelrunde.games.phoenix.state.state import DICE, MUSTER, OVER, TURN, State
from tafelrunde.telling.complaints import said
from tests.games.phoenix.describing import compared, given_of
from tests.games.phoenix.meddling import meddle
from tests.games.phoenix.secrecy.test_meddling import campaign, meddled_with
from tests.games.phoenix.wars import NAMES, WAR

MONTHS = 6
HERE, EAST = "101/27", "101/28"
SEA = {HERE: {"terrain": "w"}}
FOOT = {"field": EAST, "troops": 500}
SHIPS = {"field": HERE, "troops": 10}
MAGE = {"field": EAST, "rank": "Z", "most": 10}
TOWN_HERE = {"owner": "Ann", "town": "STD"}


def war(seed: int, bots: tuple[str, ...], options: dict[str, str]) -> Iterator[State]:
    """Every position of a war of some months."""
    state, rng = WAR.setup(len(NAMES), options, {"months": MONTHS}), Seeded(seed)
    players = [bot_for(GAME, bots[seat % len(bots)]) for seat in range(len(NAMES))]
    while acting := GAME.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            move = GAME.chance(state, rng)
        else:
            look = partial(GAME.view, state, seat)
            move = players[seat].choose(GAME.legal_moves(state, seat), look, rng)
        GAME.apply(state, seat, move, [])
        yield state.copy()


def meddled(seed: int) -> Iterator[State]:
    """Every position of a campaign whose game master does all that he may."""
    walk, rng = campaign(seed), Seeded(seed)
    while not walk.is_over():
        move = meddle(GAME, walk.table.state, rng) if rng.below(4) == 0 else None
        if move is None:
            walk.step()
        else:
            meddled_with(walk, move)
        yield walk.table.state


@pytest.mark.parametrize("options", [{}, {"deadlines": "days"}], ids=["table", "remote"])
@pytest.mark.parametrize("bots", [("random",), ("warlord", "random", "settler")], ids=["random", "mixed"])
def test_every_position_of_a_war_between_two_turns_is_lawful(
    bots: tuple[str, ...], options: dict[str, str]
) -> None:
    looked = 0
    for seed in range(3):
        for state in war(seed, bots, options):
            if state.step not in (DICE, OVER):
                hold(state)
                looked += 1
    assert looked > 20


@pytest.mark.parametrize("seed", range(4))
def test_whatever_the_game_master_decides_is_lawful(seed: int) -> None:
    for state in meddled(seed):
        if state.step not in (DICE, OVER):
            hold(state)


# --- everything can be said ---------------------------------------------------------------------------


def comes_back(first: State, state: State) -> bool:
    """Described in words and arranged again it is the same; False where sheets lie on the table already."""
    if state.step not in (MUSTER, TURN) or any(realm.handed is not None for realm in state.realms):
        return False
    again = GAME.arrange(first, given_of(state), [*state.setting.names, "SL"])
    assert compared(again) == compared(state)
    return True


@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_a_campaign_can_be_described(seed: int) -> None:
    first = campaign(seed).table.state
    looked = [comes_back(first, state) for number, state in enumerate(meddled(seed)) if number % 4 == 0]

    assert sum(looked) > 3


@pytest.mark.parametrize("bots", [("random",), ("warlord", "random", "settler")], ids=["random", "mixed"])
def test_every_position_of_a_war_can_be_described(bots: tuple[str, ...]) -> None:
    first = WAR.setup(len(NAMES), {}, {"months": MONTHS})
    for number in range(first.setting.realms):  # as founded: without any rights
        first.edit_realm(number).ways = first.edit_realm(number).coasts = 0
    looked = [comes_back(first, state) for seed in range(3) for state in war(seed, bots, {})]

    assert sum(looked) > 20


OTHERWISE = {
    "goods": "prisoners", "old_seat": "moving", "new_seat": "moving", "seat_month": "moving",
    "place": "order", "waiting": "missed", "damage": "damaged", "happenings": "happening", "posts": "post",
    "besieged": "besieged", "built": "town",
}  # fmt: skip
"""Parts of a position that scenarios have another word for."""
WITHIN_TURNS = ("banned", "bans", "wounds", "phase", "part")
"""What is nothing whenever a realm decides; scenarios come there by steps."""
ITSELF = ("realm", "number", "field", "told")
"""Where a piece stands, and how much of a realm's diary it has heard."""


@pytest.mark.parametrize(
    ("parts", "kind"),
    [
        (ARMY, GivenArmy),
        (PERSON, GivenPerson),
        (TOWN, GivenField),
        (REALM, GivenRealm),
        ((*NUMBERS, *ROWS, "orders", "gates", "deeds", "pledges"), Given),
        ([name for name in TABLES if name not in ("gates", "besieged")], GivenField),
    ],
    ids=["army", "person", "town", "realm", "campaign", "fields"],
)
def test_every_part_of_a_position_has_a_word(parts: Any, kind: Any) -> None:
    said_so = [OTHERWISE.get(name, name) for name in parts if name not in (*WITHIN_TURNS, *ITSELF)]

    assert [name for name in said_so if name not in kind.__struct_fields__] == []


def test_bulk_prisoners_are_cargo_of_an_army() -> None:
    row = {**FOOT, "prisoners": {"warriors": 30, "riders": 4}}
    state = arranged({"armies": {"Ann": {"101": row}}})

    assert state.army(101).goods == (("captured_riders", 4), ("captured_warriors", 30))


# --- and nothing else ---------------------------------------------------------------------------------


def arranged(given: dict[str, Any]) -> State:
    state: State = GAME.setup(3, {}, {"months": 0})
    return GAME.arrange(state, {"all": {"terrain": "t"}, **given}, ("Ann", "Bob", "SL"))  # type: ignore[no-any-return]


def ann(**armies: Any) -> dict[str, Any]:
    return {"armies": {"Ann": {number[1:]: row for number, row in armies.items()}}}


def people(**rows: Any) -> dict[str, Any]:
    return {"people": {"Ann": {number[1:]: row for number, row in rows.items()}}}


def realm(**row: Any) -> dict[str, Any]:
    return {"realms": {"Ann": row}}


def here(**row: Any) -> dict[str, Any]:
    return {"fields": {HERE: row}}


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("month", {"month": 0}),
    ("month", {"month": -3}),
    ("month", {"month": 10**9}),
    ("order", {"order": ["Ann"]}),
    ("order", {"order": ["Ann", "Ann"]}),
    ("orders.9", {"orders": {"9": ["Ann", "Bob"]}}),
    ("gates.1", {"gates": {"1": 9}}),
    ("active", {"active": "Ann"}),
    ("active", {"step": "turn", "active": "Cleo"}),
    ("armies", {"armies": {"Cleo": {}}}),
    ("armies", {"armies": {"Ann": {"101": FOOT}, "1": {"102": FOOT}}}),
    ("armies", ann(a101=FOOT, a0101=FOOT)),
    ("armies.101.field", ann(a101={**FOOT, "field": "999/99"})),
    ("armies.Ann.101.field", {**ann(a101={**FOOT, "field": HERE}), "fields": SEA}),
    ("armies.Ann.301.field", ann(a301=SHIPS)),
    ("armies.Ann.101.troops", ann(a101={**FOOT, "troops": -1})),
    ("armies.Ann.101.troops", ann(a101={**FOOT, "troops": 10**20})),
    ("armies.Ann.101.troops", ann(a101={**FOOT, "troops": 100_001})),
    ("armies.Ann.101.troops", ann(a101={**FOOT, "troops": 99})),
    ("armies.Ann.101.leaders", ann(a101={**FOOT, "leaders": 0})),
    ("armies.Ann.101.gold", ann(a101={**FOOT, "gold": -1})),
    ("armies.Ann.201.mounts", ann(a201={**FOOT, "mounts": 5})),
    ("armies", ann(a601=FOOT)),
    ("armies.Ann.101.aboard", ann(a101={**FOOT, "aboard": 301})),
    (
        "armies.Ann.301.troops",
        {**ann(a301=SHIPS, a101={"field": HERE, "troops": 5000, "aboard": 301}), "fields": SEA},
    ),
    ("armies.101.prisoners", ann(a101={**FOOT, "prisoners": {"mounts": 3}})),
    ("armies.101.prisoners.warriors", ann(a101={**FOOT, "prisoners": {"warriors": -3}})),
    ("armies.101.giver", ann(a101={**FOOT, "giver": "Cleo"})),
    ("armies.Ann.101.giver", ann(a101={**FOOT, "giver": 7})),
    ("armies.Ann.101.moved", ann(a101={**FOOT, "moved": 9})),
    ("armies.101.fired", ann(a101={**FOOT, "light": 1, "fired": [2, 0]})),
    ("armies.101.nature", ann(a101={**FOOT, "nature": 1})),
    ("armies.401.nature", ann(a401=FOOT)),
    ("armies.Ann.101.kills", ann(a101={**FOOT, "guard": True, "kills": True})),
    ("people", people(p101={"field": EAST})),
    ("people.Ann.601.rank", people(p601=MAGE)),
    ("people.Ann.501.rank", people(p501={"field": EAST, "rank": "HER"})),
    ("people.Ann.501.now", people(p501={**MAGE, "now": 11})),
    ("people.501.now", people(p501={**MAGE, "now": -1})),
    ("people.501.now", people(p501={**MAGE, "now": 1.23})),
    ("people.Ann.501.army", people(p501={**MAGE, "army": 101})),
    ("people.501.captor", people(p501={**MAGE, "captor": "Cleo"})),
    ("people.Ann.501.captor", people(p501={**MAGE, "captor": "Ann"})),
    ("people.Ann.501.captor", people(p501={**MAGE, "captor": "Bob"})),
    ("people.Ann.501.warden", people(p501={**MAGE, "captor": "Bob", "warden": 101}) | here(owner="Bob")),
    ("people.Ann.501.warden", people(p501={**MAGE, "warden": 101})),
    ("people.Ann.501.barred", people(p501={**MAGE, "barred": 10**6})),
    ("realms.Ann.gold", realm(gold=-1)),
    ("realms.Ann.capital", realm(capital=HERE)),
    ("realms.Ann.ways", realm(ways=["Ann"])),
    ("realms.Ann.ways", realm(ways=["Cleo"])),
    ("realms.Ann.cards", realm(cards={"tailor": 1})),
    ("realms.Ann.cards.tanner", realm(cards={"tanner": -1})),
    ("realms.Ann.store", realm(store={"warriors": 5})),
    ("realms.Ann.absence", realm(absence=9)),
    ("realms", {"realms": {"Ann": {}, "ann": {}}}),
    (f"fields.{HERE}.owner", here(terrain="w", owner="Ann")),
    (f"fields.{HERE}.town", here(terrain="w", town="STD")),
    (f"fields.{HERE}.owner", here(town="STD")),
    (f"fields.{HERE}.points", here(**TOWN_HERE, points=2001)),
    (f"fields.{HERE}.points", here(owner="Ann", points=5)),
    (f"fields.{HERE}.site", here(**TOWN_HERE, site="BUR")),
    (f"fields.{HERE}.site", here(owner="Ann", town="site")),
    (f"fields.{HERE}.special", here(**TOWN_HERE, special=-1)),
    (f"fields.{HERE}.quays", here(quays=["O"])),
    (f"fields.{HERE}.bridges", here(bridges=["O"])),
    (f"fields.{HERE}.damaged", here(damaged={"WL O": 20})),
    (f"fields.{HERE}.damaged", here(walls=["O"], damaged={"WL O": 51})),
    (f"fields.{HERE}.plundered", here(plundered=9)),
    ("fields", {"fields": {HERE: {}, "101/027": {}}}),
    ("fields.101/99", {"fields": {"101/99": {}}}),
    ("all.town", {"all": {"terrain": "t", "town": "BUR"}}),
    (f"besieged.{HERE}", {"besieged": {HERE: 3}}),
    (f"besieged.{HERE}", {"besieged": {HERE: 7}, **here(**TOWN_HERE)}),
    ("growth[0].field", {"growth": [{"realm": "Ann", "field": HERE, "points": 250}]}),
    ("sites[0].realm", {"sites": [{"realm": "Cleo", "field": HERE, "side": "O", "work": "STR"}]}),
    (
        "repairs[0].work",
        {"repairs": [{"realm": "Ann", "field": HERE, "side": "O", "work": "STR", "points": 5}]},
    ),
    ("deeds[0].receiver", {"deeds": [{"giver": "Ann", "receiver": "Ann", "fields": [HERE]}]}),
    ("pledges[0].army", {"pledges": [{"giver": "Ann", "army": 601, "receiver": "Bob", "goods": {}}]}),
    ("magic[0].caster", {"magic": [{"realm": "Ann", "field": HERE, "side": "O", "caster": 501}]}),
]


@pytest.mark.parametrize(
    ("field", "given"), IMPOSSIBLE, ids=[f"{number}-{field}" for number, (field, _) in enumerate(IMPOSSIBLE)]
)
def test_what_no_campaign_comes_to_is_refused_with_its_field(field: str, given: dict[str, Any]) -> None:
    with pytest.raises(BadField) as caught:
        arranged(given)

    assert caught.value.where == f"given.{field}"
    for lang in LANGS:
        text = said(caught.value, lang)
        assert text.startswith(f"given.{field}: ")
        assert "{" not in text
