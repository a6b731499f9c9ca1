"""Recruiting and Winter between their moves: battles, spoils, losses, the end of the game."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.contract import Events
from tafelrunde.games.kingsburg.box.data import BUILDINGS, ENEMIES
from tafelrunde.games.kingsburg.play.box import CATHEDRAL, COLUMNS, FORTRESS, ROWS, STONE_WALL
from tafelrunde.games.kingsburg.play.choices import list_battle, soldier_price
from tafelrunde.games.kingsburg.play.events import (
    BattleFought,
    BuildingDestroyed,
    CathedralScored,
    EnemyRevealed,
    FortressScored,
    GameEnded,
    GoodsLost,
    Passed,
    PointsLost,
    SoldiersDismissed,
    SpoilsTaken,
    StrongestScored,
)
from tafelrunde.games.kingsburg.play.score import final_ranks
from tafelrunde.games.kingsburg.play.state import (
    BATTLE,
    FROM_BATTLES,
    FROM_BUILDINGS,
    FROM_CATHEDRAL,
    FROM_FORTRESS,
    FROM_LOSSES,
    FROM_STRONGEST,
    NOBODY,
    OVER,
    PHASE_END,
    RECRUIT,
    REINFORCE,
    State,
    award,
    gain,
    goods_of,
    has,
    owned,
)
from tafelrunde.games.kingsburg.play.turns import STEP_NAMES, ask_chance, enter, everybody

LAST_YEAR: Final = 5


def ask_recruit(state: State, events: Events | None) -> bool:
    while state.turn < state.seats:
        seat = state.order[state.turn]
        if state.waiting >> seat & 1 and goods_of(state, seat) >= soldier_price(state, seat):
            state.active = seat
            return True
        if events is not None:
            events.append(Passed(seat, STEP_NAMES[RECRUIT], True))
        state.turn += 1
    state.step = PHASE_END
    return False


def ask_enemy(state: State, events: Events | None) -> bool:
    """KB-12.2: the card is turned up before the King's die."""
    if state.enemy < 0:
        return ask_chance(state, events)
    state.revealed = True
    if events is not None:
        events.append(EnemyRevealed(ENEMIES[state.enemy].id))
    state.step = REINFORCE
    return False


def strength_of(state: State, seat: int) -> int:
    """KB-12.5: soldiers and buildings; no upper limit (KB-12.11)."""
    values = state.box.row_battle[state.box.enemy_kind[state.enemy]]
    built = state.built[seat]
    total = state.soldiers[seat]
    row = 0
    while built:
        total += values[row + (built & 0xF)]
        row += 16
        built >>= 4
    return total


def has_won(state: State, seat: int) -> bool:
    enemy = state.box.enemy_strength[state.enemy]
    strength = state.strength[seat]
    return strength > enemy or (strength == enemy and has(state, seat, STONE_WALL))  # KB-16.15


def begin_battles(state: State, events: Events | None) -> None:
    """All strengths are settled before the first loss, then each seat fights in turn order (KB-17.28)."""
    state.strength = [strength_of(state, seat) for seat in range(state.seats)]
    enter(state, BATTLE, everybody(state))
    state.losing = 0


def ask_battle(state: State, events: Events | None) -> bool:
    while state.turn < state.seats:
        seat = state.order[state.turn]
        if fight(state, seat, events):
            state.active = seat
            return True
        state.turn += 1
    end_winter(state, events)
    return False


def fight(state: State, seat: int, events: Events | None) -> bool:
    """One seat against the enemy; True when it has goods to choose."""
    enemy = state.box.enemy_strength[state.enemy]
    strength = state.strength[seat]
    if has_won(state, seat):
        if events is not None:
            events.append(BattleFought(seat, strength, enemy, "won"))
        return win(state, seat, events)
    if strength == enemy:  # KB-12.8
        if events is not None:
            events.append(BattleFought(seat, strength, enemy, "drawn"))
        return False
    if events is not None:
        events.append(BattleFought(seat, strength, enemy, "lost"))
    return lose(state, seat, events)


def win(state: State, seat: int, events: Events | None) -> bool:
    """KB-12.6; True when the reward leaves a choice (KB-12.7)."""
    if state.built[seat] >> FORTRESS & 1:  # KB-16.16
        award(state, seat, 1, FROM_FORTRESS)
        if events is not None:
            events.append(FortressScored(seat, 1))
    if state.box.reward_any[state.enemy]:
        return True
    take_spoils(state, seat, 0, 0, 0, events)
    return False


