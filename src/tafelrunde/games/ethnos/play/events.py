"""What can happen at the table, one frozen struct each. `glory` is what the seat scores by the event."""

from __future__ import annotations

from tafelrunde.engine.contract import Event


class TribeChosen(Event, frozen=True, tag="tribe_chosen"):
    """`tribe` is None when the seat leaves its choice to chance."""

    seat: int
    tribe: str | None


class TribesDrawn(Event, frozen=True, tag="tribes_drawn"):
    tribes: tuple[str, ...]


class TokensLaid(Event, frozen=True, tag="tokens_laid"):
    kingdom: str
    tokens: tuple[int, ...]


class FirstPlayerSet(Event, frozen=True, tag="first_player_set"):
    """The first player of this age."""

    seat: int
    age: int


class AgeBegan(Event, frozen=True, tag="age_began"):
    age: int


class CardDealt(Event, frozen=True, tag="card_dealt"):
    """Only the owner is told the card."""

    seat: int
    card: str | None


class MarketLaid(Event, frozen=True, tag="market_laid"):
    """Ordered as in a view, so that the order in which they came up is not told."""

    cards: tuple[str, ...]


class DeckSplit(Event, frozen=True, tag="deck_split"):
    """Cards above and below, the dragons not counted."""

    upper: int
    lower: int


class CardTaken(Event, frozen=True, tag="card_taken"):
    seat: int
    card: str


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """Only the drawer is told the card."""

    seat: int
    card: str | None


class DragonDrawn(Event, frozen=True, tag="dragon_drawn"):
    seat: int
    dragons: int


class BandPlayed(Event, frozen=True, tag="band_played"):
    seat: int
    leader: str
    others: tuple[str, ...]
    size: int


class MarkerPlaced(Event, frozen=True, tag="marker_placed"):
    """`free` when the merfolk board gave it."""

    seat: int
    kingdom: str
    free: bool


class MarkerMissed(Event, frozen=True, tag="marker_missed"):
    """`reason`: small (the band), nowhere (too small for every kingdom), halfling, or supply."""

    seat: int
    kingdom: str
    reason: str


class GiantTaken(Event, frozen=True, tag="giant_taken"):
    seat: int
    size: int
    glory: int


class MerfolkMoved(Event, frozen=True, tag="merfolk_moved"):
    """`markers`: symbols reached or passed."""

    seat: int
    space: int
    markers: int


class HordeGrew(Event, frozen=True, tag="horde_grew"):
    seat: int
    colour: str


class TrollTaken(Event, frozen=True, tag="troll_taken"):
    seat: int
    value: int


class AbilityDeclined(Event, frozen=True, tag="ability_declined"):
    seat: int
    tribe: str


class FreeMarkerDeclined(Event, frozen=True, tag="free_marker_declined"):
    seat: int


class CardsKept(Event, frozen=True, tag="cards_kept"):
    """How many cards an elf keeps; which ones stays secret."""

    seat: int
    count: int


class CardsDiscarded(Event, frozen=True, tag="cards_discarded"):
    """Open, to the market."""

    seat: int
    cards: tuple[str, ...]


class WizardDraws(Event, frozen=True, tag="wizard_draws"):
    seat: int
    count: int


class Passed(Event, frozen=True, tag="passed"):
    """Ten skeletons in hand: no action is possible."""

    seat: int


class AgeEnded(Event, frozen=True, tag="age_ended"):
    age: int


class SkeletonsRemoved(Event, frozen=True, tag="skeletons_removed"):
    count: int


class KingdomScored(Event, frozen=True, tag="kingdom_scored"):
    """`place` counts from 1; seats that share have the same.

    `duel`, in the last age of two players: more (markers than the other), alone, or tie; else empty.
    """

    seat: int
    age: int
    kingdom: str
    place: int
    glory: int
    duel: str


class MerfolkScored(Event, frozen=True, tag="merfolk_scored"):
    seat: int
    space: int
    glory: int


class GiantScored(Event, frozen=True, tag="giant_scored"):
    seat: int
    glory: int


class BandsScored(Event, frozen=True, tag="bands_scored"):
    """All bands of a seat; `sizes` as they count, dwarfs included."""

    seat: int
    sizes: tuple[int, ...]
    glory: int


class Plundered(Event, frozen=True, tag="plundered"):
    seat: int
    markers: int
    glory: int


class HordeKept(Event, frozen=True, tag="horde_kept"):
    seat: int
    markers: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    winners: tuple[int, ...]


EthnosEvent = (
    TribeChosen
    | TribesDrawn
    | TokensLaid
    | FirstPlayerSet
    | AgeBegan
    | CardDealt
    | MarketLaid
    | DeckSplit
    | CardTaken
    | CardDrawn
    | DragonDrawn
    | BandPlayed
    | MarkerPlaced
    | MarkerMissed
    | GiantTaken
    | MerfolkMoved
    | HordeGrew
    | TrollTaken
    | AbilityDeclined
    | FreeMarkerDeclined
    | CardsKept
    | CardsDiscarded
    | WizardDraws
    | Passed
    | AgeEnded
    | SkeletonsRemoved
    | KingdomScored
    | MerfolkScored
    | GiantScored
    | BandsScored
    | Plundered
    | HordeKept
    | GameEnded
)
