"""A new campaign in the store, as its game master asks for it."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from sqlalchemy import Connection

from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.options import resolve
from tafelrunde.engine.text import quoted
from tafelrunde.games.phoenix.meta import META
from tafelrunde.games.phoenix.moves.kinds import Amend
from tafelrunde.games.phoenix.positions.foundation import Bearing, RealmFoundation, capitals
from tafelrunde.games.phoenix.world.coordinates import PROVINCE_FIELDS
from tafelrunde.games.phoenix.world.description import Description, build
from tafelrunde.games.phoenix.world.making.generator import Recipe
from tafelrunde.games.phoenix.world.sizes import read_shape
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.clock import Clock, keep_clock, round_of
from tafelrunde.phoenix_desk.campaign.foundation import (
    Dice,
    Plan,
    check_names,
    found_campaign,
    realms_called,
    with_seats,
    with_starts,
)
from tafelrunde.phoenix_desk.campaign.home import HOUSE, LOG, Home
from tafelrunde.phoenix_desk.campaign.house import HouseRules, written
from tafelrunde.phoenix_desk.map.old_tool import changes_to, handed_to
from tafelrunde.phoenix_desk.map.plausibility import Survey
from tafelrunde.phoenix_desk.texts import text
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands.clocks import Minutes
from tafelrunde.server.campaigns.errands.summary import check_bots, seen_by_all
from tafelrunde.server.campaigns.workbench import Workbench
from tafelrunde.server.campaigns.worlds import MapText, SizeText, in_both, made, surveyed
from tafelrunde.server.errors import Denied, about
from tafelrunde.store import campaigns, members
from tafelrunde.store.records import MemberRecord, PaperRecord

SEEDS: Final = 1_000_000
SECRET_BITS: Final = 62
"""Worlds are few enough to be tried out one by one; the seed of the dice is not."""
LEAST_LAND: Final = 16
"""Fields for each realm, at the least: capitals are ten steps apart (PH-2c), also along a strip of land."""
COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")
RealmText = Annotated[str, Meta(max_length=60)]
ColourText = Annotated[str, Meta(max_length=7)]


class ArmsWish(msgspec.Struct, frozen=True):
    charge: Bearing
    pattern: Bearing


class FirstClock(msgspec.Struct, frozen=True):
    """How the clock stands in the first round, and what becomes of all rounds."""

    minutes: Minutes = 0
    runs: bool = True
    by_itself: bool = False
    early: bool = False


class MapBrought(msgspec.Struct, frozen=True):
    """A map file, and who of its realms is who here: numbers of the file, and places in the list."""

    text: MapText
    size: SizeText = ""
    realms: Annotated[dict[int, Annotated[int, Meta(ge=0, le=200)]], Meta(max_length=200)] = {}


class Founding(msgspec.Struct, frozen=True):
    """What the game master decides."""

    master: MemberRecord
    realms: tuple[RealmText, ...] = ()
    """Names, each perhaps with its capital, `Yaromo@503/22`."""
    count: int = 8
    later: int = 2
    seed: int | None = None
    luck: int | None = None
    size: str = "erkenfara"
    land: int = 48
    months: int = 0
    dice: Dice = "fair"
    options: dict[str, str] = {}
    house: HouseRules = HouseRules()
    colours: tuple[ColourText, ...] = ()
    arms: tuple[ArmsWish, ...] = ()
    clock: FirstClock | None = None
    map: MapBrought | None = None
    invited: tuple[MemberRecord, ...] = ()


class Founded(msgspec.Struct, frozen=True):
    master: int
    """The game master's number among the members."""
    realms: tuple[str, ...]
    invited: tuple[int, ...] = ()


def need_room(plan: Plan) -> None:
    """Refuses at once what no world of this size can hold, however often one is made."""
    realms = sum(1 for realm in plan.realms if not realm.later)
    most = len(list(read_shape(plan.size).provinces())) * PROVINCE_FIELDS // LEAST_LAND
    if realms > most:
        raise Complaint("phoenix-no-room", {"realms": realms, "size": plan.size, "most": most})


# -- the plan ----------------------------------------------------------------------------------------------


def plan_of(args: Founding) -> Plan:
    secret = secrets.randbits(SECRET_BITS) if args.seed is None else None
    plan = Plan(
        realms=with_seats(realms_of(args), args.later),
        seed=secrets.randbelow(SEEDS) if args.seed is None else args.seed,
        size=args.size,
        land=args.land,
        months=args.months,
        dice=args.dice,
        luck=secret if args.luck is None else args.luck,
        options=args.options,
    )
    with about("options"):
        resolve(META, args.options)
    with about("realms"):
        check_names(plan.realms)
        check_bots([realm.name for realm in plan.realms], args.house)
        need_people(args.invited, len(plan.realms) - args.later)
    return plan


def realms_of(args: Founding) -> tuple[RealmFoundation, ...]:
    found = realms_called(args.realms, max(args.count, len(args.realms)))
    return tuple([adorned(realm, number, args) for number, realm in enumerate(found)])


