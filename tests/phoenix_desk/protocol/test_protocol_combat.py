"""Minutes of character combat in words: all figures and all rules, in both languages."""

from __future__ import annotations

import re

import pytest

from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.told.minutes import BoutWorked, CombatWorked, FighterWorked
from tafelrunde.phoenix_desk.protocol.whole import in_words

LORD, OFFICER = FighterWorked(0, 601, 3, 245, (1, 6, 6)), FighterWorked(1, 602, 2, 120, ())


def protocol(kind: str, lang: Lang) -> list[str]:
    bouts = (
        BoutWorked(LORD, OFFICER, 4, 0, "3/2", "8/3", 3),
        BoutWorked(LORD, OFFICER, 0, 4, "2/3", "-6", -6),
        BoutWorked(LORD, OFFICER, 1, 1, "1", "0", 0),
    )
    return in_words(CombatWorked("101/27", kind, bouts), ("Ann", "Bob"), lang)


def test_each_pair_can_be_worked_out_by_hand() -> None:
    lines = protocol("combat", "en")
    assert lines[1:3] == [
        "Ann 601: good points 24.5, class 3 (PH-5.3k), dice 6 6 1 (PH-5.3c)",
        "Bob 602: good points 12, class 2 (PH-5.3k), no dice (PH-5.3c)",
    ]
    first = "Ann 601 against Bob 602: hits 4, taken 0 (PH-5.3e); (4 - 0) : (3 : 2) = 2.6667 (PH-5.3x)"
    assert lines[3] == f"{first}, rounded +3 and -3 (PH-R12)"
    assert "(0 - 4) : (2 : 3) = -6 (PH-5.3x), rounded -6 and +6" in lines[4]
    assert lines[5].endswith("nobody gains anything")


@pytest.mark.parametrize("kind", ["combat", "tilt", "retreat"])
@pytest.mark.parametrize("lang", LANGS)
def test_only_rules_that_exist_are_named(kind: str, lang: Lang) -> None:
    known = {rule.id for rule in load_rulebook(GAME).rule}
    named = re.findall(r"PH-[\w.]+\w", "\n".join(protocol(kind, lang)))
    assert named
    assert set(named) <= known
