"""A new realm at a table with typed dice: its seat, its sheets, and the orders it is drawn into."""

from __future__ import annotations

import pytest

from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.table import TypedSource
from tafelrunde.games.phoenix.moves.kinds import Amend, Change, Sheet
from tafelrunde.games.phoenix.moves.realms import Rebel
from tafelrunde.games.phoenix.state.state import DRAW
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, found
from tafelrunde.phoenix_desk.campaign.home import Home
from tafelrunde.phoenix_desk.months.typed_dice import read_values, wanted
from tafelrunde.phoenix_desk.orders.sheet_check import check_text
from tests.phoenix_desk.homes import CAPITAL, EMPTY

NAMES = ("Ann", "Bob", "Cleo")
CLEO = 2


@pytest.fixture
def campaign(home: Home) -> Campaign:
    """Two realms and a seat for later; five orders are typed: Ann, Bob, and the gate of the month."""
    realms = [{"name": name, "later": name == "Cleo"} for name in NAMES]
    campaign = found(home, NAMES, TypedSource(), {}, {"realms": realms, "months": 0})
    for gate in range(1, 6):
        type_in(campaign, f"1 2 {gate}")
    return campaign


def type_in(campaign: Campaign, text: str) -> None:
    campaign.play(CHANCE, read_values(campaign, text), typed=True)


def rise(campaign: Campaign) -> None:
    """Ann's Stadthalter has a town beside the capital, and rises with it."""
    beside = "101/28"
    town, rank = Change(f"towns.{beside}.stage", "BUR"), Change("people.Ann.603.rank", "BUH")
    changes = (town, rank, Change("people.Ann.603.field", beside))
    campaign.play(campaign.master, Amend(changes, "Ein Lehen."))
    campaign.play(campaign.master, Rebel("Ann", 603, (beside,), "Cleo"))


def test_nobody_hands_in_for_a_realm_that_is_not_there(campaign: Campaign) -> None:
    assert [finding.rule for finding in check_text(campaign.game, campaign.state, CLEO, EMPTY).findings] == [
        "PH-3r"
    ]
    rise(campaign)
    assert check_text(campaign.game, campaign.state, CLEO, EMPTY).is_fine


def test_a_newcomer_is_typed_into_the_orders_that_are_known(campaign: Campaign) -> None:
    rise(campaign)
    while campaign.state.step != DRAW:
        campaign.play(campaign.game.to_act(campaign.state)[0], Sheet())
    asked = wanted(campaign)
    assert "1, 2" in asked.en
    assert "1, 2" in asked.de
    assert asked.en.endswith("surfacing point, 2")
    with pytest.raises(Complaint):
        read_values(campaign, "1 2 2")
    for gate, order in ((2, "3 1 2"), (3, "1 3 2"), (4, "1 2 3"), (5, "1 3 2")):
        type_in(campaign, f"{order} {gate}")
    type_in(campaign, "2 3 1 8")
    assert campaign.state.orders[2] == (2, 0, 1)
    assert campaign.state.orders[6] == (1, 2, 0)
    assert campaign.state.step != DRAW
    campaign.save()
    assert Campaign.open(campaign.home).state.orders == campaign.state.orders


def test_the_capital_belongs_to_no_fief(campaign: Campaign) -> None:
    """What is refused changes nothing."""
    before = campaign.game.dump(campaign.state)
    with pytest.raises(Exception, match=r"PH-6\.2a"):
        campaign.play(campaign.master, Rebel("Ann", 601, (CAPITAL,), "Cleo"))
    assert campaign.game.dump(campaign.state) == before
