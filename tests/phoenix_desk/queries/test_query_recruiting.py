"""What may be recruited and built, for how much, and what is missing where it may not."""

from __future__ import annotations

import pytest

from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.months.execution import execute
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import GOOD_SHORT, PRICE
from tafelrunde.games.phoenix.words.sentences import parse_order
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.orders.desk import Desk
from tafelrunde.phoenix_desk.queries.building import building
from tafelrunde.phoenix_desk.queries.knowledge import seen_by
from tafelrunde.phoenix_desk.queries.recruiting import mustered, recruiting, refused
from tests.phoenix_desk.battlefields import EAST, HERE
from tests.phoenix_desk.battlefields import mustered as after_muster
from tests.phoenix_desk.homes import ANN
from tests.phoenix_desk.queries.desks import desk
from tests.phoenix_desk.report_campaigns import played


def test_a_town_has_its_price_list_and_what_it_can_still_recruit() -> None:
    (town,) = recruiting(desk())

    assert (town.field, town.town, town.special, town.why) == (HERE, "HST", False, None)
    assert (town.gold, town.leaders, town.wizards) == (None, None, None), "PH-2e: the first is free of limits"
    offers = {one.what: one for one in town.offers}
    assert [offers[code].price for code in GOOD_SHORT] == list(PRICE)
    warriors = offers["K"]
    assert warriors.most == town.money // 5
    assert warriors.name.de == "Krieger"
    assert warriors.order is not None
    assert warriors.order.de == f"Rüste 1 K als 103 in Rüstort {HERE}"
    assert offers["S"].why is not None, "no water beside it"
    assert (offers["S"].most, offers["S"].why.rule) == (0, "PH-2e")


def test_what_a_sheet_buys_is_gone() -> None:
    sheet = f"Rüste 1000 K und 5 HF als 103 in Rüstort {HERE}"
    (before,), (after,) = recruiting(desk()), recruiting(desk(), sheet=sheet)

    assert before.money - after.money == 10_000


@pytest.mark.parametrize("field", [EAST, "101/12"])
def test_elsewhere_the_rule_says_why_not(field: str) -> None:
    (town,) = recruiting(desk(), field)

    assert town.why is not None
    assert town.why.rule == "PH-2e"
    assert {one.most for one in town.offers} == {0}


def test_nobody_recruits_in_a_month_without_recruiting_or_after_the_muster() -> None:
    campaign = played()
    later = seen_by(GAME, campaign.months[2].state, ANN)
    turn = Campaign.open(after_muster(Memory("campaign")))

    for asked, rule in ((later, "PH-3.3a"), (seen_by(GAME, turn.state, ANN), "PH-3x")):
        for town in recruiting(asked):
            assert town.why is not None
            assert town.why.rule == rule


def bought(asked: Desk, state: State, line: str, count: int) -> bool:
    """Whether so many can be had at once."""
    order = parse_order(line.replace(" 1 ", f" {count} ", 1))
    return refused(state, asked.realm, order) is None


def test_as_many_as_are_offered_can_be_had_and_not_one_more() -> None:
    tried = 0
    for month in (1, 5, 9):
        asked = seen_by(GAME, played().months[month].state, ANN)
        state = mustered(asked, "")
        for town in recruiting(asked):
            for offer in town.offers:
                if offer.order is not None and offer.what in GOOD_SHORT:
                    assert bought(asked, state, offer.order.de, offer.most)
                    assert not bought(asked, state, offer.order.de, offer.most + 1)
                    tried += 1
    assert tried > 15


# --- building ----------------------------------------------------------------------------------------


def test_a_town_can_be_extended_for_so_much_in_so_many_months() -> None:
    (town,) = building(desk())

    (stage,) = town.sites
    assert (stage.what, stage.points, stage.price, stage.now, stage.months) == (
        "FHS",
        1000,
        50_000,
        12_500,
        4,
    )
    assert stage.order is not None
    assert stage.order.en == f"Build fortress capital in {HERE}"


def test_every_side_of_a_field_has_its_works_or_the_rule_against_them() -> None:
    (field,) = building(desk(), HERE)

    works = {(site.what, site.side): site for site in field.sites if site.side}
    assert len(works) == 24
    assert (works["STR", "O"].price, works["WL", "O"].price) == (3000, 5000)
    assert works["STR", "O"].order is not None
    bridge = works["BR", "O"]
    assert (bridge.now, bridge.why and bridge.why.rule) == (0, "PH-1.5.3a")
    for site in works.values():
        assert (site.why is None) == (site.order is not None) == (site.now > 0)


def test_whatever_is_offered_is_accepted() -> None:
    asked = desk()
    for field in (HERE, "101/26"):
        for site in building(asked, field)[0].sites:
            if site.order is not None:
                state = mustered(asked, "")
                before = state.realms[ANN].gold
                execute(state, ANN, parse_order(site.order.de))
                assert before - state.realms[ANN].gold == site.now


def test_damage_can_be_repaired_for_50_a_point() -> None:
    asked = desk((f"towns.{HERE}.points", 4600))

    repair, *_more = building(asked)[0].sites

    assert (repair.repair, repair.what) == (True, "HST")
    assert (repair.points, repair.price, repair.months) == (400, 20_000, 2)


def test_who_has_no_gold_is_told_how_much_is_missing() -> None:
    (town,) = building(desk(("realms.Ann.gold", 100)))
    (offers,) = recruiting(desk(("realms.Ann.gold", 3)))

    assert town.sites[0].why is not None
    assert (town.sites[0].why.rule, "12500" in town.sites[0].why.said.de) == ("PH-R92", True)
    assert {one.most for one in offers.offers} == {0}
    assert offers.offers[0].why is not None


def test_foreign_land_is_not_built_on() -> None:
    (field,) = building(desk(), EAST)

    assert {site.why and site.why.rule for site in field.sites} == {"PH-1.5b"}


def test_a_field_that_is_none_is_refused() -> None:
    for question in (recruiting, building):
        with pytest.raises(Complaint, match="asked-no-field"):
            question(desk(), "1/1")
