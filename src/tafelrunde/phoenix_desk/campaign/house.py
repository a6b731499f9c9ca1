"""The house rules of a campaign: how it is led, beside the rules of the game and beside anybody's moves."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.phoenix_desk.campaign.home import HOUSE, Home

Letters = Literal["sealed", "open"]
Delay = Annotated[int, Meta(ge=0, le=1200)]
RealmNumber = Annotated[int, Meta(ge=0, le=250)]
BotName = Annotated[str, Meta(max_length=32)]


class HouseRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letters: Letters = "sealed"
    """Whether the game masters read letters between realms; decided at the founding, for good."""
    spectators: Delay | None = None
    """How many months old the map is that spectators see; None: there are no spectators."""
    public: bool = False
    """Whether it stands in the list of campaigns, and strangers look on."""
    bots: dict[RealmNumber, BotName] = {}
    """Realms without players, and who plays them."""
    stand_ins: dict[RealmNumber, BotName] = {}
    """Who plays for a realm that is late when its time is over."""
    language: Literal["de", "en"] = "de"
    open_dice: bool = False
    """Whether dice of fights lie open for everybody at a meeting, once they are published."""


def house_rules(home: Home) -> HouseRules:
    """Those that were agreed on; spoilt ones are as good as none, and then letters are sealed."""
    try:
        return msgspec.json.decode(home.read(HOUSE) or b"{}", type=HouseRules)
    except UNREADABLE:
        return HouseRules()


def keep_house_rules(home: Home, rules: HouseRules) -> None:
    """For good; what was promised to those who write letters holds."""
    if home.has(HOUSE) and house_rules(home).letters != rules.letters:
        raise Complaint("letters-are-settled")
    home.write(HOUSE, written(rules))


def written(rules: HouseRules) -> bytes:
    return msgspec.json.format(msgspec.json.encode(rules), indent=1) + b"\n"
