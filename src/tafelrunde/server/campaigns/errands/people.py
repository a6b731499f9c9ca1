"""That somebody has come to a realm: its members hear of it, whoever has let him in."""

from __future__ import annotations

import msgspec

from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.workbench import Workbench


class Came(msgspec.Struct, frozen=True):
    realm: int
    member: int


class Told(msgspec.Struct, frozen=True):
    """Nothing more is to be said."""


def came(bench: Workbench, args: Came) -> Told:
    """Who belongs to a realm reads its drafts and letters: nobody slips in unseen, not even a game master."""
    bench.tell(Happening("people", (args.realm,), but=args.member, n=args.member))
    bench.write(lambda connection: None)
    return Told()


ERRANDS = (Errand("people.came", came, Came),)
