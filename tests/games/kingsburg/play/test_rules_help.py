"""Help of the advisors (KB-6): a second table, typed from the rulebook, against what really happens."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.contract import CHANCE, Event
from tafelrunde.games.kingsburg import GAME
from tafelrunde.games.kingsburg.box.data import ADVISORS
from tafelrunde.games.kingsburg.play import events as happened
from tafelrunde.games.kingsburg.play.moves import Pass, Take
from tafelrunde.games.kingsburg.play.state import State
from tests.games.kingsburg.table import (
    ANN,
    BRIAN,
    CINDY,
    active,
    goods,
    group,
    offers,
    play,
    position,
    province,
    random_game,
    refused,
    roll,
)
from tests.games.rule_table import told

Goods = tuple[int, int, int]
NONE, GOLD, WOOD, STONE = (0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)
START: Goods = (1, 1, 1)
"""One of each, so that the Alchemist has something to swap."""


class Help(NamedTuple):
    """One row of the rulebook's list: number, names, the goods on offer, and everything else."""

    number: int
    en: str
    de: str
    goods: set[Goods]
    tokens: int = 0
    soldiers: int = 0
    vp: int = 0
    look: bool = False
    may_decline: bool = False


TWO_OF_CHOICE = {(2, 0, 0), (0, 2, 0), (0, 0, 2), (1, 1, 0), (1, 0, 1), (0, 1, 1)}
THREE_OF_CHOICE = {
    *[(3, 0, 0), (0, 3, 0), (0, 0, 3), (1, 1, 1)],
    *[(2, 1, 0), (2, 0, 1), (1, 2, 0), (0, 2, 1), (1, 0, 2), (0, 1, 2)],
}
COURT = [
    pytest.param(Help(1, "Jester", "Hofnarr", {NONE}, vp=1), id="KB-6.7"),
    pytest.param(Help(2, "Squire", "Gutsherr", {GOLD}), id="KB-6.8"),
    pytest.param(Help(3, "Architect", "Baumeister", {WOOD}), id="KB-6.9"),
    pytest.param(Help(4, "Merchant", "Händler", {GOLD, WOOD}), id="KB-6.10"),
    pytest.param(Help(5, "Sergeant", "Hauptmann", {NONE}, soldiers=1), id="KB-6.11"),
    pytest.param(
        Help(6, "Alchemist", "Alchemist", {(-1, 1, 1), (1, -1, 1), (1, 1, -1)}, may_decline=True),
        id="KB-6.12",
    ),
    pytest.param(Help(7, "Astronomer", "Astronom", {GOLD, WOOD, STONE}, tokens=1), id="KB-6.13"),
    pytest.param(Help(8, "Treasurer", "Schatzmeister", {(2, 0, 0)}), id="KB-6.14"),
    pytest.param(Help(9, "Master Hunter", "Meisterjäger", {(1, 1, 0), (0, 1, 1)}), id="KB-6.15"),
    pytest.param(Help(10, "General", "Heerführer", {NONE}, soldiers=2, look=True), id="KB-6.16"),
    pytest.param(Help(11, "Swordsmith", "Schwertschmied", {(0, 1, 1), (1, 0, 1)}), id="KB-6.17"),
    pytest.param(Help(12, "Duchess", "Edelfrau", TWO_OF_CHOICE, tokens=1), id="KB-6.18"),
    pytest.param(Help(13, "Champion", "Held", {(0, 0, 3)}), id="KB-6.19"),
    pytest.param(Help(14, "Smuggler", "Schmuggler", THREE_OF_CHOICE, vp=-1, may_decline=True), id="KB-6.20"),
    pytest.param(Help(15, "Inventor", "Erfinder", {(1, 1, 1)}), id="KB-6.21"),
    pytest.param(Help(16, "Wizard", "Zauberer", {(4, 0, 0)}), id="KB-6.22"),
    pytest.param(Help(17, "Queen", "Königin", TWO_OF_CHOICE, vp=3, look=True), id="KB-6.23"),
    pytest.param(Help(18, "King", "König", {(1, 1, 1)}, soldiers=1), id="KB-6.24"),
]


def about_to_help(number: int, owned: Goods = START) -> State:
    """Ann lies on this advisor, Brian alone still has to influence or pass."""
    return position(
        phase="summer",
        step="influence",
        turn="Brian",
        done=["Ann", "Cindy"],
        enemy="goblins-I-3",
        looked=["Cindy"],
        Ann={"goods": owned, "court": [group(number)], "vp": 5},
        Brian={"dice": [2, 3], "vp": 5},
        Cindy={"vp": 5},
    )


