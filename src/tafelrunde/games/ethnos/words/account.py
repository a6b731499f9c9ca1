"""What a finished game tells of itself: glory age by age, cards and dragons against their odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tafelrunde.engine.account import (
    Account,
    Count,
    Curve,
    Figure,
    Luck,
    Moment,
    Note,
    Scene,
    Tally,
    by_step,
    compared,
    duel_of,
    parts_of,
    turning_points,
)
from tafelrunde.engine.contract import Event, Result
from tafelrunde.games.ethnos.box.cards import (
    CARD_INDEX,
    COLOUR_OF,
    COLOURS,
    DRAGON,
    SKELETON,
    TRIBE_COUNT,
    TRIBE_OF,
    cards_in,
)
from tafelrunde.games.ethnos.play import events as happened
from tafelrunde.games.ethnos.play.moves import Reveal
from tafelrunde.games.ethnos.play.odds import top_cards
from tafelrunde.games.ethnos.play.score import band_sizes
from tafelrunde.games.ethnos.play.state import State


def account(moments: Sequence[Moment], result: Result) -> Account:
    states: list[State] = by_step(moments)
    seats, parts, scenes = range(len(result.seats)), parts_of(moments, "age", "age"), scenes_of(moments)
    glory = Curve(Note("glory"), tuple([tuple([state.glory[seat] for state in states]) for seat in seats]))
    markers = tuple([tuple([markers_of(state, seat) for state in states]) for seat in seats])
    return Account(
        adds_up=True,
        scenes=scenes,
        parts=parts,
        curves=(glory, Curve(Note("markers"), markers)),
        luck=lucks(moments, len(result.seats)),
        figures=figures(moments, len(result.seats)),
        verdict=verdict(states[-1], result),
        decided=(*turning_points(result, scenes, parts, glory), *compared(result)),
    )


def markers_of(state: State, seat: int) -> int:
    """In the kingdoms."""
    return sum(state.markers[COLOURS * seat : COLOURS * (seat + 1)])


# --- the scoring ------------------------------------------------------------------------------------


def scenes_of(moments: Sequence[Moment]) -> tuple[Scene, ...]:
    """In the order of the rules (ET-7.7): each age kingdom by kingdom, then tribes and bands."""
    gains: dict[tuple[int, str, str], list[int]] = {}
    for moment in moments:
        for event in moment.events:
            scored = scored_by(event)
            if scored is not None:
                row = gains.setdefault((moment.before.age, *scored[:2]), [0] * moment.after.seats)
                row[scored[2]] += scored[3]
    return tuple(
        [scene(age, reason, kingdom, row) for (age, reason, kingdom), row in gains.items() if any(row)]
    )


def scored_by(event: Event) -> tuple[str, str, int, int] | None:
    """Reason, kingdom, seat and glory."""
    if isinstance(event, happened.KingdomScored):
        return "kingdoms", event.kingdom, event.seat, event.glory
    if isinstance(event, happened.BandsScored):
        return "bands", "", event.seat, event.glory
    if isinstance(event, happened.MerfolkScored):
        return "merfolk", "", event.seat, event.glory
    if isinstance(event, happened.GiantScored | happened.GiantTaken):
        return "giants", "", event.seat, event.glory
    if isinstance(event, happened.Plundered):
        return "orcs", "", event.seat, event.glory
    return None


def scene(age: int, reason: str, kingdom: str, row: list[int]) -> Scene:
    args = {"number": age, "kingdom": kingdom} if kingdom else {"number": age, "reason": reason}
    return Scene(Note("age-kingdom" if kingdom else "age-reason", args), tuple(row), part=age)


# --- chance -----------------------------------------------------------------------------------------


def lucks(moments: Sequence[Moment], seats: int) -> tuple[Luck, ...]:
    growing, dragons = Tally(seats), Tally(seats)
    for moment in moments:
        if not isinstance(moment.move, Reveal):
            continue
        state, seat, odds = moment.before, moment.before.turn, top_cards(moment.before)
        hand = Hand(cards_in(state.hands, TRIBE_COUNT * seat))
        growing.add_one_of(
            seat,
            hand.grows_by(moment.move.card),
            [(hand.grows_by(move.card), chance) for move, chance in odds],
        )
        dragons.add_one_of(
            seat, moment.move.card == DRAGON, [(move.card == DRAGON, chance) for move, chance in odds]
        )
    return growing.luck("luck-growing"), dragons.luck("luck-dragons", "neither")


class Hand:
    """A hand, and which cards would make the largest band in it larger."""

    def __init__(self, cards: Sequence[int]) -> None:
        coloured = [card for card in cards if TRIBE_OF[card] != SKELETON]
        self.tribes = Counter(TRIBE_OF[card] for card in coloured)
        self.colours = Counter(COLOUR_OF[card] for card in coloured)
        self.most = max([0, *self.tribes.values(), *self.colours.values()])

    def grows_by(self, name: str) -> bool:
        """Skeletons go into any band, but need a leader."""
        if name == DRAGON:
            return False
        card = CARD_INDEX[name]
        if TRIBE_OF[card] == SKELETON:
            return self.most > 0
        return max(self.tribes[TRIBE_OF[card]], self.colours[COLOUR_OF[card]]) == self.most


# --- figures and what decided -----------------------------------------------------------------------


def figures(moments: Sequence[Moment], seats: int) -> tuple[Figure, ...]:
    count, largest = Count(moments, seats), [0.0] * seats
    for event in count.events:
        if isinstance(event, happened.BandPlayed):
            largest[event.seat] = max(largest[event.seat], event.size)
    return (
        count.of("drawn", happened.CardDrawn),
        count.of("taken", happened.CardTaken),
        count.of("bands-played", happened.BandPlayed),
        Figure(Note("largest-band"), tuple(largest)),
        count.of("markers-placed", happened.MarkerPlaced),
    )


def verdict(state: State, result: Result) -> Note | None:
    """ET-11.3 to ET-11.6."""
    if len(result.winners) > 1:
        return Note("verdict-shared", {"points": result.seats[result.winners[0]].points}, "ET-11.6")
    duel = duel_of(result)
    if duel is None or duel.margin:
        return None
    ours, theirs = markers_of(state, duel.winner), markers_of(state, duel.rival)
    if ours != theirs:
        return Note("verdict-markers", duel.args(value=ours, against=theirs), "ET-11.3")
    first, second = band_sizes(state, duel.winner), band_sizes(state, duel.rival)
    both = zip([*first, *[0] * len(second)], [*second, *[0] * len(first)], strict=True)
    number, (value, against) = next((i, pair) for i, pair in enumerate(both, 1) if pair[0] != pair[1])
    args = duel.args(number=number, value=value, against=against)
    return Note("verdict-bands", args, "ET-11.4" if number == 1 else "ET-11.5")
