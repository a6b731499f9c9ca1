"""One function per kind of move: what it does, once `legal.check` has found it legal."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.contract import Events
from tafelrunde.games.kingsburg.box.data import BUILDING_INDEX, GOODS
from tafelrunde.games.kingsburg.play.building import cost_of
from tafelrunde.games.kingsburg.play.choices import helping, soldier_price
from tafelrunde.games.kingsburg.play.dice_pools import POOL_COUNT, POOL_INDEX, POOLS, WITHOUT
from tafelrunde.games.kingsburg.play.draws import (
    WHITE,
    draw_enemy,
    roll,
    roll_again,
    roll_neutral,
    roll_reinforcements,
    set_order,
)
from tafelrunde.games.kingsburg.play.events import (
    AidGoodTaken,
    Built,
    EnvoyUsed,
    GuildPaid,
    HelpDeclined,
    Influenced,
    Passed,
    Recruited,
    TownHallPaid,
)
from tafelrunde.games.kingsburg.play.moves import (
    Build,
    BuildTwo,
    DrawEnemy,
    Give,
    Influence,
    Pass,
    PayTownHall,
    Recruit,
    Reroll,
    RerollAll,
    Roll,
    RollAgain,
    RollNeutral,
    RollReinforcements,
    SetOrder,
    Take,
)
from tafelrunde.games.kingsburg.play.phases import advance
from tafelrunde.games.kingsburg.play.season import ask_influence, give_help
from tafelrunde.games.kingsburg.play.state import (
    AID_GOOD,
    ALL_DICE,
    BATTLE,
    FROM_BUILDINGS,
    FROM_TOWN_HALL,
    HELP,
    INFLUENCE,
    KEPT_DICE,
    NOBODY,
    REROLL,
    ROLL_AGAIN,
    USED_CHAPEL,
    USED_MARKET,
    USED_STATUE,
    USED_TOKEN,
    State,
    award,
    gain,
)
from tafelrunde.games.kingsburg.play.turns import STEP_NAMES, next_round
from tafelrunde.games.kingsburg.play.winter import lose_goods, lose_the_rest, take_spoils

INFLUENCE_MOVE: Final = Influence
TAKE_MOVE: Final = Take
BUILD_MOVE: Final = Build
PASS_MOVE: Final = Pass


def take_goods(state: State, seat: int, move: Take, events: Events | None) -> None:
    if state.step == HELP:
        give_help(state, seat, helping(state), move, events)
        return
    state.turn += 1
    if state.step == BATTLE:  # KB-12.7
        take_spoils(state, seat, move.gold, move.wood, move.stone, events)
        return
    gain(state, seat, move.gold, move.wood, move.stone)
    if events is not None:
        told = AidGoodTaken if state.step == AID_GOOD else GuildPaid  # KB-3.4, KB-17.1
        events.append(told(seat, move.gold, move.wood, move.stone))


def pass_turn(state: State, seat: int, move: Pass, events: Events | None) -> None:
    if state.step == HELP:  # KB-17.6
        if events is not None:
            events.append(HelpDeclined(seat, helping(state), False))
        state.helped += 1
        return
    if events is not None:
        events.append(Passed(seat, STEP_NAMES[state.step], False))
    if state.step == REROLL:  # KB-17.26
        state.used[seat] |= KEPT_DICE
        state.turn += 1
        return
    if state.step == INFLUENCE:  # KB-5.2
        state.waiting &= ~(1 << seat)
        next_round(state)
    else:
        state.turn += 1


def reroll_one(state: State, seat: int, move: Reroll, events: Events | None) -> None:
    state.used[seat] |= USED_STATUE
    state.rerolling = move.die + (WHITE if move.white else 0)
    state.step = ROLL_AGAIN


def reroll_all(state: State, seat: int, move: RerollAll, events: Events | None) -> None:
    state.used[seat] |= USED_CHAPEL
    state.rerolling = ALL_DICE
    state.step = ROLL_AGAIN


def influence(state: State, seat: int, move: Influence, events: Events | None) -> None:
    group = POOL_INDEX[move.dice]
    state.own[seat] = WITHOUT[state.own[seat] * POOL_COUNT + group]
    if move.white:
        extra = POOL_INDEX[move.white]
        state.white[seat] = WITHOUT[state.white[seat] * POOL_COUNT + extra]
        move = in_order(move)
    elif POOLS[group] is not move.dice:  # offered moves hold the very tuples of the table
        move = in_order(move)
    state.placed.append((seat, move))
    state.taken |= 1 << move.advisor
    if move.token:  # KB-5.5
        state.tokens[seat] -= 1
        state.used[seat] |= USED_TOKEN
    if move.market:  # KB-5.11
        state.used[seat] |= USED_MARKET
    if events is not None:
        events.append(
            Influenced(seat, move.advisor, move.dice, move.white, move.token, move.market, move.envoy)
        )
    if move.envoy:
        use_envoy(state, seat, events)
    state.turn = state.turn + 1 if state.turn + 1 < state.seats else 0


def in_order(move: Influence) -> Influence:
    """The same group with ascending dice, so that 5+3 and 3+5 lead to one position."""
    dice, white = POOLS[POOL_INDEX[move.dice]], POOLS[POOL_INDEX[move.white]]
    if dice == move.dice and white == move.white:
        return move
    return Influence(move.advisor, dice, white, move.token, move.market, move.envoy)


def use_envoy(state: State, seat: int, events: Events | None) -> None:
    """KB-10.5: it goes back to the board."""
    state.envoy = NOBODY
    if events is not None:
        events.append(EnvoyUsed(seat))


def raise_building(state: State, seat: int, name: str, events: Events | None) -> None:
    building = BUILDING_INDEX[name]
    gold, wood, stone = cost_of(state.box, state.built[seat], building)
    gain(state, seat, -gold, -wood, -stone)
    state.built[seat] |= 1 << building
    vp = state.box.building_vp[building]
    if vp:  # KB-7.5
        award(state, seat, vp, FROM_BUILDINGS)
    if events is not None:
        events.append(Built(seat, name, gold, wood, stone, vp))


def build(state: State, seat: int, move: Build, events: Events | None) -> None:
    raise_building(state, seat, move.building, events)
    state.turn += 1


def build_two(state: State, seat: int, move: BuildTwo, events: Events | None) -> None:
    """KB-10.9."""
    use_envoy(state, seat, events)
    raise_building(state, seat, move.first, events)
    raise_building(state, seat, move.second, events)
    state.turn += 1


def pay_town_hall(state: State, seat: int, move: PayTownHall, events: Events | None) -> None:
    """KB-8.3: one good or one token for one point."""
    if move.payment == "token":
        state.tokens[seat] -= 1
    else:
        state.goods[3 * seat + GOODS.index(move.payment)] -= 1
    award(state, seat, 1, FROM_TOWN_HALL)
    if events is not None:
        events.append(TownHallPaid(seat, move.payment, 1))
    state.turn += 1


def recruit_soldiers(state: State, seat: int, move: Recruit, events: Events | None) -> None:
    """KB-11.2, KB-16.11."""
    soldiers = (move.gold + move.wood + move.stone) // soldier_price(state, seat)
    gain(state, seat, -move.gold, -move.wood, -move.stone)
    state.soldiers[seat] += soldiers
    if events is not None:
        events.append(Recruited(seat, soldiers, move.gold, move.wood, move.stone))
    state.turn += 1


def give_goods(state: State, seat: int, move: Give, events: Events | None) -> None:
    """KB-13.3: the loser's choice, then the rest of the losses."""
    lose_goods(state, seat, move.gold, move.wood, move.stone, events)
    lose_the_rest(state, seat, events)
    state.turn += 1


PLAY: Final[dict[Any, Any]] = {
    Take: take_goods,
    Pass: pass_turn,
    Reroll: reroll_one,
    RerollAll: reroll_all,
    Influence: influence,
    Build: build,
    BuildTwo: build_two,
    PayTownHall: pay_town_hall,
    Recruit: recruit_soldiers,
    Give: give_goods,
    SetOrder: set_order,
    RollNeutral: roll_neutral,
    Roll: roll,
    RollAgain: roll_again,
    DrawEnemy: draw_enemy,
    RollReinforcements: roll_reinforcements,
}


def play(state: State, seat: int, move: Any, events: Events | None) -> None:
    """Carries out a legal move, then goes on to the next decision."""
    kind = type(move)
    if kind is INFLUENCE_MOVE:  # the frequent moves first, without a detour through the table
        influence(state, seat, move, events)
        if ask_influence(state, events):
            return
    elif kind is TAKE_MOVE:
        take_goods(state, seat, move, events)
    elif kind is PASS_MOVE:
        pass_turn(state, seat, move, events)
    elif kind is BUILD_MOVE:
        build(state, seat, move, events)
    else:
        PLAY[kind](state, seat, move, events)
    advance(state, events)
