"""The section about trade: cards, the merchants' store, and what they ask and pay (6.4.1)."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.phoenix_desk.reports.document import Block, Remark, Section, Table
from tafelrunde.phoenix_desk.reports.report import Own
from tafelrunde.phoenix_desk.reports.scribe import Scribe


def trade(scribe: Scribe, own: Own) -> Iterator[Section]:
    """Nothing where there is no trade."""
    blocks: list[Block] = []
    if own.trade.cards:
        said = ", ".join(
            [f"{scribe.n(count)} {scribe.term(card)}" for card, count in own.trade.cards.items()]
        )
        blocks.append(Remark(scribe.t("trade-cards", cards=said)))
    for name, goods in (("store", own.trade.store), ("coming", own.trade.coming)):
        if goods:
            blocks.append(Remark(scribe.t(f"trade-{name}", goods=scribe.goods(goods))))
    if own.trade.wares:
        rows = [
            (scribe.term(ware.good), scribe.blank(ware.price), scribe.blank(ware.bid))
            for ware in own.trade.wares
        ]
        blocks.append(Table(scribe.columns("goods", ">price", ">bid"), tuple(rows)))
    if blocks:
        yield Section("trade", scribe.t("head-trade"), tuple(blocks))
