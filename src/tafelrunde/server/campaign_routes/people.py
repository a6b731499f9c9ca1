"""Campaigns and their people: listing, invitations, rights, deputies, house rules, removal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final
from urllib.parse import quote

import msgspec
from msgspec import Meta
from msgspec.structs import asdict, replace
from starlette.responses import Response

from tafelrunde.games.phoenix.world.description import Description
from tafelrunde.phoenix_desk.campaign.house import HouseRules
from tafelrunde.server.campaign_routes.bodies import (
    Admission,
    CampaignHere,
    CampaignList,
    CampaignListed,
    ChangeMember,
    HouseWish,
    Invite,
    MemberInfo,
    Members,
)
from tafelrunde.server.campaigns.errands.summary import ChangeHouse, Summary, marked
from tafelrunde.server.campaigns.errands.trials import LIFE
from tafelrunde.server.campaigns.rights import Act, Place, is_over, may, may_know, would_outlast
from tafelrunde.server.errors import Denied
from tafelrunde.server.messages.bodies import Nothing
from tafelrunde.server.people.identity import hashed, new_token
from tafelrunde.server.people.words import check_seat_name
from tafelrunde.server.routes.input import Query
from tafelrunde.server.routes.request import Asked, Endpoint
from tafelrunde.store.interface import Taken
from tafelrunde.store.records import MemberRecord

MOST_MEMBERS: Final = 1_000
DAY: Final = 24 * 3600.0
CAMPAIGN: Final = "/api/campaigns/{campaign}"
LEADERS: Final = ("SL", "Spielleiter", "Spielleiterin", "Spielleitung", "GM", "Game master", "Game masters")
"""Names that others would take for the game master's."""
FOREVER: Final = "max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PROJECTOR_PAGE: Final = "/projector"
"""Where its link leads, behind the address of the campaign."""


# -- what is shown ---------------------------------------------------------------------------------------


def info(member: MemberRecord, here: frozenset[int] = frozenset()) -> MemberInfo:
    return MemberInfo(
        member.id,
        member.role,
        member.realm,
        member.right,
        member.rules,
        member.name,
        member.joined,
        member.user is not None,
        member.until,
        member.id in here,
    )


def here_now(asked: Asked) -> frozenset[int]:
    listeners = asked.desk.campaigns.listeners(asked.campaign)
    return frozenset(member.id for listener in listeners for member in listener.place.members)


def admitted(asked: Asked, campaign: str, member: MemberRecord, token: str) -> Admission:
    """The secret stands after the #, which browsers keep to themselves."""
    public = asked.context.settings.public_url.rstrip("/") or str(asked.request.base_url).rstrip("/")
    page = PROJECTOR_PAGE if member.role == "projector" else ""
    return Admission(info(member), token, f"{public}/c/{quote(campaign)}{page}#{token}")


async def listed(asked: Asked) -> CampaignList:
    """Those that I belong to, and those that are open to everybody."""
    store, caller = asked.context.store, asked.caller
    mine = await store.members_of(caller.user.id if caller.user else None, caller.token)
    found: dict[str, list[MemberInfo]] = {}
    for member in [one for one in mine if not is_over(one, asked.now)]:
        found.setdefault(member.table, []).append(info(member))
    for name in await store.public_campaigns():
        found.setdefault(name, [])
    return CampaignList(tuple(CampaignListed(name, tuple(members)) for name, members in found.items()))


async def here(asked: Asked) -> CampaignHere:
    if asked.place.is_screen:
        raise Denied("forbidden", "members-only")
    summary = msgspec.json.decode(await asked.errand("summary"), type=Summary)
    place = asked.place
    await prolong(asked, summary)
    return CampaignHere(
        shown_to(place, summary),
        tuple(info(member) for member in place.members),
        None if place.invited is None else info(place.invited),
        place.is_operator,
    )


async def prolong(asked: Asked, summary: Summary) -> None:
    """Who looks at a trial keeps it; once a day is enough."""
    if summary.expires is not None and asked.place.members and summary.expires < asked.now + LIFE - DAY:
        await asked.context.store.prolong_campaign(asked.campaign, asked.now + LIFE)


def shown_to(place: Place, summary: Summary) -> Summary:
    """Those who only look on are behind: whose turn it is just now is not for them."""
    if place.is_master:
        return summary
    if any(member.role == "realm" for member in place.members):
        return replace(summary, entries=None)
    return replace(summary, entries=None, active=None, order=())


class WorldQuery(Query, frozen=True):
    mark: Annotated[str, Meta(max_length=64)] = ""
    """Of the summary: a browser that names it need not ask again."""


async def geography(asked: Asked) -> Response:
    world = await asked.errand("world")
    mark = marked(world)
    caching = FOREVER if asked.query.mark == mark else ASK_AGAIN
    headers = {"cache-control": f"private, {caching}", "etag": f'"{mark}"'}
    if f'"{mark}"' in asked.request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(world, headers=headers, media_type="application/json")


# -- the campaign ----------------------------------------------------------------------------------------


async def change_house(asked: Asked) -> bytes:
    return await asked.errand("house.change", ChangeHouse(by=asked.me.id, **asdict(asked.body)))


async def remove(asked: Asked) -> None:
    await asked.context.store.remove_campaign(asked.campaign)
    await asked.desk.campaigns.people_changed(asked.campaign)


# -- people ----------------------------------------------------------------------------------------------


