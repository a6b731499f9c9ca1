"""Campaigns to try the game with: founded with one click, removed by whoever tried, or when nobody comes."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from msgspec.structs import replace

from tafelrunde.engine.contract import Words
from tafelrunde.server.campaign_routes.bodies import Admission
from tafelrunde.server.campaign_routes.founding import founded
from tafelrunde.server.campaign_routes.people import CAMPAIGN, admitted
from tafelrunde.server.campaigns.errands.summary import Summary
from tafelrunde.server.campaigns.errands.trials import MINE, Trial, TrialFounded
from tafelrunde.server.errors import Denied
from tafelrunde.server.messages.bodies import Body, Lang, Name
from tafelrunde.server.people.identity import hashed, new_token
from tafelrunde.server.people.words import check_seat_name, player_name
from tafelrunde.server.routes.request import Asked, Endpoint
from tafelrunde.store.records import MemberRecord

TITLE: Final = Words("Trial", "Probefeldzug")
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are taken for each other."""
LENGTH: Final = 6


class NewTrial(Body, frozen=True):
    me: Name = ""
    language: Lang = "de"


class TrialBegun(msgspec.Struct, frozen=True):
    campaign: str
    realm: str
    ruler: Admission


async def begin(asked: Asked) -> TrialBegun:
    """Costs as much as any founding, and is rationed with the others."""
    wish: NewTrial = asked.body
    campaign = f"{TITLE.said(wish.language)} {''.join(secrets.choice(LETTERS) for _ in range(LENGTH))}"
    ruler, token = new_ruler(asked, campaign, wish)
    body = await founded(asked, "trial.found", campaign, Trial(ruler, wish.language))
    made = msgspec.json.decode(body, type=TrialFounded)
    return TrialBegun(campaign, made.realm, admitted(asked, campaign, replace(ruler, id=made.ruler), token))


def new_ruler(asked: Asked, campaign: str, wish: NewTrial) -> tuple[MemberRecord, str]:
    """Whoever tries rules a realm and leads nothing; with the secret of the link."""
    token, user = new_token(), asked.caller.user
    name = wish.me or (user.name if user else player_name(wish.language, ()))
    check_seat_name(name, ())
    ruler = MemberRecord(
        campaign,
        "realm",
        realm=MINE,
        right="hand in",
        rules=True,
        name=name,
        token_hash=hashed(token),
        joined=True,
        user=user.id if user else None,
        language=wish.language,
        created=asked.now,
    )
    return ruler, token


async def discard(asked: Asked) -> None:
    """For good; a campaign of others is not anybody's to discard, whoever rules a realm in it."""
    summary = msgspec.json.decode(await asked.errand("summary"), type=Summary)
    if summary.expires is None:
        raise Denied("state", "no-trial")
    await asked.context.store.remove_campaign(asked.campaign)
    await asked.desk.campaigns.people_changed(asked.campaign)


ENDPOINTS = (
    Endpoint("POST", "/api/trials", begin, TrialBegun, NewTrial, limit="create", status=201),
    Endpoint("DELETE", f"{CAMPAIGN}/trial", discard, act="discard"),
)