def choose(state: State, taken: Goods) -> list[Event]:
    """Lets the advisor help; events of the help itself."""
    events = play(state, BRIAN, "pass")
    if GAME.view(state, None).step == "help":
        events = play(state, ANN, Take(*taken))
    return events


@pytest.mark.parametrize("row", COURT)
def test_an_advisor_gives_exactly_what_the_rulebook_says(row: Help) -> None:
    for taken in row.goods:
        state = about_to_help(row.number)
        events = choose(state, taken)

        place = province(state, ANN)
        assert goods(state, ANN) == tuple(a + b for a, b in zip(START, taken, strict=True))
        assert (place.tokens, place.soldiers, place.vp) == (row.tokens, row.soldiers, 5 + row.vp)
        helped = happened.Helped(ANN, row.number, *taken, row.tokens, row.soldiers, row.vp)
        assert told(events, happened.Helped) == [helped]
        seen = [happened.EnemySeen(ANN, "goblins-I-3")] if row.look else []
        assert told(events, happened.EnemySeen) == seen
        assert GAME.view(state, ANN).enemy == ("goblins-I-3" if row.look else None)


@pytest.mark.parametrize("row", COURT)
def test_an_advisor_asks_for_a_choice_only_where_the_rulebook_leaves_one(row: Help) -> None:
    state = about_to_help(row.number)
    play(state, BRIAN, "pass")

    if len(row.goods) == 1:
        assert GAME.view(state, None).step != "help"
    else:
        declining: set[Any] = {Pass()} if row.may_decline else set()
        assert active(state) == ANN
        assert set(GAME.legal_moves(state, ANN)) == {Take(*taken) for taken in row.goods} | declining


@pytest.mark.parametrize("row", COURT)
def test_the_printed_table_says_the_same_and_names_its_sources(row: Help) -> None:
    advisor = ADVISORS[row.number - 1]

    assert (advisor.number, advisor.name.en, advisor.name.de) == (row.number, row.en, row.de)
    assert (advisor.gift.tokens, advisor.gift.soldiers, advisor.gift.vp) == (row.tokens, row.soldiers, row.vp)
    assert (advisor.gift.look, advisor.gift.optional) == (row.look, row.may_decline)
    assert advisor.come_from.sources
    assert advisor.come_from.confidence in ("confirmed", "three", "two or more", "two of three")


amounts = st.integers(-2, 4)


@given(st.integers(1, 18), amounts, amounts, amounts)
def test_kb_6_3_nothing_but_a_complete_offer_can_be_taken(
    number: int, gold: int, wood: int, stone: int
) -> None:
    row: Help = COURT[number - 1].values[0]  # type: ignore[assignment]
    state = about_to_help(number)
    play(state, BRIAN, "pass")

    if len(row.goods) > 1 and (gold, wood, stone) not in row.goods:
        with refused("KB-6.3", state):
            play(state, ANN, Take(gold, wood, stone))


@pytest.mark.parametrize("number", [4, 7, 9, 11, 12, 17])
def test_kb_6_6_help_with_a_choice_cannot_be_declined(number: int) -> None:
    state = about_to_help(number)
    play(state, BRIAN, "pass")

    assert "pass" not in offers(state)
    with refused("KB-6.6", state):
        play(state, ANN, "pass")


@pytest.mark.parametrize("number", [6, 14])
def test_kb_6_6_alchemist_and_smuggler_may_be_declined(number: int) -> None:
    state = about_to_help(number)
    play(state, BRIAN, "pass")

    events = play(state, ANN, "pass")

    assert told(events, happened.HelpDeclined) == [happened.HelpDeclined(ANN, number, False)]
    assert (goods(state, ANN), province(state, ANN).vp) == (START, 5)


@given(st.tuples(*[st.integers(0, 2)] * 3))
def test_kb_6_12_the_alchemist_takes_only_what_one_has(owned: Goods) -> None:
    state = about_to_help(6, owned)
    events = play(state, BRIAN, "pass")

    if not any(owned):
        assert told(events, happened.HelpDeclined) == [happened.HelpDeclined(ANN, 6, True)]
        return
    for kind, swap in enumerate([Take(-1, 1, 1), Take(1, -1, 1), Take(1, 1, -1)]):
        if owned[kind]:
            GAME.check(state, ANN, swap)
        else:
            assert swap not in GAME.legal_moves(state, ANN)
            with refused("KB-6.12", state):
                play(state, ANN, swap)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kb_6_1_kb_6_2_each_group_is_helped_once_by_number_and_nobody_else(seats: int) -> None:
    """In whole games: what was influenced is what helps, in ascending order, to the very same seats."""
    placed: list[tuple[int, int]] = []
    helped: list[tuple[int, int]] = []
    for played in random_game(seats, seed=seats):
        for event in played.events:
            if isinstance(event, happened.Influenced):
                placed.append((event.advisor, event.seat))
            elif isinstance(event, (happened.Helped, happened.HelpDeclined)):
                helped.append((event.advisor, event.seat))
        if GAME.view(played.after, None).step == "build" or played.after.phase != played.before.phase:
            assert [advisor for advisor, _seat in helped] == sorted(advisor for advisor, _seat in placed)
            assert sorted(helped) == sorted(placed)
            placed, helped = [], []


