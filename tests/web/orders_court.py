"""A campaign in remote play in the database of a running server, with a court of three and a game master."""

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
from tests.phoenix_desk.homes import ANN, BOB, EMPTY, submit
from tests.phoenix_desk.rehearsals import founded
from tests.web.browsing import Served

ARMIES: Final = (101, 102)
"""Ann's; both stand in her capital, and an enemy east of it."""


class Court(NamedTuple):
    """Secrets of the links by what people are."""

    name: str
    ruler: str
    writer: str
    reader: str
    master: str

    def sheet(self, secret: str) -> str:
        return f"/c/{self.name}/map#{secret}"


def assembled(served: Served, name: str) -> Court:
    """It is the first month, and everybody waits for Ann's sheet."""
    with transactions(f"sqlite:///{served.database}") as database:
        home = Memory(name)  # in the store the server's clock would look at it between two steps
        founded(home, remote=True)
        submit(home, BOB, EMPTY)
        move(home, StoreHome(name, "db", database))
        rows = (
            MemberRecord(name, "realm", ANN, "hand in", name="Ann", rules=True),
            MemberRecord(name, "realm", ANN, "write", name="Wim"),
            MemberRecord(name, "realm", ANN, "read", name="Rea"),
            MemberRecord(name, "master", name="Moe"),
        )
        secrets = [new_token() for _row in rows]
        for row, secret in zip(rows, secrets, strict=True):
            row.token_hash, row.joined = hashed(secret), True
            database.write(partial(members.add_member, member=row))
        return Court(name, *secrets)
