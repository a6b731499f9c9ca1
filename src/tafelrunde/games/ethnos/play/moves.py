"""One frozen struct per kind of move, chance included. The text form lives in `text.py`.

Cards go by names such as `elf_red`; skeletons have no colour, and a dragon is drawn by chance only.
"""

from __future__ import annotations

from tafelrunde.engine.contract import Move


class TakeCard(Move, frozen=True, tag="take_card"):
    """An ally from the market."""

    card: str


class DrawCard(Move, frozen=True, tag="draw_card"):
    """An ally from the deck; CHANCE says which."""


class PlayBand(Move, frozen=True, tag="play_band", omit_defaults=True):
    """A band: its leader, and the other cards in the order of `cards.py`."""

    leader: str
    others: tuple[str, ...] = ()


class PlaceMarker(Move, frozen=True, tag="place_marker"):
    """A marker where there is a choice: the leader is one of the wingfolk, or the merfolk gave a free one."""

    kingdom: str


class TakeTroll(Move, frozen=True, tag="take_troll"):
    """A troll token by its value."""

    value: int


class Keep(Move, frozen=True, tag="keep", omit_defaults=True):
    """An elf: the cards that stay in hand."""

    cards: tuple[str, ...] = ()


class UseAbility(Move, frozen=True, tag="use_ability"):
    """The leader's ability, where using it is a decision of its own."""


class Plunder(Move, frozen=True, tag="plunder"):
    """All markers off the horde board."""


class Pass(Move, frozen=True, tag="pass"):
    """Do without: a second band, an ability, a free marker, plundering, the choice of a tribe."""


class ChooseTribe(Move, frozen=True, tag="choose_tribe"):
    """One of the tribes in play, where the table chooses them."""

    tribe: str


class DrawTribes(Move, frozen=True, tag="draw_tribes"):
    """Chance: all tribes in play, the chosen ones among them."""

    tribes: tuple[str, ...]


class LayTokens(Move, frozen=True, tag="lay_tokens"):
    """Chance: the glory tokens of each kingdom."""

    tokens: tuple[tuple[int, ...], ...]


class SetFirst(Move, frozen=True, tag="set_first"):
    """Chance: the first player of the first age."""

    seat: int


class Deal(Move, frozen=True, tag="deal"):
    """Chance: one card for each seat, then the market."""

    hands: tuple[str, ...]
    market: tuple[str, ...]


class Reveal(Move, frozen=True, tag="reveal"):
    """Chance: the top card of the deck, an ally or a dragon."""

    card: str


EthnosMove = (
    TakeCard
    | DrawCard
    | PlayBand
    | PlaceMarker
    | TakeTroll
    | Keep
    | UseAbility
    | Plunder
    | Pass
    | ChooseTribe
    | DrawTribes
    | LayTokens
    | SetFirst
    | Deal
    | Reveal
)
