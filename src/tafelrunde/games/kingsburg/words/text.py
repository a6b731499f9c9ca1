"""The text form of moves: what people read and type, in English and German.

`format_move` writes in one language, `parse_move` (from `reader.py`) reads both. Only text that cannot be
read is refused; whether a move makes sense is for the rules to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import zip_longest
from typing import Any, Final

from tafelrunde.engine.contract import Lang, Words
from tafelrunde.engine.text import AND, NOTHING, joined
from tafelrunde.games.kingsburg.box.data import BUILDING_INDEX, BUILDINGS, GOODS
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
from tafelrunde.games.kingsburg.words.reader import Goods, parse_move

__all__ = ["format_move", "parse_move"]

PAYMENTS: Final = {
    "gold": Words("gold", "Gold"),
    "wood": Words("wood", "Holz"),
    "stone": Words("stone", "Stein"),
    "token": Words("token", "Marker"),
}


def format_goods(goods: Goods, lang: Lang) -> str:
    """`1 gold, 1 wood and 1 stone`."""
    parts = [f"{goods[i]} {PAYMENTS[GOODS[i]].said(lang)}" for i in range(3) if goods[i]]
    return joined(parts, lang)


def format_dice(dice: Iterable[int], white: Iterable[int], lang: Lang) -> str:
    """`5+3+w2`: white dice come last."""
    return "+".join([*map(str, dice), *(f"w{die}" for die in white)]) or NOTHING.said(lang)


def format_building(name: str, lang: Lang) -> str:
    """The building's name; an id that is none stays as it is."""
    if name not in BUILDING_INDEX:
        return name
    words = BUILDINGS[BUILDING_INDEX[name]].name
    return words.de if lang == "de" else words.en.lower()


def format_take(move: Take, lang: Lang) -> str:
    gained = (max(move.gold, 0), max(move.wood, 0), max(move.stone, 0))
    given = (max(-move.gold, 0), max(-move.wood, 0), max(-move.stone, 0))
    price = Words(" for ", " für ").said(lang) + format_goods(given, lang) if any(given) else ""
    return Words("take ", "nimm ").said(lang) + format_goods(gained, lang) + price


def format_reroll(move: Reroll, lang: Lang) -> str:
    die = f"w{move.die}" if move.white else f"{move.die}"
    return Words(f"reroll {die}", f"würfle {die} neu").said(lang)


def format_influence(move: Influence, lang: Lang) -> str:
    dice = format_dice(sorted(move.dice, reverse=True), sorted(move.white, reverse=True), lang)
    extras = [
        Words(" and token", " und Marker") if move.token else Words("", ""),
        Words(" by market", " mit Markt") if move.market else Words("", ""),
        Words(" by envoy", " mit Gesandtem") if move.envoy else Words("", ""),
    ]
    group = Words(f"influence {move.advisor} with {dice}", f"beeinflusse {move.advisor} mit {dice}")
    return group.said(lang) + "".join(extra.said(lang) for extra in extras)


def format_build(move: Build, lang: Lang) -> str:
    return Words("build ", "baue ").said(lang) + format_building(move.building, lang)


def format_build_two(move: BuildTwo, lang: Lang) -> str:
    first, second = format_building(move.first, lang), format_building(move.second, lang)
    return Words(f"build {first} and {second}", f"baue {first} und {second}").said(lang)


def format_town_hall(move: PayTownHall, lang: Lang) -> str:
    payment = PAYMENTS.get(move.payment, Words(move.payment, move.payment))
    return Words(f"town hall with {payment.en}", f"Rathaus mit {payment.de}").said(lang)


def format_recruit(move: Recruit, lang: Lang) -> str:
    goods = format_goods((move.gold, move.wood, move.stone), lang)
    return Words(f"recruit for {goods}", f"rekrutiere für {goods}").said(lang)


def format_give(move: Give, lang: Lang) -> str:
    goods = format_goods((move.gold, move.wood, move.stone), lang)
    return Words(f"give {goods}", f"gib {goods} ab").said(lang)


def format_order(move: SetOrder, lang: Lang) -> str:
    """Seats count from 1 for people."""
    return Words("order ", "Reihenfolge ").said(lang) + " ".join(str(seat + 1) for seat in move.order)


def format_neutral(move: RollNeutral, lang: Lang) -> str:
    three, two = format_dice(move.three, (), lang), format_dice(move.two, (), lang)
    return f"neutral {three} {AND.said(lang)} {two}"


def format_roll(move: Roll, lang: Lang) -> str:
    parts = [
        format_dice(dice, white, lang) for dice, white in zip_longest(move.dice, move.white, fillvalue=())
    ]
    return Words("roll ", "Wurf ").said(lang) + " | ".join(parts)


def format_again(move: RollAgain, lang: Lang) -> str:
    return Words("again ", "nochmals ").said(lang) + format_dice(move.dice, move.white, lang)


FORMATS: Final[dict[type[Any], Callable[[Any, Lang], str]]] = {
    Take: format_take,
    Pass: lambda move, lang: Words("pass", "passe").said(lang),
    Reroll: format_reroll,
    RerollAll: lambda move, lang: Words("reroll all", "würfle alles neu").said(lang),
    Influence: format_influence,
    Build: format_build,
    BuildTwo: format_build_two,
    PayTownHall: format_town_hall,
    Recruit: format_recruit,
    Give: format_give,
    SetOrder: format_order,
    RollNeutral: format_neutral,
    Roll: format_roll,
    RollAgain: format_again,
    DrawEnemy: lambda move, lang: Words(f"enemy {move.card}", f"Feind {move.card}").said(lang),
    RollReinforcements: lambda move, lang: Words(
        f"reinforcements {move.die}", f"Verstärkung {move.die}"
    ).said(lang),
}


def format_move(move: KingsburgMove, lang: Lang) -> str:
    """A move in words that `parse_move` reads again."""
    return FORMATS[type(move)](move, lang)
