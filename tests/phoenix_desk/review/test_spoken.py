"""What differs is said in words: names, whole units, yes and no, months."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from tafelrunde.engine.contract import LANGS
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.review.differences import ARMY, CREATURE, PERSON, values
from tafelrunde.phoenix_desk.review.spoken import named, spoken
from tests.phoenix_desk.battlefields import planted

SAID: list[tuple[str, Any, Any, str, str]] = [
    ("realms.Ann.gold", 5000, 0, "Ann, gold: 5,000 → 0", "Ann, Gold (GS): 5.000 → 0"),
    (
        "realms.Ann.cards.mining",
        None,
        3,
        "trade cards mining (horseshoe): – → 3",
        "Bergbau (Hufeisen): – → 3",
    ),
    ("armies.Ann.101.kills", None, True, "Ann 101, kills", "ja"),
    ("armies.Ann.101", "", "gone", "Ann 101, army: – → gone", "Ann 101, Heer: – → entfernt"),
    ("armies.Ann.101.aboard", 301, None, "aboard: 301 → –", "an Bord von: 301 → –"),
    ("armies.Ann.401.traits", None, 1, "cannot be overrun", "nicht überrennbar"),
    ("people.Ann.601.now", "120", "55", "good points now: 12 → 5.5", "Gutpunkte jetzt: 12 → 5,5"),
    ("people.Ann.601.rank", "BUH", "STH", "lord of the castle → city governor", "Burgherr → Stadthalter"),
    ("people.Ann.601.barred", None, 4, "attacks nobody until: – → Larn 1", "bis: – → Larn 1"),
    ("people.Ann.601.knight", "False", "True", "knight: no → yes", "Ritter: nein → ja"),
    ("fields.503/22.owner", None, "Ann", "503/22, owner: – → Ann", "503/22, Besitzer: – → Ann"),
    ("towns.503/22.stage", None, "BUR", "503/22, town: – → castle", "503/22, Rüstort: – → Burg"),
    ("works.503/22.NO.STR", None, True, "503/22 NE, road: – → yes", "503/22 NO, Straße: – → ja"),
    (
        "works.503/22.NO.WL.lost",
        None,
        50,
        "wall, building points missing: – → 50",
        "Wall, fehlende Baupunkte",
    ),
    ("magic.503/22.O.Ann", None, 501, "503/22 E, magic wall of Ann: – → 501", "magische Wand von Ann"),
    ("rights.Ann.Bob.coast", None, True, "Ann, Bob, coastal right", "Küstengewässerrecht: – → ja"),
    ("plundered.503/22", None, 1, "503/22, plundered in: – → Hawar 1", "geplündert in: – → Hawar 1"),
    ("posts.503/22", None, True, "503/22, trading post: – → yes", "Handelskontor: – → ja"),
]


@pytest.mark.parametrize(("path", "before", "after", "en", "de"), SAID, ids=[row[0] for row in SAID])
def test_a_value_is_said_in_words(path: str, before: Any, after: Any, en: str, de: str) -> None:
    assert en in str(spoken(path, before, after, "en"))
    assert de in str(spoken(path, before, after, "de"))


def test_everything_that_can_differ_has_a_name() -> None:
    """None is said as it stands in the path."""
    state = Campaign.open(planted(Memory("campaign"))).state
    names = {path.rpartition(".")[2] for path in values(state) if path.startswith("towns.")}
    for name in {*ARMY, *CREATURE, *PERSON, "rank", "owner", "gold", "capital", *names}:
        for lang in LANGS:
            found = files("tafelrunde.phoenix_desk.review").joinpath(f"spoken.{lang}.ftl").read_text("utf-8")
            assert re.search(rf"^name-{name} = ", found, re.MULTILINE), name


def test_two_abilities_of_one_bit_are_told_apart() -> None:
    assert named("people.Ann.401.traits", "en")[2] != named("armies.Ann.401.traits", "en")[2]
    said = {str(spoken(f"{kind}.Ann.401.traits", None, 1, "en")) for kind in ("people", "armies")}
    assert len(said) == 2
