"""What happens to realms and to the campaign: months, turns, rights, rulings of the game master."""

from __future__ import annotations

from tafelrunde.engine.contract import Event


class RealmFounded(Event, frozen=True, tag="realm_founded"):
    realm: int
    capital: str
    fields: tuple[str, ...]
    income: int
    """Of its fields, without the capital itself."""


class OrderDrawn(Event, frozen=True, tag="order_drawn"):
    month: int
    realms: tuple[int, ...]
    gate: int


class OrderChanged(Event, frozen=True, tag="order_changed"):
    """A realm has come into the world or left it; the month has this order now."""

    month: int
    realms: tuple[int, ...]
    gate: int


class MonthBegan(Event, frozen=True, tag="month_began"):
    month: int


class MusterClosed(Event, frozen=True, tag="muster_closed"):
    """`late`: realms that had handed in nothing."""

    late: tuple[int, ...]


class TurnBegan(Event, frozen=True, tag="turn_began"):
    realm: int


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    realm: int


class TurnMissed(Event, frozen=True, tag="turn_missed"):
    realm: int


class CoastGranted(Event, frozen=True, tag="coast_granted"):
    realm: int
    to: int


class CoastRevoked(Event, frozen=True, tag="coast_revoked"):
    realm: int
    to: int


class WayGranted(Event, frozen=True, tag="way_granted"):
    realm: int
    to: int


class WayRevoked(Event, frozen=True, tag="way_revoked"):
    realm: int
    to: int


class CapitalMoveBegan(Event, frozen=True, tag="capital_move_began"):
    realm: int
    old: str
    new: str
    month: int
    """At the end of which it is over."""


class CapitalMoved(Event, frozen=True, tag="capital_moved"):
    realm: int
    field: str


class Announced(Event, frozen=True, tag="announced"):
    text: str


class RulesAnswered(Event, frozen=True, tag="rules_answered"):
    question: str
    answer: str


class Corrected(Event, frozen=True, tag="corrected"):
    """That the game master has corrected something, and why; what, the realms concerned are told."""

    reason: str


class RaceHeld(Event, frozen=True, tag="race_held"):
    """How many drove, and the realms of the first three."""

    drivers: int
    realms: tuple[int, ...]


class CouncilDecided(Event, frozen=True, tag="council_decided"):
    """A vote of the council; `kind`: decision, recommendation, exclusion, confidence."""

    question: str
    kind: str
    yes: int
    no: int
    carried: bool
    veto: bool


class RealmAbsent(Event, frozen=True, tag="realm_absent"):
    """For the how-manieth time, and whether it was excused."""

    realm: int
    times: int
    excused: bool


class RealmReturned(Event, frozen=True, tag="realm_returned"):
    realm: int


class DeadlinesSet(Event, frozen=True, tag="deadlines_set"):
    """How the campaign goes on: meeting, days or none, as the option has it."""

    kind: str


class RealmTurned(Event, frozen=True, tag="realm_turned"):
    """What kind of realm it is from now on: invader, pirates, undead or founding realm."""

    realm: int
    kind: str


class PriceSet(Event, frozen=True, tag="price_set"):
    """What merchants ask for one of a good from now on, or pay for it (`buying`); 0: nothing of it."""

    realm: int
    good: str
    price: int
    buying: bool


class BonusPaid(Event, frozen=True, tag="bonus_paid"):
    """Of pirates with little land (PH-6.6.6c)."""

    realm: int
    gold: int


class RealmEntered(Event, frozen=True, tag="realm_entered"):
    """Invaders have surfaced there (6.5)."""

    realm: int
    field: str


class RealmDeparted(Event, frozen=True, tag="realm_departed"):
    """It has left the world (PH-6.9.3b)."""

    realm: int


class RealmRose(Event, frozen=True, tag="realm_rose"):
    """A putsch (6.2): somebody of a realm takes fields to another one; `founded`: a new realm of his own."""

    realm: int
    number: int
    name: str
    to: int
    fields: tuple[str, ...]
    founded: bool


class RealmsUnited(Event, frozen=True, tag="realms_united"):
    """The first is no more, all it had is the other's (PH-6.2f)."""

    realm: int
    to: int


class Happened(Event, frozen=True, tag="happened"):
    """`kind`: harvest, plague; `text` is the game master's own story."""

    kind: str
    fields: tuple[str, ...]
    percent: int
    text: str


class CampaignEnded(Event, frozen=True, tag="campaign_ended"):
    reason: str
