"""A process in which campaigns are worked on: `python -m tafelrunde.server.campaigns.worker`.

It hears first which database it works on, then errands, one after the other. What it is asked to do again,
because somebody else was at the campaign just then, it tries again by itself.
"""

from __future__ import annotations

import gc
import os
import resource
import select
import sys
import time
from collections.abc import Callable
from typing import Any, BinaryIO, Final, TypeVar

import msgspec
from sqlalchemy import Connection

from tafelrunde.engine.contract import LANGS, Game, Words
from tafelrunde.engine.errors import Complaint, IllegalMove
from tafelrunde.engine.progress import heard_by
from tafelrunde.engine.rulebook import explain
from tafelrunde.games import load_game
from tafelrunde.phoenix_desk.campaign.campaign import GAME
from tafelrunde.phoenix_desk.campaign.home import Busy, Overtaken
from tafelrunde.server.campaigns.errands import ERRANDS
from tafelrunde.server.campaigns.framing import (
    READY,
    Charter,
    Done,
    Job,
    Lane,
    Refusal,
    Underway,
    framed,
    read_frame,
)
from tafelrunde.server.campaigns.workbench import Shelf, Workbench
from tafelrunde.server.errors import Denied
from tafelrunde.store.interface import StoreFailed, Taken
from tafelrunde.store.records import Change
from tafelrunde.store.transactions import Transactions, transactions
from tafelrunde.telling.complaints import said

T = TypeVar("T")
POLITE: Final[dict[Lane, int]] = {"quick": 2, "long": 8, "founding": 12}
"""How far each lane steps back when the tables need the processor."""
MOST_MEMORY: Final[dict[Lane, int]] = {"founding": 3 << 30}
"""Bytes, where strangers say what is worked on: then an archive fails, and not the machine."""
TRIES: Final = 4
"""Then others have their turn before it is tried again: a campaign that is busy keeps no other waiting."""
PAUSE: Final = 0.05
"""Seconds until the next try, when somebody else was at it."""
EVERY: Final = 0.25
"""Seconds between two words about how far it is."""
REST: Final = 0.25
"""Seconds without an errand after which nobody is expected soon."""
MOST_NEW: Final = 20_000
"""Objects that come together before it is looked which of them are dead, even if somebody waits."""


class Orphaned(SystemExit):
    """Whoever asked is gone, and with it the reason to go on."""


class WhileAsked:
    """Transactions of a server that still lives: without one, nothing becomes true any more.

    Seen to when a transaction is about to end: a new server may be at work by then, and whoever asked the old
    one asks it again. While ours is open nobody writes what it has changed, so none comes in between.
    """

    def __init__(self, database: Transactions, asked: BinaryIO) -> None:
        self._database = database
        self._poll = select.poll()
        self._poll.register(asked, 0)  # only that the other end is closed

    def read(self, work: Callable[[Connection], T]) -> T:
        return self._database.read(work)

    def write(self, work: Callable[[Connection], T]) -> T:
        def whole(connection: Connection) -> T:
            made = work(connection)
            if self._poll.poll(0):
                raise Orphaned
            return made

        return self._database.write(whole)

    def announce(self, connection: Connection, change: Change) -> None:
        self._database.announce(connection, change)


def do(database: Transactions, shelf: Shelf, job: Job) -> Done:
    """The errand's answer, or why there is none, and what it took; no exception ends the process."""
    began = time.process_time()
    try:
        done = tried(database, shelf, job)
    except Complaint as trouble:  # no campaign can have this name
        done = Done(refusal=in_words("bad", trouble))
    except Exception as trouble:  # a refusal that cannot be put into words
        shelf.drop(job.campaign)
        done = Done(trouble=where(trouble))
    return msgspec.structs.replace(done, seconds=time.process_time() - began)


def tried(database: Transactions, shelf: Shelf, job: Job) -> Done:
    for last in [*[False] * TRIES, True]:
        bench = Workbench(database, shelf, job.campaign, job.now, job.file)
        try:
            return Done(carried_out(bench, job), happened=tuple(bench.happened))
        except (Busy, Overtaken, Taken) as trouble:
            if last or bench.happened:
                refusal, is_busy = in_the_way(trouble), not bench.happened
                return Done(refusal=refusal, happened=tuple(bench.happened), is_busy=is_busy)
            time.sleep(PAUSE)
        except (Complaint, IllegalMove, StoreFailed) as trouble:
            return Done(refusal=refused(trouble, bench), happened=tuple(bench.happened))
        except Exception as trouble:
            shelf.drop(job.campaign)
            return Done(trouble=where(trouble), happened=tuple(bench.happened))
    raise AssertionError


