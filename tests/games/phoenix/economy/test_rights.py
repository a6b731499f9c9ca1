"""Coastal rights and rights of way: granted, agreed, revoked, and ended by an attack (PH-4.1, PH-4.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix.economy.rights import end_rights, end_way
from tafelrunde.games.phoenix.orders.turn import (
    AgreeWay,
    GrantCoast,
    GrantWay,
    MoveArmy,
    RevokeCoast,
    RevokeWay,
)
from tafelrunde.games.phoenix.standing.standing import are_allied
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.course import CoastGranted, CoastRevoked, WayGranted, WayRevoked
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, FAR, HERE, fleet, foot, march, turn
from tests.games.phoenix.table import ANN, BOB, CLEO, army, at, hand_in, refused, view

PARTNERS = {"Ann": {"ways": ["Bob"]}}


def held(state: State, seat: int, realm: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Ways and coasts of a realm, as another seat sees them."""
    seen = view(state, seat).realms[realm]
    assert seen is not None
    return seen.ways, seen.coasts


# --- coasts ------------------------------------------------------------------------------------------


@rules("PH-4.1b", "PH-4.1c", "PH-R32")
def test_a_coastal_right_is_one_sided_and_known_to_all() -> None:
    state = turn(realms_count=3)

    events = hand_in(state, ANN, GrantCoast("Bob"))

    assert CoastGranted(ANN, BOB) in events
    for seat in (ANN, BOB, CLEO, None):
        seen = view(state, seat).realms
        assert [realm.coasts for realm in seen if realm is not None] == [(BOB,), (), ()]


@pytest.mark.parametrize(("name", "reason"), [("Ann", "reason_self"), ("Bob", "reason_has_it")])
def test_ph_4_1b_what_cannot_be_granted(name: str, reason: str) -> None:
    state = turn(realms={"Ann": {"coasts": ["Bob"]}})
    with refused("PH-4.1b", realm=name, reason=reason):
        hand_in(state, ANN, GrantCoast(name))


@rules("PH-2j")
def test_rights_are_for_realms_that_exist() -> None:
    for order in (GrantCoast("Zed"), RevokeCoast("Zed"), GrantWay("Zed"), AgreeWay("Zed"), RevokeWay("Zed")):
        with refused("PH-2j", name="Zed"):
            hand_in(turn(), ANN, order)


@rules("PH-4.1a", "PH-4.1b")
def test_ships_of_the_holder_pay_less_at_the_granted_coast() -> None:
    left = []
    for coasts in ([], ["Ann"]):
        fields = {"101/30": {"terrain": "t", "owner": "Bob"}}
        state = turn(mine=fleet(), all={"terrain": "w"}, fields=fields, realms={"Bob": {"coasts": coasts}})
        march(state, EAST, number=301)
        left.append(army(state, ANN, 301).points)

    assert left == [42 - 7, 42 - 5]


def test_ph_4_1d_the_giver_revokes_it_in_its_turn() -> None:
    state = turn(realms={"Ann": {"coasts": ["Bob"]}})

    events = hand_in(state, ANN, RevokeCoast("Bob"))

    assert CoastRevoked(ANN, BOB) in events
    assert held(state, BOB, ANN) == ((), ())
    with refused("PH-4.1d", realm="Bob"):
        hand_in(turn(realms={"Bob": {"coasts": ["Ann"]}}), ANN, RevokeCoast("Bob"))


@pytest.mark.parametrize("order", [GrantCoast("Ann"), RevokeCoast("Ann"), RevokeWay("Ann")])
@rules("PH-4.1d", "PH-4.2d", "PH-3r")
def test_rights_change_only_in_the_own_turn(order: Any) -> None:
    with refused("PH-3r"):
        hand_in(turn(), BOB, order)


# --- ways --------------------------------------------------------------------------------------------


@rules("PH-4.2b", "PH-4.2c", "PH-R32")
def test_with_consent_both_have_the_right_of_way_at_once() -> None:
    state = turn(realms_count=3, realms={"Bob": {"consents": ["Ann"]}})

    events = hand_in(state, ANN, GrantWay("Bob"))

    assert WayGranted(ANN, BOB) in events
    for seat in (ANN, BOB, CLEO, None):
        seen = view(state, seat).realms
        assert [realm.ways for realm in seen if realm is not None] == [(BOB,), (ANN,), ()]
    assert are_allied(state, ANN, BOB, at(state, HERE))


def test_ph_4_2c_without_consent_nothing_happens() -> None:
    state = turn()
    with refused("PH-4.2c", realm="Bob"):
        hand_in(state, ANN, GrantWay("Bob"))
    assert held(state, BOB, ANN) == held(state, BOB, BOB) == ((), ())


