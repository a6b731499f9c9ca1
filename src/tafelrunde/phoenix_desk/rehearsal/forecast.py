"""All conflicts of a rehearsal: those that it has settled, and those that are ahead before dice are rolled.

What is ahead is played on copies with dice that are nobody's: neither those of the campaign, which nobody
may see before they fall, nor the same twice. What stands against each other in every copy alike does not
depend on what is rolled before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from tafelrunde.engine.contract import CHANCE, Lang
from tafelrunde.engine.table import SeededSource
from tafelrunde.games.phoenix.meta import TERMS
from tafelrunde.phoenix_desk.foresight.conflicts import evaluated, in_turn
from tafelrunde.phoenix_desk.foresight.opponents import Chance, Conflict, Fighting, Party
from tafelrunde.phoenix_desk.months.runner import Refused
from tafelrunde.phoenix_desk.protocol.outcome import outcome
from tafelrunde.phoenix_desk.rehearsal.rehearsal import Rehearsal

TRIALS: Final = (91, 92, 93)
"""Seeds of dice that count for nothing."""
ABSENT: Final = "forecast"
PERSON: Final = 100.0
"""What a point of a wizard or character weighs beside the strength of armies."""
PEOPLE: Final = ("duel", "combat", "tilt")
LIKELY: Final = 3.0
Key = tuple[str, int, str, tuple[str, ...]]


class ConflictSeen(msgspec.Struct, frozen=True):
    conflict: Conflict
    outcome: tuple[str, ...] = ()
    """What came of it, in words."""
    place: int = -1
    """The phase that settled it, among those that are over; -1 while it is ahead."""
    sure: bool = True
    """Whether it comes however dice fall before."""
    stake: float = 0.0
    """How much hangs on it: what stands there, most of all where it is open who wins."""


def conflicts_seen(rehearsal: Rehearsal, lang: Lang, *, ahead: bool) -> list[ConflictSeen]:
    """Those with most at stake first; what is ahead only if that is wished, for it takes a while."""
    found = settled(rehearsal, lang)
    if ahead:
        found += foreseen(rehearsal, lang)
    return sorted(found, key=lambda one: -one.stake)


def settled(rehearsal: Rehearsal, lang: Lang) -> list[ConflictSeen]:
    names = rehearsal.campaign.names
    return [
        ConflictSeen(
            worded(one, lang),
            tuple([outcome(minute, names, lang) for minute in one.results]),
            place,
            stake=stake(one),
        )
        for place, (before, stage) in enumerate(in_turn(rehearsal.stages))
        for one in evaluated(before, stage)
    ]


def foreseen(rehearsal: Rehearsal, lang: Lang) -> list[ConflictSeen]:
    """Each as the first trial has it that came to it."""
    trials = [to_come(rehearsal, seed) for seed in TRIALS]
    found: dict[Key, Conflict] = {}
    for trial in reversed(trials):
        found |= trial
    return [
        ConflictSeen(worded(one, lang), sure=all(trial.get(key) == one for trial in trials), stake=stake(one))
        for key, one in found.items()
    ]


def to_come(rehearsal: Rehearsal, seed: int) -> dict[Key, Conflict]:
    """Before the dice of each, in one trial."""
    trial = Rehearsal(rehearsal.home, rehearsal.runner.bots, rehearsal.runner.seed, leave_out=True)
    trial.campaign.table.source = SeededSource(seed, trial.campaign.header.chance.by)
    play_out(trial)
    found = [one for before, stage in in_turn(trial.stages) for one in evaluated(before, stage)]
    return {key_of(one): msgspec.structs.replace(one, results=(), open=True) for one in found}


def play_out(trial: Rehearsal) -> None:
    """To the end of the turn or the month; who is late orders nothing."""
    campaign, trial.runner.close = trial.campaign, ABSENT
    try:
        while not trial.is_done:
            if CHANCE in campaign.game.to_act(campaign.state):
                campaign.draw()
            elif not trial.runner.step():
                return
    except Refused:
        return


def key_of(one: Conflict) -> Key:
    return one.kind, one.phase, one.realm, tuple(sorted(one.fields))


# --- how much hangs on it -----------------------------------------------------------------------------


def stake(one: Conflict) -> float:
    sides = [one.attackers, *[party.members for party in one.parties]]
    weight = sum([weighed(one.kind, fighting) for side in sides for fighting in side])
    chances = [chance for party in one.parties for chance in party.chances]
    return weight * max([openness(chance) for chance in chances], default=1.0)


def weighed(kind: str, fighting: Fighting) -> float:
    return (
        PERSON * fighting.points if kind in PEOPLE else max(fighting.strength, sum(fighting.goods.values()))
    )


def openness(chance: Chance) -> float:
    """From 1, where it is decided, to 1 + LIKELY, where it may go either way."""
    return 1.0 + LIKELY * 4 * chance.won * (1 - chance.won)


# --- in words -----------------------------------------------------------------------------------------


def worded(one: Conflict, lang: Lang) -> Conflict:
    """With the reasons of good points in the reader's language; what came of it is told beside it."""
    parties = tuple([Party(said_all(party.members, lang), party.chances) for party in one.parties])
    return msgspec.structs.replace(one, attackers=said_all(one.attackers, lang), parties=parties, results=())


def said_all(side: Iterable[Fighting], lang: Lang) -> tuple[Fighting, ...]:
    return tuple([msgspec.structs.replace(one, sources=said(one.sources, lang)) for one in side])


def said(sources: Sequence[tuple[str, str, float]], lang: Lang) -> tuple[tuple[str, str, float], ...]:
    return tuple([(term(reason, lang), rule, value) for reason, rule, value in sources])


def term(code: str, lang: Lang) -> str:
    return TERMS[code].said(lang) if code in TERMS else code
