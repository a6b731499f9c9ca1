"""What follows from a melee: the fallen, what the winners take, who holds the field, who is told what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from tafelrunde.games.phoenix.banning import exposed_goods
from tafelrunde.games.phoenix.battle import Outcome, shares, surviving_leaders, survivors
from tafelrunde.games.phoenix.conquest import conquer
from tafelrunde.games.phoenix.data import (
    FLEET,
    GOODS,
    HEAVY_CATAPULT,
    LEADER,
    LIGHT_CATAPULT,
)
from tafelrunde.games.phoenix.events_land import MeleeFought
from tafelrunde.games.phoenix.forming import dissolve
from tafelrunde.games.phoenix.fronts import Band, Front, keys_of
from tafelrunde.games.phoenix.ledger import add_goods, lose_goods
from tafelrunde.games.phoenix.loot import cargo_share, combat_income, price_of, seize_cargo, strongest
from tafelrunde.games.phoenix.minutes import MeleeWorked, UnitWorked
from tafelrunde.games.phoenix.minutes_spoils import ArmyFallen, CatapultsTaken, FallenWorked
from tafelrunde.games.phoenix.notes_war import Fought, TookOver
from tafelrunde.games.phoenix.overrun import is_capturable
from tafelrunde.games.phoenix.pieces import KEY, Army, counted, is_large_enough
from tafelrunde.games.phoenix.prisoners import take_over
from tafelrunde.games.phoenix.recruiting import named
from tafelrunde.games.phoenix.shelter import is_halved
from tafelrunde.games.phoenix.standing import is_led
from tafelrunde.games.phoenix.state import State
from tafelrunde.games.phoenix.turn_end import relieve_ships

CATAPULTS: Final = (LIGHT_CATAPULT, HEAVY_CATAPULT)


class Clash(NamedTuple):
    """The attackers, or the part of them that met this party, and how it ended."""

    attackers: tuple[Band, ...]
    party: tuple[Band, ...]
    share: Fraction
    """The part of the attackers' strength that met this party."""
    points: Fraction
    """And of their good points."""
    outcome: Outcome

    @property
    def winners(self) -> tuple[Band, ...]:
        return self.attackers if self.outcome.verdict.attackers_won else self.party

    @property
    def losers(self) -> tuple[Band, ...]:
        return self.party if self.outcome.verdict.attackers_won else self.attackers

    def kept(self, band: Band) -> Fraction:
        """The part of a band that survives this clash."""
        for other, toll in zip(self.winners, self.outcome.bill.tolls, strict=True):
            if other is band:
                return toll.kept
        return Fraction(0)


class Fallen:
    """What each army of a fight loses: goods by key; an army of which nothing is left is gone."""

    def __init__(self, state: State, front: Front, clashes: Sequence[Clash]) -> None:
        self.lost: dict[int, list[int]] = {}
        self.kept: dict[int, Fraction] = {}
        self.gone: set[int] = set()
        for band in front.attackers:
            kept = sum((clash.share * clash.kept(band) for clash in clashes), Fraction(0))
            self._fall(state, band, kept)
        for clash in clashes:
            for band in clash.party:
                self._fall(state, band, clash.kept(band))

    def _fall(self, state: State, band: Band, kept: Fraction) -> None:
        for key in keys_of(state, [band]):
            army = state.army(key)
            self.lost[key], self.kept[key] = losses(army, kept), kept
            if kept == 0 or is_wiped_out(army, self.lost[key]):
                self.lost[key] = counted(army)
                self.gone.add(key)

    def by(self, keys: Iterable[int]) -> list[int]:
        """Goods that these armies lose together."""
        found = [0] * GOODS
        for key in keys:
            found = [have + more for have, more in zip(found, self.lost[key], strict=True)]
        return found


def losses(army: Army, kept: Fraction) -> list[int]:
    """Survivors are rounded down; leaders, mounts and weapons go in proportion (PH-R60, PH-5.5x, PH-R104).

    Who is banned has not fought and loses nothing in a victory (PH-1.4.3b).
    """
    found = [count - survivors(count, kept) for count in exposed_goods(army)]
    found[LEADER] = army.leaders - surviving_leaders(army.leaders, kept)
    return found


