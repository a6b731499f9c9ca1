"""Leading a campaign over HTTP: desk, rounds, dice, clock; for game masters."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType
from msgspec.structs import asdict

from tafelrunde.engine.contract import Words
from tafelrunde.phoenix_desk.campaign.house import BotName, HouseRules, RealmNumber
from tafelrunde.server.campaign_routes.drafts import REALM
from tafelrunde.server.campaign_routes.people import CAMPAIGN
from tafelrunde.server.campaigns.errands import clocks, desk, running
from tafelrunde.server.campaigns.errands.clocks import Minutes, MoreMinutes
from tafelrunde.server.campaigns.errands.course import Course, Reason
from tafelrunde.server.campaigns.errands.drafts import SheetSeen
from tafelrunde.server.campaigns.errands.running import Mode
from tafelrunde.server.campaigns.errands.summary import ClockSeen
from tafelrunde.server.messages.bodies import Body
from tafelrunde.server.people.words import check_line
from tafelrunde.server.routes.request import Asked, Endpoint

NAMELESS = "SL"
"""Whoever leads without a name is known as the game master."""
CALL = Words("call", "Ruf")


def leader(asked: Asked) -> dict[str, Any]:
    """Who leads, as errands are told."""
    return {"by": asked.me.id, "who": asked.me.name or NAMELESS, "lang": asked.lang}


# -- bodies ----------------------------------------------------------------------------------------------


class AsSeen(Body, frozen=True, kw_only=True):
    last: Annotated[int, Meta(ge=0)] | None = None
    """The log's last entry, as whoever asks has seen it: then it is done once, however often asked for."""


class RunWish(AsSeen, frozen=True):
    months: Annotated[int, Meta(ge=0, le=24)] = 0
    """So many months, or as far as sheets reach; 0: only the round that is open."""
    close: Annotated[str, Meta(max_length=500)] = ""
    """Why rounds are closed although sheets are missing; empty: they are waited for."""
    leave_out: bool = False
    stand_ins: bool = False


class Returning(Body, frozen=True):
    reason: Reason
    """The realm reads it."""


class WithReason(AsSeen, frozen=True):
    reason: Reason


class ModeWish(AsSeen, frozen=True):
    mode: Mode


class DiceTyped(AsSeen, frozen=True):
    values: Annotated[str, Meta(max_length=2_000)] = ""
    """As they lie on the table; empty: drawn."""


class ClockWish(Body, frozen=True):
    """Only what is given changes."""

    runs: bool | None = None
    minutes: Minutes | None = None
    extend: MoreMinutes = 0
    by_itself: bool | None = None
    early: bool | None = None


class RemindWish(Body, frozen=True):
    realms: Annotated[tuple[RealmNumber, ...], Meta(max_length=250)] = ()
    """None: all that are waited for."""


class BellWish(Body, frozen=True):
    text: Annotated[str, Meta(max_length=desk.LONGEST_CALL)]


class PlayerWish(Body, frozen=True):
    """Only what is given changes; empty: nobody."""

    bot: BotName | UnsetType = UNSET
    """Who plays the realm, which needs no people then."""
    stand_in: BotName | UnsetType = UNSET
    """Who plays for it when it is late."""


# -- handlers --------------------------------------------------------------------------------------------


async def see_desk(asked: Asked) -> bytes:
    return await asked.errand("desk", desk.AskDesk(asked.lang))


async def remind(asked: Asked) -> bytes:
    return await asked.errand("desk.remind", desk.Remind(asked.me.id, asked.body.realms))


async def ring(asked: Asked) -> None:
    text = asked.body.text.strip()
    check_line(text, desk.LONGEST_CALL, CALL)
    await asked.errand("desk.ring", desk.Ring(asked.me.id, text))


async def set_player(asked: Asked) -> bytes:
    return await asked.errand("desk.player", desk.SetPlayer(asked.me.id, asked.realm, **asdict(asked.body)))


async def return_sheet(asked: Asked) -> bytes:
    about = desk.ReturnSheet(**leader(asked), realm=asked.realm, reason=asked.body.reason)
    return await asked.errand("sheet.return", about)


async def run(asked: Asked) -> bytes:
    return await asked.errand("run", running.Run(**leader(asked), **asdict(asked.body)))


async def close(asked: Asked) -> bytes:
    return await asked.errand("round.close", running.Close(**leader(asked), **asdict(asked.body)))


async def switch(asked: Asked) -> bytes:
    return await asked.errand("mode.switch", running.SwitchMode(**leader(asked), **asdict(asked.body)))


async def roll(asked: Asked) -> bytes:
    return await asked.errand("dice.roll", running.Dice(**leader(asked), **asdict(asked.body)))


async def set_clock(asked: Asked) -> bytes:
    return await asked.errand("clock.set", clocks.SetClock(asked.me.id, **asdict(asked.body)))


ENDPOINTS = (
    Endpoint("GET", f"{CAMPAIGN}/desk", see_desk, desk.DeskSeen, act="lead"),
    Endpoint("POST", f"{CAMPAIGN}/reminders", remind, desk.Reminded, RemindWish, act="lead"),
    Endpoint("POST", f"{CAMPAIGN}/bell", ring, body=BellWish, act="lead", limit="chat"),
    Endpoint("PATCH", f"{REALM}/player", set_player, HouseRules, PlayerWish, act="lead"),
    Endpoint("POST", f"{REALM}/sheet/return", return_sheet, SheetSeen, Returning, act="lead"),
    Endpoint("POST", f"{CAMPAIGN}/run", run, Course, RunWish, act="lead"),
    Endpoint("POST", f"{CAMPAIGN}/close", close, Course, WithReason, act="lead"),
    Endpoint("PUT", f"{CAMPAIGN}/mode", switch, Course, ModeWish, act="lead"),
    Endpoint("POST", f"{CAMPAIGN}/dice", roll, Course, DiceTyped, act="lead"),
    Endpoint("PATCH", f"{CAMPAIGN}/clock", set_clock, ClockSeen, ClockWish, act="lead"),
)
