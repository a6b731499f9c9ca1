"""Minutes of all kinds in words: rules that there are, both languages, and figures that can be checked."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, get_args

import pytest

from tafelrunde.engine.protocol import LANGS, Lang
from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.minutes import (
    AnyMinute,
    ArmyBanned,
    ArmyStruck,
    BanWorked,
    BoutWorked,
    CombatWorked,
    DuellistWorked,
    DuelWorked,
    FateWorked,
    FighterWorked,
    FireWorked,
    KindStruck,
    Shot,
    ShotsWorked,
    TeleportWorked,
    Thrown,
    WallRaised,
    WallsTorn,
    WallWorked,
)
from tafelrunde.games.phoenix.minutes_spoils import (
    ArmyFallen,
    CargoSeized,
    CatapultsTaken,
    FallenWorked,
    IncomeWorked,
    TownLooted,
)
from tafelrunde.games.phoenix.protocol import WORDS, fields_of, in_words

NAMES = ("Ann", "Bob")


def duellist(realm: int, result: str, change: int, now: int) -> DuellistWorked:
    hits = 3 if result == "won" else 1
    return DuellistWorked(
        realm, 501, "101/27", 80, 50, (6, 4, 2), 3, hits, 1, 4 - hits, "1/2", change, now, result
    )


def combat(kind: str) -> CombatWorked:
    ann, bob = FighterWorked(0, 601, 3, 240, (6, 6, 1)), FighterWorked(1, 602, 2, 165, (5, 2))
    fates = (FateWorked(0, 601, 240, 10, 250, 0), FateWorked(1, 602, 5, -10, 0, 2))
    return CombatWorked("101/27", kind, (BoutWorked(ann, bob, 2, 0, "3/2", "4/3", 1),), fates)


POINTS = (("gp_leaders", "PH-1.1.5d", "20"), ("gp_home", "PH-5.5.2b", "50"))
SAMPLES: tuple[Any, ...] = (
    ShotsWorked(12, "101/27", "NO", True, (Shot(0, 101, "101/28", "SKP", 2, 2, 1, (0, 7), 130),), 130),
    FireWorked(
        "101/27",
        130,
        "STD",
        60,
        "325/4",
        "871/16",
        54,
        "429/16",
        (
            ArmyStruck(
                1,
                101,
                "2/3",
                POINTS,
                "2145/204",
                (
                    KindStruck("warriors", 1000, "7", "0", (), 70),
                    KindStruck("light_catapults", 2, "3", "3/5", (80, 12), 1),
                ),
                1,
            ),
        ),
    ),
    FireWorked("101/27", 9, "", 0, "9", "0", 0, "9", ()),
    WallWorked("101/27", "NO", 60, 50, 10, True),
    WallRaised(0, 501, "101/27", "NO", 3),
    WallsTorn(0, 501, "101/27", "NO", 2, (1,)),
    WallsTorn(0, 501, "101/27", "NO", 2, ()),
    TeleportWorked(0, 501, "101/27", "101/30", 5001, 3, 12),
    BanWorked(0, 501, "101/27", 1000, (ArmyBanned(1, 101, 900, {"warriors": 900}),)),
    BanWorked(0, 501, "101/27", 1000, ()),
    DuelWorked((duellist(0, "won", 5, 85),), (duellist(1, "lost", -70, 0),), (3, 1), (2, 1), "2", "won"),
    DuelWorked((duellist(0, "drawn", 0, 80),), (duellist(1, "drawn", 0, 80),), (2, 2), (2, 2), "1", "drawn"),
    combat("combat"),
    combat("tilt"),
    combat("retreat"),
    FallenWorked(
        "101/27",
        (
            ArmyFallen(0, 101, {"warriors": 900, "leaders": 3}, {"warriors": 301, "leaders": 2}, "2/3"),
            ArmyFallen(1, 101, {"warriors": 300}, {"warriors": 300}, "0"),
        ),
    ),
    IncomeWorked("101/27", 0, 101, "1500", "3005/2", (50, 25), "1/2", 562),
    IncomeWorked("101/27", 0, 101, "1500", "0", (100, 50), "1", 1500),
    TownLooted("101/27", 0, 101, "STD", 4000),
    CargoSeized("101/27", 0, 101, (1, 301), "3/10", 1000, 300),
    CatapultsTaken("101/27", 0, 101, {"light_catapults": 3}, {"light_catapults": 1}),
    *[Thrown(what, "101/27", 6, (1, 2)) for what in ("duel", "combat", "tilt", "retreat")],
    *[Thrown(what, "101/27", 20, (1, 2)) for what in ("melee", "melee_tie", "fire", "weapon_survival")],
)


@cache
def known() -> set[str]:
    return {rule.id for rule in load_rulebook(GAME).rule}


def said(minute: Any, lang: Lang) -> str:
    return "\n".join(in_words(minute, NAMES, lang))


def test_every_kind_of_minutes_has_words() -> None:
    assert set(WORDS) == set(get_args(AnyMinute))


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: type(sample).__name__)
def test_a_protocol_cites_rules_that_there_are(sample: Any) -> None:
    texts = [said(sample, lang) for lang in LANGS]
    assert texts[0] != texts[1]
    rules = [re.findall(r"PH-[\w.]*\w", text) for text in texts]
    assert rules[0] == rules[1]
    assert set(rules[0]) <= known()
    assert rules[0] or isinstance(sample, Thrown)
    assert "{" not in "".join(texts)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: type(sample).__name__)
def test_minutes_can_be_found_by_their_field(sample: Any) -> None:
    assert "101/27" in fields_of(sample)


@pytest.mark.parametrize(
    ("sample", "figures"),
    [
        (SAMPLES[0], ["W10 0 7", "130", "B12", "PH-R141"]),
        (SAMPLES[1], ["81.25", "54.4375", "26.8125", "10.5147", "W% up to 60", "80 12"]),
        (SAMPLES[7], ["2 × 2 × 3 = 12"]),
        (SAMPLES[10], ["2 : 1 = 2", "(3 hits - 1 on ones - 1 taken) / 2 = 0.5", "dead (PH-5.3p)"]),
        (SAMPLES[15], ["900 warriors", "0.6667", "lost 301 warriors, 2 leaders", "all is lost"]),
        (SAMPLES[16], ["50 % of 1,500", "25 % of 1,502.5 ", "times 0.5 ", "562 gold"]),
        (SAMPLES[12], ["16.5 good points", "(2 - 0) : (3 : 2) = 1.3333", "rounded +1 and -1", "now 25"]),
    ],
)
def test_figures_can_be_checked_by_hand(sample: Any, figures: list[str]) -> None:
    text = said(sample, "en")
    for figure in figures:
        assert figure in text, text
