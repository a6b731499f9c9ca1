"""That somebody has come: those hear of it whose secrets he reads from now on, whoever has let him in."""

from __future__ import annotations

import msgspec

from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.workbench import Workbench


class Came(msgspec.Struct, frozen=True):
    realm: int | None
    """None: to the game masters."""
    member: int


class Told(msgspec.Struct, frozen=True):
    """Nothing more is to be said."""


def came(bench: Workbench, args: Came) -> Told:
    """Nobody slips in unseen: no game master into a court, no operator among the game masters."""
    realms = () if args.realm is None else (args.realm,)
    bench.tell(Happening("people", realms, masters=not realms, but=args.member, n=args.member))
    bench.write(lambda connection: None)
    return Told()


ERRANDS = (Errand("people.came", came, Came),)
