"""What follows from a melee: the fallen, what the winners take, who holds the field, who is told what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

from tafelrunde.games.phoenix.arithmetic.battle import Outcome, shares
from tafelrunde.games.phoenix.armies.formations import dissolve
from tafelrunde.games.phoenix.armies.loot import (
    cargo_share,
    combat_income,
    price_of,
    seize_cargo,
    strongest,
    worth_of,
)
from tafelrunde.games.phoenix.armies.prisoners import take_over
from tafelrunde.games.phoenix.armies.recruits import named
from tafelrunde.games.phoenix.armies.turn_end import relieve_ships, sink_load
from tafelrunde.games.phoenix.holdings.ledger import add_goods, lose_goods
from tafelrunde.games.phoenix.melee.casualties import Clash, Fallen
from tafelrunde.games.phoenix.melee.conquest import conquer
from tafelrunde.games.phoenix.melee.fronts import Band, Front, keys_of
from tafelrunde.games.phoenix.melee.overrun import is_capturable
from tafelrunde.games.phoenix.standing.shelter import is_halved
from tafelrunde.games.phoenix.standing.standing import is_led
from tafelrunde.games.phoenix.state.pieces import KEY, counted, is_large_enough
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import GOODS, HEAVY_CATAPULT, LIGHT_CATAPULT, SHIP
from tafelrunde.games.phoenix.told.land import MeleeFought
from tafelrunde.games.phoenix.told.minutes import MeleeWorked, UnitWorked
from tafelrunde.games.phoenix.told.spoils import ArmyFallen, CatapultsTaken, FallenWorked
from tafelrunde.games.phoenix.told.war_notes import Fought, TookOver

CATAPULTS: Final = (LIGHT_CATAPULT, HEAVY_CATAPULT)


# --- the course --------------------------------------------------------------------------------------


def conclude(state: State, front: Front, outcomes: Sequence[Outcome]) -> None:
    """Carries out all outcomes of a fight at once."""
    parts = shares([[band.unit for band in party] for party in front.parties])
    clashes = [
        Clash(front.attackers, party, *part, outcome)
        for party, part, outcome in zip(front.parties, parts, outcomes, strict=True)
    ]
    fallen = Fallen(state, front, clashes)
    for clash in clashes:
        tell(state, front, clash, fallen)
        work_out(state, front, clash)
    count_fallen(state, front, fallen)
    sink_loads(state, fallen)
    for clash in clashes:
        share_spoils(state, front, clash, fallen)
    bury(state, front, fallen)
    if any(clash.outcome.verdict.attackers_won for clash in clashes):
        occupy(state, front.attackers)


def share_spoils(state: State, front: Front, clash: Clash, fallen: Fallen) -> None:
    """Income, cargo and half of the catapults, for the winners who are left (PH-5.6a, PH-5.8.3a, PH-5.5z)."""
    alive = [key for key in keys_of(state, clash.winners) if key not in fallen.gone]
    if not alive:
        return
    heir = strongest(state, alive)
    enemy, own = (worth_of(fallen.by(state, clash, side)) for side in (clash.losers, clash.winners))
    found, captured = [0] * GOODS, [0] * GOODS
    for key in keys_of(state, clash.losers):
        if key in fallen.gone:
            rob(state, front, clash, fallen, heir, key)
            catapults = catapults_of(state, clash, fallen, key)
            half = [count // 2 for count in catapults]  # PH-R104
            found = [have + new for have, new in zip(found, catapults, strict=True)]
            captured = [have + new for have, new in zip(captured, half, strict=True)]
            add_goods(state.edit_army(key), [-count for count in half])
    for key in keys_of(state, clash.winners):
        if key in fallen.gone:  # PH-5.8.3a: also of own and allied armies
            seize_cargo(state, heir, key, Fraction(1))
    defending = not clash.outcome.verdict.attackers_won
    combat_income(state, alive, enemy - price_of(captured), own, defending=defending)
    won = take_over(state, sorted(alive, key=lambda key: key != heir), captured)
    if any(won):
        place = state.setting.world.label(front.field)
        state.note(heir // KEY, TookOver(heir % KEY, place, named(won)))
        state.minute(CatapultsTaken(place, heir // KEY, heir % KEY, named(found), named(won)))


def rob(state: State, front: Front, clash: Clash, fallen: Fallen, heir: int, key: int) -> None:
    """Cargo of a destroyed army; several parties that have beaten it each take a part (PH-5.8.2a, 5.8.3a)."""
    winner, loser = clash.outcome.verdict.strengths
    if not clash.outcome.verdict.attackers_won:
        winner, loser = loser, winner
    part = clash.met(clash.losers) * cargo_share(state, front.field, winner, loser)
    left = fallen.cargo.get(key, Fraction(1))
    if part:
        seize_cargo(state, heir, key, part / left)
        fallen.cargo[key] = left - part


def catapults_of(state: State, clash: Clash, fallen: Fallen, key: int) -> list[int]:
    """Those of a destroyed army that met these winners; half of them will be theirs (PH-5.5z, PH-R104)."""
    if not is_capturable(state, key):  # PH-6.6g
        return [0] * GOODS
    part, lost = clash.met(clash.losers), fallen.lost[key]
    return [int(part * lost[kind]) if kind in CATAPULTS else 0 for kind in range(GOODS)]


def sink_loads(state: State, fallen: Fallen) -> None:
    """Ships of the winners that sink take along their share of what they carry, but no spoils (PH-R223)."""
    for key, lost in fallen.lost.items():
        if key not in fallen.gone:
            sink_load(state, key, lost[SHIP], state.army(key).troops)


def bury(state: State, front: Front, fallen: Fallen) -> None:
    """The fallen leave the map, and armies that are none any more with them (PH-1.8d)."""
    for key, lost in fallen.lost.items():
        if key in fallen.gone:
            dissolve(state, key)
        else:
            lose_goods(state, lost)
            add_goods(state.edit_army(key), [-count for count in lost])
    for side in (front.attackers, *front.parties):
        break_up(state, keys_of(state, side))


def break_up(state: State, keys: Sequence[int]) -> None:
    """Of those who have fought together, who is no army any more leaves its cargo to the others."""
    for key in keys:
        relieve_ships(state, state.army(key))
    rest = [key for key in keys if is_army(state, key)]
    for key in keys:
        if key not in rest:
            own = [other for other in rest if other // KEY == key // KEY]
            heir = strongest(state, own or rest)
            if heir:
                seize_cargo(state, heir, key, Fraction(1))  # PH-5.8.3a
            dissolve(state, key)


def is_army(state: State, key: int) -> bool:
    """PH-1.8d."""
    return is_large_enough(state.army(key)) and is_led(state, state.army(key))


def occupy(state: State, bands: Iterable[Band]) -> None:
    """The winner takes the field, if one of its armies can and no enemy is left (PH-1.8k)."""
    for key in keys_of(state, bands):
        if conquer(state, key):
            return


# --- telling -----------------------------------------------------------------------------------------


def realms_of(bands: Iterable[Band]) -> tuple[int, ...]:
    return tuple(sorted({band.realm for band in bands}))


def numbers_of(bands: Iterable[Band], realm: int) -> tuple[int, ...]:
    return tuple([army.number for band in bands if band.realm == realm for army in band.armies])


def tell(state: State, front: Front, clash: Clash, fallen: Fallen) -> None:
    """All see who fought and who won; each side is told what Tabelle 10 lets it know (PH-5.5v, PH-5.5w)."""
    place = state.setting.world.label(front.field)
    attackers, defenders = realms_of(clash.attackers), realms_of(clash.party)
    state.publish(MeleeFought(place, attackers, defenders, realms_of(clash.winners)))
    for side, other in ((clash.winners, clash.losers), (clash.losers, clash.winners)):
        fell = [int(count) for count in fallen.by(state, clash, other)]
        inflicted = named(fell) if side is clash.losers else None
        enemies = {str(realm): numbers_of(other, realm) for realm in realms_of(other)}
        for realm in realms_of(side):
            own = [key for key in keys_of(state, side) if key // KEY == realm]
            lost = {str(key % KEY): named(fallen.lost[key]) for key in own}
            state.note(realm, Fought(place, side is clash.winners, enemies, lost, inflicted))


def work_out(state: State, front: Front, clash: Clash) -> None:
    """The minutes, with every figure as an exact fraction."""
    verdict, bill = clash.outcome.verdict, clash.outcome.bill
    dice = clash.outcome.dice
    state.minute(
        MeleeWorked(
            field=state.setting.world.label(front.field),
            attackers=tuple([unit_worked(state, clash, band, dice[0]) for band in clash.attackers]),
            defenders=tuple([unit_worked(state, clash, band, dice[1]) for band in clash.party]),
            dice=dice,
            percent=clash.outcome.percent,
            strengths=(str(verdict.strengths[0]), str(verdict.strengths[1])),
            fighting=(str(verdict.fighting[0]), str(verdict.fighting[1])),
            attackers_won=verdict.attackers_won,
            how=verdict.how,
            base=str(bill.base),
            factor=str(bill.factor),
            total=str(bill.total),
            average=str(bill.average),
        )
    )


def count_fallen(state: State, front: Front, fallen: Fallen) -> None:
    """What every army had and lost."""
    rows = [
        ArmyFallen(
            *(key // KEY, key % KEY, named(counted(state.army(key))), named(lost), str(fallen.kept[key]))
        )
        for key, lost in fallen.lost.items()
    ]
    state.minute(FallenWorked(state.setting.world.label(front.field), tuple(rows)))


def unit_worked(state: State, clash: Clash, band: Band, die: int) -> UnitWorked:
    toll = None
    for other, found in zip(clash.winners, clash.outcome.bill.tolls, strict=True):
        toll = found if other is band else toll
    is_split = clash.share != 1 and any(band is other for other in clash.attackers)
    share, points = (clash.share, clash.points) if is_split else (Fraction(1), Fraction(1))
    return UnitWorked(
        realm=band.realm,
        armies=tuple([army.number for army in band.armies]),
        strength=str(band.unit.strength * share),
        points=tuple([(bonus.reason, bonus.rule, str(bonus.value)) for bonus in band.bonuses]),
        total=str(band.unit.points * points),
        die=die,
        share="" if toll is None else str(toll.share),
        difference="" if toll is None else str(toll.difference),
        losses="" if toll is None else str(toll.losses),
        split=(str(share), str(points)) if is_split else None,
        halved=is_halved(state, band.realm),
    )