@rules("PH-4.2c", "PH-4.2d")
def test_consent_is_given_in_advance_and_can_be_taken_back() -> None:
    state = turn()
    hand_in(state, ANN, AgreeWay("Bob"))
    assert held(state, BOB, ANN) == ((), ())
    for trial in (state.copy(), state.copy()):
        hand_in(trial, BOB, GrantWay("Ann"))
        assert held(trial, ANN, ANN) == ((BOB,), ())
    back = turn(realms={"Ann": {"consents": ["Bob"]}})
    hand_in(back, ANN, RevokeWay("Bob"))
    with refused("PH-4.2c", realm="Ann"):
        hand_in(back, BOB, GrantWay("Ann"))


@rules("PH-4.2c", "PH-4.2e")
def test_a_consent_is_good_for_one_right_and_for_none_after_an_attack() -> None:
    """Whoever withdraws the right does not get it back from a partner who was not asked."""
    agreed = {"Bob": {"consents": ["Ann"]}}
    state = turn(realms=agreed)
    hand_in(state, ANN, GrantWay("Bob"))
    end_way(state, ANN, BOB)
    assert state.realms[BOB].consents == 0
    hostile = turn(fields={EAST: {"owner": "Bob"}}, realms=agreed)
    march(hostile, EAST)
    assert hostile.owner[at(hostile, EAST)] == ANN
    assert hostile.realms[BOB].consents == 0


@pytest.mark.parametrize(
    ("order", "realms", "reason"),
    [
        (GrantWay("Ann"), {}, "reason_self"),
        (AgreeWay("Ann"), {}, "reason_self"),
        (GrantWay("Bob"), PARTNERS, "reason_has_it"),
        (AgreeWay("Bob"), PARTNERS, "reason_has_it"),
        (AgreeWay("Bob"), {"Ann": {"consents": ["Bob"]}}, "reason_has_it"),
    ],
)
def test_ph_4_2b_what_cannot_be_offered(order: Any, realms: dict[str, Any], reason: str) -> None:
    with refused("PH-4.2b", reason=reason):
        hand_in(turn(realms=realms), ANN, order)


@pytest.mark.parametrize("active", ["Ann", "Bob"])
def test_ph_4_2d_either_partner_withdraws_it_for_both(active: str) -> None:
    state = turn(realms=PARTNERS)
    seat, other = (ANN, "Bob") if active == "Ann" else (BOB, "Ann")
    if seat == BOB:
        hand_in(state, ANN)

    events = hand_in(state, seat, RevokeWay(other))

    assert WayRevoked(seat, 1 - seat) in events
    assert held(state, ANN, ANN) == held(state, ANN, BOB) == ((), ())
    assert not are_allied(state, ANN, BOB, at(state, HERE))


def test_ph_4_2d_there_must_be_one() -> None:
    with refused("PH-4.2d", realm="Bob"):
        hand_in(turn(), ANN, RevokeWay("Bob"))


@rules("PH-4.2d", "PH-4.2a")
def test_rights_change_before_the_armies_move() -> None:
    fields = {EAST: {"owner": "Bob"}, FAR: {"owner": "Bob"}}
    state = turn(fields=fields, realms=PARTNERS)
    hand_in(state, ANN, MoveArmy(101, FAR, (EAST,)))
    assert army(state, ANN, 101).points == 1

    state = turn(fields=fields, realms=PARTNERS)
    with refused("PH-4f", have=2, need=7, line=1):
        hand_in(state, ANN, MoveArmy(101, FAR, (EAST,)), RevokeWay("Bob"))


# --- attacks -----------------------------------------------------------------------------------------


def test_ph_4_1e_an_attack_of_the_holder_ends_the_coastal_right() -> None:
    for fields, theirs in (
        ({}, {"102": {"field": EAST, "troops": 100, "leaders": 1}}),
        ({EAST: {"owner": "Bob"}}, {}),
    ):
        rights = {"Bob": {"coasts": ["Ann"]}, "Ann": {"coasts": ["Bob"]}}
        state = turn(fields=fields, theirs=theirs, realms=rights)

        events = march(state, EAST)

        assert CoastRevoked(BOB, ANN) in events
        assert held(state, ANN, BOB)[1] == ()
        assert held(state, ANN, ANN)[1] == (BOB,), "what the attacker granted stays"


def test_ph_4_1e_spared_land_is_not_attacked() -> None:
    state = turn(fields={EAST: {"owner": "Bob"}}, realms={"Bob": {"coasts": ["Ann"]}})

    march(state, EAST, spare=True)

    assert held(state, ANN, BOB)[1] == (ANN,)


def test_ph_4_2e_an_attack_ends_the_right_of_way_for_both() -> None:
    """On open water partners are enemies (PH-R68)."""
    theirs = {"302": {"field": EAST, "troops": 5, "leaders": 1}}
    state = turn(mine=fleet(), theirs=theirs, all={"terrain": "w"}, realms=PARTNERS)

    events = march(state, EAST, number=301)

    assert WayRevoked(ANN, BOB) in events
    assert held(state, ANN, ANN)[0] == held(state, ANN, BOB)[0] == ()


@rules("PH-4.1e", "PH-4.2e")
def test_an_attack_without_any_rights_tells_nothing() -> None:
    state = turn(mine=foot())
    before = list(state.news)

    end_rights(state, ANN, BOB)

    assert list(state.news) == before
