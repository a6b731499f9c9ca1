"""A war of eight realms as its game masters find it: five bots, three people, an inbox, sheets that wait."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from bench.campaign_scene import Scene
from bench.web_map_scene import kept_campaign
from tafelrunde.bots import bot_for
from tafelrunde.games.phoenix.words.sentences import format_order
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.house import HouseRules, keep_house_rules
from tafelrunde.phoenix_desk.hosted import StoreHome
from tafelrunde.phoenix_desk.months.runner import chosen
from tafelrunde.server.people.identity import hashed, new_token
from tafelrunde.store import members
from tafelrunde.store.records import MemberRecord
from tafelrunde.store.transactions import Transactions, transactions
from tests.web.browsing import Served
from tests.web.test_campaign import Hosted

SCENE: Final = Scene(
    "Acht-Reiche", seed=11, realms=8, settled=30, months=30, court=0, bots=("warlord", "warlord", "settler")
)
DOUBT: Final = {"troops": 5300, "leaders": 5}
FIGHT: Final = "1105/45"
"""With so many it is not sure who wins here."""
PEOPLE: Final = {0: "Ann", 1: "Bob", 3: "Cleo"}
SPECIAL: Final = "\nSonderbefehl: Wir laden alle Herrscher zu einem Turnier"
QUESTION: Final = "Zählt ein Lager auf einer Furt als Befestigung?"
LETTER: Final = "Unser Bote ist an der Grenze verschwunden. Wisst ihr, was ihm zugestoßen ist?"


class Led(Hosted):
    """The campaign, and the links of those who play a realm."""

    people: dict[int, str]
    sheets: dict[int, str]
    """What a warlord would order in their place."""
    wall: str
    """The projector's link, where they meet."""


@contextmanager
def war(folder: Path) -> Iterator[Led]:
    """A server with a copy of the campaign."""
    kept = kept_campaign(SCENE)
    folder.mkdir(parents=True, exist_ok=True)
    database = folder / "war.db"
    shutil.copy(kept.database, database)
    served = Served(database)
    made = Led(served, SCENE.name)
    with transactions(f"sqlite:///{database}") as store:
        home = StoreHome(SCENE.name, "", store)
        with changing(home) as campaign:
            made.sheets = {realm: ordered(campaign, realm) for realm in PEOPLE}
            bots = {realm: SCENE.bots[realm % 3] for realm in range(SCENE.realms) if realm not in PEOPLE}
            keep_house_rules(home, HouseRules(bots=bots, open_dice=True, spectators=0))
        made.master = admitted(store, MemberRecord(SCENE.name, "master", name="Mia"))
        made.people = {
            realm: admitted(store, MemberRecord(SCENE.name, "realm", realm, "hand in", name=name, rules=True))
            for realm, name in PEOPLE.items()
        }
    served.start()
    try:
        yield made
    finally:
        served.stop()


def ordered(campaign: Campaign, realm: int) -> str:
    move = chosen(campaign, bot_for(campaign.game, "warlord"), realm, 1)
    return "\n".join([format_order(order, "de") for order in move.orders])


def admitted(store: Transactions, row: MemberRecord) -> str:
    token = new_token()
    row.token_hash, row.joined = hashed(token), True
    store.write(partial(members.add_member, member=row))
    return token


def save(made: Led, realm: int, text: str) -> dict[str, object]:
    token = made.people[realm]
    draft = made.ask(token, "GET", f"/realms/{realm}/draft")
    body = {**draft["round"], "base": draft["revision"], "text": text}
    saved = made.ask(token, "PUT", f"/realms/{realm}/draft", body)
    return {**saved["round"], "revision": saved["revision"]}


def hand_in(made: Led, realm: int, more: str = "") -> None:
    wish = save(made, realm, made.sheets[realm] + more)
    assert made.ask(made.people[realm], "POST", f"/realms/{realm}/ready", wish)["handed_in"]


def half_way(made: Led) -> None:
    """Ann has handed in, Bob is writing, Cleo is missing; the inbox is full."""
    made.ask(made.master, "PATCH", "/clock", {"minutes": 4320, "runs": True})
    hand_in(made, 0, SPECIAL)
    save(made, 1, made.sheets[1])
    made.ask(made.people[1], "POST", "/realms/1/questions", {"question": QUESTION})
    made.ask(made.people[3], "POST", "/realms/3/letters", {"id": "a", "to": [-1], "text": LETTER})


def all_in(made: Led) -> None:
    """And one army has grown: bots attack only where they are sure to win."""
    changes = [{"path": f"armies.Ohar.214.{what}", "value": value} for what, value in DOUBT.items()]
    made.ask(made.master, "POST", "/corrections", {"changes": changes, "reason": "Verstärkung"})
    hand_in(made, 1)
    hand_in(made, 3)


# --- a month on a copy ------------------------------------------------------------------------------


def begin(made: Led) -> dict[str, Any]:
    """Up to the first roll that decides something."""
    begun = made.ask(made.master, "POST", "/rehearsal", {"leave_out": True})
    known = act(made, begun, "go")
    while known["stop"]["kind"] == "dice" and not is_open(known["stop"]):
        known = act(made, known, "roll")
    return known


def is_open(stop: dict[str, Any]) -> bool:
    """Whether either side may win what these dice are for."""
    where = stop["dice"][0]["where"]
    asked = [one for one in stop["conflicts"] if one["open"] and any(at in where for at in one["fields"])]
    chances = [chance for one in asked for party in one["parties"] for chance in party["chances"]]
    return any(0.05 < chance["won"] < 0.95 for chance in chances)


def act(made: Led, known: dict[str, Any], what: str) -> dict[str, Any]:
    wish = {"revision": known["revision"], "act": {"act": what}, "since": 0}
    found: dict[str, Any] = made.ask(made.master, "POST", "/rehearsal/acts", wish)
    return found


def roll_on(made: Led, known: dict[str, Any]) -> dict[str, Any]:
    """Until the phase of this roll is over."""
    passed = known["passed"]
    while known["stop"]["kind"] == "dice" and known["passed"] == passed:
        known = act(made, known, "roll")
    return known


def publish(made: Led, known: dict[str, Any]) -> None:
    known = act(made, known, "roll all")
    made.ask(made.master, "POST", "/rehearsal/publish", {"revision": known["revision"]})


# --- around one table ---------------------------------------------------------------------------------


def met(made: Led) -> None:
    """The muster and the turns of some bots are over; it is the turn of somebody, who has 20 minutes."""
    course = made.ask(made.master, "GET", "/desk")["course"]
    made.ask(made.master, "PUT", "/mode", {"mode": "meeting", "last": course["entries"]})
    made.ask(made.master, "PATCH", "/clock", {"minutes": 20, "runs": True})
    for realm in made.people:
        hand_in(made, realm)
    made.ask(made.master, "POST", "/run", {})
    while made.ask(made.master, "GET")["summary"]["active"] not in made.people:
        made.ask(made.master, "POST", "/run", {})
    made.wall = str(made.ask(made.master, "POST", "/members", {"role": "projector"})["token"])
