"""Founding campaigns, which anybody may: each costs work before anybody is known, so it is rationed."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import asdict, replace

from tafelrunde.engine.contract import Lang
from tafelrunde.server.campaign_routes.bodies import CampaignFounded, NewCampaign
from tafelrunde.server.campaign_routes.people import admitted
from tafelrunde.server.campaigns.errands.founding import Founded, Founding
from tafelrunde.server.errors import Denied
from tafelrunde.server.people.identity import hashed, new_token
from tafelrunde.server.people.words import check_campaign_name, check_seat_name, player_name
from tafelrunde.server.routes.request import Asked, Endpoint, need_some
from tafelrunde.store.records import MemberRecord


async def found(asked: Asked) -> CampaignFounded:
    wish: NewCampaign = asked.body
    master, token = new_master(asked, wish.name, wish.me, wish.language)
    given = {field: value for field, value in asdict(wish).items() if field in Founding.__struct_fields__}
    body = await founded(asked, "found", wish.name, Founding(master=master, **given))
    made = msgspec.json.decode(body, type=Founded)
    return CampaignFounded(
        wish.name, made.realms, admitted(asked, wish.name, replace(master, id=made.master), token)
    )


async def founded(asked: Asked, errand: str, name: str, args: Any, file: bytes = b"") -> bytes:
    """Counted only where work was done: a name that is in use is seen at once, and another one tried."""
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


ENDPOINTS = (
    Endpoint("POST", "/api/campaigns", found, CampaignFounded, NewCampaign, limit="create", status=201),
)
