"""Who falls in a melee: the clashes of a field and what each army loses in them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from tafelrunde.games.phoenix.arithmetic.battle import Outcome, surviving_leaders, survivors
from tafelrunde.games.phoenix.armies.bans import exposed_goods
from tafelrunde.games.phoenix.melee.fronts import Band, Front, keys_of
from tafelrunde.games.phoenix.state.pieces import Army, counted
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import GOODS, LEADER


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

    def met(self, bands: tuple[Band, ...]) -> Fraction:
        """The part of a side that is in this clash: of attackers who met several parties only some."""
        return self.share if bands is self.attackers else Fraction(1)


class Fallen:
    """What each army of a fight loses: goods by key; an army of which nothing is left is gone."""

    def __init__(self, state: State, front: Front, clashes: Sequence[Clash]) -> None:
        self.lost: dict[int, list[int]] = {}
        self.kept: dict[int, Fraction] = {}
        self.gone: set[int] = set()
        self.cargo: dict[int, Fraction] = {}
        """The part of a destroyed army's cargo that nobody has taken yet, if somebody has taken any."""
        has_won = any(clash.outcome.verdict.attackers_won for clash in clashes)
        for band in front.attackers:
            kept = sum((clash.share * clash.kept(band) for clash in clashes), Fraction(0))
            self._fall(state, band, kept, won=has_won)
        for clash in clashes:
            for band in clash.party:
                self._fall(state, band, clash.kept(band), won=not clash.outcome.verdict.attackers_won)

    def _fall(self, state: State, band: Band, kept: Fraction, *, won: bool) -> None:
        for key in keys_of(state, [band]):
            army = state.army(key)
            self.lost[key], self.kept[key] = losses(army, kept) if won else counted(army), kept
            if self.lost[key] == counted(army):
                self.gone.add(key)

    def by(self, state: State, clash: Clash, bands: tuple[Band, ...]) -> list[Fraction]:
        """Goods that a side loses in one clash, by its part of all that each army loses."""
        found = [Fraction(0)] * GOODS
        for band in bands:
            part = clash.met(bands) * (1 - clash.kept(band))
            for key in keys_of(state, [band]):
                share = part / (1 - self.kept[key]) if part else part
                found = [have + share * more for have, more in zip(found, self.lost[key], strict=True)]
        return found


def losses(army: Army, kept: Fraction) -> list[int]:
    """What an army of the winners loses; all of it where nobody but leaders would be left.

    Survivors are rounded down; leaders, mounts and weapons go in proportion (PH-R60, PH-5.5x, PH-R104).
    Who is banned has not fought and loses nothing (PH-R212); with him the last leader lives on (PH-5d).
    """
    found = [count - survivors(count, kept) for count in exposed_goods(army)]
    if is_wiped_out(army, found):
        return counted(army)
    found[LEADER] = army.leaders - surviving_leaders(army.leaders, kept)
    return found


def is_wiped_out(army: Army, lost: Sequence[int]) -> bool:
    """Nobody but leaders would be left."""
    left = [have - gone for have, gone in zip(counted(army), lost, strict=True)]
    return not any(count for kind, count in enumerate(left) if kind != LEADER)
