"""What a realm has, in rows; the card of one piece, and what became of it."""

from __future__ import annotations

import pytest

from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.tables.prices import PRICE, WARRIOR
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.queries.histories import history
from tafelrunde.phoenix_desk.queries.odds import battle_between, odds_of
from tafelrunde.phoenix_desk.queries.possessions import Card, card, possessions
from tafelrunde.telling.complaints import said
from tests.phoenix_desk.battlefields import EAST, HERE
from tests.phoenix_desk.homes import ANN, BOB, EMPTY, run, submit
from tests.phoenix_desk.queries.desks import desk
from tests.phoenix_desk.rehearsals import founded, remote_attack


def told(found: Card, lang: str = "en") -> str:
    lines = [fact.said for fact in found.facts] + [one.said for one in found.abilities]
    return "\n".join([getattr(line, lang) for line in lines])


def test_everything_the_realm_has_and_what_has_no_order() -> None:
    found = possessions(desk(), f"Bewege 101 nach {EAST}")

    assert [army.number for army in found.armies] == [101, 102]
    assert [(town.field, town.stage) for town in found.towns] == [(HERE, "HST")]
    assert {501, 601} <= {person.number for person in found.people}
    assert not {101, 601} & set(found.idle)  # 601 goes with 101
    assert {102, 501} <= set(found.idle)


def test_the_card_of_an_army_says_what_it_is_can_do_and_cost() -> None:
    found = card(desk(), 101, sheet=f"# Vorhut\nBewege 101 nach {EAST}\nBewege 102 nach {EAST}")

    assert found.lines == (2,)
    assert "Strength 5,000." in told(found)
    assert "20 leaders give 20 good points." in told(found)
    assert found.worth == 5000 * PRICE[WARRIOR] + 20 * 1000
    assert all(fact.rule.startswith("PH-") for fact in found.facts)
    assert all(one.rule.startswith("PH-") for one in found.abilities)


def test_what_an_army_cannot_do_is_told_with_the_rule() -> None:
    weak = card(desk(("armies.Ann.102.troops", 500), ("armies.Ann.102.heavy", 0)), 102)
    moved = card(desk(), 102)

    (conquest,) = [one for one in weak.abilities if one.rule == "PH-1.8j"]
    assert conquest.why_not is not None
    assert "1,000" in conquest.why_not.said.en
    assert "Fire: with 0 light and 4 heavy weapons." in told(moved)
    assert "Move: with 9 movement points" in told(moved)


def test_cards_of_people_and_towns() -> None:
    person, town = card(desk(), 601), card(desk(), 0, HERE)

    assert "Good points: 12 of 12." in told(person)
    assert "Rang: Burgherr." in told(person, "de")
    assert "Income: 5,000 gold" in told(town)
    assert town.number == 0
    with pytest.raises(Complaint) as no_town:
        card(desk(), 0, EAST)
    with pytest.raises(Complaint) as nobody:
        card(desk(), 199)
    for lang in LANGS:
        assert EAST in said(no_town.value, lang)
        assert "199" in said(nobody.value, lang)


def test_the_past_of_a_unit_is_what_its_realm_saw_and_was_told() -> None:
    home = remote_attack(Memory("campaign"))
    run(home)
    campaign = Campaign.open(home)

    own, others = history(campaign, ANN, 101), history(campaign, BOB, 102)

    assert [month.month for month in own] == [1]
    assert any("101" in line.said.en and EAST in line.said.en for line in own[0].lines)
    assert others == ()  # there is none of Bob's with that number


def test_a_unit_that_came_and_a_town_have_a_past_too() -> None:
    home = founded(Memory("campaign"), remote=True)
    submit(home, ANN, f"Zugblatt:\nRüste 900 K und 3 HF als 103 in Rüstort {HERE}\n")
    submit(home, BOB, EMPTY)
    run(home)
    campaign = Campaign.open(home)

    lines = [line.said.en for month in history(campaign, ANN, 103) for line in month.lines]

    assert any("103 is new" in line for line in lines)
    assert any("900 warriors" in line for line in lines)
    assert all(line.said.de for month in history(campaign, ANN, 0, HERE) for line in month.lines)


def test_bounds_of_what_is_unknown_come_with_their_rules() -> None:
    army, wizard, person = odds_of(desk(), EAST, own=[101]).unknown

    assert (army.least, army.most, army.good, army.rules) == (100, 100_000, "K", ("PH-1.8d", "PH-0.2a"))
    assert (wizard.least, wizard.most) == (0, 256)
    assert (person.usual, person.most) == (12, 120)
    again = odds_of(desk(), EAST, own=[101], typed={"Bob 101": "4000 K 20 HF"})
    assert [one.name for one in again.unknown] == ["Bob 101", "Bob 501", "Bob 601"]


def test_forces_that_are_typed_in_meet_anywhere() -> None:
    plain = battle_between(desk(), "A: 3000 K 10 HF", "B: 3000 K 10 HF", 9)
    forest = battle_between(desk(), "A: 3000 K 10 HF", "B: 1400 R 10 HF", 3)

    assert plain.attackers.wins.exact == "1/2"
    assert "PH-5.5.1i" in {source.rule for source in forest.attackers.units[0].sources}
    with pytest.raises(Complaint):
        battle_between(desk(), "nobody", "3000 K", 9)
