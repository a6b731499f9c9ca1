"""What a realm calls its pieces, towns and others' armies, and its notes about them: shared by its court.

One paper of the realm that nobody else reads, not even the game masters.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tafelrunde.engine.contract import Words
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.home import Paper
from tafelrunde.phoenix_desk.orders.drafts import file_name
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands.drafts import OfRealm, need_realm
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.workbench import Workbench
from tafelrunde.server.errors import Denied
from tafelrunde.server.people.words import check_letter, check_line

LONGEST_NAME: Final = 40
LONGEST_NOTE: Final = 500
MOST_TAGS: Final = 1_000
NAME: Final = Words("name", "Name")
NOTE: Final = Words("note", "Notiz")
PieceKey = Annotated[str, Meta(pattern=r"^([0-9]{1,3}:)?[0-9]{3}$|^-?[0-9]{1,4}/[0-9]{1,3}$")]
"""`101`, `503/22` of a town, `3:101` of an army of realm 3."""
TagName = Annotated[str, Meta(max_length=LONGEST_NAME)]
TagNote = Annotated[str, Meta(max_length=LONGEST_NOTE)]


class Tag(msgspec.Struct, frozen=True):
    name: str = ""
    note: str = ""


class Tags(msgspec.Struct, frozen=True):
    tags: dict[str, Tag] = {}
    """By piece."""


class SetTag(msgspec.Struct, frozen=True):
    realm: int
    by: int
    piece: PieceKey
    name: TagName
    note: TagNote
    was: Tag | None = None
    """What the writer has seen of it: another one is not written over. None: it is, whatever it says."""


def paper_of(campaign: Campaign, realm: int) -> Paper:
    return Paper("tags", 0, file_name(campaign.names, realm))


def kept_tags(campaign: Campaign, realm: int) -> Tags:
    """A spoilt paper is as good as none."""
    data = campaign.home.read(paper_of(campaign, realm))
    try:
        return Tags() if data is None else msgspec.json.decode(data, type=Tags)
    except UNREADABLE:
        return Tags()


def read(bench: Workbench, args: OfRealm) -> Tags:
    campaign = bench.campaign
    need_realm(campaign, args.realm)
    return kept_tags(campaign, args.realm)


def put(bench: Workbench, args: SetTag) -> Tags:
    """Without name and note there is no tag any more."""
    if args.name:
        check_line(args.name, LONGEST_NAME, NAME)
    if args.note:
        check_letter(args.note, LONGEST_NOTE, NOTE)
    with bench.noting() as campaign:
        need_realm(campaign, args.realm)
        tags, new = dict(kept_tags(campaign, args.realm).tags), Tag(args.name, args.note)
        now = tags.pop(args.piece, Tag())
        if args.was is not None and now not in (args.was, new):
            raise Denied("stale", "tag-changed-meanwhile", {"name": now.name or "–", "note": now.note or "–"})
        if args.name or args.note:
            if len(tags) >= MOST_TAGS:
                raise Denied("state", "too-many-tags", {"most": MOST_TAGS})
            tags[args.piece] = new
        made = Tags(dict(sorted(tags.items())))
        campaign.home.write(paper_of(campaign, args.realm), msgspec.json.encode(made))
        bench.tell(Happening("tags", (args.realm,), but=args.by))
    return made


ERRANDS = (
    Errand("tags.read", read, OfRealm),
    Errand("tags.put", put, SetTag),
)
