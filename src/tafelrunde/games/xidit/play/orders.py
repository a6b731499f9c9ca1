"""What an action does, by what lies in the city at that moment (XI-5.10)."""

from __future__ import annotations

from tafelrunde.engine.contract import Events
from tafelrunde.games.xidit.box.data import TITANS
from tafelrunde.games.xidit.play.box import BITS, GUARDS, SPACES, UNIT_NAMES, unit_names
from tafelrunde.games.xidit.play.events import ActionVoid, Recruited, ThreatEliminated, TitanBeaten
from tafelrunde.games.xidit.play.rewards import begin_rewards
from tafelrunde.games.xidit.play.state import NOTHING, RECRUITMENT, THREAT, TITAN, State, ask
from tafelrunde.games.xidit.play.tiles import remove_tile, renew


def void(seat: int, city: int, reason: str, events: Events | None) -> bool:
    if events is not None:
        events.append(ActionVoid(seat, city, reason))
    return False


def act(state: State, seat: int, events: Events | None) -> bool:
    """An action order; True if the table waits for somebody."""
    side = state.tiles[state.where[seat]]
    if side == RECRUITMENT:
        return recruit(state, seat, events)
    if side == THREAT:
        return face_threat(state, seat, events)
    return meet_titan(state, seat, events)


def recruit(state: State, seat: int, events: Events | None) -> bool:
    """XI-6.1 to XI-6.5, XI-20.2."""
    city = state.where[seat]
    if state.recruited[seat] >> city & 1:
        return void(seat, city, "recruited", events)
    if state.box.strict and state.fought[seat] >> city & 1:
        return void(seat, city, "acted", events)
    garrison = state.garrison[city]
    if garrison == 0:  # XI-20.7
        return void(seat, city, "empty", events)
    index = 0
    while not garrison >> BITS * index & 255:
        index += 1
    garrison -= 1 << BITS * index
    state.garrison[city] = garrison
    state.units[seat] += 1 << BITS * index
    state.recruited[seat] |= 1 << city
    if events is not None:
        events.append(Recruited(seat, city, UNIT_NAMES[index]))
    if garrison:
        return False
    remove_tile(state, city, events)
    return renew(state, events)


def fight_barred(state: State, seat: int, city: int) -> str:
    """Why this seat can eliminate nothing here any more this year (XI-7.7, XI-20.2); empty if it can."""
    if state.fought[seat] >> city & 1:
        return "eliminated"
    return "acted" if state.box.strict and state.recruited[seat] >> city & 1 else ""


def owns(units: int, cost: int) -> bool:
    """XI-7.2."""
    return ((units | GUARDS) - cost) & GUARDS == GUARDS


def face_threat(state: State, seat: int, events: Events | None) -> bool:
    """XI-7.1: must, if able (XI-20.24)."""
    city = state.where[seat]
    barred = fight_barred(state, seat, city)
    if barred:
        return void(seat, city, barred, events)
    cost = state.box.cost[city]
    if not owns(state.units[seat], cost):
        return void(seat, city, "units", events)
    pay(state, seat, cost)
    if events is not None:
        events.append(ThreatEliminated(seat, city, unit_names(cost)))
    state.prize = city
    return begin_rewards(state, seat, events)


def pay(state: State, seat: int, cost: int) -> None:
    """XI-7.3, XI-13.5; the city is used up for this year."""
    state.units[seat] -= cost
    state.barracks += cost
    state.fought[seat] |= 1 << state.where[seat]


def meet_titan(state: State, seat: int, events: Events | None) -> bool:
    """XI-13.2, XI-13.9: asked even without units enough, so that nobody learns how many there are."""
    city = state.where[seat]
    raging = state.raging
    if raging[0] == NOTHING and raging[1] == NOTHING and raging[2] == NOTHING:
        return void(seat, city, "nothing", events)
    barred = fight_barred(state, seat, city)
    if barred:
        return void(seat, city, barred, events)
    ask(state, TITAN, seat)
    return True


def beat_titan(state: State, seat: int, titan: int, cost: int, events: Events | None) -> bool:
    """XI-13.4 to XI-13.8; True if the table waits for somebody."""
    pay(state, seat, cost)
    state.raging[state.box.titan_pile[titan]] = NOTHING
    state.slain |= 1 << titan
    if events is not None:
        events.append(TitanBeaten(seat, state.where[seat], TITANS[titan], unit_names(cost)))
    state.prize = SPACES + titan
    return begin_rewards(state, seat, events)
