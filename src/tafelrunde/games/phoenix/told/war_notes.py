"""What a realm is told of its fights."""

from __future__ import annotations

from tafelrunde.games.phoenix.told.note import Note


class Fought(Note, frozen=True, tag="fought"):
    """A melee: the enemy's armies, own losses by number; for the loser what it cost the winner (PH-5.5v)."""

    field: str
    won: bool
    enemies: dict[str, tuple[int, ...]]
    """By realm, the numbers of its armies; 100 is the crew of a wall."""
    lost: dict[str, dict[str, int]]
    inflicted: dict[str, int] | None = None


class WasOverrun(Note, frozen=True, tag="was_overrun"):
    """Own armies that were run over, by number, and by which armies (PH-5.5w)."""

    field: str
    realm: int
    numbers: tuple[int, ...]
    lost: dict[str, dict[str, int]]


class RanOver(Note, frozen=True, tag="ran_over"):
    """What became of those whom an army ran over (PH-5.5i)."""

    number: int
    field: str
    killed: dict[str, int]
    captured: dict[str, int]
    taken: dict[str, int]
    victims: dict[str, tuple[int, ...]]
    """By realm, the numbers of its armies."""


class TookOver(Note, frozen=True, tag="took_over"):
    """Catapults of destroyed enemies that an army has taken over (PH-5.5z)."""

    number: int
    field: str
    goods: dict[str, int]


class Halted(Note, frozen=True, tag="halted"):
    """An army that came no farther than this field on its way (PH-5.5a)."""

    number: int
    field: str
    to: str


class Spoils(Note, frozen=True, tag="spoils"):
    """Gold that an army carries now; `why`: combat_income, town_loot, seized_cargo."""

    number: int
    field: str
    gold: int
    why: str


class FireRolled(Note, frozen=True, tag="fire_rolled"):
    """To the shooter: the damage that the dice of an army show; `side` if a wall was shot at (PH-5.1o)."""

    number: int
    target: str
    damage: int
    side: str = ""


class UnderFire(Note, frozen=True, tag="under_fire"):
    """To whom was shot at: from which fields, but not how often (PH-5.1o)."""

    field: str
    sources: tuple[str, ...]


class FireLosses(Note, frozen=True, tag="fire_losses"):
    number: int
    field: str
    goods: dict[str, int]


class TownHit(Note, frozen=True, tag="town_hit"):
    """Building points that a town has lost, and what it has left."""

    field: str
    points: int
    now: int


class Walled(Note, frozen=True, tag="walled"):
    """A unit stopped before a magic wall on that side of the field (PH-1.4.2h)."""

    number: int
    field: str
    side: str


class TroopsBanned(Note, frozen=True, tag="troops_banned"):
    """What of an army is banned (PH-1.4.3j)."""

    number: int
    field: str
    goods: dict[str, int]


class DuelTold(Note, frozen=True, tag="duel_told"):
    """What an own wizard threw, what the others threw, how it ended for him; points in tenths, 0 if he died.

    Automatic ones are not shown (PH-5.3l).
    """

    number: int
    field: str
    own: tuple[int, ...]
    others: tuple[int, ...]
    result: str
    tenths: int
    """Change of his good points."""
    most: int


class CombatTold(Note, frozen=True, tag="combat_told"):
    """What an own character threw, what those against him threw, how he fared; points in tenths."""

    number: int
    field: str
    own: tuple[int, ...]
    others: tuple[int, ...]
    hits: int
    hurt: int
    """Hits on him."""
    tenths: int
    most: int
    """Points that he has now; 0 if he is dead."""
