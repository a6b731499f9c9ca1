"""What happens, in the past tense. Which rule stands behind each: `chronicle.py`."""

from __future__ import annotations

from tafelrunde.engine.contract import Event


class FirstPlayerSet(Event, frozen=True, tag="first_player_set"):
    seat: int
    year: int


class AssessmentsLaid(Event, frozen=True, tag="assessments_laid"):
    columns: tuple[str, ...]


class DummyPlaced(Event, frozen=True, tag="dummy_placed"):
    """Its start values, in the order of the assessments."""

    columns: tuple[str, ...]
    values: tuple[int, ...]


class TilePlaced(Event, frozen=True, tag="tile_placed"):
    """On its city; `side` is recruitment or threat. `units`: those that the barracks could give."""

    tile: int
    side: str
    units: tuple[str, ...]


class TileDiscarded(Event, frozen=True, tag="tile_discarded"):
    tile: int
    side: str


class NextTileSet(Event, frozen=True, tag="next_tile_set"):
    """`borrowed`: the recruitment queue took it from the threat pile."""

    tile: int
    side: str
    borrowed: bool


class PileTurned(Event, frozen=True, tag="pile_turned"):
    """A discard became a pile; `side` is the pile's."""

    side: str
    count: int


class TileRevealed(Event, frozen=True, tag="tile_revealed"):
    """The new top of a pile."""

    tile: int
    side: str


class TitansWoke(Event, frozen=True, tag="titans_woke"):
    titans: tuple[str, ...]


class ReinforcementsArrived(Event, frozen=True, tag="reinforcements_arrived"):
    """Tiles in the new piles."""

    recruitment: int
    threat: int


class IdrakysPlaced(Event, frozen=True, tag="idrakys_placed"):
    seat: int
    city: int


class YearBegan(Event, frozen=True, tag="year_began"):
    year: int


class ProgrammeHandedIn(Event, frozen=True, tag="programme_handed_in"):
    """That a seat is ready; not told again when it changes its orders."""

    seat: int


class ProgrammeRevealed(Event, frozen=True, tag="programme_revealed"):
    seat: int
    orders: tuple[str, ...]


class Moved(Event, frozen=True, tag="moved"):
    seat: int
    colour: str
    city: int


class Stayed(Event, frozen=True, tag="stayed"):
    """No road of this colour."""

    seat: int
    colour: str
    city: int


class Waited(Event, frozen=True, tag="waited"):
    seat: int


class ActionVoid(Event, frozen=True, tag="action_void"):
    """`reason`: recruited, eliminated or acted (this year, here), units, empty, nothing, declined."""

    seat: int
    city: int
    reason: str


class Recruited(Event, frozen=True, tag="recruited"):
    seat: int
    city: int
    unit: str


class ThreatEliminated(Event, frozen=True, tag="threat_eliminated"):
    seat: int
    city: int
    units: tuple[str, ...]


class TitanBeaten(Event, frozen=True, tag="titan_beaten"):
    seat: int
    city: int
    titan: str
    units: tuple[str, ...]


class RewardsTaken(Event, frozen=True, tag="rewards_taken"):
    seat: int
    rewards: tuple[str, ...]


class GoldTaken(Event, frozen=True, tag="gold_taken"):
    """Everybody sees it being taken; `census` tells where it comes from."""

    seat: int
    gold: int
    census: bool


class BardsPlaced(Event, frozen=True, tag="bards_placed"):
    """Regions outside the Bastion, one for each bard; how many went into the Bastion only the owner knows."""

    seat: int
    regions: tuple[str, ...]
    bastion: int | None
    census: bool


class BardsMissed(Event, frozen=True, tag="bards_missed"):
    """Won in a census and lost; `reason`: none_left or no_region."""

    seat: int
    reason: str


class StoriesBuilt(Event, frozen=True, tag="stories_built"):
    """`stored`: how many of them had been waiting behind the screen."""

    seat: int
    city: int
    stories: int
    stored: int
    height: int
    census: bool


class StoryStored(Event, frozen=True, tag="story_stored"):
    seat: int


class StoryMissed(Event, frozen=True, tag="story_missed"):
    """Won in a census, and no story left."""

    seat: int


class DummyRaised(Event, frozen=True, tag="dummy_raised"):
    seat: int
    column: str
    value: int


class CensusBegan(Event, frozen=True, tag="census_began"):
    year: int


class CensusHandedIn(Event, frozen=True, tag="census_handed_in"):
    seat: int


class UnitsShown(Event, frozen=True, tag="units_shown"):
    """One type of unit, everybody at once, in the order of the seats."""

    unit: str
    counts: tuple[int, ...]


class CensusWon(Event, frozen=True, tag="census_won"):
    seat: int
    unit: str
    tied: bool


class NobodyWon(Event, frozen=True, tag="nobody_won"):
    unit: str


class RegionScored(Event, frozen=True, tag="region_scored"):
    """Bards and points in the order of the seats."""

    region: str
    first: int
    second: int
    bards: tuple[int, ...]
    points: tuple[int, ...]


class AssessmentHeld(Event, frozen=True, tag="assessment_held"):
    """Values in the order of the seats, the dummy's behind them; `ranking` from the best, the dummy as -1."""

    column: str
    values: tuple[int, ...]
    units: tuple[int, ...]
    ranking: tuple[int, ...]


class Eliminated(Event, frozen=True, tag="eliminated"):
    seat: int
    column: str


class DummyEliminated(Event, frozen=True, tag="dummy_eliminated"):
    column: str


class GameEnded(Event, frozen=True, tag="game_ended"):
    """Without winners the dummy is the last one left."""

    winners: tuple[int, ...]


XiditEvent = (
    FirstPlayerSet
    | AssessmentsLaid
    | DummyPlaced
    | TilePlaced
    | TileDiscarded
    | NextTileSet
    | PileTurned
    | TileRevealed
    | TitansWoke
    | ReinforcementsArrived
    | IdrakysPlaced
    | YearBegan
    | ProgrammeHandedIn
    | ProgrammeRevealed
    | Moved
    | Stayed
    | Waited
    | ActionVoid
    | Recruited
    | ThreatEliminated
    | TitanBeaten
    | RewardsTaken
    | GoldTaken
    | BardsPlaced
    | BardsMissed
    | StoriesBuilt
    | StoryStored
    | StoryMissed
    | DummyRaised
    | CensusBegan
    | CensusHandedIn
    | UnitsShown
    | CensusWon
    | NobodyWon
    | RegionScored
    | AssessmentHeld
    | Eliminated
    | DummyEliminated
    | GameEnded
)
