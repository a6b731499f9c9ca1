"""Any position between two turns in the words of a scenario: what `given` must be able to say."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.armies.prisoners import PRISONERS
from tafelrunde.games.phoenix.armies.weapons import fired
from tafelrunde.games.phoenix.economy.dealers import CARDS
from tafelrunde.games.phoenix.holdings.land import bit_of, edge_of, work_code
from tafelrunde.games.phoenix.positions.codec import ARMY, REALM
from tafelrunde.games.phoenix.positions.given import GivenArmy, GivenPerson
from tafelrunde.games.phoenix.realms.kinds import KINDS
from tafelrunde.games.phoenix.state.pieces import KEY, Army, Person
from tafelrunde.games.phoenix.state.realm import MERCHANTS, Realm
from tafelrunde.games.phoenix.state.state import MUSTER, NOBODY, State
from tafelrunde.games.phoenix.tables.prices import (
    GOOD_NAMES,
    RANK_CODES,
    STAGES,
    WALL_FIRST,
    WALL_SECOND,
    WORK_BIT,
)
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES

WORKS = {"roads": "STR", "quays": "KA", "bridges": "BR"}
RIGHTS = ("ways", "coasts", "consents", "declines")
PLEDGED = (*GOOD_NAMES, "gold", "prisoners")
NOT_PLAIN = ("field", "rank", "title", "captor", "prisoners", "fired", "gift", "refuge", "rivals")
"""What stands in a piece in other words."""
TENTHS = ("most", "now", "bonus", "awarded")
TOLD = ("foundation", "news", "minutes", "orders", "gates")
"""What a campaign was told, where it began, and months that are over: no part of what is described."""


def names_of(state: State, bits: int) -> list[str]:
    return [name for realm, name in enumerate(state.setting.names) if bits >> realm & 1]


def label(state: State, field: int) -> str:
    return state.setting.world.label(field)


def given_of(state: State) -> dict[str, Any]:
    """All of it."""
    names = state.setting.names
    coming = {month: order for month, order in state.orders.items() if month >= state.month}
    return {
        "month": state.month,
        "step": "muster" if state.step == MUSTER else "turn",
        **({} if state.step == MUSTER else {"active": names[state.active]}),
        "order": [names[realm] for realm in state.orders[state.month]],
        "orders": {str(month): [names[realm] for realm in order] for month, order in coming.items()},
        "gates": {str(month): gate for month, gate in state.gates.items() if month in coming},
        "missed": names_of(state, state.missed),
        "all": {},
        "realms": {names[realm.number]: realm_given(state, realm) for realm in state.realms},
        "fields": fields_given(state),
        "armies": {
            names[realm.number]: {str(n): army_given(state, army) for n, army in realm.armies.items()}
            for realm in state.realms
        },
        "people": {
            names[realm.number]: {str(n): person_given(state, person) for n, person in realm.people.items()}
            for realm in state.realms
        },
        "besieged": {label(state, field): state.besieged.get(field, 0) for field in state.towns},
        **plans_given(state),
    }


def realm_given(state: State, realm: Realm) -> dict[str, Any]:
    world = state.setting.world
    row: dict[str, Any] = {
        "gold": realm.gold,
        "kind": KINDS[realm.kind],
        "absence": realm.absence,
        "home": label(state, world.terrain.index(realm.home)) if realm.home in world.terrain else None,
        "capital": label(state, realm.capital) if realm.capital >= 0 else "",
        **{
            name: names_of(state, getattr(realm, name)) for name in ("ways", "coasts", "consents", "declines")
        },
        **{
            name: [code for stage, code in enumerate(STAGES) if code and getattr(realm, name) >> stage & 1]
            for name in ("free", "bonus")
        },
        "graves": {
            str(number): {"until": until, "name": name, "rank": RANK_CODES[rank]}
            for number, until, name, rank in realm.graves
        },
        "line": list(realm.line),
        "gifts": [list(gift) for gift in realm.gifts],
        "cards": dict(zip(CARDS, realm.cards, strict=True)),
        "dealt": {"month": realm.dealt[0], "count": realm.dealt[1]},
        "post_lost": realm.post_lost,
    }
    if realm.seat_month:
        seats = {"from": label(state, realm.old_seat), "to": label(state, realm.new_seat)}
        row["moving"] = {**seats, "month": realm.seat_month}
    if realm.kind == MERCHANTS:
        stores = ("store", "coming", "prices", "bids")
        row |= {name: dict(zip(GOOD_NAMES, getattr(realm, name), strict=True)) for name in stores}
    return {name: value for name, value in row.items() if value is not None}


def fields_given(state: State) -> dict[str, Any]:
    fields: dict[int, dict[str, Any]] = {}
    for field, owner in enumerate(state.owner.flat()):
        if owner != NOBODY:
            fields.setdefault(field, {})["owner"] = state.setting.names[owner]
    for field, town in state.towns.items():
        fields.setdefault(field, {}).update(
            town=STAGES[town.built] or "site", points=town.points, site=STAGES[town.site],
            bonus=town.bonus, special=town.special, torn=town.torn,
        )  # fmt: skip
    for field, month in state.posts.items():
        fields.setdefault(field, {})["post_since"] = month
    for field, month in state.plundered.items():
        fields.setdefault(field, {})["plundered"] = month
    for field, percent in state.happenings.items():
        fields.setdefault(field, {})["happening"] = percent
    add_works(state, fields)
    return {label(state, field): row for field, row in fields.items()}


def sides_at(state: State, edge: int) -> tuple[int, int]:
    """The same edge from both of its fields."""
    world = state.setting.world
    first = world.edge_side[edge]
    second = next(side for side in range(SIDES * world.size) if world.edge[side] == edge and side != first)
    return first, second


def add_works(state: State, fields: dict[int, dict[str, Any]]) -> None:
    for edge, bits in enumerate(state.works):
        if not bits:
            continue
        first, second = sides_at(state, edge)
        row = fields.setdefault(first // SIDES, {})
        for name, code in WORKS.items():
            if bits & WORK_BIT[code]:
                row.setdefault(name, []).append(DIRECTIONS[first % SIDES])
        for bit, side in ((WALL_FIRST, first), (WALL_SECOND, second)):
            if bits & bit:
                walled = fields.setdefault(side // SIDES, {})
                walled.setdefault("walls", []).append(DIRECTIONS[side % SIDES])
    for spot, lost in state.damage.items():
        sides = sides_at(state, edge_of(spot))
        side = sides[1] if bit_of(spot) == WALL_SECOND else sides[0]
        row = fields.setdefault(side // SIDES, {})
        row.setdefault("damaged", {})[f"{work_code(bit_of(spot))} {DIRECTIONS[side % SIDES]}"] = lost


def army_given(state: State, army: Army) -> dict[str, Any]:
    captured = {PRISONERS[good]: GOOD_NAMES[good] for good in PRISONERS}
    return {
        "field": label(state, army.field),
        **{name: getattr(army, name) for name in GivenArmy.__struct_fields__ if name not in NOT_PLAIN},
        "prisoners": {captured[name]: count for name, count in army.goods},
        "fired": list(fired(army, state.month)),
        "gift": {name: count for name, count in zip(PLEDGED, army.gift, strict=False) if count},
    }


def person_given(state: State, person: Person) -> dict[str, Any]:
    row = {name: getattr(person, name) for name in GivenPerson.__struct_fields__ if name not in NOT_PLAIN}
    row |= {name: row[name] / 10 for name in TENTHS}
    captor = state.setting.names[person.captor] if person.captor >= 0 else ""
    codes = {"rank": RANK_CODES[person.rank], "title": RANK_CODES[person.title]}
    rivals: dict[str, list[int]] = {}
    for key in person.rivals:
        rivals.setdefault(state.setting.names[key // KEY], []).append(key % KEY)
    refuge = label(state, person.refuge) if person.refuge >= 0 else ""
    standing = {"refuge": refuge, "rivals": rivals}
    return {**row, **codes, **standing, "field": label(state, person.field), "captor": captor}


def plans_given(state: State) -> dict[str, Any]:
    names = state.setting.names
    return {
        "sites": [work_given(state, job) for job in state.sites],
        "repairs": [{**work_given(state, job), "points": job.points} for job in state.repairs],
        "growth": [
            {**whose(state, job), "field": label(state, job.field), "points": job.points}
            for job in state.growth
        ],
        "deeds": [
            {"giver": names[giver], "receiver": names[to], "fields": [label(state, each) for each in fields]}
            for giver, to, fields in state.deeds
        ],
        "pledges": [
            {
                "giver": names[offer.army // KEY],
                "army": offer.army % KEY,
                "receiver": names[offer.receiver],
                "price": offer.price,
                "month": offer.month,
                "goods": dict(zip(PLEDGED, offer.goods, strict=False)),
            }
            for offer in state.pledges
        ],
        "magic": [
            {"realm": names[wall.realm], **side_given(state, wall.side), "caster": wall.caster}
            for wall in state.magic
        ],
    }


def whose(state: State, job: Any) -> dict[str, Any]:
    return {"realm": state.setting.names[job.realm], "gold": job.gold}


def side_given(state: State, side: int) -> dict[str, Any]:
    return {"field": label(state, side // SIDES), "side": DIRECTIONS[side % SIDES]}


def work_given(state: State, job: Any) -> dict[str, Any]:
    return {**whose(state, job), "work": work_code(job.bit), **side_given(state, job.side)}


def compared(state: State) -> dict[str, Any]:
    """What must come back: everything but what was told, handed in, or is over."""
    data = GAME.dump(state)
    for name in TOLD:
        del data[name]
    for row, realm in zip(data["realms"], state.realms, strict=True):
        del row["diary"]
        for values in row["armies"]:  # who fired in another month may do so again
            army = realm.armies[values[ARMY.index("number")]]
            values[ARMY.index("fired")] = fired(army, state.month)
        del row["row"][REALM.index("told")]
    gone = [field for field in data["besieged"] if int(field) not in state.towns]
    for field in gone:
        del data["besieged"][field]
    if state.step == MUSTER:  # of the last turn, and of no use
        del data["active"], data["place"]
    return data
