"""From typed words to moves: one function per kind of move, ending in `parse_move`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.engine.text import NUMBER, Choice, Reader, read_whole
from tafelrunde.games.kingsburg.box.data import GOODS
from tafelrunde.games.kingsburg.play.moves import (
    Build,
    BuildTwo,
    DrawEnemy,
    Give,
    Influence,
    KingsburgMove,
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
from tafelrunde.games.kingsburg.play.placing import TOKEN_VALUE
from tafelrunde.games.kingsburg.words.vocabulary import (
    ADVISOR,
    ADVISOR_NUMBER,
    ALL,
    ALSO,
    ANEW,
    AWAY,
    BAR,
    BUILDING,
    CARD,
    COMMA,
    DIE,
    EXTRA,
    FOR,
    GOOD,
    JOIN,
    NONE,
    PASS_SPELLINGS,
    PAYMENT,
    PLUS,
    SEAT,
    WITH,
)

Goods = tuple[int, int, int]
MOST: Final = 999_999


def read_goods(reader: Reader, *, counted: bool = False) -> Goods:
    """`1 gold and 2 wood`; a good without a number is one. Counted goods are never less than one."""
    goods = dict.fromkeys(GOODS, 0)
    if reader.maybe(NONE):
        return (0, 0, 0)
    while True:
        count = reader.maybe_count(NUMBER, MOST) if counted else reader.maybe_number()
        goods[reader.one_of(GOOD)] += 1 if count is None else count
        if not reader.maybe(ALSO):
            return (goods["gold"], goods["wood"], goods["stone"])


def maybe_die(reader: Reader) -> tuple[int, bool] | None:
    """A die's value, and whether it is white."""
    value = reader.maybe_number(DIE)
    if value is not None:
        return value, False
    value = reader.maybe_number(DIE, prefix="w")
    return None if value is None else (value, True)


def read_die(reader: Reader) -> tuple[int, bool]:
    die = maybe_die(reader)
    if die is None:
        raise reader.unexpected()
    return die


def read_dice(reader: Reader) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """`5+3+w2` or `5 3 w2`: own dice and white dice, each in the order typed."""
    if reader.maybe(NONE):
        return (), ()
    dice = [read_die(reader)]
    while True:
        die = read_die(reader) if reader.maybe(PLUS) else maybe_die(reader)
        if die is None:
            return tuple(value for value, white in dice if not white), tuple(
                value for value, white in dice if white
            )
        dice.append(die)


def read_own_dice(reader: Reader) -> tuple[int, ...]:
    at = reader.at
    dice, white = read_dice(reader)
    if white:
        raise reader.wrong(at, reader.at, "kingsburg-no-white-dice")
    return dice


def read_take(reader: Reader) -> Take:
    """What is paid stands behind `for`, so that no number is negative."""
    gained = read_goods(reader, counted=True)
    given = read_goods(reader, counted=True) if reader.maybe(FOR) else (0, 0, 0)
    return Take(gained[0] - given[0], gained[1] - given[1], gained[2] - given[2])


def read_reroll(reader: Reader) -> Reroll | RerollAll:
    move: Reroll | RerollAll = RerollAll() if reader.maybe(ALL) else Reroll(*read_die(reader))
    reader.maybe(ANEW)
    return move


def read_influence(reader: Reader) -> Influence:
    named = reader.maybe_number(ADVISOR_NUMBER)
    advisor = reader.one_of(ADVISOR) if named is None else named
    reader.one_of(WITH)
    dice, white = read_dice(reader)
    extras = read_extras(reader)
    total = sum(dice) + sum(white) + (TOKEN_VALUE if "token" in extras else 0)
    market = market_change(reader, extras["market"], advisor - total) if "market" in extras else 0
    group = (tuple(sorted(dice)), tuple(sorted(white)))
    return Influence(advisor, *group, "token" in extras, market, "envoy" in extras)


