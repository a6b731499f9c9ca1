"""Looking back and looking ahead over HTTP, for game masters: the same answers as by command."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import asdict

from tafelrunde.games import load_game
from tafelrunde.phoenix_desk.answers.minutes import Minutes
from tafelrunde.phoenix_desk.answers.readings import Reading
from tafelrunde.phoenix_desk.answers.turning import Turned
from tafelrunde.phoenix_desk.answers.whatif import Tried
from tafelrunde.phoenix_desk.campaign.campaign import GAME
from tafelrunde.server.campaign_routes.people import CAMPAIGN
from tafelrunde.server.campaigns.errands.rehearsals import RevisionText
from tafelrunde.server.campaigns.errands.review import (
    Fight,
    In,
    MonthText,
    OtherReading,
    Protocol,
    TryChange,
    TryRoll,
    TrySheet,
    Turnings,
    WhatIf,
)
from tafelrunde.server.messages.bodies import Body, OptionText
from tafelrunde.server.messages.game_bodies import OptionInfo
from tafelrunde.server.people.limits import LARGEST_SHEET
from tafelrunde.server.routes.input import Query
from tafelrunde.server.routes.request import Asked, Endpoint
from tafelrunde.telling.lobby import option_about
from tafelrunde.telling.verification import Proof

Options = Annotated[dict[OptionText, OptionText], Meta(max_length=60)]


class ProtocolQuery(Query, frozen=True):
    """A month by number or name, a field such as 503/22; without them everything."""

    month: MonthText = ""
    field: Annotated[str, Meta(max_length=20)] = ""


class OtherOptions(Body, frozen=True):
    options: Options
    month: MonthText = ""
    """From whose beginning on it would have been otherwise."""


class Trial(Body, frozen=True):
    """With a month: that one once more; without: so many months from now on."""

    sheets: Annotated[tuple[TrySheet, ...], Meta(max_length=200)] = ()
    changes: Annotated[tuple[TryChange, ...], Meta(max_length=200)] = ()
    dice: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=500)] = ()
    rolls: Annotated[tuple[TryRoll, ...], Meta(max_length=500)] = ()
    options: Options = msgspec.field(default_factory=dict)
    month: MonthText = ""
    months: Annotated[int, Meta(ge=1, le=12)] = 1
    bots: Annotated[tuple[Annotated[str, Meta(max_length=32)], ...], Meta(max_length=200)] = ()
    close: bool = False
    revision: RevisionText = ""
    """Of the rehearsal that is held: then from where it stands, and dice that are not given are nobody's."""


class Readings(msgspec.Struct, frozen=True):
    rules: tuple[OptionInfo, ...]
    """Those that can be read in several ways."""


class FightWish(Body, frozen=True):
    minute: Turned
    """An evaluation as the protocol has it, or a result of a conflict."""


async def verify(asked: Asked) -> bytes:
    return await asked.errand("review.verify", In(asked.lang))


async def protocol(asked: Asked) -> bytes:
    wish: ProtocolQuery = asked.query
    return await asked.errand("review.protocol", Protocol(wish.month, wish.field, asked.lang))


async def readings(_asked: Asked) -> Readings:
    """The same for every campaign; which of them it plays by stands in its summary."""
    game = load_game(GAME)
    known = [one for one in game.meta.options if one.name != "deadlines"]
    return Readings(
        tuple([OptionInfo(one.name, one.values, option_about(game, one), one.rule) for one in known])
    )


async def compare(asked: Asked) -> bytes:
    return await asked.errand("review.compare", OtherReading(**asdict(asked.body), lang=asked.lang))


async def whatif(asked: Asked) -> bytes:
    return await asked.errand("review.whatif", WhatIf(**asdict(asked.body), lang=asked.lang))


async def turning(asked: Asked) -> bytes:
    return await asked.errand("review.turning", Fight(asked.body.minute))


ENDPOINTS = (
    Endpoint("GET", f"{CAMPAIGN}/verify", verify, Proof, act="lead"),
    Endpoint("GET", f"{CAMPAIGN}/protocol", protocol, Minutes, query=ProtocolQuery, act="lead"),
    Endpoint("GET", f"{CAMPAIGN}/readings", readings, Readings, act="lead"),
    Endpoint("POST", f"{CAMPAIGN}/compare", compare, Reading, OtherOptions, act="lead"),
    Endpoint("POST", f"{CAMPAIGN}/whatif", whatif, Tried, Trial, act="lead", largest=LARGEST_SHEET),
    Endpoint("POST", f"{CAMPAIGN}/turning", turning, Turnings, FightWish, act="lead"),
)
