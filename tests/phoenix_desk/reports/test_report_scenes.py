"""Fights as scenes and orders with what became of them: told from what the reader may know, nothing twice."""

from __future__ import annotations

from functools import cache

import pytest

from tafelrunde.games.phoenix import GAME
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.reports import Report, build, month_of
from tafelrunde.phoenix_desk.reports.reading.searched import has_words, told_in
from tests.phoenix_desk.battlefields import ATTACK
from tests.phoenix_desk.homes import ANN, BOB, EMPTY, run, submit
from tests.phoenix_desk.rehearsals import founded, ready_to_attack

MASTER = 2
BOBS = """Zugblatt:
Rüste 1000 K und 5 HF als 102 in Rüstort 301/27
Baue Straße im NO von 301/27
Bewege 101 nach 101/20
Sonderbefehl: Wir bitten um Gnade
"""
"""His army 101 falls before it can move."""


@cache
def war() -> Campaign:
    home = founded(Memory("war"), remote=True)
    submit(home, ANN, ATTACK)
    submit(home, BOB, BOBS)
    run(home)
    return Campaign.open(home)


def report(seat: int | None) -> Report:
    return build(GAME, month_of(war(), seat, 1))


def test_scenes_follow_one_another_as_they_happened_and_aftermaths_belong_to_theirs() -> None:
    scenes = report(ANN).scenes

    kinds = ["shots_worked", "duel_worked", "combat_worked", "melee_worked", "combat_worked"]
    assert [scene.kind for scene in scenes] == kinds
    assert [scene.won for scene in scenes] == [None, False, True, True, True]
    assert [place for scene in scenes for place in scene.worked] == list(range(len(report(ANN).worked)))


@pytest.mark.parametrize("seat", [ANN, BOB])
def test_each_line_of_the_diary_is_told_in_one_scene_at_most(seat: int) -> None:
    found = report(seat)
    told = [place for scene in found.scenes for place in scene.told]

    assert len(told) == len(set(told))
    assert {found.own[0].diary[place].kind for place in told} >= {"fought", "duel_told", "combat_told"}


def test_a_melee_shows_the_own_die_and_points_alone_and_all_to_the_game_master() -> None:
    [mine] = [scene for scene in report(ANN).scenes if scene.kind == "melee_worked"]
    [whole] = [scene for scene in report(MASTER).scenes if scene.kind == "melee_worked"]

    assert [throw.realm for throw in mine.casts] == [tally.realm for tally in mine.tallies] == [ANN]
    assert [throw.realm for throw in whole.casts] == [tally.realm for tally in whole.tallies] == [ANN, BOB]
    assert mine.casts[0] in whole.casts
    assert mine.realms == whole.realms == (ANN, BOB)
    assert next((factor.rule, factor.value.en) for factor in mine.tallies[0].factors) == ("PH-1.1.5d", "20")


def test_dice_on_the_table_are_seen_by_both_sides() -> None:
    duels = [next(one for one in report(seat).scenes if one.kind == "duel_worked") for seat in (ANN, BOB)]

    assert duels[0].casts == duels[1].casts
    assert {throw.sides for throw in duels[0].casts} == {6}


def test_orders_are_told_with_what_became_of_them() -> None:
    found = report(BOB)
    orders, own = found.own[0].orders, found.own[0]

    assert [order.became for order in orders] == ["done", "done", "failed", "told"]
    assert [order.part for order in orders] == ["muster", "muster", "turn", "turn"]
    assert own.failed[orders[2].failure or 0].line == orders[2].line == 3
    assert [own.diary[place].kind for place in orders[0].diary] == ["recruited"]
    assert [found.news[place].kind for place in orders[1].news] == ["work_stands"]
    assert orders[2].said.en == "Move 101 to 101/20"


def test_nobody_reads_the_orders_of_others_but_the_game_master() -> None:
    assert [own.seat for own in report(MASTER).own if own.orders] == [ANN, BOB]
    assert len(report(ANN).own[0].orders) == 3
    assert (report(None).own, report(None).scenes) == ((), ())


def test_at_a_meeting_orders_of_a_turn_wait_for_it() -> None:
    home = ready_to_attack(Memory("meeting"))
    run(home)
    found = build(GAME, month_of(Campaign.open(home), ANN, 1))

    assert [order.became for order in found.own[0].orders] == ["done"] * 3


def test_codes_that_stand_in_a_report_have_names_there() -> None:
    terms = report(BOB).terms

    assert terms["warriors"].de == "Krieger"
    assert {"HST", "recruiting", "building", "terrain_9"} <= set(terms)
    assert list(terms) == sorted(terms)


def test_words_are_found_in_either_language_and_in_any_part_of_a_report() -> None:
    told = told_in(report(BOB))

    for words, section in (
        (["nahkampf", "verloren"], "diary"),
        (["melee", "lost"], "diary"),
        (["move", "101/20"], "orders"),
        (["ph-1.8n"], "failed"),
        (["recruiting"], "book"),
        (["kampfstärke"], "worked"),
        (["bob", "am zug"], "news"),
    ):
        found = {one.section for one in told if has_words(one, words)}
        assert section in found, words


def test_sheets_that_say_nothing_are_no_orders() -> None:
    home = founded(Memory("quiet"), remote=True)
    for realm in (ANN, BOB):
        submit(home, realm, EMPTY)
    run(home)

    found = build(GAME, month_of(Campaign.open(home), ANN, 1))
    assert found.own[0].orders == ()
