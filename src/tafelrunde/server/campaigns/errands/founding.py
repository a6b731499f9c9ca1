"""A new campaign in the store, as its game master asks for it."""

from __future__ import annotations

import secrets
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from sqlalchemy import Connection

from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.world.coordinates import PROVINCE_FIELDS
from tafelrunde.games.phoenix.world.sizes import read_shape
from tafelrunde.phoenix_desk.campaign.foundation import (
    Dice,
    Plan,
    found_campaign,
    realms_called,
    with_seats,
)
from tafelrunde.phoenix_desk.campaign.home import HOUSE, LOG
from tafelrunde.phoenix_desk.campaign.house import HouseRules, written
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands.summary import check_bots, seen_by_all
from tafelrunde.server.campaigns.workbench import Workbench
from tafelrunde.server.errors import Denied
from tafelrunde.store import campaigns, members
from tafelrunde.store.records import MemberRecord, PaperRecord

SEEDS: Final = 1_000_000
SECRET_BITS: Final = 62
"""Worlds are few enough to be tried out one by one; the seed of the dice is not."""
LEAST_LAND: Final = 16
"""Fields for each realm, at the least: capitals are ten steps apart (PH-2c), also along a strip of land."""
RealmText = Annotated[str, Meta(max_length=60)]


class Founding(msgspec.Struct, frozen=True):
    """What the game master decides."""

    master: MemberRecord
    realms: tuple[RealmText, ...] = ()
    """Names, each perhaps with its capital, `Yaromo@503/22`."""
    count: int = 8
    later: int = 2
    seed: int | None = None
    size: str = "erkenfara"
    land: int = 48
    months: int = 0
    dice: Dice = "fair"
    options: dict[str, str] = {}
    house: HouseRules = HouseRules()


class Founded(msgspec.Struct, frozen=True):
    master: int
    """The game master's number among the members."""
    realms: tuple[str, ...]


def need_room(plan: Plan) -> None:
    """Refuses at once what no world of this size can hold, however often one is made."""
    realms = sum(1 for realm in plan.realms if not realm.later)
    most = len(list(read_shape(plan.size).provinces())) * PROVINCE_FIELDS // LEAST_LAND
    if realms > most:
        raise Complaint("phoenix-no-room", {"realms": realms, "size": plan.size, "most": most})


def found(bench: Workbench, args: Founding) -> Founded:
    """The campaign and its first game master together, or nothing."""
    home = bench.home
    plan = Plan(
        realms=with_seats(realms_called(args.realms, max(args.count, len(args.realms))), args.later),
        seed=secrets.randbelow(SEEDS) if args.seed is None else args.seed,
        size=args.size,
        land=args.land,
        months=args.months,
        dice=args.dice,
        luck=secrets.randbits(SECRET_BITS) if args.seed is None else None,
        options=args.options,
    )
    if home.has(LOG):
        raise Denied("taken", "campaign-name-in-use")
    need_room(plan)
    check_bots([realm.name for realm in plan.realms], args.house)
    made: list[int] = []

    def beside(connection: Connection) -> None:
        made.append(members.add_member(connection, args.master))
        paper = PaperRecord(bench.name, *HOUSE, revision=1, data=written(args.house))
        campaigns.put_paper(connection, paper)
        members.set_visibility(connection, bench.name, seen_by_all(args.house))

    home.beside = beside
    campaign = found_campaign(home, plan)
    return Founded(made[-1], campaign.names)


ERRANDS = (Errand("found", found, Founding, lane="founding"),)
