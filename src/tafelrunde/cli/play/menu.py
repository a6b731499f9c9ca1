"""Offers as a numbered menu: all of them if they are few, else in groups that open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from tafelrunde.cli.language import t
from tafelrunde.cli.pictures import Offers

FEW: Final = 9
NUMBER_STYLE: Final = "bold #c9961a"


class Menu:
    """Numbers stand for moves or, among many, for groups; a group opens, `0` closes it."""

    def __init__(self, groups: Sequence[Offers]) -> None:
        self.groups = groups
        self.flat = sum(len(group.moves) for group in groups) <= FEW
        self.opened: Offers | None = None

    def labels(self) -> list[Text]:
        if self.opened is not None:
            return [offer.label for offer in self.opened.moves]
        if self.flat:
            return [offer.whole for group in self.groups for offer in group.moves]
        return [group_label(group) for group in self.groups]

    def numbers(self) -> list[int]:
        """What stands for the labels: numbers of the things themselves if all have one, else counted."""
        offers = [offer for group in self.groups for offer in group.moves]
        own = [offer.number for offer in offers if offer.number is not None]
        if len(own) == len(offers) == len(self.groups):
            return own
        return list(range(1, len(self.labels()) + 1))

    def shown(self) -> RenderableType:
        entries = [
            Text.assemble((f"{number:3d} ", NUMBER_STYLE), label)
            for number, label in zip(self.numbers(), self.labels(), strict=True)
        ]
        if self.opened is not None:
            entries.append(Text.assemble(("  0 ", NUMBER_STYLE), (t("menu-back"), "dim")))
        return Columns(entries, column_first=True, equal=True, padding=(0, 2))

    def wanted(self) -> str:
        """Which numbers there are."""
        numbers = self.numbers()
        if numbers == list(range(1, len(numbers) + 1)):
            return t("lobby-number", last=len(numbers))
        return t("menu-numbers", numbers=", ".join(map(str, numbers)))

    def pick(self, number: int) -> Any | None:
        """The move of this number; None when a group was opened or closed instead."""
        if self.opened is not None and number == 0:
            self.opened = None
            return None
        if number not in self.numbers():
            raise LookupError(number)
        place = self.numbers().index(number)
        if self.opened is not None:
            return self.opened.moves[place].move
        if self.flat:
            return [offer for group in self.groups for offer in group.moves][place].move
        group = self.groups[place]
        if len(group.moves) == 1:
            return group.moves[0].move
        self.opened = group
        return None


def group_label(group: Offers) -> Text:
    if len(group.moves) == 1:
        return group.moves[0].whole
    return Text.assemble(group.title, (f" … {t('menu-ways', count=len(group.moves))}", "dim"))
