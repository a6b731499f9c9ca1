"""What a realm's player sits before: the campaign itself at the game master's, or an invitation at home.

An invitation holds the realm's own view and nothing else. A position imagined from
it judges the realm's orders as the true one would, because trials of sheets may not look at what the realm
cannot know.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import Game
from tafelrunde.engine.errors import BadFile, Complaint, IllegalMove
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.engine.validation import worded
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.phoenix_desk.campaign.campaign import GAME, Campaign, no_such_realm


class Invitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tafelrunde: int
    version: str
    campaign: str
    realm: str
    view: PhoenixView


class Desk(msgspec.Struct, frozen=True):
    """One realm with all that its player may know."""

    game: Game
    state: State
    """The true position, or one imagined from the view."""
    realm: int
    view: PhoenixView
    tried: dict[tuple[str, int], State] = msgspec.field(default_factory=dict)
    """By sheet and phase, positions that were tried out (`knowledge.met_by`)."""


def at_masters(campaign: Campaign, realm: str | None) -> Desk:
    """The desk of a realm, which has to be named."""
    if realm is None:
        raise Complaint("name-realm", {"names": campaign.names})
    number = campaign.realm(realm)
    return Desk(campaign.game, campaign.state, number, campaign.game.view(campaign.state, number))


def at_home(data: bytes, where: str, realm: str | None) -> Desk:
    """The desk that an invitation makes."""
    game, invitation = load_game(GAME), read_invitation(data, where)
    seat = invitation.view.seat
    try:
        state: State = game.imagine(invitation.view, Seeded(0))
    except (IllegalMove, Complaint):
        raise BadFile(where, "invitation-impossible") from None
    if seat is None or (realm is not None and state.setting.realm_named(realm) != seat):
        raise no_such_realm(realm or "", [invitation.realm])
    return Desk(game, state, seat, invitation.view)


def read_invitation(data: bytes, where: str) -> Invitation:
    try:
        invitation = msgspec.json.decode(data, type=Invitation)
    except UNREADABLE as error:
        raise BadFile(where, "no-invitation", {"reason": worded(error)}) from None
    version = load_game(GAME).meta.version
    if invitation.version != version:
        versions = {"made": str(invitation.version), "version": str(version)}
        raise BadFile(where, "invitation-of-other-version", versions)
    return invitation


def invitation_for(campaign: Campaign, realm: int) -> bytes:
    """What a realm's player needs at home."""
    view: Any = campaign.game.view(campaign.state, realm)
    version = campaign.header.version
    written = Invitation(1, version, campaign.header.table, campaign.names[realm], view)
    return msgspec.json.encode(written) + b"\n"
