"""The game master's rehearsal: what comes next, on a copy in memory, until it is published or discarded.

At a meeting it goes as far as one turn, with the muster before the first; in remote play, as far as a month.
It stops before each roll. Dice that are drawn are those of their occasion (decision 20): another rehearsal
draws the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.log import Entry
from tafelrunde.games.phoenix.moves.kinds import Announce, Change, CloseRound, Roll, Sheet
from tafelrunde.games.phoenix.state.agenda import Cast
from tafelrunde.games.phoenix.state.state import DICE, MUSTER, OVER, TURN, State
from tafelrunde.games.phoenix.tables.phases import B19
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, read_lines
from tafelrunde.phoenix_desk.campaign.home import Home, Kind, Paper
from tafelrunde.phoenix_desk.campaign.long_list import first_of
from tafelrunde.phoenix_desk.campaign.memory import copied
from tafelrunde.phoenix_desk.foresight.turn_phases import Stage, Watcher, watched
from tafelrunde.phoenix_desk.months.decided import correction
from tafelrunde.phoenix_desk.months.notes import Note, need_name, take_note
from tafelrunde.phoenix_desk.months.runner import Players, Refused, Runner
from tafelrunde.phoenix_desk.months.typed_dice import read_values
from tafelrunde.phoenix_desk.orders.drafts import draft_of

DECISIONS: Final = (MUSTER, TURN, OVER)
SHEETS: Final = ("sheet", "old sheet")
TAKEN_ALONG: Final[tuple[Kind, ...]] = ("secret", "sheet")
"""What a copy needs to be played on; logs that were kept and questions of old are left at home."""
Papers = dict[Paper, bytes]


class Fallen(msgspec.Struct, frozen=True):
    """Dice of one kind as they fell."""

    what: str
    where: str
    faces: int
    values: tuple[int, ...]


class Before(msgspec.Struct, frozen=True):
    """How things stood before an act; `step_back` leads there."""

    entries: int
    papers: Papers
    """Without the log."""
    stages: int
    books: tuple[int, int, int]
    """Where the watcher was: month, news and minutes."""
    left_out: int
    returned: tuple[int, ...]
    refused: Refused | None
    fallen: tuple[Fallen, ...]


class Rehearsal:
    def __init__(
        self,
        home: Home,
        bots: Players | None = None,
        seed: int = 1,
        *,
        leave_out: bool = False,
        sheets: Papers | None = None,
    ) -> None:
        self.original = home
        self.home = copied(home, TAKEN_ALONG)
        self.home.now = lambda: 0.0  # no time passes in it
        if sheets is not None:
            self.take(sheets)
        self.campaign = Campaign.open(self.home)
        self.game = self.campaign.game
        self.start: State = self.campaign.state.copy()
        self.published = first_of(self.campaign.written, len(self.campaign.written))
        """What the campaign had when the rehearsal began, line by line."""
        self.papers = self.papers_now()
        self.runner = Runner(self.campaign, bots or {}, seed, leave_out=leave_out)
        self.watch(Watcher(self.start))
        self.past: list[Before] = []
        self.returned: tuple[int, ...] = ()
        """Realms that get their sheets back."""
        self.refused: Refused | None = None
        """A sheet that something has overtaken, where the rehearsal stopped."""
        self.fallen: tuple[Fallen, ...] = ()
        """What was rolled last."""
        self.is_closed = False

    def take(self, sheets: Papers) -> None:
        """These in place of those that wait now: what they were when it began."""
        for paper in self.home.papers("sheet"):
            self.home.remove(paper)
        for paper, data in sheets.items():
            self.home.write(paper, data)

    # --- looking --------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.campaign.state

    @property
    def entries(self) -> int:
        """How many it has added."""
        return len(self.campaign.table.entries) + 1 - len(self.published)

    @property
    def is_done(self) -> bool:
        """Whether a turn is over, or in remote play the month, and nothing is left to be rolled or drawn."""
        return self.state.step in DECISIONS and any(stage.phase == B19 for stage in self.stages)

    @property
    def stages(self) -> list[Stage]:
        return self.watcher.stages

    @property
    def rolls(self) -> int:
        """How often dice were drawn or typed in."""
        return sum([entry.seat == CHANCE for entry in self.added()])

    def added(self) -> Sequence[Entry]:
        return self.campaign.table.entries[len(self.published) - 1 :]

    def phases(self) -> Iterator[tuple[State, Stage]]:
        """Each phase that is over with the position before it."""
        before = self.start
        for stage in self.stages:
            yield before, stage
            before = stage.state

    # --- going on -------------------------------------------------------------------------------------

    def go(self) -> None:
        """On to the next roll, or as far as sheets reach."""
        with self.acting():
            self.go_on()

    def roll(self, values: str = "") -> None:
        """The dice that are waited for, typed in or drawn, and on to the next ones."""
        with self.acting():
            asked = self.state.asked if self.state.step == DICE else ()
            if values:
                self.campaign.play(CHANCE, read_values(self.campaign, values), typed=True)
            else:
                self.draw()
            self.note_fallen(asked)
            self.go_on()

    def roll_all(self) -> None:
        """On, and whatever dice are waited for are drawn: to the end, or to what only people can settle."""
        with self.acting():
            if self.is_done or self.campaign.header.chance.kind == "typed":
                raise Complaint("nothing-to-roll")
            self.go_on()
            while self.refused is None and CHANCE in self.game.to_act(self.state):
                asked = self.state.asked
                self.draw()
                self.note_fallen(asked)
                self.go_on()

    def draw(self) -> None:
        if CHANCE not in self.game.to_act(self.state) or self.campaign.header.chance.kind == "typed":
            raise Complaint("nothing-to-roll")
        self.campaign.draw()

    def note_fallen(self, asked: Sequence[Cast]) -> None:
        """The last entry is what fell."""
        move = self.campaign.table.entries[-1].move
        rolls = move.values if isinstance(move, Roll) else ()
        self.fallen = tuple(
            [
                Fallen(cast.what, cast.where, cast.faces, values)
                for cast, values in zip(asked, rolls, strict=False)
            ]
        )

    def go_on(self) -> None:
        self.refused = None
        try:
            while not self.is_done and self.state.step != DICE and self.runner.step():
                pass
        except Refused as refused:
            self.refused = refused
        self.campaign.save()

    def decide(self, move: Any) -> None:
        """Any move of the game master."""
        with self.acting():
            self.campaign.play(self.campaign.master, move)
            self.campaign.save()

    def correct(self, changes: Sequence[Change], reason: str) -> None:
        self.decide(correction(self.game, changes, reason))

    def close(self, reason: str) -> None:
        """The round without those who are late."""
        with self.acting():
            self.runner.close = reason
            try:
                self.go_on()
            finally:
                self.runner.close = ""

    def leave_out(self) -> None:
        """What has become impossible in the sheet at which it stopped; of others it is asked again."""
        with self.acting():
            if self.refused is None:
                raise Complaint("nothing-overtaken")
            self.runner.leave_out, before = True, self.runner.leave_out
            try:
                self.runner.step()
            finally:
                self.runner.leave_out = before
            self.go_on()

    def give_back(self, realm: int, reason: str) -> None:
        """A sheet to its realm, which is told why; whatever was played since it was taken up is undone."""
        self.need_open()
        paper = self.sheet_of(realm)
        if paper not in self.papers or realm in self.returned:
            raise Complaint("no-sheet-to-return", {"name": self.campaign.names[realm]})
        played = self.played_at(realm)
        if played:
            self.past = [before for before in self.past if before.entries < played]
            self.step_back()
        with self.acting():
            self.campaign.play(self.campaign.master, Announce(reason, self.campaign.names[realm]))
            self.home.write(Paper("old sheet", paper.number, f"{paper.name}.back"), self.papers[paper])
            self.home.remove(paper)
            self.returned = (*self.returned, realm)
            self.campaign.save()

    def played_at(self, realm: int) -> int:
        """The first entry with a sheet of the realm; 0 if there is none in this rehearsal."""
        sheets = [entry.n for entry in self.added() if entry.seat == realm and isinstance(entry.move, Sheet)]
        return sheets[0] if sheets else 0

    # --- going back -----------------------------------------------------------------------------------

    @contextmanager
    def acting(self) -> Iterator[None]:
        """What is refused changes nothing."""
        self.need_open()
        self.past.append(self.before())
        try:
            yield
        except BaseException:
            self.step_back()
            raise

    def before(self) -> Before:
        watcher = self.watcher
        return Before(
            len(self.campaign.table.entries),
            self.papers_now(),
            len(watcher.stages),
            (watcher.month, watcher.news, watcher.minutes),
            len(self.runner.left_out),
            self.returned,
            self.refused,
            self.fallen,
        )

    def papers_now(self) -> Papers:
        return dict(self.home.kept)

    def step_back(self) -> None:
        """To where the last act began."""
        self.need_open()
        if not self.past:
            raise Complaint("no-step-back")
        then = self.past.pop()
        self.returned, self.refused, self.fallen = then.returned, then.refused, then.fallen
        if then.entries == len(self.campaign.table.entries) and then.papers == self.papers_now():
            return
        self.home.kept = dict(then.papers)
        self.home.change_log(then.entries + 1, [])
        self.campaign = self.runner.campaign = Campaign.open(self.home)
        del self.runner.left_out[then.left_out :]
        watcher = Watcher(self.start)
        watcher.stages = self.stages[: then.stages]
        watcher.month, watcher.news, watcher.minutes = then.books
        self.watch(watcher)

    def watch(self, watcher: Watcher) -> None:
        self.watcher = watcher
        self.campaign.table.game = watched(self.game, watcher)

    # --- the end --------------------------------------------------------------------------------------

    def publish(self, who: str, now: float) -> Campaign:
        """Exactly these entries become the campaign's, all or none; not if it has moved on meanwhile."""
        self.need_open()
        name = need_name(who)
        with self.original.held():
            return self.bring_home(name, now)

    def bring_home(self, name: str, now: float) -> Campaign:
        """The original must be held; whether it becomes true is decided when it is let go."""
        if not self.entries:
            raise Complaint("nothing-to-publish")
        self.need_unmoved()
        campaign, papers, note = self.campaign, self.sheets_changed(), self.note("published", name, now)
        campaign.table.game, campaign.home = self.game, self.original
        campaign.written = first_of(self.published, len(self.published))
        campaign.unkept = [month for month, mark in self.marked() if mark >= len(self.published)]
        campaign.save()
        for paper, data in papers.items():
            if data is None:
                self.original.remove(paper)
            else:
                self.original.write(paper, data)
        take_note(self.original, note)
        self.is_closed = True
        return campaign

    def marked(self) -> list[tuple[int, int]]:
        """Months, and how many entries came before each."""
        return list(self.campaign.months.entries.items())

    def discard(self, who: str, now: float) -> None:
        """Nothing is left but a note: what was rolled has been seen."""
        self.need_open()
        name = need_name(who)
        with self.original.held():
            take_note(self.original, self.note("discarded", name, now))
        self.is_closed = True

    def note(self, what: Any, who: str, now: float) -> Note:
        returned = tuple([self.campaign.names[realm] for realm in self.returned])
        return Note(what, who, now, len(self.published) - 1, self.entries, self.rolls, returned)

    def need_unmoved(self) -> None:
        """The log is as it was, and so is every sheet that was played or returned."""
        if self.has_moved:
            raise Complaint("campaign-moved-on")
        for paper in self.sheets_overtaken():
            raise Complaint("sheet-changed-meanwhile", {"name": paper.name})

    @property
    def has_moved(self) -> bool:
        """Whether the campaign has gone on without it; the last line answers for all before it."""
        lines = read_lines(self.original)
        return len(lines) != len(self.published) or lines[-1] != self.published[-1]

    def sheets_overtaken(self) -> list[Paper]:
        """Of those whose round is over here: sheets that are others at home by now, or have come since."""
        mine = [paper for paper in self.sheets_changed() if paper.kind == "sheet"]
        mine += [self.sheet_of(realm) for realm in range(len(self.campaign.names)) if self.is_past(realm)]
        return [paper for paper in dict.fromkeys(mine) if self.original.read(paper) != self.papers.get(paper)]

    def sheet_of(self, realm: int) -> Paper:
        return Paper("sheet", self.start.month, draft_of(self.campaign, realm).name)

    def is_past(self, realm: int) -> bool:
        """Whether it was played, by its sheet or by a bot, or may have been left out."""
        return self.played_at(realm) > 0 or any(isinstance(one.move, CloseRound) for one in self.added())

    def sheets_changed(self) -> dict[Paper, bytes | None]:
        """Sheets that wait otherwise now, or no longer."""
        now = self.papers_now()
        sheets = [paper for paper in {*now, *self.papers} if paper.kind in SHEETS]
        return {paper: now.get(paper) for paper in sorted(sheets) if now.get(paper) != self.papers.get(paper)}

    def need_open(self) -> None:
        if self.is_closed:
            raise Complaint("rehearsal-closed")
