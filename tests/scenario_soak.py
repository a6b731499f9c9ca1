"""Thousands of scenario files with something wrong in them, read by `tafelrunde check`:
`python -m tests.scenario_soak`.

Whatever a file says, the answer is 0, 1 or 2 and never a bug of ours; a complaint names the field and the
reason; the file beside it is played all the same; no file keeps us for ever. A position that is accepted is
one to go on from, and the law of its game holds in the moves that follow. For ever is counted in calls of
functions, not in seconds, so that a slow machine gives the same answer. Compiled modules do not count their
calls: the long form plays the pure build (TAFELRUNDE_PURE=1).
"""

from __future__ import annotations

import argparse
import io
import json
import os
import re
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from tafelrunde.cli.errors import run
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, sample
from tafelrunde.engine.scenario import given_position
from tafelrunde.engine.scenario_file import read_scenario
from tafelrunde.games import CAMPAIGNS, game_ids, load_game
from tests.contract.mutants import Mutant, mutant, shipped

MOST_CALLS = 8_000_000
"""More than ten times what the longest shipped scenario takes."""
MOVES = 60
MOVES_OF_CAMPAIGN = 4
"""That an accepted position is played on for."""
SOUND = """
game = "kingsburg"
title = "Sound"
seats = ["Ann", "Brian"]

[[steps]]
chance = "order 2 1"
"""
FIELDS = r"(game|title|rules|about|seats|options|corrections|given|steps|expect|seed|step|Schritt)\b"
COMPLAINT = re.compile(
    rf"mutant\.toml(:\d+)?: (no|not|kein|keine) .+|mutant\.toml:\d+: .+|mutant\.toml: {FIELDS}.*: .+",
    re.DOTALL,
)


class Endless(BaseException):
    """More calls than any scenario needs; no `Exception`, so that nobody mistakes it for a complaint."""


class Task(NamedTuple):
    game_id: str
    seed: int


class Outcome(NamedTuple):
    task: Task
    code: int
    broken: str


@contextmanager
def counted_calls(most: int) -> Iterator[None]:
    calls = 0

    def count(frame: Any, event: str, argument: Any) -> None:
        nonlocal calls
        calls += 1
        if calls > most:
            sys.setprofile(None)
            raise Endless

    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(None)


def checked(folder: Path, text: str, lang: str) -> tuple[int, str, str]:
    """The exit code of `check`, and what it says, with a sound file beside this one."""
    names = (folder / "mutant.toml", folder / "sound.toml")
    for path, content in zip(names, (text, SOUND), strict=True):
        path.write_text(content, encoding="utf-8")
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), counted_calls(MOST_CALLS):
        code = run(["check", *map(str, names), "--json", "--lang", lang])
    return code, out.getvalue(), err.getvalue()


def fault(code: int, out: str, err: str) -> str:
    """What is wrong with an answer; nothing if it is as it should be."""
    if code not in (0, 1, 2) or err:
        return f"exit code {code}: {err}"
    broken, sound = json.loads(out)["results"]
    if not sound["ok"]:
        return "the file beside it was not played"
    worst = 2 if broken["error"] else 1 if broken["differences"] else 0
    if code != worst:
        return f"exit code {code} in place of {worst}"
    text = broken["error"].replace(str(Path(broken["file"]).parent) + os.sep, "")
    if text and not COMPLAINT.fullmatch(text):
        return f"a complaint without field and reason: {text}"
    if any(not each["where"] for each in broken["differences"]):
        return "a difference without its place"
    return ""


def try_out(task: Task) -> Outcome:
    file = mutant(task.game_id, task.seed)
    lang = "de" if task.seed % 4 == 0 else "en"
    try:
        with tempfile.TemporaryDirectory() as folder:
            code, out, err = checked(Path(folder), file.text, lang)
        found = fault(code, out, err)
        if code in (0, 1) and not found:
            with counted_calls(MOST_CALLS):
                found = trouble_ahead(file.text, task.seed)
    except Endless:
        return Outcome(task, -1, told(task, file, "it does not end"))
    return Outcome(task, code, told(task, file, found) if found else "")


def trouble_ahead(text: str, seed: int) -> str:
    """What goes wrong when the game goes on at random from the position of an accepted file."""
    scenario = read_scenario(tomllib.loads(text), "mutant.toml")
    game, rng, hold = load_game(scenario.game), Seeded(seed), law_of(scenario.game)
    state = given_position(game, scenario)
    try:
        for _move in range(MOVES_OF_CAMPAIGN if scenario.game in CAMPAIGNS else MOVES):
            hold(state, scenario.seats)
            if not (acting := game.to_act(state)):
                break
            seat = acting[0]
            drawn = game.chance(state, rng) if seat == CHANCE else sample(game.legal_moves(state, seat), rng)
            game.apply(state, seat, drawn, None)
    except Exception as trouble:
        return f"an accepted position cannot be played: {trouble!r}"
    return ""


def law_of(game_id: str) -> Callable[[Any, Sequence[str]], None]:
    """What the game demands of all its positions; nothing, if it has not written that down in one place."""
    try:
        law: ModuleType = import_module(f"{load_game(game_id).package}.play.law")
    except ModuleNotFoundError:
        return lambda state, names: None
    hold: Callable[[Any, Sequence[str]], None] = law.hold
    return hold


def told(task: Task, file: Mutant, found: str) -> str:
    changes = "\n".join(f"    {change}" for change in file.changes)
    again = f"python -m tests.scenario_soak --game {task.game_id} --seed {task.seed} --files 1 --show"
    return f"{task.game_id}, {file.origin}: {found}\n{changes}\n  again: {again}"


def outcomes(work: Sequence[Task], processes: int) -> Iterable[Outcome]:
    if processes <= 1:
        yield from map(try_out, work)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(try_out, work, chunksize=20)


def positive(word: str) -> int:
    if not word.isdecimal() or int(word) == 0:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number from 1 on")
    return int(word)


def with_scenarios() -> list[str]:
    return [game_id for game_id in game_ids() if shipped(game_id)]


def read_arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.scenario_soak", description=__doc__)
    parser.add_argument("--files", type=positive, default=60, help="files for each game")
    parser.add_argument(
        "--game", action="append", choices=with_scenarios(), help="only this one; may be repeated"
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of the first file")
    parser.add_argument("--processes", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--show", action="store_true", help="print the files too")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """0 when every file was answered as it should be, 1 when one was not, 130 when stopped."""
    arguments = read_arguments(words)
    work = [
        Task(game_id, seed)
        for seed in range(arguments.seed, arguments.seed + arguments.files)
        for game_id in arguments.game or with_scenarios()
    ]
    if arguments.show:
        for task in work:
            print(mutant(*task).text)
    codes: Counter[int] = Counter()
    broken = 0
    try:
        for outcome in outcomes(work, arguments.processes):
            codes[outcome.code] += 1
            if outcome.broken:
                broken += 1
                print(f"{outcome.broken}\n", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print(f"stopped after {codes.total()} of {len(work)} files", file=sys.stderr)
        return 130
    answers = ", ".join(f"{count} times {code}" for code, count in sorted(codes.items()))
    verdict = f"{broken} answered badly" if broken else "all answered as they should be"
    print(f"{codes.total()} files ({answers}): {verdict}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
