"""Minutes of a melee in words: all figures and all rules, in both languages."""

from __future__ import annotations

import re

import pytest

from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.minutes import MeleeWorked, OverrunWorked
from tafelrunde.phoenix_desk.protocol.whole import in_words
from tests.games.phoenix.marches import EAST, HERE, march, riders, turn
from tests.games.phoenix.wars import minutes, throw

NAMES = ("Ann", "Bob")


def example() -> State:
    """The example of 5.5; both dice show 1."""
    state = turn(
        mine={"101": {"field": HERE, "troops": 60000, "leaders": 150}},
        theirs={
            "101": {"field": EAST, "troops": 10000, "leaders": 20},
            "201": {"field": EAST, "troops": 9000, "leaders": 80},
        },
        people={"Bob": {"601": {"field": EAST, "rank": "BUH", "army": 201}}},
        fields={EAST: {"owner": "Bob", "town": "STD"}, "101/01": {"terrain": "g"}},
        realms={name: {"home": "101/01"} for name in NAMES},
    )
    march(state, EAST)
    throw(state, (1, 1))
    return state


@pytest.mark.parametrize(
    ("lang", "figures"),
    [
        (
            "de",
            ["105.300", "44.975", "13.000", "-0,3158", "136,7105", "-0,6121", "20.957,3684", "24 Charaktere"],
        ),
        (
            "en",
            ["105,300", "44,975", "13,000", "-0.3158", "136.7105", "-0.6121", "20,957.3684", "24 characters"],
        ),
    ],
)
def test_the_example_can_be_checked_by_hand(lang: Lang, figures: list[str]) -> None:
    (worked,) = minutes(example(), MeleeWorked)
    text = "\n".join(in_words(worked, NAMES, lang))
    for said in figures:
        assert said in text, text
    known = {rule.id for rule in load_rulebook(GAME).rule}
    assert set(re.findall(r"PH-[\w.]*\w", text)) <= known


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("percent", [0, 20])
def test_ties_are_explained(lang: Lang, percent: int) -> None:
    few = {"troops": 2000, "leaders": 5 if percent else 1}
    more = {"troops": 2000 if percent else 1000, "leaders": 5 if percent else 212}
    state = turn(
        mine={"101": {"field": HERE, **few}}, theirs={"101": {"field": EAST, **more}},
        fields={"101/01": {"terrain": "g"}}, realms={name: {"home": "101/01"} for name in NAMES},
    )  # fmt: skip
    march(state, EAST)
    throw(state, (10, 10))
    if percent:
        throw(state, (percent,))
    (worked,) = minutes(state, MeleeWorked)
    text = "\n".join(in_words(worked, NAMES, lang))
    assert worked.how == ("die" if percent else "strength")
    assert "PH-5.5m" in text
    assert ("PH-R103" in text) == bool(percent)


@pytest.mark.parametrize("lang", LANGS)
def test_an_overrun_is_one_line(lang: Lang) -> None:
    state = turn(mine=riders(kills=True), theirs={"102": {"field": EAST, "troops": 100}})
    march(state, EAST, number=201)
    (worked,) = minutes(state, OverrunWorked)
    (line,) = in_words(worked, NAMES, lang)
    for said in ("Ann 201", "Bob 102", EAST, "100", "PH-5.5d", "PH-R105", "750"):
        assert said in line
