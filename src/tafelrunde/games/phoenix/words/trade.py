"""Sentences of gifts, trade and words to the game master."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.orders.trade import GiveGold, GiveLand, HandGold, OfferGoods, TakeOver, Tell
from tafelrunde.games.phoenix.words.grammar import Form, forms_of

FORMS: Final[list[Form]] = [
    *forms_of(GiveGold, "Schenke {realm} {gold} (GS|Goldstücke|Gold)", "Give {realm} {gold} (gold)"),
    *forms_of(
        HandGold,
        "Übergebe|Übergib {realm} {gold} (GS|Goldstücke|Gold) von {army}",
        "Hand {realm} {gold} (gold) from {army}",
    ),
    *forms_of(
        OfferGoods,
        (
            "Biete {realm} {goods} und {special:count} GS von {army} [für {price} (GS|Goldstücke|Gold)] an",
            "Biete {realm} {goods} von {army} [für {price} (GS|Goldstücke|Gold)] an",
            "Biete {realm} {special:count} GS von {army} [für {price} (GS|Goldstücke|Gold)] an",
        ),
        (
            "Offer {realm} {goods} and {special:count} gold from {army} [for {price} (gold)]",
            "Offer {realm} {goods} from {army} [for {price} (gold)]",
            "Offer {realm} {special:count} gold from {army} [for {price} (gold)]",
        ),
    ),
    *forms_of(
        TakeOver,
        "Übernimm|Übernehme von {realm} aus {army} nach|in {into}",
        "Accept|Receive from {realm} out of {army} into {into}",
    ),
    *forms_of(GiveLand, "Schenke {realm} (das) Land {fields}", "Give {realm} (the) land {fields}"),
    *forms_of(Tell, "Sonderbefehl (:) {text}", "Special|Tell (order) (:) {text}"),
]