def test_kb_6_4_a_later_choice_waits_until_the_advisor_is_reached() -> None:
    state = position(
        step="help",
        Ann={"court": ["influence 7 with 5 and token", "influence 4 with 4", "influence 6 with 6"]},
    )

    assert (GAME.view(state, ANN).helping, offers(state)) == (4, ["take 1 gold", "take 1 wood"])
    play(state, ANN, "take wood")
    assert GAME.view(state, ANN).helping == 6
    play(state, ANN, "take gold and stone for wood")
    assert GAME.view(state, ANN).helping == 7
    play(state, ANN, "take stone")
    assert goods(state, ANN) == (1, 0, 2)


@pytest.mark.parametrize("number", [12, 17])
def test_kb_6_5_two_goods_of_choice_alike_or_different(number: int) -> None:
    for text, expected in [("take 2 wood", (1, 3, 1)), ("take gold and stone", (2, 1, 2))]:
        state = about_to_help(number)
        play(state, BRIAN, "pass")
        play(state, ANN, text)
        assert goods(state, ANN) == expected


@pytest.mark.parametrize("number", [10, 17])
def test_kb_6_25_the_look_is_at_this_years_card_and_leaves_it_there(number: int) -> None:
    state = position(
        year=3, step="influence", turn="Brian", done=["Ann", "Cindy"],
        Ann={"court": [group(number)]}, Brian={"dice": [2]},
    )  # fmt: skip
    play(state, BRIAN, "pass")
    if number == 17:
        play(state, ANN, "take 2 gold")
    assert active(state) == CHANCE
    with refused("KB-1.9", state):
        roll(state, "enemy goblins-IV-5")

    roll(state, "enemy demons-III-6")

    assert [GAME.view(state, seat).enemy for seat in (ANN, BRIAN, CINDY)] == ["demons-III-6", None, None]
    assert GAME.view(state, None).looked == (ANN,)


def test_kb_6_26_unused_tokens_stay_from_season_to_season() -> None:
    """In whole games tokens change only by gifts, placements and the Town Hall, and never expire."""
    for played in random_game(4, seed=3):
        for seat in range(4):
            change = province(played.after, seat).tokens - province(played.before, seat).tokens
            gained = sum(e.tokens for e in told(played.events, happened.Helped) if e.seat == seat)
            gained += sum(1 for e in told(played.events, happened.InnTokenTaken) if e.seat == seat)
            used = sum(e.token for e in told(played.events, happened.Influenced) if e.seat == seat)
            paid = [e for e in told(played.events, happened.TownHallPaid) if e.seat == seat]
            used += sum(1 for e in paid if e.payment == "token")
            assert change == gained - used


def test_kb_6_27_after_all_help_dice_leave_the_court() -> None:
    state = position(
        step="influence",
        done=["Brian", "Cindy"],
        aid="Ann",
        Ann={"dice": [1, 2, 3], "white": [4], "tokens": 1, "goods": (0, 2, 0)},
    )
    play(state, ANN, "influence 9 with 3+w4 and token")
    play(state, ANN, "pass")
    play(state, ANN, "take gold and wood")

    seen = GAME.view(state, None)
    assert (seen.step, seen.court) == ("build", ())
    assert (province(state, ANN).dice, province(state, ANN).white, province(state, ANN).tokens) == ((), (), 0)
    play(state, ANN, "build palisade")
    roll(state, "roll 1+1+1 | 2+2+2 | 3+3+3")
    assert [province(state, seat).dice for seat in (ANN, BRIAN, CINDY)] == [(1,) * 3, (2,) * 3, (3,) * 3]


def test_kb_6_28_the_supply_never_runs_out() -> None:
    """The box holds 25 gold, 20 wood and 15 stone; whoever owns them all still receives more."""
    for number, more in [(16, (4, 0, 0)), (15, (1, 1, 1)), (13, (0, 0, 3))]:
        state = about_to_help(number, (25, 20, 15))
        choose(state, more)
        assert goods(state, ANN) == (25 + more[0], 20 + more[1], 15 + more[2])
