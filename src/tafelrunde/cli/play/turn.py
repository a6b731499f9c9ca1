"""One decision of one person: news, board and menu on the screen, then an answer."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.play.menu import Menu
from tafelrunde.cli.play.orders import ORDERS, Done, split_order
from tafelrunde.cli.play.session import Session
from tafelrunde.cli.play.terminal import as_number
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import Seat
from tafelrunde.engine.errors import BadText, IllegalMove
from tafelrunde.engine.rulebook import explain
from tafelrunde.engine.text import fold
from tafelrunde.telling.complaints import said

FEWEST_NEWS = 3
YES = ("y", "yes", "j", "ja")


class Turn:
    def __init__(self, session: Session, seat: Seat) -> None:
        self.session, self.seat, self.terminal = session, seat, session.terminal
        self.scene = session.scene(seat)
        self.news = session.news(seat)
        self.menu = Menu(session.picture.group(self.scene.view, self.scene.moves))

    def show(self) -> None:
        """News that fill more than their part of the screen come on pages of their own first."""
        if not self.terminal.interactive:
            self.show_plainly()
            return
        if len(self.news) > self.room():
            self.show_pages()
        self.draw()

    def room(self) -> int:
        """How many news fit between board and question."""
        used = self.terminal.lines(self.board()) + self.terminal.lines(self.question()) + 2
        return max(FEWEST_NEWS, self.terminal.height - used)

    def draw(self) -> None:
        """Everything on one screen."""
        news = self.news[-self.room() :]
        self.terminal.clear()
        self.terminal.say(self.board(), *news, self.question())

    def show_pages(self) -> None:
        size = max(FEWEST_NEWS, self.terminal.height - 3)
        for start in range(0, len(self.news), size):
            self.terminal.clear()
            self.terminal.say(Text(t("meanwhile"), style="bold"), *self.news[start : start + size])
            self.terminal.wait(t("press-enter"))

    def show_plainly(self) -> None:
        """On a pipe the board is drawn now and then; `board` draws it any time."""
        self.terminal.say(*self.news)
        moment = self.session.picture.moment(self.scene.view)
        if moment != self.session.shown:
            self.session.shown = moment
            self.terminal.say(self.board())
        self.terminal.say(self.question())

    def board(self) -> RenderableType:
        return self.session.picture.board(self.scene)

    def question(self) -> RenderableType:
        """What is asked, and the menu."""
        name = self.session.names[self.seat]
        asked = self.session.picture.asked(self.scene.view)
        head = Text.assemble((t("asked", name=name, asked=asked), "bold"), "   ", (t("orders"), "dim"))
        head.no_wrap, head.overflow = True, "ellipsis"
        menu = self.menu.shown() if self.scene.moves else Text(self.example())
        hand = self.session.picture.hand(self.scene)
        if hand is None:
            return Group(head, menu)
        beside = Table.grid(padding=(0, 2, 0, 0))
        beside.add_column()
        beside.add_column(ratio=1)
        beside.add_row(hand, menu)
        return Group(head, beside)

    def example(self) -> str:
        """Where moves cannot be listed, one of them shows how they are typed."""
        game, state = self.session.game, self.session.table.state
        move = game.legal_moves(state, self.seat).sample(Seeded(0))
        return t("type-a-move", example=game.format_move(move, language()))

    def decide(self) -> None:
        """Asks until the position has changed: by a move, or because one was taken back."""
        while True:
            text = self.terminal.ask(self.session.prompt(self.seat))
            word, rest = split_order(text)
            if word in ORDERS:
                if ORDERS[word](self.session, self.seat, rest) is Done.CHANGED:
                    return
            elif self.answer(text):
                return

    def answer(self, text: str) -> bool:
        """Whether this was a move; a number may also open or close a group."""
        if not text and self.menu.opened is None:
            self.draw()
            return False
        number = as_number(text or "0")
        if number is not None:
            return self.answer_number(number)
        try:
            move = self.session.game.parse_move(self.session.picture.spelled(self.scene.view, text))
        except BadText as trouble:
            self.terminal.warn(said(trouble, language()))
            self.terminal.say(Text(t("orders-hint"), style="dim"))
            return False
        return self.play(move)

    def answer_number(self, number: int) -> bool:
        try:
            move = self.menu.pick(number)
        except LookupError:
            self.terminal.warn(self.menu.wanted())
            return False
        if move is not None:
            return self.play(move)
        self.terminal.say(self.menu.shown())
        return False

    def play(self, move: Any) -> bool:
        """Whether the move was made; one with a preview can still be taken back after a look at it."""
        game = self.session.game
        preview = self.session.picture.preview(self.scene.view, move)
        if preview is not None:
            self.terminal.say(preview)
        try:
            game.check(self.session.table.state, self.seat, move)
        except IllegalMove as refusal:
            self.terminal.warn(explain(game, refusal, language(), self.session.names))
            return False
        if preview is not None and not self.confirmed():
            return False
        self.session.table.move(self.seat, move)
        return True

    def confirmed(self) -> bool:
        """Nobody is asked on a pipe, where every line is an answer to a question that was expected."""
        if not self.terminal.interactive:
            return True
        word = fold(self.terminal.ask(t("confirm")))
        return word in ("", *YES)
