"""What people of a campaign do about themselves: they join, are called something, take a link, leave."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from msgspec.structs import asdict, replace

from tafelrunde.server.campaign_routes.bodies import Admission, ChangeMe, JoinCampaign, MemberInfo, Members
from tafelrunde.server.campaign_routes.people import (
    CAMPAIGN,
    admitted,
    check_member_name,
    info,
    need_other_master,
    put,
)
from tafelrunde.server.campaigns.errands.people import Came
from tafelrunde.server.errors import Denied
from tafelrunde.server.messages.bodies import Nothing
from tafelrunde.server.people.identity import hashed, new_token
from tafelrunde.server.people.words import free_name, player_name
from tafelrunde.server.routes.request import Asked, Endpoint
from tafelrunde.store.records import MemberRecord


def myself(asked: Asked) -> MemberRecord:
    """Who shows a link means what it stands for, though an account may be other things here."""
    token = asked.caller.token
    shown = [one for one in asked.place.members if token is not None and one.token_hash == token]
    return shown[0] if shown else asked.me


async def join(asked: Asked) -> Admission:
    """Takes an invitation and gets a link of one's own, which nobody else has ever seen."""
    before, wish, user = asked.place.invited, asked.body, asked.caller.user
    if before is None:
        raise Denied("state", "not-invited")
    others = await asked.context.store.members(asked.campaign)
    names = [one.name for one in others if one.id != before.id]
    usual = before.name or (free_name(user.name, names) if user else player_name(wish.language, names))
    token = new_token()
    member = replace(
        before,
        name=wish.name or usual,
        token_hash=hashed(token),
        joined=True,
        user=user.id if user else None,
        language=wish.language,
    )
    check_member_name(member, names)
    await put(asked, member, before)
    await tell_court(asked, member)
    return admitted(asked, asked.campaign, member, token)


async def tell_court(asked: Asked, member: MemberRecord) -> None:
    """Who has joined has his link, whether or not the others could be told just now: they see it anyway."""
    if member.role == "spectator":
        return
    with suppress(Denied):
        await asked.errand("people.came", Came(member.realm, member.id))


async def change_me(asked: Asked) -> MemberInfo:
    before = myself(asked)
    given = {name: value for name, value in asdict(asked.body).items() if value is not msgspec.UNSET}
    member = replace(before, **given)
    if "name" in given:
        others = await asked.context.store.members(asked.campaign)
        check_member_name(member, [one.name for one in others if one.id != before.id])
    await put(asked, member, before)
    return info(member)


async def own_link(asked: Asked) -> Admission:
    """A new link for oneself; the old one ends."""
    before, token = myself(asked), new_token()
    member = replace(before, token_hash=hashed(token))
    await put(asked, member, before)
    return admitted(asked, asked.campaign, member, token)


async def claim(asked: Asked) -> Members:
    """What the shown link stands for belongs to my account from now on."""
    user, link = asked.caller.user, asked.caller.token
    if user is None:
        raise Denied("login", "sign-in-first")
    claimed = [replace(one, user=user.id) for one in asked.place.members if one.token_hash == link]
    for member in claimed:
        before = next(one for one in asked.place.members if one.id == member.id)
        await put(asked, member, before)
    return Members(tuple(info(member) for member in claimed))


async def leave(asked: Asked) -> None:
    me = myself(asked)
    await need_other_master(asked, me)
    await asked.context.store.remove_member(me)
    await asked.desk.campaigns.people_changed(asked.campaign)


ENDPOINTS = (
    Endpoint("POST", f"{CAMPAIGN}/join", join, Admission, JoinCampaign),
    Endpoint("PATCH", f"{CAMPAIGN}/me", change_me, MemberInfo, ChangeMe, act="take part"),
    Endpoint("POST", f"{CAMPAIGN}/me/link", own_link, Admission, Nothing, act="take part"),
    Endpoint("POST", f"{CAMPAIGN}/me/claim", claim, Members, Nothing, act="take part"),
    Endpoint("DELETE", f"{CAMPAIGN}/me", leave, act="take part"),
)
