"""What a sheet leads to, line by line in the language of its reader."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.figures import signed
from tafelrunde.games.phoenix.meta import TERMS
from tafelrunde.phoenix_desk.orders.consequences import Chest, Consequences, FarAway, March, Payment, Room
from tafelrunde.phoenix_desk.texts import text

ARROW = " → "


def consequences_said(found: Consequences | None, lang: Lang) -> list[str]:
    """Money first, then marches, then what is out of reach; nothing where no orders can be given."""
    if found is None:
        return []
    return [
        *money_said(found, lang),
        *[march_said(march, lang) for march in found.marches],
        *[far_said(far, lang) for far in found.far],
    ]


def money_said(found: Consequences, lang: Lang) -> Iterator[str]:
    if found.payments:
        yield text(
            lang,
            "sheet-costs",
            spent=found.spent,
            earned=found.earned,
            treasury=found.treasury,
            remains=found.remains,
        )
        yield from [f"  {payment_said(payment, lang)}" for payment in found.payments]
    else:
        yield text(lang, "sheet-costs-nothing", remains=found.remains)
    yield from [chest_said(chest, lang) for chest in found.chests]
    yield from [room_said(room, lang) for room in found.rooms]


def payment_said(payment: Payment, lang: Lang) -> str:
    id = "sheet-payment-apart" if payment.apart else "sheet-payment"
    where = f" {payment.where}" if payment.where else ""
    gold = signed(payment.gold, lang)
    return text(lang, id, why=TERMS[payment.why].said(lang), where=where, gold=gold)


def chest_said(chest: Chest, lang: Lang) -> str:
    id = "sheet-chest-army" if chest.number else "sheet-chest-town"
    return text(lang, id, number=str(chest.number), field=chest.field, gold=chest.gold, special=chest.special)


def room_said(room: Room, lang: Lang) -> str:
    town = TERMS[room.town].said(lang)
    if room.gold is None or room.leaders is None or room.wizards is None:
        return text(lang, "sheet-room-free", field=room.field, town=town)
    id = "sheet-room-special" if room.special else "sheet-room"
    limits = {"gold": room.gold, "leaders": room.leaders, "wizards": room.wizards}
    return text(lang, id, field=room.field, town=town, **limits)


def march_said(march: March, lang: Lang) -> str:
    return text(
        lang,
        "sheet-march",
        number=str(march.number),
        path=ARROW.join(march.path),
        stopped="yes" if march.stopped else "no",
        points=march.points,
        climbs=march.climbs,
    )


def far_said(far: FarAway, lang: Lang) -> str:
    if not far.path:
        return text(lang, "sheet-no-way", line=str(far.line), number=str(far.number), to=far.to)
    id = "sheet-other-way" if far.months == 1 else "sheet-far" if len(far.path) > 1 else "sheet-far-stays"
    return text(
        lang,
        id,
        line=str(far.line),
        number=str(far.number),
        to=far.to,
        farthest=far.path[-1],
        path=ARROW.join(far.path),
        months=far.months,
    )
