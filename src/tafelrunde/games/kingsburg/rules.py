"""One function per kind of move: what it does, once `legal.check` has found it legal."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.protocol import Events
from tafelrunde.games.kingsburg.building import cost_of
from tafelrunde.games.kingsburg.chance import (
    WHITE,
    draw_enemy,
    roll,
    roll_again,
    roll_neutral,
    roll_reinforcements,
    set_order,
)
from tafelrunde.games.kingsburg.choosing import helping, soldier_price
from tafelrunde.games.kingsburg.data import BUILDING_INDEX, GOODS
from tafelrunde.games.kingsburg.dice import POOL_INDEX, POOLS, without
from tafelrunde.games.kingsburg.events import (
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
from tafelrunde.games.kingsburg.moves import (
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
from tafelrunde.games.kingsburg.phases import advance
from tafelrunde.games.kingsburg.season import give_help
from tafelrunde.games.kingsburg.state import (
    AID_GOOD,
    ALL_DICE,
    FROM_BUILDINGS,
    FROM_TOWN_HALL,
    GUILD,
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
from tafelrunde.games.kingsburg.turns import STEP_NAMES, done, next_round
from tafelrunde.games.kingsburg.winter import lose_goods, lose_the_rest, take_spoils


def take_goods(state: State, seat: int, move: Take, events: Events) -> None:
    if state.step == AID_GOOD:  # KB-3.4
        gain(state, seat, move.gold, move.wood, move.stone)
        events.append(AidGoodTaken(seat, move.gold, move.wood, move.stone))
        done(state, seat)
    elif state.step == GUILD:  # KB-17.1
        gain(state, seat, move.gold, move.wood, move.stone)
        events.append(GuildPaid(seat, move.gold, move.wood, move.stone))
        done(state, seat)
    elif state.step == HELP:
        give_help(state, seat, move.gold, move.wood, move.stone, events)
    else:  # KB-12.7
        take_spoils(state, seat, move.gold, move.wood, move.stone, events)
        done(state, seat)


def pass_turn(state: State, seat: int, move: Pass, events: Events) -> None:
    if state.step == HELP:  # KB-17.6
        events.append(HelpDeclined(seat, helping(state), False))
        state.helped += 1
        return
    events.append(Passed(seat, STEP_NAMES[state.step], False))
    if state.step == REROLL:  # KB-17.26
        state.used[seat] |= KEPT_DICE
        state.turn += 1
        return
    done(state, seat)
    if state.step == INFLUENCE:  # KB-5.2
        next_round(state)


def reroll_one(state: State, seat: int, move: Reroll, events: Events) -> None:
    state.used[seat] |= USED_STATUE
    state.rerolling = move.die + (WHITE if move.white else 0)
    state.step = ROLL_AGAIN


def reroll_all(state: State, seat: int, move: RerollAll, events: Events) -> None:
    state.used[seat] |= USED_CHAPEL
    state.rerolling = ALL_DICE
    state.step = ROLL_AGAIN


def influence(state: State, seat: int, move: Influence, events: Events) -> None:
    state.own[seat] = without(state.own[seat], POOL_INDEX[move.dice])
    state.white[seat] = without(state.white[seat], POOL_INDEX[move.white])
    state.placed.append((seat, in_order(move)))
    state.taken |= 1 << move.advisor
    if move.token:  # KB-5.5
        state.tokens[seat] -= 1
        state.used[seat] |= USED_TOKEN
    if move.market:  # KB-5.11
        state.used[seat] |= USED_MARKET
    events.append(Influenced(seat, move.advisor, move.dice, move.white, move.token, move.market, move.envoy))
    if move.envoy:
        use_envoy(state, seat, events)
    next_round(state)


def in_order(move: Influence) -> Influence:
    """The same group with ascending dice, so that 5+3 and 3+5 lead to one position."""
    dice, white = POOLS[POOL_INDEX[move.dice]], POOLS[POOL_INDEX[move.white]]
    if dice == move.dice and white == move.white:
        return move
    return Influence(move.advisor, dice, white, move.token, move.market, move.envoy)


def use_envoy(state: State, seat: int, events: Events) -> None:
    """KB-10.5: it goes back to the board."""
    state.envoy = NOBODY
    events.append(EnvoyUsed(seat))


def raise_building(state: State, seat: int, name: str, events: Events) -> None:
    building = BUILDING_INDEX[name]
    gold, wood, stone = cost_of(state.box, state.built[seat], building)
    gain(state, seat, -gold, -wood, -stone)
    state.built[seat] |= 1 << building
    vp = state.box.building_vp[building]
    award(state, seat, vp, FROM_BUILDINGS)  # KB-7.5
    events.append(Built(seat, name, gold, wood, stone, vp))


def build(state: State, seat: int, move: Build, events: Events) -> None:
    raise_building(state, seat, move.building, events)
    done(state, seat)


def build_two(state: State, seat: int, move: BuildTwo, events: Events) -> None:
    """KB-10.9."""
    use_envoy(state, seat, events)
    raise_building(state, seat, move.first, events)
    raise_building(state, seat, move.second, events)
    done(state, seat)


def pay_town_hall(state: State, seat: int, move: PayTownHall, events: Events) -> None:
    """KB-8.3: one good or one token for one point."""
    if move.payment == "token":
        state.tokens[seat] -= 1
    else:
        state.goods[3 * seat + GOODS.index(move.payment)] -= 1
    award(state, seat, 1, FROM_TOWN_HALL)
    events.append(TownHallPaid(seat, move.payment, 1))
    done(state, seat)


def recruit_soldiers(state: State, seat: int, move: Recruit, events: Events) -> None:
    """KB-11.2, KB-16.11."""
    soldiers = (move.gold + move.wood + move.stone) // soldier_price(state, seat)
    gain(state, seat, -move.gold, -move.wood, -move.stone)
    state.soldiers[seat] += soldiers
    events.append(Recruited(seat, soldiers, move.gold, move.wood, move.stone))
    done(state, seat)


def give_goods(state: State, seat: int, move: Give, events: Events) -> None:
    """KB-13.3: the loser's choice, then the rest of the losses."""
    lose_goods(state, seat, move.gold, move.wood, move.stone, events)
    lose_the_rest(state, seat, events)
    done(state, seat)


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


def play(state: State, seat: int, move: Any, events: Events) -> None:
    """Carries out a legal move, then goes on to the next decision."""
    PLAY[type(move)](state, seat, move, events)
    advance(state, events)
