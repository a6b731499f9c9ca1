"""Each realm's part of the minutes: its own figures, nothing that depends on what others hide."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.secrecy.sharing import SHARERS, part_of, shared
from tafelrunde.games.phoenix.told.events import Minuted
from tafelrunde.games.phoenix.told.minutes import AnyMinute, OrderFell, Thrown, WallWorked
from tafelrunde.games.phoenix.told.spoils import ArmyFallen, FallenWorked
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.months.runner import Runner, deal_bots
from tafelrunde.phoenix_desk.review.evaluations import evaluations
from tests.games.phoenix.disguises import disguised
from tests.games.phoenix.sample_minutes import MELEE, OVERRUN, SAMPLES, UNIT
from tests.phoenix_desk.battlefields import planted

ANN, BOB, CARL = 0, 1, 2
WHOLE: tuple[Any, ...] = (*SAMPLES, MELEE, OVERRUN)


def test_the_fractions_behind_own_losses_do_not_tell_how_strong_the_enemy_was() -> None:
    """A defender of 500 men or of 501: the same own losses, and not a word that differs (PH-5.5v)."""
    near = ("17683/2000", "35401/4008")
    melees = [replace(MELEE, attackers=(replace(UNIT, losses=losses),)) for losses in near]
    fallen = [
        FallenWorked("101/27", (ArmyFallen(ANN, 101, {"warriors": 900}, {"warriors": 9}, str(1 - part)),))
        for part in (Fraction(losses) / 900 for losses in near)
    ]

    assert part_of(melees[0], ANN) == part_of(melees[1], ANN)
    assert part_of(fallen[0], ANN) == part_of(fallen[1], ANN)
    assert part_of(melees[0], ANN).attackers[0].losses == "8"
    assert part_of(fallen[0], ANN).armies[0].kept == "99/100"


@cache
def ravaged() -> Campaign:
    """A war of random orders."""
    home = planted(Memory("campaign"))
    with changing(home) as campaign:
        Runner(campaign, deal_bots(campaign, ["random"]), 9).run(4)
    return Campaign.open(home)


def fought() -> list[Any]:
    return [one.minute for one in evaluations(ravaged())]


def test_every_kind_is_shared_or_kept_for_a_reason() -> None:
    assert set(get_args(AnyMinute)) - set(SHARERS) == {OrderFell, Thrown, WallWorked}


@pytest.mark.parametrize("minute", WHOLE, ids=lambda one: type(one).__name__)
def test_who_had_no_share_learns_nothing(minute: Any) -> None:
    assert part_of(minute, CARL) is None


@pytest.mark.parametrize("realm", [ANN, BOB])
@pytest.mark.parametrize("minute", WHOLE, ids=lambda one: type(one).__name__)
def test_what_others_hide_does_not_change_a_part(minute: Any, realm: int) -> None:
    part = part_of(minute, realm)
    assert part_of(disguised(minute, realm), realm) == part
    assert part_of(part, realm) == part


def test_no_part_of_a_real_war_depends_on_what_others_hide() -> None:
    compared = 0
    for minute in fought():
        for realm in (ANN, BOB):
            part = part_of(minute, realm)
            assert part_of(disguised(minute, realm), realm) == part
            assert part_of(part, realm) == part
            compared += part is not None
    assert compared > 20


def test_a_strength_that_was_split_is_told_whole() -> None:
    """PH-R58: how it was split tells how strong the others are."""
    half = replace(UNIT, strength="300", total="1", split=("1/3", "1/3"))
    (own,) = part_of(replace(MELEE, attackers=(half,)), ANN).attackers
    assert (own.strength, own.total, own.split) == ("900", "3", None)


def test_view_and_events_tell_a_realm_the_same_part() -> None:
    campaign = ravaged()
    master = campaign.master
    for events in campaign.table.events:
        for event in events:
            if isinstance(event, Minuted):
                assert GAME.redact(event, ANN).entries == shared(event.entries or (), ANN)
                assert GAME.redact(event, None).entries is None
                assert GAME.redact(event, master) == event
    state = campaign.state
    assert GAME.view(state, ANN).minutes == shared(state.minutes, ANN)
    assert GAME.view(state, None).minutes is None


def test_parts_survive_the_way_through_data() -> None:
    parts = [part for minute in WHOLE if (part := part_of(minute, ANN)) is not None]
    data = msgspec.json.decode(msgspec.json.encode(parts))
    assert msgspec.convert(data, list[AnyMinute]) == parts
