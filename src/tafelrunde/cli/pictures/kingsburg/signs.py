"""Small signs: goods as letters, dice as faces, prices, enemies in short."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import msgspec
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.pictures import ARMS
from tafelrunde.games import load_game
from tafelrunde.games.kingsburg.box.corrections import apply_corrections
from tafelrunde.games.kingsburg.box.data import ENEMY_INDEX, GOODS, Advisor, Building, Enemy, Gift, Spoils
from tafelrunde.games.kingsburg.secrecy.view import KingsburgView
from tafelrunde.telling.events import Arguments, game_texts, joined

GOOD_STYLES: Final = ("bold #c9961a", "bold #b5763a", "bold #8a8f98")
TOKEN_STYLE: Final = "bold #7a4fa3"
SOLDIER_STYLE: Final = "bold #d0453b"
POINT_STYLE: Final = "bold #2e7d4f"

Goods = tuple[int, int, int]


Printed = tuple[tuple[Building, ...], tuple[Advisor, ...], tuple[Enemy, ...]]


@cache
def tables(corrections: bytes) -> Printed:
    return apply_corrections(msgspec.json.decode(corrections))


def printed(view: KingsburgView) -> Printed:
    """Buildings, advisors and enemies as they count at this table."""
    return tables(msgspec.json.encode(view.corrections))


def letter(kind: int) -> tuple[str, str]:
    return t(f"sign-{GOODS[kind]}"), GOOD_STYLES[kind]


def letters(goods: Goods) -> Text:
    """`GGW`: each good is a letter."""
    return Text.assemble(*[(letter(kind)[0] * abs(goods[kind]), GOOD_STYLES[kind]) for kind in range(3)])


def price(goods: Goods) -> Text:
    """`2G1W`: numbers and letters."""
    return Text.assemble(
        *[(f"{goods[kind]}{letter(kind)[0]}", GOOD_STYLES[kind]) for kind in range(3) if goods[kind]]
    )


def purse(goods: Any) -> Text:
    """What a seat owns, nothing left out: `2G 1W 0S`."""
    counts = (goods.gold, goods.wood, goods.stone)
    return Text(" ").join(
        Text(f"{counts[kind]}{letter(kind)[0]}", style=GOOD_STYLES[kind] if counts[kind] else "dim")
        for kind in range(3)
    )


def dice_sign(own: Iterable[int], white: Iterable[int], seat: int) -> Text:
    """`5 3 w2`: dice in the colours of their seat, white ones behind a `w`."""
    text = Text(" ".join(str(die) for die in own), style=ARMS[seat % len(ARMS)][1])
    for die in white:
        text.append(f" w{die}", style="bold")
    return text


def gift_sign(gift: Gift) -> Text:
    """An advisor's help in a few letters: `GG`, `G/W`, `** +2`."""
    if any(min(choice) < 0 for choice in gift.choices):
        goods = Text(t("sign-swap"), style="bold")
    else:
        goods = Text("/").join(letters(choice) for choice in gift.choices)
    parts = [goods, Text("*" * gift.any_goods, style="bold")]
    parts.append(Text("+2" if gift.tokens else "", style=TOKEN_STYLE))
    parts.append(Text("⚔" * gift.soldiers, style=SOLDIER_STYLE))
    parts.append(Text(f"{gift.vp}{t('sign-points')}" if gift.vp else "", style=POINT_STYLE))
    parts.append(Text("◉" if gift.look else "", style="bold"))
    return Text(" ").join(part for part in parts if part.plain)


def spoils_words(spoils: Spoils) -> str:
    """`1 gold, 1 building and 2 points`."""
    game = load_game("kingsburg")
    texts = game_texts(game.package, language())
    assert texts is not None
    words = Arguments(game, texts, (), language())
    amounts = dict(zip(GOODS, spoils.goods, strict=True))
    amounts |= {"any_goods": spoils.any_goods, "buildings": spoils.buildings, "vp": spoils.vp}
    parts = [words.amount(kind, count) for kind, count in amounts.items() if count]
    return joined(parts, language()) if parts else t("nothing")


def enemy_of(view: KingsburgView) -> Enemy | None:
    return None if view.enemy is None else printed(view)[2][ENEMY_INDEX[view.enemy]]