async def members(asked: Asked) -> Members:
    """Game masters and operators see everybody; a realm its own court and who leads."""
    found, place = await asked.context.store.members(asked.campaign), asked.place
    is_open = {one.id for one in found if place.is_operator or one.role == "master"}
    shown = [one for one in found if one.id in is_open or any(may_know(mine, one) for mine in place.members)]
    return Members(tuple(info(one, here_now(asked)) for one in shown))


def need_right_over(asked: Asked, member: MemberRecord) -> None:
    """A realm's ruler over its court, game masters over everybody; a deputy over none who stays longer."""
    act: Act = "invite" if member.role == "realm" else "appoint"
    if not may(asked.place, act, member.realm):
        raise Denied("forbidden", "members-only")
    if would_outlast(asked.place, member):
        raise Denied("forbidden", "deputy-gives-no-more-time")


async def invite(asked: Asked) -> Admission:
    """An invitation: whoever takes it gets a link of their own. At a projector nobody takes one."""
    wish: Invite = asked.body
    token, joined = new_token(), wish.role == "projector"
    member = MemberRecord(
        asked.campaign, **asdict(wish), token_hash=hashed(token), joined=joined, created=asked.now
    )
    need_right_over(asked, member)
    await check_member(asked, member)
    everybody = await asked.context.store.members(asked.campaign)
    if len(everybody) >= MOST_MEMBERS:
        raise Denied("state", "too-many-members", {"most": MOST_MEMBERS})
    if member.name:
        check_member_name(member, [one.name for one in everybody])
    try:
        member.id = await asked.context.store.add_member(member)
    except Taken:
        raise Denied("missing", "campaign-unknown") from None
    return admitted(asked, asked.campaign, member, token)


async def check_member(asked: Asked, member: MemberRecord) -> None:
    if member.role == "realm":
        summary = msgspec.json.decode(await asked.errand("summary"), type=Summary)
        if member.realm is None or member.realm >= len(summary.realms):
            raise Denied("bad", "realm-needs-number")
    elif member.realm is not None or member.rules:
        raise Denied("bad", "only-members-have-realms")
    if member.rules and member.right != "hand in":
        raise Denied("bad", "ruler-hands-in")
    if member.until is not None and not member.until > asked.now:
        raise Denied("bad", "until-is-past")


async def wanted(asked: Asked) -> MemberRecord:
    """The member in the path, over whom the caller has a right."""
    number = asked.number("member")
    found = await asked.context.store.members(asked.campaign)
    member = next((one for one in found if one.id == number), None)
    if member is None:
        raise Denied("missing", "no-such-member")
    need_right_over(asked, member)
    return member


async def put(asked: Asked, member: MemberRecord, before: MemberRecord) -> None:
    try:
        await asked.context.store.put_member(member, before)
    except Taken:
        raise Denied("stale", "member-changed") from None
    await asked.desk.campaigns.people_changed(asked.campaign)


async def change_member(asked: Asked) -> MemberInfo:
    before = await wanted(asked)
    given = {name: value for name, value in asdict(asked.body).items() if value is not msgspec.UNSET}
    member = replace(before, **given)
    need_right_over(asked, member)
    await check_member(asked, member)
    if member.until is not None:
        await need_other_master(asked, before)
    await put(asked, member, before)
    return info(member)


async def replace_link(asked: Asked) -> Admission:
    """The old link ends at once. The new one invites: whoever hands it out cannot act with it afterwards."""
    before, token = await wanted(asked), new_token()
    joined = before.role == "projector"
    member = replace(before, token_hash=hashed(token), joined=joined, user=None)
    await need_other_master(asked, before)
    await put(asked, member, before)
    return admitted(asked, asked.campaign, member, token)


async def dismiss(asked: Asked) -> None:
    member = await wanted(asked)
    await need_other_master(asked, member)
    await asked.context.store.remove_member(member)
    await asked.desk.campaigns.people_changed(asked.campaign)


async def need_other_master(asked: Asked, member: MemberRecord) -> None:
    """Somebody has to be left who leads; an operator may set that right."""
    if member.role != "master" or not member.joined or asked.place.is_operator:
        return
    found = await asked.context.store.members(asked.campaign)
    if not any(is_lasting_master(one) and one.id != member.id for one in found):
        raise Denied("state", "last-master")


def is_lasting_master(member: MemberRecord) -> bool:
    return member.role == "master" and member.joined and member.until is None


def check_member_name(member: MemberRecord, others: Sequence[str]) -> None:
    """Only who leads may be called so."""
    check_seat_name(member.name, others if member.role == "master" else (*others, *LEADERS))


ENDPOINTS = (
    Endpoint("GET", "/api/campaigns", listed, CampaignList),
    Endpoint("GET", CAMPAIGN, here, CampaignHere),
    Endpoint("PATCH", CAMPAIGN, change_house, HouseRules, HouseWish, act="lead"),
    Endpoint("DELETE", CAMPAIGN, remove, act="remove"),
    Endpoint("GET", f"{CAMPAIGN}/world", geography, Description, query=WorldQuery, act="look"),
    Endpoint("GET", f"{CAMPAIGN}/members", members, Members, act="look"),
    Endpoint("POST", f"{CAMPAIGN}/members", invite, Admission, Invite, status=201),
    Endpoint("PATCH", f"{CAMPAIGN}/members/{{member}}", change_member, MemberInfo, ChangeMember),
    Endpoint("DELETE", f"{CAMPAIGN}/members/{{member}}", dismiss),
    Endpoint("POST", f"{CAMPAIGN}/members/{{member}}/link", replace_link, Admission, Nothing),
)