def adorned(realm: RealmFoundation, number: int, args: Founding) -> RealmFoundation:
    """With colour and arms of its own, where it has some."""
    colour = args.colours[number] if number < len(args.colours) else ""
    if colour and not COLOUR.fullmatch(colour):
        raise Denied("bad", "no-colour", {"colour": quoted(colour)}, field="realms")
    arms = args.arms[number] if number < len(args.arms) else None
    if arms is None:
        return msgspec.structs.replace(realm, colour=colour)
    return msgspec.structs.replace(realm, colour=colour, charge=arms.charge, pattern=arms.pattern)


def need_people(invited: Sequence[MemberRecord], realms: int) -> None:
    if any(member.realm is not None and member.realm >= realms for member in invited):
        raise Denied("bad", "realm-needs-number", field="people")


def with_world(plan: Plan, present: Sequence[RealmFoundation]) -> Plan:
    """Made where nobody brings one; the worker has it already if it was looked at before."""
    with about("world"):
        need_room(plan)
        world = made(Recipe(plan.seed, len(present), plan.size, plan.land))
    return placed(plan, world, present)


def placed(plan: Plan, world: Description, present: Sequence[RealmFoundation]) -> Plan:
    """What is wrong with a capital is said before anything is written."""
    with about("realms"):
        settled = with_starts(world, present)
        capitals(build(settled), tuple(present))
    return msgspec.structs.replace(plan, world=settled)


# -- a map that somebody brings ----------------------------------------------------------------------------


def brought(plan: Plan, wish: MapBrought, present: Sequence[RealmFoundation]) -> tuple[Plan, Survey]:
    with about("map"):
        found = surveyed(wish.text, wish.size)
        mistakes = [one.complaint for one in found.findings if one.weight == "mistake"]
        if found.description is None:
            first = in_both(mistakes[0])
            raise Complaint("map-has-mistakes", {"count": len(mistakes), "first": first})
        seats = dict(found.capitals)
        need_mapping(found, wish.realms, len(present))
    at = {realm: seats[number] for number, realm in wish.realms.items() if number in seats}
    realms = tuple(
        [
            msgspec.structs.replace(realm, capital=at.get(number, realm.capital))
            for number, realm in enumerate(plan.realms)
        ]
    )
    plan = msgspec.structs.replace(plan, realms=realms)
    return placed(plan, found.description, realms[: len(present)]), found


def need_mapping(found: Survey, realms: dict[int, int], count: int) -> None:
    known = sorted(set(found.holdings.owners.values()))
    taken: dict[int, int] = {}
    for number, realm in realms.items():
        if number not in known or realm >= count:
            raise Complaint("map-realm-unknown", {"realm": str(number), "listed": list(map(str, known))})
        if realm in taken:
            told = {"one": str(taken[realm]), "two": str(number), "realm": str(realm + 1)}
            raise Complaint("map-realm-twice", told)
        taken[realm] = number


def settle(campaign: Campaign, wish: MapBrought, found: Survey, lang: str) -> None:
    """Land, towns and works of the map, as one correction before anybody looks."""
    changes = changes_to(campaign.state, handed_to(found.holdings, wish.realms))
    if changes:
        reason = text("en" if lang == "en" else "de", "map-brought")
        campaign.play(campaign.master, Amend(tuple(changes), reason))


# -- founding ----------------------------------------------------------------------------------------------


def start_clock(home: Home, campaign: Campaign, wish: FirstClock, now: float) -> None:
    since = now if wish.runs else None
    clock = Clock(*round_of(campaign.state), since=since, minutes=wish.minutes)
    keep_clock(home, msgspec.structs.replace(clock, by_itself=wish.by_itself, early=wish.early))


def found(bench: Workbench, args: Founding) -> Founded:
    """The campaign, its first game master and everybody who is invited together, or nothing."""
    home = bench.home
    if home.has(LOG):
        raise Denied("taken", "campaign-name-in-use", field="name")
    plan = plan_of(args)
    present = [realm for realm in plan.realms if not realm.later]
    survey = None
    if args.map is None:
        plan = with_world(plan, present)
    else:
        plan, survey = brought(plan, args.map, present)
    made_members: list[int] = []

    def beside(connection: Connection) -> None:
        made_members[:] = [members.add_member(connection, one) for one in (args.master, *args.invited)]
        paper = PaperRecord(bench.name, *HOUSE, revision=1, data=written(args.house))
        campaigns.put_paper(connection, paper)
        members.set_visibility(connection, bench.name, seen_by_all(args.house))

    def prepare(campaign: Campaign) -> None:
        if args.map is not None and survey is not None:
            settle(campaign, args.map, survey, args.house.language)
        if args.clock is not None:
            start_clock(home, campaign, args.clock, bench.now)

    home.beside = beside
    campaign = found_campaign(home, plan, prepare)
    return Founded(made_members[0], campaign.names, tuple(made_members[1:]))


ERRANDS = (Errand("found", found, Founding, lane="founding"),)