def where(trouble: BaseException) -> str:
    """The kind of a bug and its place in our code: none of the words that people wrote."""
    place = trouble.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    if place is None:
        return type(trouble).__name__
    return f"{type(trouble).__name__} at {place.tb_frame.f_code.co_name}:{place.tb_lineno}"


def carried_out(bench: Workbench, job: Job) -> bytes:
    errand = ERRANDS[job.errand]
    answer: Any = errand.do(bench, msgspec.json.decode(job.args, type=errand.args))
    return answer if isinstance(answer, bytes) else msgspec.json.encode(answer)


def refused(trouble: Complaint | IllegalMove | StoreFailed, bench: Workbench) -> Refusal:
    if isinstance(trouble, StoreFailed):
        return in_words("failed", Complaint("cannot-save"), retry=5.0)
    if isinstance(trouble, Denied):
        refusal = in_words(trouble.code, trouble, trouble.rule, trouble.retry)
        return msgspec.structs.replace(refusal, field=trouble.field)
    if isinstance(trouble, Complaint):
        return in_words("bad", trouble)
    game: Game = load_game(GAME)
    opened = bench.shelf.opened.get(bench.name)
    names = opened.campaign.names if opened is not None else ()
    return Refusal("illegal", Words(*[explain(game, trouble, lang, names) for lang in LANGS]), trouble.rule)


def in_words(code: str, complaint: Complaint, rule: str = "", retry: float = 0.0) -> Refusal:
    return Refusal(code, Words(*[said(complaint, lang) for lang in LANGS]), rule, retry)


def in_the_way(trouble: Exception) -> Refusal:
    complaint = trouble if isinstance(trouble, Complaint) else Complaint("campaign-busy")
    return in_words("stale", complaint, retry=1.0)


def serve(asked: BinaryIO, answered: BinaryIO, database: Transactions) -> None:
    shelf = Shelf()
    decode = msgspec.msgpack.Decoder(Job).decode
    while (frame := read_frame(asked)) is not None:
        job = decode(frame)
        shelf.clear_idle(job.now)
        with heard_by(Reporter(answered)):
            done = do(database, shelf, job)
        answered.write(framed(done))
        answered.flush()
        if not gc.isenabled():
            rest(asked)


class Reporter:
    """Tells the server now and then how far an errand is."""

    def __init__(self, answered: BinaryIO) -> None:
        self.answered, self.told = answered, time.monotonic()

    def __call__(self, done: int, of: int) -> None:
        now = time.monotonic()
        if now - self.told >= EVERY:
            self.told = now
            self.answered.write(framed(Underway(done, of)))
            self.answered.flush()


def rest(asked: BinaryIO) -> None:
    """To look for rings of dead objects takes 30 ms with a large campaign, and more: not while somebody waits
    for an answer; then only among the newest. One errand comes after the other, so none is read already when
    there is nothing to read."""
    if not select.select([asked], [], [], REST)[0]:
        gc.collect()
    elif gc.get_count()[0] > MOST_NEW:
        gc.collect(1)


def bound_memory(lane: Lane) -> None:
    """Never above what this process may have anyway."""
    soft, hard = resource.getrlimit(resource.RLIMIT_DATA)
    bounds = [bound for bound in (soft, MOST_MEMORY.get(lane, soft)) if bound != resource.RLIM_INFINITY]
    resource.setrlimit(resource.RLIMIT_DATA, (min(bounds, default=soft), hard))


def main() -> None:
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answered:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a game prints is not an answer
        charter = msgspec.msgpack.decode(read_frame(sys.stdin.buffer) or b"", type=Charter)
        os.nice(POLITE[charter.lane])
        bound_memory(charter.lane)
        load_game(GAME)
        gc.freeze()
        if charter.lane == "quick":  # elsewhere one errand can make more than memory holds
            gc.disable()
        with transactions(charter.database) as database:
            answered.write(framed(READY))
            answered.flush()
            serve(sys.stdin.buffer, answered, WhileAsked(database, sys.stdin.buffer))


if __name__ == "__main__":
    main()
