"""Corrections of the game master: every value by its path, all or none, told to whom it concerns (PH-2l)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import Event
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.master.correction_limits import LENGTHS
from tafelrunde.games.phoenix.master.corrections import SETTERS
from tafelrunde.games.phoenix.master.unit_corrections import ARMY_FLAGS, ARMY_NUMBERS, PERSON_NUMBERS
from tafelrunde.games.phoenix.moves.kinds import Amend, Change
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.prices import STAGES
from tafelrunde.games.phoenix.told.notes import Amended
from tests.games.phoenix.table import ANN, BOB, army, at, position, refused

SEA, OTHER_SEA = "101/30", "101/31"
WHY = "Tippfehler"


def scene() -> State:
    """Ann has an army with a character, and a fleet with an army aboard; Bob has a castle."""
    return position(
        fields={
            "101/27": {"owner": "Ann", "town": "HST", "roads": ["O"]},
            "101/28": {"owner": "Bob", "town": "BUR"},
            SEA: {"terrain": "w"},
            OTHER_SEA: {"terrain": "w"},
        },
        armies={
            "Ann": {
                "101": {"field": "101/27", "troops": 1000, "leaders": 2},
                "102": {"field": SEA, "troops": 500, "leaders": 1, "aboard": 301},
                "301": {"field": SEA, "troops": 20, "leaders": 1},
            }
        },
        people={"Ann": {"601": {"field": "101/27", "rank": "HER", "army": 101}}},
    )


def amend(state: State, **changes: Any) -> list[Event]:
    """Paths as keywords would be ugly: `amend(state, **{"realms.Ann.gold": 5})`."""
    events: list[Event] = []
    move = Amend(tuple(Change(path, value) for path, value in changes.items()), WHY)
    GAME.apply(state, state.setting.game_master, move, events)
    return events


def dumped(state: State) -> bytes:
    return encode(GAME.dump(state))


def test_ph_2l_every_number_of_an_army_and_a_person_can_be_set() -> None:
    state = scene()
    for value, name in enumerate(ARMY_NUMBERS, 3):
        amend(state, **{f"armies.Ann.101.{name}": value})
        assert getattr(army(state, ANN, 101), name) == value
    for value, name in enumerate(set(PERSON_NUMBERS) - {"army"}, 3):
        amend(state, **{f"people.Ann.601.{name}": value})
        assert getattr(state.person(601), name) == value
    assert list(state.account) == list(totals(state)), "what a correction makes is accounted for"


@pytest.mark.parametrize("name", ARMY_FLAGS)
def test_ph_2l_an_army_becomes_a_guard_or_is_ordered_to_kill(name: str) -> None:
    state = scene()
    for value in (True, False):
        amend(state, **{f"armies.Ann.101.{name}": value})
        assert getattr(army(state, ANN, 101), name) is value


def test_ph_2l_values_of_the_map() -> None:
    state = scene()
    amend(
        state,
        **{
            "realms.Bob.gold": 77,
            "fields.101/29.owner": "Bob",
            "fields.101/28.owner": "nobody",
            "towns.101/27.points": 4000,
            "works.101/27.W.STR": True,
            "works.101/27.O.STR.lost": 20,
            "plundered.101/28": 1,
        },
    )

    assert state.realms[BOB].gold == 77
    assert (state.owner[at(state, "101/29")], state.owner[at(state, "101/28")]) == (BOB, NOBODY)
    assert state.towns[at(state, "101/27")].points == 4000
    assert list(state.damage.values()) == [20]
    assert state.plundered == {at(state, "101/28"): 1}
    works = {(work.field, work.side, work.lost) for work in GAME.view(state, None).works}
    assert ("101/27", "O", 20) in works or any(lost == 20 for _field, _side, lost in works)

    amend(state, **{"works.101/27.O.STR": False, "plundered.101/28": 0})
    assert (state.damage, state.plundered) == ({}, {})


@pytest.mark.parametrize("stage", STAGES[1:])
def test_ph_2l_towns_are_made_changed_and_removed(stage: str) -> None:
    state = scene()
    amend(state, **{"fields.101/22.owner": "Bob", "towns.101/22.stage": stage})
    assert STAGES[state.towns[at(state, "101/22")].built] == stage

    amend(state, **{"towns.101/22.stage": "gone"})
    assert at(state, "101/22") not in state.towns


def test_ph_2l_armies_are_made_moved_and_removed_with_their_company() -> None:
    state = scene()
    amend(state, **{"armies.Bob.201.field": "101/28", "armies.Ann.101.field": "101/22"})
    assert army(state, BOB, 201).troops == 100
    assert state.person(601).field == army(state, ANN, 101).field == at(state, "101/22")

    amend(state, **{"armies.Ann.301.field": OTHER_SEA})
    assert army(state, ANN, 102).field == at(state, OTHER_SEA)
    assert army(state, ANN, 102).aboard == 301

    amend(state, **{"armies.Ann.101": "gone"})
    assert not state.has_army(101)
    assert state.person(601).army == 0


def test_ph_2l_armies_go_aboard_and_off() -> None:
    state = scene()
    amend(state, **{"armies.Ann.101.aboard": 301})
    assert army(state, ANN, 101).field == state.person(601).field == at(state, SEA)

    with refused("PH-2l"):
        amend(state, **{"armies.Ann.101.aboard": 0})
    amend(state, **{"armies.Ann.101.field": "101/27"})
    assert army(state, ANN, 101).aboard == 0


def test_ph_2l_people_are_made_changed_and_removed() -> None:
    state = scene()
    amend(
        state,
        **{
            "people.Ann.602.field": "101/27",
            "people.Ann.602.rank": "BUH",
            "people.Ann.602.title": "STH",
            "people.Ann.602.name": "Gerda",
            "people.Ann.602.present": False,
            "people.Ann.602.army": 101,
        },
    )
    gerda = state.person(602)
    assert (gerda.name, gerda.present, gerda.army, gerda.field) == ("Gerda", False, 101, at(state, "101/27"))

    amend(state, **{"people.Ann.602": "gone"})
    assert 602 not in state.realms[ANN].people


def test_ph_2l_rights_begin_and_end_in_public() -> None:
    state = scene()
    told = amend(state, **{"rights.Ann.Bob.way": True, "rights.Ann.Bob.coast": True})
    assert (state.realms[ANN].ways, state.realms[BOB].ways) == (0b10, 0b01)
    assert (state.realms[ANN].coasts, state.realms[BOB].coasts) == (0b10, 0)
    assert {"WayGranted", "CoastGranted", "Corrected"} <= {type(event).__name__ for event in told}

    told = amend(state, **{"rights.Bob.Ann.way": False, "rights.Ann.Bob.coast": False})
    assert (state.realms[ANN].ways, state.realms[BOB].ways, state.realms[ANN].coasts) == (0, 0, 0)
    assert {"WayRevoked", "CoastRevoked"} <= {type(event).__name__ for event in told}


def test_ph_2l_the_realm_concerned_learns_what_and_everybody_why() -> None:
    state = scene()
    amend(state, **{"realms.Ann.gold": 5})

    before = str(position().realms[ANN].gold)
    assert GAME.view(state, ANN).realms[ANN].diary[-1] == Amended("realms.Ann.gold", before, "5", WHY)
    assert not [note for note in GAME.view(state, BOB).realms[BOB].diary if isinstance(note, Amended)]
    assert any(getattr(event, "reason", "") == WHY for event in GAME.view(state, BOB).news)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("silver", 1),
        ("realms.Ann", 1),
        ("realms.Ann.silver", 1),
        ("realms.Ann.gold", -1),
        ("realms.Ann.gold", "viel"),
        ("realms.Ann.gold", True),
        ("realms.Ann.gold", 10**10),
        (f"fields.{SEA}.owner", "Ann"),
        ("fields.101/27.owner", 3),
        ("towns.101/27.stage", "DORF"),
        (f"towns.{SEA}.stage", "BUR"),
        ("towns.101/29.points", 5),
        ("towns.101/27.points", 5001),
        ("works.101/27.N.STR", True),
        ("works.101/27.O.TOR", True),
        ("works.101/27.O.STR", 1),
        ("works.101/27.O.STR.lost", 31),
        ("works.101/27.W.STR.lost", 6),
        ("works.101/01.NW.STR", True),
        ("armies.Ann.99.troops", 1),
        ("armies.Ann.200.field", "101/27"),
        ("people.Ann.600.field", "101/27"),
        ("armies.Ann.103.troops", 1),
        ("armies.Ann.101.courage", 1),
        ("armies.Ann.101.guard", 1),
        ("armies.Ann.101.kills", 1),
        ("armies.Ann.101", "away"),
        ("armies.Ann.103", "gone"),
        ("armies.Ann.301", "gone"),
        ("armies.Ann.101.field", SEA),
        ("armies.Ann.301.field", "101/27"),
        ("armies.Ann.101.aboard", 302),
        ("armies.Ann.301.aboard", 301),
        ("people.Ann.601.rank", "KAISER"),
        ("people.Ann.602.name", "Gerda"),
        ("people.Ann.602", "gone"),
        ("people.Ann.601.beard", 1),
        ("people.Ann.601.army", 199),
        ("people.Ann.601.present", 1),
        ("rights.Ann.Ann.way", True),
        ("rights.Ann.Bob.toll", True),
        ("rights.Ann.Bob.way", 1),
        ("plundered.101/28", 2),
        (f"plundered.{SEA}", 1),
    ],
)
def test_ph_2l_what_cannot_be_is_refused_and_nothing_changes(path: str, value: Any) -> None:
    state = scene()
    before = dumped(state)

    with refused("PH-2l"):
        amend(state, **{"realms.Ann.gold": 1, path: value})

    assert dumped(state) == before, "all changes or none"


words = st.sampled_from(
    ["Ann", "Bob", "101", "301", "601", "101/27", SEA, "O", "NW", "STR", "WL", "gold", "lost"]
)
names = st.sampled_from(
    [*ARMY_NUMBERS, *PERSON_NUMBERS, "field", "owner", "stage", "points", "way", "aboard"]
)
anything = st.one_of(st.booleans(), st.integers(-5, 10**10), st.text(max_size=5), words)


@given(data=st.data())
def test_ph_2l_no_correction_breaks_a_campaign(data: st.DataObject) -> None:
    """Whatever is typed is either refused by a rule, or leaves a position that can be seen and stored."""
    state = scene()
    kind = data.draw(st.sampled_from(sorted(SETTERS)))
    count = data.draw(st.sampled_from(LENGTHS[kind]))
    path = [data.draw(words) for _ in range(count - 1)] + [data.draw(st.one_of(names, words))]
    before = dumped(state)
    try:
        amend(state, **{".".join([kind, *path]): data.draw(anything)})
    except IllegalMove:
        assert dumped(state) == before
    else:
        assert encode(GAME.dump(GAME.load(GAME.dump(state)))) == dumped(state)
        assert GAME.view(state, ANN).seat == ANN
        assert list(state.account) == list(totals(state))


def test_ph_2l_prisoners_and_knights_are_made_by_a_correction() -> None:
    state = position(people={"Ann": {"601": {"field": "101/27", "rank": "HER"}}})
    amend(state, **{"people.Ann.601.captor": "Bob", "people.Ann.601.knight": True})
    person = state.person(KEY * ANN + 601)
    assert (person.captor, person.knight) == (BOB, True)
    amend(state, **{"people.Ann.601.captor": ""})
    assert state.person(KEY * ANN + 601).captor == -1
