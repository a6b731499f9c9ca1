"""What a realm's player sits before: the campaign itself at the game master's, or an invitation at home.

An invitation is a folder with `realm.json`: the realm's own view and nothing else. A position imagined from
it judges the realm's orders as the true one would, because trials of sheets may not look at what the realm
cannot know.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from tafelrunde.campaign.folder import GAME, LOG, Campaign, no_such_realm
from tafelrunde.campaign.locking import replace_file
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.errors import BadFile, Complaint, IllegalMove
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.engine.protocol import Game
from tafelrunde.engine.validation import worded
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.seen import PhoenixView
from tafelrunde.games.phoenix.state import State

FILE: Final = "realm.json"


class Invitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`realm.json`."""

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


def is_invitation(folder: Path) -> bool:
    return (folder / FILE).is_file() and not (folder / LOG).exists()


def sit_down(folder: Path, realm: str | None) -> Desk:
    """The desk of a realm; in the game master's folder it has to be named."""
    if is_invitation(folder):
        return invited(folder, realm)
    campaign = Campaign.open(folder)
    if realm is None:
        names = ", ".join(campaign.names)
        raise Complaint(f"name the realm: {names}", f"nenne das Reich: {names}")
    number = campaign.realm(realm)
    return Desk(campaign.game, campaign.state, number, campaign.game.view(campaign.state, number))


def invited(folder: Path, realm: str | None) -> Desk:
    game, invitation = load_game(GAME), read_invitation(folder / FILE)
    seat = invitation.view.seat
    try:
        state: State = game.imagine(invitation.view, Seeded(0))
    except (IllegalMove, Complaint):
        raise BadFile(
            str(folder / FILE),
            "no invitation: what it shows cannot be; ask the game master for another one",
            "keine Einladung: was sie zeigt, kann nicht sein; bitte die Spielleitung um eine neue",
        ) from None
    if seat is None or (realm is not None and state.setting.realm_named(realm) != seat):
        raise no_such_realm(realm or "", [invitation.realm])
    return Desk(game, state, seat, invitation.view)


def read_invitation(path: Path) -> Invitation:
    try:
        invitation = msgspec.json.decode(path.read_bytes(), type=Invitation)
    except UNREADABLE as error:
        said = worded(error)
        raise BadFile(str(path), f"no invitation: {said.en}", f"keine Einladung: {said.de}") from None
    version = load_game(GAME).meta.version
    if invitation.version != version:
        raise BadFile(
            str(path),
            f"made under version {invitation.version} of the rules; this build has version {version}",
            f"gemacht mit Fassung {invitation.version} der Regeln; hier gilt Fassung {version}",
        )
    return invitation


def invite(campaign: Campaign, realm: int, folder: Path) -> Path:
    """Writes what a realm's player needs at home; an older invitation there is replaced."""
    if (folder / LOG).exists():
        raise Complaint(
            f"{folder} is a campaign; an invitation goes into a folder of its own",
            f"{folder} ist ein Feldzug; eine Einladung kommt in einen eigenen Ordner",
        )
    folder.mkdir(parents=True, exist_ok=True)
    view: Any = campaign.game.view(campaign.state, realm)
    version = campaign.header.version
    invitation = Invitation(1, version, campaign.header.table, campaign.names[realm], view)
    replace_file(folder / FILE, msgspec.json.encode(invitation) + b"\n")
    return folder / FILE