def is_wiped_out(army: Army, lost: Sequence[int]) -> bool:
    """Nobody but leaders would be left."""
    left = [have - gone for have, gone in zip(counted(army), lost, strict=True)]
    return not any(count for kind, count in enumerate(left) if kind != LEADER)


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
    for clash in clashes:
        share_spoils(state, front, clash, fallen)
    bury(state, fallen)
    if any(clash.outcome.verdict.attackers_won for clash in clashes):
        occupy(state, front.attackers)


def share_spoils(state: State, front: Front, clash: Clash, fallen: Fallen) -> None:
    """Income, cargo and half of the catapults, for the winners who are left (PH-5.6a, PH-5.8.3a, PH-5.5z)."""
    alive = [key for key in keys_of(state, clash.winners) if key not in fallen.gone]
    if not alive:
        return
    beaten = keys_of(state, clash.losers)
    heir = strongest(state, alive)
    winner, loser = clash.outcome.verdict.strengths
    if not clash.outcome.verdict.attackers_won:
        winner, loser = loser, winner
    found, captured = [0] * GOODS, [0] * GOODS
    for key in beaten:
        if key in fallen.gone:
            seize_cargo(state, heir, key, cargo_share(state, front.field, winner, loser))
            found = [have + new for have, new in zip(found, fallen.lost[key], strict=True)]
            captured = [have + new for have, new in zip(captured, capture(state, key, fallen), strict=True)]
    for key in keys_of(state, clash.winners):
        if key in fallen.gone:  # PH-5.8.3a: also of own and allied armies
            seize_cargo(state, heir, key, Fraction(1))
    enemy = price_of(fallen.by(beaten)) * fallen_share(clash, clash.losers)
    own = price_of(fallen.by(keys_of(state, clash.winners))) * fallen_share(clash, clash.winners)
    combat_income(state, alive, enemy, own)
    won = take_over(state, sorted(alive, key=lambda key: key != heir), captured)
    if any(won):
        place = state.setting.world.label(front.field)
        state.note(heir // KEY, TookOver(heir % KEY, place, named(won)))
        whole = [found[kind] if kind in CATAPULTS else 0 for kind in range(GOODS)]
        state.minute(CatapultsTaken(place, heir // KEY, heir % KEY, named(whole), named(won)))


def fallen_share(clash: Clash, side: tuple[Band, ...]) -> Fraction:
    """Of attackers who met several parties, the part that met this one; all of anybody else."""
    return clash.share if side is clash.attackers else Fraction(1)


def capture(state: State, key: int, fallen: Fallen) -> list[int]:
    """Half of the catapults of a destroyed army, rounded down, but of pirates none (PH-5.5z, PH-R104)."""
    taken = [0] * GOODS
    if state.army(key).kind != FLEET and is_capturable(state, key):  # PH-6.6g
        for kind in CATAPULTS:
            taken[kind] = fallen.lost[key][kind] // 2
        fallen.lost[key] = [lost - won for lost, won in zip(fallen.lost[key], taken, strict=True)]
        add_goods(state.edit_army(key), [-count for count in taken])
    return taken


def bury(state: State, fallen: Fallen) -> None:
    """The fallen leave the map, and armies that are none any more with them (PH-1.8d)."""
    for key, lost in fallen.lost.items():
        if key in fallen.gone:
            dissolve(state, key)
        else:
            lose_goods(state, lost)
            add_goods(state.edit_army(key), [-count for count in lost])
    for key in fallen.lost:
        if state.has_army(key):
            keep_or_dissolve(state, key)


def keep_or_dissolve(state: State, key: int) -> None:
    army = state.army(key)
    if army.kind == FLEET:
        relieve_ships(state, army)
    if not (is_large_enough(army) and is_led(state, army)):
        dissolve(state, key)


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
        inflicted = named(fallen.by(keys_of(state, other))) if side is clash.losers else None
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
            attackers=tuple([unit_worked(clash, band, dice[0], halved=False) for band in clash.attackers]),
            defenders=tuple(
                [
                    unit_worked(clash, band, dice[1], halved=is_halved(state, band.realm))
                    for band in clash.party
                ]
            ),
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


def unit_worked(clash: Clash, band: Band, die: int, *, halved: bool) -> UnitWorked:
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
        halved=halved,
    )
