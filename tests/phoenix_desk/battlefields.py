"""A campaign at war in any home: Ann stands beside Bob, and her sheet leads to fights of every kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from tafelrunde.games.phoenix.moves.kinds import Amend, Change
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.home import Home
from tests.phoenix_desk.homes import ANN, BOB, EMPTY, NAMES, campaign_in, run, submit

H = TypeVar("H", bound=Home)
HERE, EAST, NORTH = "101/27", "101/28", "101/20"
SETUP: dict[str, str | int | bool] = {
    f"fields.{HERE}.owner": "Ann",
    f"fields.{EAST}.owner": "Bob",
    f"fields.{NORTH}.owner": "Bob",
    "armies.Ann.101.field": HERE,
    "armies.Ann.101.troops": 5000,
    "armies.Ann.101.leaders": 20,
    "armies.Ann.102.field": HERE,
    "armies.Ann.102.troops": 900,
    "armies.Ann.102.leaders": 3,
    "armies.Ann.102.heavy": 4,
    "people.Ann.601.field": HERE,
    "people.Ann.601.rank": "BUH",
    "people.Ann.601.most": 120,
    "people.Ann.601.now": 120,
    "people.Ann.601.army": 101,
    "people.Ann.501.field": HERE,
    "people.Ann.501.rank": "Z",
    "people.Ann.501.most": 80,
    "people.Ann.501.now": 80,
    "people.Ann.501.army": 102,
    "armies.Bob.101.field": EAST,
    "armies.Bob.101.troops": 5000,
    "armies.Bob.101.leaders": 25,
    "people.Bob.601.field": EAST,
    "people.Bob.601.rank": "CHF",
    "people.Bob.601.most": 90,
    "people.Bob.601.now": 90,
    "people.Bob.601.army": 101,
    "people.Bob.501.field": EAST,
    "people.Bob.501.rank": "Z",
    "people.Bob.501.most": 40,
    "people.Bob.501.now": 40,
    "people.Bob.501.army": 101,
}
ATTACK = f"""Zugblatt:
Schieße vor der Bewegung mit 102 auf {EAST}
Bewege 101 nach {EAST}
Banne mit 501 in {EAST} mit 1 ZKP
"""


def planted(home: H, *, options: Mapping[str, str] | None = None, seed: int = 7) -> H:
    """The muster of month 1, with both realms at each other's throat."""
    campaign_in(home, options=options, seed=seed)
    changes = tuple([Change(name, value) for name, value in SETUP.items()])
    with changing(home) as campaign:
        campaign.play(campaign.master, Amend(changes, "Krieg"))
        campaign.save()
    return home


def mustered(home: H, *, options: Mapping[str, str] | None = None) -> H:
    """The muster is over; Bob has moved, if he comes first, and it is Ann's turn."""
    planted(home, options=options)
    for realm in (ANN, BOB):
        submit(home, realm, EMPTY)
    run(home)
    while (campaign := Campaign.open(home)).state.active != ANN:
        submit(home, BOB, EMPTY)
        run(home)
    assert campaign.state.month == 1, NAMES
    return home


def fought(home: H, *, options: Mapping[str, str] | None = None) -> H:
    """Ann's attack is over, and with it the month, if Bob has moved."""
    mustered(home, options=options)
    submit(home, ANN, ATTACK)
    run(home)
    return home
