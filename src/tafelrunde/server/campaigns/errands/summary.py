"""A campaign at a glance: what everybody may know who may look at it at all."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from tafelrunde.bots import bot_for
from tafelrunde.engine.contract import Lang
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.secrecy.seen import RealmSeen
from tafelrunde.games.phoenix.state.realm import OUTSIDE, Realm
from tafelrunde.games.phoenix.state.state import STEP_NAMES, TURN
from tafelrunde.games.phoenix.tables.calendar import month_name, year_of
from tafelrunde.games.phoenix.world.description import describe
from tafelrunde.phoenix_desk.campaign.campaign import GAME, Campaign, no_such_realm
from tafelrunde.phoenix_desk.campaign.clock import MINUTE, Clock, allowance, read_clock
from tafelrunde.phoenix_desk.campaign.house import (
    BotName,
    Delay,
    HouseRules,
    RealmNumber,
    house_rules,
    keep_house_rules,
)
from tafelrunde.server.campaigns.errand import Errand, NoArgs
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.workbench import Workbench
from tafelrunde.store import campaigns, members
from tafelrunde.store.records import Visibility


class RealmNamed(msgspec.Struct, frozen=True):
    number: int
    name: str
    colour: str
    charge: int
    pattern: int
    """On its shield and along its borders; the map draws twelve of each."""
    plays: bool
    """A free seat waits for a realm that comes later."""


class ClockSeen(msgspec.Struct, frozen=True):
    runs: bool
    used: float
    """Seconds for which the round has been open."""
    until: float | None
    """When its time is over, grace included; None if it stands still or nothing is limited."""
    minutes: int
    grace: int
    by_itself: bool
    early: bool
    """Whether it is played as soon as every sheet is there."""


class Summary(msgspec.Struct, frozen=True):
    campaign: str
    month: int
    month_name: str
    year: int
    step: str
    """`muster`, `turn`, `dice` ..., as the game names what it waits for."""
    active: int | None
    """The realm whose turn it is, at a meeting."""
    order: tuple[int, ...]
    """In which realms take their turns this month."""
    mode: str
    """`meeting` or `remote`."""
    over: bool
    entries: int | None
    """Of the log; for game masters alone: it grows with every correction and every roll of dice."""
    realms: tuple[RealmNamed, ...]
    world: str
    """The mark of its geography, which is public and never changes."""
    version: str
    options: dict[str, str]
    clock: ClockSeen
    house: HouseRules
    expires: float | None
    """When a campaign that somebody only tries is removed, if nobody looks at it before; None: never."""


def summary(bench: Workbench, args: NoArgs) -> Summary:
    campaign = bench.campaign
    state = campaign.state
    return Summary(
        campaign=bench.name,
        month=state.month,
        month_name=month_name(state.month),
        year=year_of(state.month),
        step=STEP_NAMES[state.step],
        active=state.active if state.step == TURN and state.active >= 0 else None,
        order=tuple(state.orders.get(state.month, ())),
        mode="remote" if state.setting.together else "meeting",
        over=campaign.is_over,
        entries=len(campaign.table.entries),
        realms=realms_named(campaign),
        world=world_mark(campaign),
        version=campaign.header.version,
        options=dict(state.setting.options),
        clock=clock_seen(campaign, read_clock(bench.home, state), bench.now),
        house=house_rules(bench.home),
        expires=bench.database.read(lambda connection: campaigns.expires(connection, bench.name)),
    )


def realms_named(campaign: Campaign) -> tuple[RealmNamed, ...]:
    view = campaign.game.view(campaign.state, None)
    return tuple([realm_named(campaign, row, view.realms[row.number]) for row in campaign.state.realms])


def realm_named(campaign: Campaign, row: Realm, seen: RealmSeen) -> RealmNamed:
    name, plays = campaign.names[row.number], row.kind != OUTSIDE
    return RealmNamed(row.number, name, seen.colour, seen.charge, seen.pattern, plays)


def clock_seen(campaign: Campaign, clock: Clock, now: float) -> ClockSeen:
    allowed, used = allowance(campaign.state, clock), clock.used(now)
    limit = MINUTE * (allowed.minutes + allowed.grace)
    is_limited = clock.since is not None and limit > 0
    return ClockSeen(
        clock.since is not None,
        used,
        now + limit - used if is_limited else None,
        allowed.minutes,
        allowed.grace,
        clock.by_itself,
        clock.early,
    )


# -- geography -------------------------------------------------------------------------------------------


def geography(campaign: Campaign) -> bytes:
    """What the world was built from, as everybody sees it: the same from the first month to the last."""
    founded = campaign.game.view(campaign.state, None).foundation
    return msgspec.json.encode(founded.get("world") or describe(campaign.state.setting.world))


def world_mark(campaign: Campaign) -> str:
    return marked(geography(campaign))


def marked(world: bytes) -> str:
    return hashlib.sha256(world).hexdigest()[:16]


def world(bench: Workbench, args: NoArgs) -> bytes:
    return geography(bench.campaign)


# -- house rules -----------------------------------------------------------------------------------------


class ChangeHouse(msgspec.Struct, frozen=True):
    """Only what is given changes."""

    by: int
    spectators: Delay | msgspec.UnsetType | None = msgspec.UNSET
    public: bool | msgspec.UnsetType = msgspec.UNSET
    bots: dict[RealmNumber, BotName] | msgspec.UnsetType = msgspec.UNSET
    stand_ins: dict[RealmNumber, BotName] | msgspec.UnsetType = msgspec.UNSET
    language: Lang | msgspec.UnsetType = msgspec.UNSET
    open_dice: bool | msgspec.UnsetType = msgspec.UNSET


def change_house(bench: Workbench, args: ChangeHouse) -> HouseRules:
    asked = {name: value for name, value in msgspec.structs.asdict(args).items() if name != "by"}
    given = {name: value for name, value in asked.items() if value is not msgspec.UNSET}
    with bench.noting() as campaign:
        rules = msgspec.structs.replace(house_rules(bench.home), **given)
        check_bots(campaign.names, rules)
        keep_house_rules(bench.home, rules)
        bench.also(lambda connection: members.set_visibility(connection, bench.name, seen_by_all(rules)))
        bench.tell(Happening("house", realms=None, masters=True, but=args.by))
    return rules


def seen_by_all(rules: HouseRules) -> Visibility:
    return "public" if rules.public and rules.spectators is not None else "link"


def check_bots(names: Sequence[str], rules: HouseRules) -> None:
    """Realms that there are, and bots that can play them."""
    for realm, name in [*rules.bots.items(), *rules.stand_ins.items()]:
        if realm >= len(names):
            raise no_such_realm(str(realm), names)
        bot_for(load_game(GAME), name)


ERRANDS = (
    Errand("summary", summary),
    Errand("world", world),
    Errand("house.change", change_house, ChangeHouse),
)