def take_spoils(state: State, seat: int, gold: int, wood: int, stone: int, events: Events | None) -> None:
    """The printed reward and the goods chosen on top of it."""
    printed = state.box.reward_goods[state.enemy]
    gold, wood, stone = gold + printed[0], wood + printed[1], stone + printed[2]
    vp = state.box.reward_vp[state.enemy]
    gain(state, seat, gold, wood, stone)
    if vp:
        award(state, seat, vp, FROM_BATTLES)
    if events is not None:
        events.append(SpoilsTaken(seat, gold, wood, stone, vp))


def lose(state: State, seat: int, events: Events | None) -> bool:
    """KB-13.1: gold, wood, stone; then goods of choice, True when there is a choice; then the rest."""
    gold, wood, stone = state.box.loss_goods[state.enemy]
    if gold + wood + stone:
        have = owned(state, seat)
        lose_goods(state, seat, min(have[0], gold), min(have[1], wood), min(have[2], stone), events)
    state.losing = min(state.box.loss_any[state.enemy], goods_of(state, seat))  # KB-13.4
    if state.losing:
        ways = list_battle(state, seat)
        if len(ways) > 1:
            return True
        only = ways[0]
        lose_goods(state, seat, only.gold, only.wood, only.stone, events)
    lose_the_rest(state, seat, events)
    return False


def lose_goods(state: State, seat: int, gold: int, wood: int, stone: int, events: Events | None) -> None:
    if gold + wood + stone:
        gain(state, seat, -gold, -wood, -stone)
        if events is not None:
            events.append(GoodsLost(seat, gold, wood, stone))


def lose_the_rest(state: State, seat: int, events: Events | None) -> None:
    """KB-13.5: buildings and points are lost whether or not there were enough goods."""
    state.losing = 0
    for _ in range(state.box.loss_buildings[state.enemy]):
        destroy(state, seat, events)
    vp = state.box.loss_vp[state.enemy]
    if vp:
        award(state, seat, -vp, FROM_LOSSES)
        if events is not None:
            events.append(PointsLost(seat, -vp))


# The bits of each column, rightmost column first.
COLUMN_BITS: Final[list[int]] = [
    sum([1 << row * COLUMNS + column for row in range(ROWS)]) for column in range(COLUMNS - 1, -1, -1)
]


def falling(built: int) -> int:
    """KB-13.6: rightmost column first, in it the topmost building; -1 when nothing stands."""
    for bits in COLUMN_BITS:
        standing = built & bits
        if standing:
            return (standing & -standing).bit_length() - 1
    return -1


def destroy(state: State, seat: int, events: Events | None) -> None:
    building = falling(state.built[seat])
    if building >= 0:
        state.built[seat] &= ~(1 << building)
        award(state, seat, -state.box.building_vp[building], FROM_BUILDINGS)  # KB-13.7
        if events is not None:
            events.append(BuildingDestroyed(seat, BUILDINGS[building].id, -state.box.building_vp[building]))


def reward_strongest(state: State, events: Events | None) -> None:
    """KB-12.10, KB-17.16: winners lose no building, so a Stone Wall that won still stands."""
    highest = max(state.strength)
    for seat in range(state.seats):
        if state.strength[seat] == highest and has_won(state, seat):
            award(state, seat, 1, FROM_STRONGEST)
            if events is not None:
                events.append(StrongestScored(seat, 1))


def end_winter(state: State, events: Events | None) -> None:
    """KB-12.12, KB-12.13: card away, soldiers home, and on to the next year or the end."""
    reward_strongest(state, events)
    state.enemy = -1
    state.looked = 0
    state.revealed = False
    state.reinforcements = 0
    state.strength = []
    state.soldiers = [0] * state.seats
    if events is not None:
        events.append(SoldiersDismissed(state.year))
    if state.year == LAST_YEAR:  # KB-14.2
        end_game(state, events)
    else:
        state.year += 1
        state.step = PHASE_END


def end_game(state: State, events: Events | None) -> None:
    for seat in range(state.seats):
        vp = goods_of(state, seat) // 2
        if vp and has(state, seat, CATHEDRAL):  # KB-16.4, KB-14.6
            award(state, seat, vp, FROM_CATHEDRAL)
            if events is not None:
                events.append(CathedralScored(seat, vp))
    state.step = OVER
    state.active = NOBODY
    ranks = final_ranks(state)
    if events is not None:
        events.append(GameEnded(tuple([seat for seat in range(state.seats) if ranks[seat] == 1])))
