"""The offers of a decision as a menu: cities by what lies there, Titans by what they cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.text import Text

from tafelrunde.cli.language import language
from tafelrunde.cli.pictures import Offer, Offers
from tafelrunde.cli.pictures.xidit.places import box_of, roads_sign, titan_prize
from tafelrunde.cli.pictures.xidit.words import DARK, THREAT, say, term, unit_row
from tafelrunde.games.xidit.play.box import SPACES, TITAN_INDEX
from tafelrunde.games.xidit.play.moves import (
    AddStory,
    FightTitan,
    Pass,
    PlaceBards,
    PlaceIdrakys,
    RaiseDummy,
    Show,
    TakeRewards,
)
from tafelrunde.games.xidit.secrecy.view import XiditView
from tafelrunde.games.xidit.words.text import format_move

AND: Final = " + "


def place_label(view: XiditView, move: PlaceIdrakys) -> Text:
    """`═13 ╌11 ∿14`: where one can go from there; the map shows the rest."""
    return roads_sign(box_of(view), move.city)


def fight_title(view: XiditView, move: FightTitan) -> Text:
    return Text.assemble(
        (say("fight", titan=term(f"titan_{move.titan}")), "bold"),
        (f" {titan_prize(box_of(view), move.titan)}", THREAT),
    )


def fight_label(view: XiditView, move: FightTitan) -> Text:
    return Text(f"– {unit_row(move.units)}")


def fight_whole(view: XiditView, move: FightTitan) -> Text:
    return Text.assemble(fight_title(view, move), " ", fight_label(view, move))


def pass_label(view: XiditView, move: Pass) -> Text:
    return Text(say("pass"), style=DARK)


def place_of_prize(view: XiditView) -> int:
    """Where the tables have the rewards that are being taken."""
    assert view.prize is not None
    return view.prize if isinstance(view.prize, int) else SPACES + TITAN_INDEX[view.prize]


def rewards_label(view: XiditView, move: TakeRewards) -> Text:
    """`take 3 gold + 2 bards`."""
    box, place = box_of(view), place_of_prize(view)
    amounts = {"gold": box.gold[place], "bards": box.bards[place], "stories": box.stories[place]}
    named = AND.join(f"{amounts[reward]} {term(reward)}" for reward in move.rewards)
    return Text(say("take", rewards=named) if named else say("take-nothing"))


def bards_label(view: XiditView, move: PlaceBards) -> Text:
    """`2 Snowfield + 1 Bastion`."""
    counts = Counter(move.regions)
    return Text(AND.join(f"{count} {term(f'region_{region}')}" for region, count in counts.items()))


def raise_label(view: XiditView, move: RaiseDummy) -> Text:
    assert view.dummy is not None
    value = view.dummy[move.column]
    return Text(say("raise", column=term(move.column), value=value, next=value + 1))


def show_label(view: XiditView, move: Show) -> Text:
    return Text(say("show", count=move.count))


def story_label(view: XiditView, move: AddStory) -> Text:
    height = view.cities[move.city - 1].height
    return Text(say("story", height=height, next=height + 1))


def plain_label(view: XiditView, move: Any) -> Text:
    return Text(format_move(move, language()))


Label = Callable[[XiditView, Any], Text]
LABELS: Final[dict[type, Label]] = {
    PlaceIdrakys: place_label,
    FightTitan: fight_label,
    Pass: pass_label,
    TakeRewards: rewards_label,
    PlaceBards: bards_label,
    RaiseDummy: raise_label,
    Show: show_label,
    AddStory: story_label,
}


def offer(view: XiditView, move: Any) -> Offer:
    label = LABELS.get(type(move), plain_label)(view, move)
    whole = fight_whole(view, move) if isinstance(move, FightTitan) else label
    return Offer(move, label, whole, number_of(move))


def number_of(move: Any) -> int | None:
    """Cities and units shown are typed as the numbers they are."""
    if isinstance(move, (PlaceIdrakys, AddStory)):
        return move.city
    return move.count if isinstance(move, Show) else None


def group(view: XiditView, moves: Sequence[Any]) -> list[Offers]:
    """All ways to pay for one Titan belong together; everything else stands alone."""
    shown: dict[str, Text] = {}
    together: dict[str, list[Offer]] = {}
    for move in moves:
        made = offer(view, move)
        title = fight_title(view, move) if isinstance(move, FightTitan) else made.label
        name = title.plain if made.number is None else str(made.number)
        shown.setdefault(name, title)
        together.setdefault(name, []).append(made)
    return [Offers(shown[name], tuple(alike)) for name, alike in together.items()]
