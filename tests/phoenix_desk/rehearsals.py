"""Campaigns at war whose dice belong to their occasions, and what fell in them."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.table import FairSource, SeededSource
from tafelrunde.games.phoenix.moves.kinds import Amend, Change
from tafelrunde.games.phoenix.play.occasion import occasion
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing, found
from tafelrunde.phoenix_desk.campaign.home import KINDS, Home, Paper
from tests.phoenix_desk.battlefields import ATTACK, SETUP
from tests.phoenix_desk.homes import ANN, BOB, EMPTY, NAMES, run, submit

SECRET = b"1" * 32
SEED = 1


def founded(home: Home, *, remote: bool = False, fair: bool = False, months: int = 0) -> Home:
    """Ann and Bob at each other's throat, at the first muster."""
    source = FairSource(SECRET, home.name, "occasion") if fair else SeededSource(SEED, "occasion")
    foundation = {"realms": [{"name": name} for name in NAMES], "months": months}
    found(home, NAMES, source, {"deadlines": "days"} if remote else {}, foundation)
    decided(home, Amend(tuple([Change(name, value) for name, value in SETUP.items()]), "Krieg"))
    return home


def ready_to_attack(home: Home) -> Home:
    """A meeting, and Ann's sheet waits to be played in her turn."""
    founded(home)
    for realm in (ANN, BOB):
        submit(home, realm, EMPTY)
    run(home)
    while Campaign.open(home).state.active != ANN:
        submit(home, BOB, EMPTY)
        run(home)
    submit(home, ANN, ATTACK)
    return home


def remote_attack(home: Home, *, fair: bool = False, months: int = 0) -> Home:
    """Remote play, and the sheets of both wait."""
    founded(home, remote=True, fair=fair, months=months)
    submit(home, ANN, ATTACK)
    submit(home, BOB, EMPTY)
    return home


def decided(home: Home, move: Any) -> None:
    with changing(home) as campaign:
        campaign.play(campaign.master, move)
        campaign.save()


def fallen(campaign: Campaign) -> dict[str, Any]:
    """By occasion, what was drawn or rolled in a campaign; each occasion comes once."""
    header, game = campaign.header, campaign.game
    state = game.setup(len(header.seats), header.options, header.corrections)
    seen: dict[str, Any] = {}
    for entry in campaign.table.entries:
        if entry.seat == CHANCE:
            name = occasion(state)
            assert name not in seen
            seen[name] = entry.move
        game.play(state, entry.seat, entry.move, None)
    return seen


def contents(home: Home) -> dict[Paper, bytes | None]:
    return {paper: home.read(paper) for kind in KINDS for paper in home.papers(kind)}
