"""A sheet of characters to draw on: lines out of braille dots, eight in a cell, and words on top of them."""

from __future__ import annotations

from typing import Final

from rich.text import Text

ACROSS: Final = 2
DOWN: Final = 4
"""Dots of a cell."""
BRAILLE: Final = 0x2800
DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""By row and column within a cell: the bit that the dot has in a braille character."""


class Canvas:
    """Cells are counted from the upper left; what would fall off the edge is left out."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.dots = [[0] * width for _ in range(height)]
        self.inks = [[""] * width for _ in range(height)]
        self.words: dict[tuple[int, int], tuple[str, str]] = {}

    def dot(self, x: int, y: int, ink: str) -> None:
        column, row = x // ACROSS, y // DOWN
        if 0 <= column < self.width and 0 <= row < self.height:
            self.dots[row][column] |= DOTS[y % DOWN][x % ACROSS]
            self.inks[row][column] = ink

    def write(self, column: int, row: int, text: Text) -> None:
        """Words hide the lines below them; every character has the style of the text at its place."""
        for place, character in enumerate(text.plain):
            cell = (row, column + place)
            if 0 <= row < self.height and 0 <= column + place < self.width:
                self.words[cell] = (character, style_at(text, place))

    def is_free(self, column: int, row: int, width: int) -> bool:
        """Whether no words stand here, nor directly beside."""
        if not 0 <= row < self.height or column < 0 or column + width > self.width:
            return False
        return not any((row, place) in self.words for place in range(column - 1, column + width + 1))

    def lines(self) -> list[Text]:
        return [self.line(row) for row in range(self.height)]

    def line(self, row: int) -> Text:
        line = Text(no_wrap=True)
        for column in range(self.width):
            line.append(*self.cell(row, column))
        return line

    def cell(self, row: int, column: int) -> tuple[str, str]:
        if (row, column) in self.words:
            return self.words[row, column]
        dots = self.dots[row][column]
        return (chr(BRAILLE + dots), self.inks[row][column]) if dots else (" ", "")


def style_at(text: Text, place: int) -> str:
    """The last style that covers this character."""
    found = str(text.style)
    for span in text.spans:
        if span.start <= place < span.end:
            found = str(span.style)
    return found