def read_extras(reader: Reader) -> dict[str, int]:
    """What helps the dice, each at most once, and at which word it was named."""
    extras: dict[str, int] = {}
    while True:
        joined = reader.maybe(JOIN)
        at = reader.at
        extra = reader.one_of(EXTRA) if joined else reader.maybe(EXTRA)
        if extra is None:
            return extras
        if extra in extras:
            raise reader.wrong(at, reader.at, "kingsburg-named-before")
        extras[extra] = at


def market_change(reader: Reader, at: int, change: int) -> int:
    """KB-16.6: up or down follows from the advisor that is influenced."""
    if abs(change) == 1:
        return change
    raise reader.wrong(at, at + 1, "kingsburg-market", {"change": f"{change:+d}"})


def read_build(reader: Reader) -> Build | BuildTwo:
    first = reader.one_of(BUILDING)
    return BuildTwo(first, reader.one_of(BUILDING)) if reader.maybe(ALSO) else Build(first)


def read_town_hall(reader: Reader) -> PayTownHall:
    reader.one_of(WITH)
    return PayTownHall(reader.one_of(PAYMENT))


def read_recruit(reader: Reader) -> Recruit:
    reader.maybe(FOR)
    return Recruit(*read_goods(reader))


def read_give(reader: Reader) -> Give:
    goods = read_goods(reader)
    reader.maybe(AWAY)
    return Give(*goods)


def read_order(reader: Reader) -> SetOrder:
    order = [reader.number(SEAT) - 1]
    while True:
        seat = reader.number(SEAT) if reader.maybe(COMMA) else reader.maybe_number(SEAT)
        if seat is None:
            return SetOrder(tuple(order))
        order.append(seat - 1)


def read_neutral(reader: Reader) -> RollNeutral:
    three = read_own_dice(reader)
    reader.one_of(ALSO)
    return RollNeutral(three, read_own_dice(reader))


def read_roll(reader: Reader) -> Roll:
    parts = [read_dice(reader)]
    while reader.maybe(BAR):
        parts.append(read_dice(reader))
    return Roll(tuple(dice for dice, _white in parts), tuple(white for _dice, white in parts))


READERS: Final[dict[str, Callable[[Reader], KingsburgMove]]] = {
    **dict.fromkeys(("take", "nimm", "nehme"), read_take),
    **dict.fromkeys(PASS_SPELLINGS, lambda reader: Pass()),
    **dict.fromkeys(("reroll", "würfle"), read_reroll),
    **dict.fromkeys(("influence", "beeinflusse"), read_influence),
    **dict.fromkeys(("build", "baue"), read_build),
    **dict.fromkeys(("town hall", "Rathaus"), read_town_hall),
    **dict.fromkeys(("recruit", "rekrutiere"), read_recruit),
    **dict.fromkeys(("give", "gib"), read_give),
    **dict.fromkeys(("order", "Reihenfolge"), read_order),
    **dict.fromkeys(("neutral",), read_neutral),
    **dict.fromkeys(("roll", "Wurf"), read_roll),
    **dict.fromkeys(("again", "nochmals"), lambda reader: RollAgain(*read_dice(reader))),
    **dict.fromkeys(("enemy", "Feind"), lambda reader: DrawEnemy(reader.one_of(CARD))),
    **dict.fromkeys(("reinforcements", "Verstärkung"), lambda reader: RollReinforcements(reader.number(DIE))),
}
MOVE: Final = Choice(
    "a move: take, pass, reroll, influence, build, town hall, recruit, give "
    "(or what chance does: order, neutral, roll, again, enemy, reinforcements)",
    "ein Zug: nimm, passe, würfle, beeinflusse, baue, Rathaus, rekrutiere, gib "
    "(oder was der Zufall tut: Reihenfolge, neutral, Wurf, nochmals, Feind, Verstärkung)",
    READERS,
)


def parse_move(text: str) -> KingsburgMove:
    """The move that a text in either language stands for."""
    return read_whole(text, MOVE)
