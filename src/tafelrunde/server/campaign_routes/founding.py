"""Founding campaigns, which anybody may: each costs work before anybody is known, so it is rationed."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from msgspec.structs import asdict, replace
from starlette.responses import Response

from tafelrunde.engine.contract import Lang
from tafelrunde.server.campaign_routes.bodies import (
    CampaignFounded,
    MapWish,
    NewCampaign,
    Newcomer,
)
from tafelrunde.server.campaign_routes.people import admitted, check_member_name
from tafelrunde.server.campaigns.errands.founding import Founded, Founding
from tafelrunde.server.campaigns.worlds import MOST_REALMS, MakeWorld, MapRead, ReadMap, WorldMade
from tafelrunde.server.errors import Denied, about
from tafelrunde.server.people.identity import hashed, new_token
from tafelrunde.server.people.limits import LARGEST_SHEETS
from tafelrunde.server.people.words import check_campaign_name, check_seat_name, player_name
from tafelrunde.server.routes.input import Query
from tafelrunde.server.routes.request import Asked, Endpoint, need_some
from tafelrunde.store.records import MemberRecord

NO_CAMPAIGN: Final = "world"
"""A world that is only looked at belongs to none, and no errand about it opens one."""
CAPITALS: Final = 10 * MOST_REALMS


async def found(asked: Asked) -> CampaignFounded:
    wish: NewCampaign = asked.body
    master, token = new_master(asked, wish.name, wish.me, wish.language)
    invited, tokens = newcomers(asked, wish, master)
    given = {field: value for field, value in asdict(wish).items() if field in Founding.__struct_fields__}
    args = Founding(master=master, invited=tuple(invited), **given)
    body = await founded(asked, "found", wish.name, args)
    made = msgspec.json.decode(body, type=Founded)
    return CampaignFounded(
        wish.name,
        made.realms,
        admitted(asked, wish.name, replace(master, id=made.master), token),
        tuple(
            [
                admitted(asked, wish.name, replace(member, id=number), word)
                for member, number, word in zip(invited, made.invited, tokens, strict=True)
            ]
        ),
    )


def newcomers(asked: Asked, wish: NewCampaign, master: MemberRecord) -> tuple[list[MemberRecord], list[str]]:
    """Everybody who is invited with the founding, each with the secret of a link."""
    found: list[MemberRecord] = []
    tokens = [new_token() for _ in wish.people]
    for number, (one, token) in enumerate(zip(wish.people, tokens, strict=True)):
        member = MemberRecord(wish.name, **asdict(one), token_hash=hashed(token), created=asked.now)
        with about(f"people.{number}"):
            check_newcomer(one)
            if member.name:
                check_member_name(member, [known.name for known in (master, *found) if known.name])
        found.append(member)
    return found, tokens


def check_newcomer(one: Newcomer) -> None:
    if one.role == "realm" and one.realm is None:
        raise Denied("bad", "realm-needs-number")
    if one.role != "realm" and (one.realm is not None or one.rules):
        raise Denied("bad", "only-members-have-realms")
    if one.rules and one.right != "hand in":
        raise Denied("bad", "ruler-hands-in")


async def founded(asked: Asked, errand: str, name: str, args: Any, file: bytes = b"") -> bytes:
    """Counted only where work was done: a name that is in use is seen at once, and another one tried."""
    with about("name"):
        check_campaign_name(name)
    need_some(asked, "found")
    is_work = True
    try:
        return await asked.desk.campaigns.ask(name, errand, args, file, payers=asked.payers)
    except Denied as refusal:
        is_work = refusal.code != "taken"
        raise
    finally:
        asked.desk.limits.charge("found", int(is_work), *asked.payers)


def new_master(asked: Asked, campaign: str, wished: str, language: Lang) -> tuple[MemberRecord, str]:
    """Whoever founds a campaign leads it; with the secret of the link."""
    token, user = new_token(), asked.caller.user
    name = wished or (user.name if user else player_name(language, ()))
    with about("me"):
        check_seat_name(name, ())
    master = MemberRecord(
        campaign,
        "master",
        name=name,
        token_hash=hashed(token),
        joined=True,
        user=user.id if user else None,
        language=language,
        created=asked.now,
    )
    return master, token


# -- worlds to look at -------------------------------------------------------------------------------------


class WorldQuery(Query, frozen=True):
    seed: Annotated[int, Meta(ge=0, le=2**53)] = 0
    realms: Annotated[int, Meta(ge=2, le=MOST_REALMS)] = 8
    size: Annotated[str, Meta(max_length=40)] = "erkenfara"
    land: Annotated[int, Meta(ge=10, le=80)] = 48
    capitals: Annotated[str, Meta(max_length=CAPITALS)] = ""
    """With commas between them; a place that is left empty is the world's own."""


async def look(asked: Asked) -> Response:
    """The world that would be founded: the same question has the same answer for ever."""
    wish: WorldQuery = asked.query
    capitals = tuple(wish.capitals.split(",")) if wish.capitals else ()
    if len(capitals) > wish.realms or any(len(field) > 9 for field in capitals):
        raise Denied("bad", "too-many-capitals", {"realms": wish.realms}, field="realms")
    args = MakeWorld(wish.seed, wish.realms, wish.size, wish.land, capitals)
    made = await asked.desk.campaigns.ask(NO_CAMPAIGN, "world.make", args, payers=asked.payers)
    return Response(made, headers={"cache-control": "private, max-age=86400"}, media_type="application/json")


async def read_map(asked: Asked) -> bytes:
    wish: MapWish = asked.body
    args = ReadMap(wish.text, wish.size, wish.capitals, wish.realms)
    return await asked.desk.campaigns.ask(NO_CAMPAIGN, "world.read", args, payers=asked.payers)


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/campaigns",
        found,
        CampaignFounded,
        NewCampaign,
        limit="create",
        status=201,
        largest=LARGEST_SHEETS,
    ),
    Endpoint("GET", "/api/worlds", look, WorldMade, query=WorldQuery, limit="world"),
    Endpoint("POST", "/api/worlds/map", read_map, MapRead, MapWish, limit="world", largest=LARGEST_SHEETS),
)
