"""A campaign at war in the database of a running server, for tables of pieces and odds: one month is over."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.campaign.moving import move
from tafelrunde.phoenix_desk.hosted import StoreHome
from tafelrunde.server.people.identity import hashed, new_token
from tafelrunde.store import members
from tafelrunde.store.records import MemberRecord
from tafelrunde.store.transactions import transactions
from tests.phoenix_desk.homes import ANN, BOB, EMPTY, run, submit
from tests.phoenix_desk.rehearsals import founded
from tests.web.browsing import Served

MUSTER: Final = """Zugblatt:
Rüste 900 K und 3 HF als 103 in Rüstort 101/27
Bewege 102 nach 101/26
"""


class Court(NamedTuple):
    """Addresses of the page with the links of its people."""

    ann: str
    bob: str
    reader: str


def gathered(served: Served, name: str) -> Court:
    with transactions(f"sqlite:///{served.database}") as database:
        home = Memory(name)  # in the store the server's clock would look at it between two steps
        founded(home, remote=True)
        submit(home, ANN, MUSTER)
        submit(home, BOB, EMPTY)
        run(home)
        move(home, StoreHome(name, "db", database))
        rows = (
            MemberRecord(name, "realm", ANN, "hand in", name="Ann", rules=True),
            MemberRecord(name, "realm", BOB, "hand in", name="Bob", rules=True),
            MemberRecord(name, "realm", ANN, "read", name="Rea"),
        )
        links = []
        for row in rows:
            token = new_token()
            row.token_hash, row.joined = hashed(token), True
            database.write(partial(members.add_member, member=row))
            links.append(f"/c/{name}#{token}")
        return Court(*links)
