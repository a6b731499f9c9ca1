"""One decision of one person: news, board and menu on the screen, then an answer."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.play.menu import Menu
from tafelrunde.cli.play.orders import ORDERS, Done, split_order
from tafelrunde.cli.play.session import Session
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.errors import BadText, IllegalMove
from tafelrunde.engine.protocol import Seat
from tafelrunde.engine.rulebook import explain

FEWEST_NEWS = 3


class Turn:
    def __init__(self, session: Session, seat: Seat) -> None:
        self.session, self.seat, self.terminal = session, seat, session.terminal
        self.scene = session.scene(seat)
        self.menu = Menu(session.picture.group(self.scene.view, self.scene.moves))

    def show(self, news: list[Text]) -> None:
        """Everything on one screen; more news than it holds come on a page of their own."""
        if not self.terminal.interactive:
            self.show_plainly(news)
            return
        board, question = self.board(), self.question()
        used = self.terminal.lines(board) + self.terminal.lines(question) + 2
        room = max(FEWEST_NEWS, self.terminal.height - used)
        if len(news) > room:
            self.show_pages(news)
        self.terminal.clear()
        self.terminal.say(board, *news[-room:], question)

    def show_pages(self, news: list[Text]) -> None:
        size = max(FEWEST_NEWS, self.terminal.height - 3)
        for start in range(0, len(news), size):
            self.terminal.clear()
            self.terminal.say(Text(t("meanwhile"), style="bold"), *news[start : start + size])
            self.terminal.wait(t("press-enter"))

    def show_plainly(self, news: list[Text]) -> None:
        """On a pipe the board is drawn when a new phase has begun; `board` draws it any time."""
        self.terminal.say(*news)
        view = self.scene.view
        moment = f"{getattr(view, 'year', '')} {getattr(view, 'phase', '')}"
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
        return Group(head, self.menu.shown() if self.scene.moves else Text(self.example()))

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
            self.terminal.say(self.question())
            return False
        if not text or text.isdecimal():
            return self.answer_number(int(text or "0"))
        try:
            move = self.session.game.parse_move(text)
        except BadText as trouble:
            self.complain(trouble.said(language()))
            self.terminal.say(Text(t("orders-hint"), style="dim"))
            return False
        return self.play(move)

    def answer_number(self, number: int) -> bool:
        try:
            move = self.menu.pick(number)
        except LookupError:
            self.complain(t("lobby-number", last=len(self.menu.labels())))
            return False
        if move is not None:
            return self.play(move)
        self.terminal.say(self.question())
        return False

    def play(self, move: Any) -> bool:
        try:
            self.session.table.move(self.seat, move)
        except IllegalMove as refusal:
            self.complain(explain(self.session.game, refusal, language(), self.session.names))
            return False
        return True

    def complain(self, text: str) -> None:
        self.terminal.say(Text(text, style="bold yellow"))
