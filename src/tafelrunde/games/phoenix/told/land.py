"""What happens on the map: armies, fights, fields, towns and works. Fields are named as on the map."""

from __future__ import annotations

from tafelrunde.engine.contract import Event


class ArmyAppeared(Event, frozen=True, tag="army_appeared"):
    realm: int
    number: int
    field: str


class ArmyJoined(Event, frozen=True, tag="army_joined"):
    """It belongs to another realm now, under that number."""

    realm: int
    number: int
    to: int
    new: int
    field: str


class ArmyMoved(Event, frozen=True, tag="army_moved"):
    """From the first of these fields to the last; `stopped`: it met somebody or something."""

    realm: int
    number: int
    path: tuple[str, ...]
    stopped: bool = False


class ArmyEmbarked(Event, frozen=True, tag="army_embarked"):
    realm: int
    number: int
    fleet: int


class ArmyLanded(Event, frozen=True, tag="army_landed"):
    realm: int
    number: int
    field: str


class ArmyGone(Event, frozen=True, tag="army_gone"):
    """Merged, disbanded or drowned."""

    realm: int
    number: int
    field: str


class ConflictArose(Event, frozen=True, tag="conflict_arose"):
    """Armies of enemies stand in one field."""

    field: str
    realms: tuple[int, ...]


class MeleeFought(Event, frozen=True, tag="melee_fought"):
    """Who attacked, who defended, and the realms on the winning side."""

    field: str
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    winners: tuple[int, ...]


class ArmyOverrun(Event, frozen=True, tag="army_overrun"):
    """A realm has run over all armies of others in this field."""

    realm: int
    field: str
    victims: tuple[int, ...]


class FieldTaken(Event, frozen=True, tag="field_taken"):
    """`realm` is None where it belongs to nobody now. `how`: conquered, deed, amended."""

    field: str
    realm: int | None
    income: int
    how: str


class FieldPlundered(Event, frozen=True, tag="field_plundered"):
    realm: int
    field: str


class TownStands(Event, frozen=True, tag="town_stands"):
    """The stage that everybody sees now; empty where it is gone. `why`: built, placed, moved, torn, ..."""

    field: str
    stage: str
    income: int
    why: str


class SiteBegun(Event, frozen=True, tag="site_begun"):
    realm: int
    field: str
    stage: str


class SiteLost(Event, frozen=True, tag="site_lost"):
    field: str


class WorkStands(Event, frozen=True, tag="work_stands"):
    realm: int
    work: str
    field: str
    side: str


class WorkGone(Event, frozen=True, tag="work_gone"):
    work: str
    field: str
    side: str


class WorkDamaged(Event, frozen=True, tag="work_damaged"):
    """A wall was shot at; its building points are public (PH-1.5.10c)."""

    work: str
    field: str
    side: str
    lacks: int


class WorkRepaired(Event, frozen=True, tag="work_repaired"):
    work: str
    field: str
    side: str
    lacks: int


class CreatureAppeared(Event, frozen=True, tag="creature_appeared"):
    """Everybody sees whether it is magical or warlike, and nothing else of it (PH-6.3.2d)."""

    realm: int
    number: int
    field: str
    magical: bool


class CreatureHanded(Event, frozen=True, tag="creature_handed"):
    """It belongs to another realm now, under another number."""

    realm: int
    number: int
    to: int
    into: int
    field: str


class CreatureGone(Event, frozen=True, tag="creature_gone"):
    realm: int
    number: int
    field: str


class PostStands(Event, frozen=True, tag="post_stands"):
    """A trading post in a town by the sea (PH-6.4.1l)."""

    realm: int
    field: str


class PostGone(Event, frozen=True, tag="post_gone"):
    """It was that realm's (PH-6.4.1p)."""

    realm: int
    field: str
