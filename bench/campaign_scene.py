"""Campaigns to be measured on a server: ten years of twenty realms, and a month with a thousand armies.

Everything is played by the rules: bots settle for some months, then time passes; armies are put on the map by
corrections of the game master. Their people have links, as on any server.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from bench.phoenix_scene import LAND, muster_sheet, turn_sheet
from bench.phoenix_war import possible
from tafelrunde.engine.chance import Seeded
from tafelrunde.games.phoenix.moves.kinds import Amend, AnyOrder, Change
from tafelrunde.games.phoenix.orders.trade import Tell
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.phases import MUSTER_PHASE, TURN_PHASES
from tafelrunde.games.phoenix.tables.prices import FLEET, FOOT, HORSE
from tafelrunde.games.phoenix.words.sentences import format_order
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.foundation import Plan, found_campaign, realms_called
from tafelrunde.phoenix_desk.hosted import StoreHome
from tafelrunde.phoenix_desk.months.runner import Runner, deal_bots
from tafelrunde.server.people.identity import hashed, new_token
from tafelrunde.store import members
from tafelrunde.store.records import MemberRecord
from tafelrunde.store.transactions import transactions

REMOTE: Final = {"deadlines": "days"}
GOLD: Final = 50_000_000
REASON: Final = "bench"
BOT: Final = "settler"


class Scene(msgspec.Struct, frozen=True):
    """How large a campaign is, and how much of it was played before it is measured."""

    name: str
    seed: int
    realms: int
    settled: int = 0
    """Months that bots have played."""
    months: int = 0
    """All months, most of them quiet."""
    armies: int = 0
    """Of all realms, put on the map at once."""
    court: int = 1
    """Members of all realms, dealt out in turn."""
    size: str = "erkenfara"
    bots: tuple[str, ...] = (BOT,)
    """Who has settled, dealt out in turn."""


class People(msgspec.Struct, frozen=True):
    """The links of a campaign."""

    name: str
    master: str
    members: list[tuple[int, str]]
    """Realms and links."""


def build(database: str, scene: Scene) -> People:
    """Founds and plays it, in a database of a server."""
    with transactions(database) as store:
        home = StoreHome(scene.name, "", store)
        plan = Plan(realms_called((), scene.realms), scene.seed, size=scene.size, options=REMOTE)
        found_campaign(home, plan)
        with home.held():
            campaign = Campaign.open(home)
            campaign.advance()
            play(campaign, scene)
            campaign.save()
        return store.write(lambda connection: invite(connection, scene))


def play(campaign: Campaign, scene: Scene) -> None:
    if scene.armies:
        for realm in range(scene.realms):
            campaign.play(campaign.master, Amend(tuple(raised(campaign.state, realm, scene)), REASON))
    Runner(campaign, deal_bots(campaign, scene.bots), 1).run(scene.settled)
    Runner(campaign, {}, 1, close=REASON).run(scene.months - scene.settled)


def raised(state: State, realm: int, scene: Scene) -> list[Change]:
    """Armies around the capital, and gold for whatever they are ordered to do."""
    world, name = state.setting.world, state.setting.names[realm]
    near = world.disc(state.realms[realm].capital, LAND)
    land, sea = ([field for field in near if bool(world.is_water[field]) is wet] for wet in (False, True))
    changes = [Change(f"realms.{name}.gold", GOLD)]
    for count in range(scene.armies // scene.realms):
        kind = (FOOT, HORSE, FOOT, HORSE, FLEET)[count % 5]
        places = sea if kind == FLEET and sea else land
        number = 100 * (kind if places is sea or kind != FLEET else FOOT) + 1 + count
        at, troops = world.label(places[7 * count % len(places)]), 20 if places is sea else 900
        path = f"armies.{name}.{number}"
        changes += [
            Change(f"{path}.field", at),
            Change(f"{path}.troops", troops),
            Change(f"{path}.leaders", 2),
        ]
    return changes


def invite(connection: Connection, scene: Scene) -> People:
    """A game master and the members of all realms, with links of their own."""
    master = new_token()
    admit(connection, MemberRecord(scene.name, "master", name="SL"), master)
    found = [(number % scene.realms, new_token()) for number in range(scene.court)]
    for number, (realm, token) in enumerate(found):
        admit(connection, MemberRecord(scene.name, "realm", realm, "hand in", name=f"M{number}"), token)
    return People(scene.name, master, found)


def admit(connection: Connection, member: MemberRecord, token: str) -> None:
    members.add_member(connection, msgspec.structs.replace(member, token_hash=hashed(token), joined=True))


# --- sheets ------------------------------------------------------------------------------------------


def sheet(state: State, realm: int, lines: int, seed: int = 1) -> str:
    """So many orders for a month: recruits, roads, marches, and words for the rest."""
    orders: list[AnyOrder] = [*muster_sheet(state, realm).orders]
    orders += turn_sheet(state, realm, Seeded(seed)).orders
    orders = possible(state, realm, orders[:lines], [MUSTER_PHASE, *TURN_PHASES])
    orders += [Tell(f"line {number}") for number in range(len(orders) + 1, lines + 1)]
    return "\n".join([format_order(order, "de") for order in orders])


def opened(database: str, name: str) -> Any:
    """The position as the store has it."""
    with transactions(database) as store:
        return Campaign.open(StoreHome(name, "", store)).state
