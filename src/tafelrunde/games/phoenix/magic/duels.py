"""Duels of wizards in B11 (PH-5.3): one after the other until no conflict is left; bans that waited for them.

Who has met and who was thrown stands in `State.pending` while the phase runs.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.arithmetic.duel import (
    LOST,
    WON,
    Duellist,
    Fate,
    Outcome,
    after,
    evaluate,
    level,
)
from tafelrunde.games.phoenix.armies.bans import work_ban
from tafelrunde.games.phoenix.holdings.courts import die, stirred
from tafelrunde.games.phoenix.magic.duel_pairs import absent_rivals, foes_in, next_duel
from tafelrunde.games.phoenix.standing.wizards import power_of
from tafelrunde.games.phoenix.state.agenda import Cast, DuelsBegun, Pair, ThrownHome, still_open
from tafelrunde.games.phoenix.state.deeds import DUELLED
from tafelrunde.games.phoenix.state.pieces import KEY, Person, stage
from tafelrunde.games.phoenix.state.realm import NO_FIELD
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.state.throws import cast
from tafelrunde.games.phoenix.told.minutes import DuellistWorked, DuelWorked
from tafelrunde.games.phoenix.told.people import DuelFought, WizardThrown
from tafelrunde.games.phoenix.told.war_notes import DuelTold

RESULTS: Final[tuple[str, ...]] = ("drawn", "won", "lost")
"""By result: 0, 1 and -1."""
W6: Final = 6


def duels(state: State, realm: int) -> bool:
    """The hook of B11: true while dice must fall."""
    if not state.pending:
        state.pending.append(DuelsBegun())
        forget_duels(state)
    while True:
        thrown = {row.wizard for row in still_open(state.pending, ThrownHome)}
        pairs = next_duel(state, realm, still_open(state.pending, Pair), thrown)
        if not pairs:
            break
        if not hold(state, pairs):
            return True
    state.pending.clear()
    work_waiting(state)
    return False


def forget_duels(state: State) -> None:
    """Who duelled in an earlier turn has not in this one."""
    for row in stirred(state):
        for person in list(row.people.values()):
            if person.done & DUELLED:
                state.edit_person(person.key).done &= ~DUELLED


# --- before it begins --------------------------------------------------------------------------------


def dissolve_absent(state: State, realm: int) -> bool:
    """A hook of B10: wizards of absent players whom a duel would reach are gone before it (PH-6.10.4a)."""
    for key in absent_rivals(state, realm):
        die(state, key, "absent")
    return False


def free_bans(state: State, _realm: int) -> bool:
    """Then: bans that cause no duel work at once (PH-1.4.3d, PH-R218)."""
    waiting = []
    for ban in state.bans:
        if foes_in(state, state.person(ban.caster), (ban.field,)):
            waiting.append(ban)
        else:
            work_ban(state, *ban)
    state.bans = waiting
    return False


def work_waiting(state: State) -> None:
    """Those that the duel they caused has not undone (PH-1.4.3e)."""
    waiting, state.bans = state.bans, []
    for ban in waiting:
        work_ban(state, *ban)


# --- one duel ----------------------------------------------------------------------------------------


def hold(state: State, pairs: list[Pair]) -> bool:
    """One duel, side against side (PH-R110); False while its dice have to fall."""
    sides = [sorted({pair.one for pair in pairs}), sorted({pair.other for pair in pairs})]
    forms = [[duellist(state, key) for key in side] for side in sides]
    faces = throw(state, sides, forms)
    if faces is None:
        return False
    outcome = evaluate(forms[0], forms[1], faces[0], faces[1])
    report(state, sides, forms, faces, outcome)
    state.pending.extend([Pair(one, other) for one in sides[0] for other in sides[1]])
    undo_bans(state, sides, outcome)
    for side in (0, 1):
        for key, form, fate in zip(sides[side], forms[side], outcome.fates[side], strict=True):
            suffer(state, key, form, fate)
    return True


def undo_bans(state: State, sides: list[list[int]], outcome: Outcome) -> None:
    """A ban fails if its caster loses to a wizard in the field he bans in, and to nobody else (PH-R218)."""
    for side in (0, 1):
        fields = {state.person(key).field for key in sides[1 - side]}
        for key, fate in zip(sides[side], outcome.fates[side], strict=True):
            if fate.result == LOST:
                state.bans = [ban for ban in state.bans if ban.caster != key or ban.field not in fields]


def duellist(state: State, key: int) -> Duellist:
    wizard = state.person(key)
    return Duellist(wizard.most, power_of(state, wizard), not wizard.nameless)


def throw(
    state: State, sides: list[list[int]], forms: list[list[Duellist]]
) -> list[list[tuple[int, ...]]] | None:
    """By side and wizard, the faces of his dice; None while they have to fall."""
    wanted: list[Cast] = []
    for side in (0, 1):
        for key, form in zip(sides[side], forms[side], strict=True):
            if form.dice:
                wanted.append(Cast("duel", named(state, key), W6, form.dice))
    values: tuple[tuple[int, ...], ...] | None = cast(state, *wanted) if wanted else ()
    if values is None:
        return None
    left = list(values)
    return [[left.pop(0) if form.dice else () for form in side] for side in forms]


def place_of(state: State, key: int) -> str:
    return state.setting.world.label(state.person(key).field)


def named(state: State, key: int) -> str:
    """Where he stands and who he is."""
    return f"{place_of(state, key)} {key % KEY} ({state.setting.names[key // KEY]})"


def suffer(state: State, key: int, form: Duellist, fate: Fate) -> None:
    """New good points; who has not won is thrown home without power, or dies (PH-5.3n to PH-5.3p)."""
    wizard = state.edit_person(key)
    wizard.done |= DUELLED
    wizard.most = form.most + fate.change
    if after(form, fate.change) == 0:
        die(state, key, "duel")
    elif fate.result == WON:
        wizard.wounds += 10 * fate.taken  # PH-5.3w
    else:
        throw_home(state, key)


def throw_home(state: State, key: int) -> None:
    """To the capital, else to the largest own town, else he stays; without power in any case (PH-5.3n)."""
    start, world = state.person(key).field, state.setting.world
    home = home_of(state, state.person(key))
    wizard = state.move_person(key, home)
    wizard.now, wizard.army = 0, 0
    state.pending.append(ThrownHome(key))
    state.publish(WizardThrown(wizard.realm, wizard.number, world.label(start), world.label(home)))


def home_of(state: State, wizard: Person) -> int:
    capital = state.realms[wizard.realm].capital
    if capital != NO_FIELD:
        return capital
    own = [field for field in sorted(state.towns) if state.owner[field] == wizard.realm]
    return max(own, key=lambda field: (stage(state.towns[field]), -field), default=wizard.field)


# --- telling -----------------------------------------------------------------------------------------


def report(
    state: State,
    sides: list[list[int]],
    forms: list[list[Duellist]],
    faces: list[list[tuple[int, ...]]],
    outcome: Outcome,
) -> None:
    """All hear that there was a duel; the sides see each other's dice; the game master sees everything."""
    places = tuple(dict.fromkeys([place_of(state, key) for side in sides for key in side]))
    realms = tuple([tuple(dict.fromkeys([key // KEY for key in side])) for side in sides])
    state.publish(DuelFought(places, realms[0], realms[1], RESULTS[outcome.result]))
    shown = [tuple(sorted([face for thrown in side for face in thrown], reverse=True)) for side in faces]
    rows = [worked(state, sides[side], forms[side], faces[side], outcome.fates[side]) for side in (0, 1)]
    hits, levels = outcome.hits, (level(forms[0]), level(forms[1]))
    state.minute(DuelWorked(rows[0], rows[1], hits, levels, str(outcome.ratio), RESULTS[outcome.result]))
    for side in (0, 1):
        for row in rows[side]:
            told = DuelTold(
                row.number, row.field, shown[side], shown[1 - side], row.result, row.change, row.now
            )
            state.note(row.realm, told)


def worked(
    state: State,
    keys: list[int],
    forms: list[Duellist],
    faces: list[tuple[int, ...]],
    fates: tuple[Fate, ...],
) -> tuple[DuellistWorked, ...]:
    return tuple(
        [
            DuellistWorked(
                key // KEY,
                key % KEY,
                place_of(state, key),
                form.most,
                form.power,
                thrown,
                form.ones,
                fate.hits,
                fate.automatic,
                fate.taken,
                str(fate.exact),
                fate.change,
                after(form, fate.change),
                RESULTS[fate.result],
            )
            for key, form, thrown, fate in zip(keys, forms, faces, fates, strict=True)
        ]
    )
