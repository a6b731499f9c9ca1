"""What a finished game tells of itself: points along the years, dice against their mean, battles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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
from tafelrunde.engine.contract import Result
from tafelrunde.games.kingsburg.box.data import CARDS_PER_YEAR
from tafelrunde.games.kingsburg.play import events as happened
from tafelrunde.games.kingsburg.play.moves import DrawEnemy, Roll, RollAgain, RollReinforcements
from tafelrunde.games.kingsburg.play.score import REASONS
from tafelrunde.games.kingsburg.play.state import REASON_COUNT, State, building_count, goods_of

MEAN: Final = 3.5
VARIANCE: Final = 35 / 12
"""Of one fair die."""


def account(moments: Sequence[Moment], result: Result) -> Account:
    states: list[State] = by_step(moments)
    seats, parts = range(len(result.seats)), parts_of(moments, "year", "year")
    scenes = scenes_of(moments)
    points = Curve(Note("points"), tuple([tuple([state.vp[seat] for state in states]) for seat in seats]))
    buildings = tuple([tuple([building_count(state, seat) for state in states]) for seat in seats])
    return Account(
        adds_up=True,
        scenes=scenes,
        parts=parts,
        curves=(points, Curve(Note("buildings"), buildings), dice_curve(moments, len(result.seats))),
        luck=lucks(moments, len(result.seats)),
        figures=figures(moments, len(result.seats)),
        verdict=verdict(states[-1], result),
        decided=(
            *turning_points(result, scenes, parts, points),
            *compared(result),
            *battles(moments, result),
        ),
    )


def scenes_of(moments: Sequence[Moment]) -> tuple[Scene, ...]:
    """A scene for each year and reason, in the order in which they first brought or cost points that year."""
    gains: dict[tuple[int, int], list[int]] = {}
    for moment in moments:
        before, after = moment.before, moment.after
        for place, points in enumerate(after.points):
            if points != before.points[place]:
                seat, reason = divmod(place, REASON_COUNT)
                row = gains.setdefault((before.year, reason), [0] * after.seats)
                row[seat] += points - before.points[place]
    ordered = sorted(gains.items(), key=lambda entry: entry[0][0])  # stable: within a year as they came
    return tuple(
        [
            Scene(Note("year-reason", {"number": year, "reason": REASONS[reason]}), tuple(row), part=year)
            for (year, reason), row in ordered
            if any(row)
        ]
    )


# --- chance -----------------------------------------------------------------------------------------


def rolls(moment: Moment) -> list[tuple[int, tuple[int, ...]]]:
    """By seat, the dice that fell; of a reroll only those that were rolled again."""
    move = moment.move
    if isinstance(move, Roll):
        return [(seat, move.dice[seat] + move.white[seat]) for seat in range(len(move.dice))]
    if isinstance(move, RollAgain):
        return [(moment.before.order[moment.before.turn], move.dice + move.white)]
    return []


def lucks(moments: Sequence[Moment], seats: int) -> tuple[Luck, ...]:
    dice, enemies, king = Tally(seats), Tally(1), Tally(1)
    for moment in moments:
        for seat, fallen in rolls(moment):
            dice.add(seat, sum(fallen), MEAN * len(fallen), VARIANCE * len(fallen))
        if isinstance(moment.move, DrawEnemy):
            strengths = strengths_of(moment.before)
            enemies.add_one_of(
                0,
                moment.after.box.enemy_strength[moment.after.enemy],
                [(s, 1 / len(strengths)) for s in strengths],
            )
        elif isinstance(moment.move, RollReinforcements):
            king.add(0, moment.move.die, MEAN, VARIANCE)
    return (
        dice.luck("luck-dice"),
        king.luck("luck-reinforcements"),
        enemies.luck("luck-enemies", "less"),
    )


def strengths_of(state: State) -> list[int]:
    first = (state.year - 1) * CARDS_PER_YEAR
    return state.box.enemy_strength[first : first + CARDS_PER_YEAR]


def dice_curve(moments: Sequence[Moment], seats: int) -> Curve:
    """Pips above or below the mean, added up."""
    ahead = [0.0] * seats
    rows: dict[int, tuple[float, ...]] = {}
    for moment in moments:
        for seat, fallen in rolls(moment):
            ahead[seat] += sum(fallen) - MEAN * len(fallen)
        rows[moment.n] = tuple(ahead)
    return Curve(Note("dice"), tuple(zip(*rows.values(), strict=True)))


# --- figures and what decided -----------------------------------------------------------------------


def figures(moments: Sequence[Moment], seats: int) -> tuple[Figure, ...]:
    count, dice = Count(moments, seats), [0.0] * seats
    for moment in moments:
        for seat, fallen in rolls(moment):
            dice[seat] += len(fallen)
    return (
        Figure(Note("dice-rolled"), tuple(dice)),
        count.of("rerolls", happened.DiceRerolled),
        count.of("advisors", happened.Influenced),
        count.of("built", happened.Built),
        count.of("battles-won", happened.BattleFought, outcome="won"),
        count.of("battles-drawn", happened.BattleFought, outcome="drawn"),
        count.of("battles-lost", happened.BattleFought, outcome="lost"),
    )


def battles(moments: Sequence[Moment], result: Result) -> list[Note]:
    """The narrowest defeat of the runner-up."""
    duel = duel_of(result)
    lost = [
        (event.enemy - event.strength, moment.before.year, moment.n)
        for moment in moments
        for event in moment.events
        if isinstance(event, happened.BattleFought)
        and event.outcome == "lost"
        and duel is not None
        and event.seat == duel.rival
    ]
    if duel is None or not lost:
        return []
    gap, year, n = min(lost)
    return [Note("decided-battle", {"seat": duel.rival, "year": year, "gap": gap}, n=n)]


def verdict(state: State, result: Result) -> Note | None:
    """KB-14.4, KB-14.5."""
    if len(result.winners) > 1:
        return Note("verdict-shared", {"points": result.seats[result.winners[0]].points}, "KB-14.5")
    duel = duel_of(result)
    if duel is None or duel.margin:
        return None
    goods = [goods_of(state, seat) for seat in (duel.winner, duel.rival)]
    built = [building_count(state, seat) for seat in (duel.winner, duel.rival)]
    id, (value, against), rule = (
        ("verdict-goods", goods, "KB-14.4")
        if goods[0] != goods[1]
        else ("verdict-buildings", built, "KB-14.5")
    )
    return Note(id, duel.args(value=value, against=against), rule)
