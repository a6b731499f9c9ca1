"""What came of a fight, in one line."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tafelrunde.phoenix_desk.protocol.outcome import outcome
from tests.games.phoenix.sample_minutes import MELEE, NAMES, SAMPLES


@pytest.mark.parametrize(
    ("sample", "en", "de"),
    [
        (
            MELEE,
            "Victory for Ann: fighting strength 945 against 505, d20 7 and 2; losses 8 of 900",
            "Sieger Ann: Kampfstärke 945 gegen 505, W20 7 und 2; Verluste 8 von 900",
        ),
        (
            SAMPLES[10],
            "victory for Ann 501, hits 3 : 1; Ann 501 +0.5, Bob 501 -7",
            "Sieg für Ann 501, Treffer 3 : 1; Ann 501 +0,5, Bob 501 -7",
        ),
        (
            SAMPLES[12],
            "Ann 601 against Bob 602: hits 2 : 0, good points +1",
            "Ann 601 gegen Bob 602: Treffer 2 : 0, Gutpunkte +1",
        ),
        (
            replace(SAMPLES[1], hits=1475, armies=()),
            "hits 1,475; the town loses 54 building points; –",
            "Treffer 1.475; der Rüstort verliert 54 Baupunkte; –",
        ),
        (
            replace(SAMPLES[1], town_lost=0),
            "hits 130; the town loses 0 building points; "
            "Bob 101 loses 70 warriors, 1 leader, 1 light catapult",
            "Treffer 130; der Rüstort verliert 0 Baupunkte; "
            "Bob 101 verliert 70 Krieger, 1 Heerführer, 1 leichtes Katapult",
        ),
        (SAMPLES[3], "the wall is destroyed", "der Wall ist zerstört"),
        (
            replace(SAMPLES[3], destroyed=False),
            "the wall lacks 50 building points",
            "dem Wall fehlen 50 Baupunkte",
        ),
        (SAMPLES[8], "Bob 101 banned: 900 warriors", "Bob 101 gebannt: 900 Krieger"),
        (
            SAMPLES[9],
            "nothing was there to ban (PH-1.4.3a)",
            "nichts war da, was gebannt werden konnte (PH-1.4.3a)",
        ),
        (
            SAMPLES[4],
            "Ann 501 raises a magic wall NE of 101/27 for 3 ZKP (PH-1.4.2i)",
            "Ann 501 errichtet eine magische Wand NO von 101/27 für 3 ZKP (PH-1.4.2i)",
        ),
    ],
)
def test_an_outcome_names_winner_and_price(sample: Any, en: str, de: str) -> None:
    assert (outcome(sample, NAMES, "en"), outcome(sample, NAMES, "de")) == (en, de)
