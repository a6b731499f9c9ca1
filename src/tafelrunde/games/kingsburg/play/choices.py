"""Choices about goods: help, aid, Town Hall, recruits, and the spoils and losses of battle."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.kingsburg.box.data import GOODS
from tafelrunde.games.kingsburg.play.box import BARRACKS, mixes, take
from tafelrunde.games.kingsburg.play.moves import Give, Pass, PayTownHall, Recruit, Take
from tafelrunde.games.kingsburg.play.state import GUILD, State, goods_of, owned
from tafelrunde.games.kingsburg.play.turns import PASS, wrong_step

ONE_GOOD: Final = [take(goods) for goods in mixes(1)]
TOWN_HALL_PAYMENTS: Final = [PayTownHall(good) for good in GOODS]
TOWN_HALL_TOKEN: Final = PayTownHall("token")


def helping(state: State) -> int:
    """The advisor whose help is being chosen."""
    _seat, move = state.placed[state.helped]
    return move.advisor


def list_help(state: State, seat: int) -> list[Any]:
    advisor = helping(state)
    choices = state.box.help_choices[advisor]
    moves: list[Any] = list(choices)
    if state.box.help_swaps[advisor]:
        moves = [choice for choice in choices if has_to_give(state, seat, choice)]
    if state.box.help_optional[advisor]:
        moves.append(PASS)
    return moves


def has_to_give(state: State, seat: int, choice: Take) -> bool:
    """Whether the seat owns the good that an exchange asks for."""
    base = 3 * seat
    return (
        state.goods[base] + choice.gold >= 0
        and state.goods[base + 1] + choice.wood >= 0
        and state.goods[base + 2] + choice.stone >= 0
    )


def can_swap(state: State, seat: int) -> bool:
    """Whether the Alchemist can do anything. Must equal `len(list_help(...)) > 1`."""
    return goods_of(state, seat) > 0 and len(list_help(state, seat)) > 1


def check_help(state: State, seat: int, move: Any) -> None:
    advisor = helping(state)
    if isinstance(move, Pass):
        if not state.box.help_optional[advisor]:
            raise IllegalMove("KB-6.6", {"advisor": advisor})
        return
    amounts = (move.gold, move.wood, move.stone)
    if move not in state.box.help_choices[advisor]:
        raise IllegalMove("KB-6.3", {"advisor": advisor, "taken": goods_param(amounts)})
    for kind in range(3):
        if state.goods[3 * seat + kind] + amounts[kind] < 0:
            raise IllegalMove("KB-6.12", {"good": GOODS[kind]})


def goods_param(amounts: tuple[int, int, int]) -> dict[str, int]:
    """Goods as a parameter of a refusal: only the kinds that are there."""
    return {GOODS[kind]: amounts[kind] for kind in range(3) if amounts[kind]}


def can_pay_town_hall(state: State, seat: int) -> bool:
    return state.tokens[seat] > 0 or goods_of(state, seat) > 0


def list_town_hall(state: State, seat: int) -> list[Any]:
    moves: list[Any] = [TOWN_HALL_PAYMENTS[kind] for kind in range(3) if state.goods[3 * seat + kind]]
    if state.tokens[seat]:
        moves.append(TOWN_HALL_TOKEN)
    moves.append(PASS)
    return moves


def check_town_hall(state: State, seat: int, move: Any) -> None:
    if isinstance(move, PayTownHall):
        if move.payment == "token":
            paid = state.tokens[seat] > 0
        else:
            paid = move.payment in GOODS and state.goods[3 * seat + GOODS.index(move.payment)] > 0
        if not paid:
            raise IllegalMove("KB-8.3", {"payment": move.payment})


def soldier_price(state: State, seat: int) -> int:
    return 1 if state.built[seat] >> BARRACKS & 1 else 2


_RECRUIT: Final[dict[tuple[int, int, int], Recruit]] = {}
_RECRUITS: Final[dict[tuple[int, int, int, int], list[Any]]] = {}
_KEPT_RECRUITS: Final = 4096


def recruit(gold: int, wood: int, stone: int) -> Recruit:
    """The one `Recruit` for these goods: common moves are made once."""
    key = (gold, wood, stone)
    found = _RECRUIT.get(key)
    if found is None:
        found = Recruit(gold, wood, stone)
        _RECRUIT[key] = found
    return found


def list_recruits(state: State, seat: int) -> list[Any]:
    gold, wood, stone = owned(state, seat)
    key = (gold, wood, stone, soldier_price(state, seat))
    known = _RECRUITS.get(key)
    if known is None:
        known = make_recruits(*key)
        if len(_RECRUITS) >= _KEPT_RECRUITS:
            _RECRUITS.clear()
        _RECRUITS[key] = known
    return known[:]


def make_recruits(gold: int, wood: int, stone: int, price: int) -> list[Any]:
    """Every mix of these goods that pays for whole soldiers (KB-11.2)."""
    moves: list[Any] = [
        recruit(g, w, s)
        for g in range(gold + 1)
        for w in range(wood + 1)
        for s in range(stone + 1)
        if (g + w + s) % price == 0 and g + w + s > 0
    ]
    moves.append(PASS)
    return moves


def check_recruit(state: State, seat: int, move: Any) -> None:
    if isinstance(move, Recruit):
        paid, have = (move.gold, move.wood, move.stone), owned(state, seat)
        if lacks(have, paid):
            raise IllegalMove("KB-11.3", {"paid": goods_param(paid), "have": goods_param(have)})
        price = soldier_price(state, seat)
        if sum(paid) == 0 or sum(paid) % price:
            raise IllegalMove("KB-11.2", {"paid": sum(paid), "price": price})


def lacks(have: tuple[int, int, int], paid: tuple[int, int, int]) -> bool:
    """Whether somebody pays what he has not, or less than nothing."""
    return any(paid[kind] < 0 or paid[kind] > have[kind] for kind in range(3))


def list_battle(state: State, seat: int) -> list[Any]:
    if state.losing == 0:
        return [take(goods) for goods in mixes(state.box.reward_any[state.enemy])]
    gold, wood, stone = owned(state, seat)
    return [
        Give(goods[0], goods[1], goods[2])
        for goods in mixes(state.losing)
        if goods[0] <= gold and goods[1] <= wood and goods[2] <= stone
    ]


def check_battle(state: State, seat: int, move: Any) -> None:
    amounts = (move.gold, move.wood, move.stone)
    if state.losing == 0:
        if not isinstance(move, Take):
            raise wrong_step(state)
        check_any_goods(move, state.box.reward_any[state.enemy], "KB-12.7")
        return
    if not isinstance(move, Give):
        raise wrong_step(state)
    if lacks(owned(state, seat), amounts):
        have = goods_param(owned(state, seat))
        raise IllegalMove("KB-13.4", {"paid": goods_param(amounts), "have": have})
    if sum(amounts) != state.losing:
        raise IllegalMove("KB-13.3", {"count": state.losing})


def list_one_good(state: State, seat: int) -> list[Any]:
    return list(ONE_GOOD)


def check_one_good(state: State, seat: int, move: Any) -> None:
    check_any_goods(move, 1, "KB-17.1" if state.step == GUILD else "KB-3.4")


def check_any_goods(move: Any, count: int, rule: str) -> None:
    if min(move.gold, move.wood, move.stone) < 0 or move.gold + move.wood + move.stone != count:
        raise IllegalMove(rule, {"count": count})
