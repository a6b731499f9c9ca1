"""A campaign at war in the database of a running server: two months are over, one order has failed."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from tafelrunde.phoenix_desk.campaign.campaign import changing
from tafelrunde.phoenix_desk.campaign.house import HouseRules, keep_house_rules
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.campaign.moving import move
from tafelrunde.phoenix_desk.hosted import StoreHome
from tafelrunde.server.people.identity import hashed, new_token
from tafelrunde.store import members
from tafelrunde.store.records import MemberRecord
from tafelrunde.store.transactions import Transactions, transactions
from tests.phoenix_desk.battlefields import ATTACK
from tests.phoenix_desk.homes import ANN, BOB, EMPTY, run, submit
from tests.phoenix_desk.rehearsals import founded
from tests.web.browsing import Served

NAME: Final = "Grenzkrieg"
OVERTAKEN: Final = """Zugblatt:
Rüste 1000 K und 5 HF als 102 in Rüstort 301/27
Baue Straße im NO von 301/27
Bewege 101 nach 101/20
Bewege 102 nach 301/28
Sonderbefehl: Wir bitten um Gnade
"""
"""Bob's: his army 101 falls before it can move."""


class War(NamedTuple):
    """Addresses of the page with the links of its people."""

    ann: str
    bob: str
    master: str
    spectator: str


def at_war(served: Served, name: str = NAME) -> War:
    with transactions(f"sqlite:///{served.database}") as database:
        home = Memory(name)  # in the store the server's clock would look at it between two steps
        founded(home, remote=True)
        submit(home, ANN, ATTACK)
        submit(home, BOB, OVERTAKEN)
        run(home)
        submit(home, ANN, EMPTY)
        submit(home, BOB, EMPTY)
        run(home)
        with changing(home):
            keep_house_rules(home, HouseRules(spectators=0))
        move(home, StoreHome(name, "db", database))
        rows = (
            MemberRecord(name, "realm", ANN, "hand in", name="Ann", rules=True),
            MemberRecord(name, "realm", BOB, "hand in", name="Bob", rules=True),
            MemberRecord(name, "master", name="Mia"),
            MemberRecord(name, "spectator", name="Zoe"),
        )
        return War(*[link(database, row) for row in rows])


def link(database: Transactions, row: MemberRecord) -> str:
    token = new_token()
    row.token_hash, row.joined = hashed(token), True
    database.write(partial(members.add_member, member=row))
    return f"/c/{row.table}#{token}"
