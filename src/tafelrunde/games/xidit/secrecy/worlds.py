"""Other positions: those a seat cannot tell from the true one, and those that fit a view.

What is hidden is dealt out anew: units among the seats whose screens are closed, gold, bards between screen
and Bastion, secret orders and numbers, and tiles below the top of a pile unless there is a memory aid.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.chance import shuffled
from tafelrunde.engine.contract import Rng
from tafelrunde.games.xidit.play.box import (
    BARDS,
    BITS,
    COLUMN_INDEX,
    FIELD,
    REGION_COUNT,
    REGION_INDEX,
    SPACES,
    TITAN_INDEX,
    UNIT_INDEX,
    UNIT_TYPES,
    packed,
)
from tafelrunde.games.xidit.play.draws import bits_of
from tafelrunde.games.xidit.play.programmes import PROGRAMMES, code_of
from tafelrunde.games.xidit.play.setup import box_for
from tafelrunde.games.xidit.play.state import (
    CENSUS,
    CENSUS_BARDS,
    NOBODY,
    NOTHING,
    OVER,
    PLACE_BARDS,
    PROGRAMME,
    SIDE_NAMES,
    STEP_NAMES,
    TILES,
    State,
    fresh,
    guild_of,
    is_census,
    is_secret_step,
)
from tafelrunde.games.xidit.secrecy.seen import Pile, Player, XiditView

MOST_IN_BASTION = 8
"""More of one seat are possible, but not worth imagining."""


def resample(state: State, seat: int | None, rng: Rng) -> State:
    """Another position that this seat cannot tell from the true one."""
    other = state.copy()
    if state.step == OVER:
        return other
    others = [each for each in range(state.seats) if each != seat]
    if not state.box.open_screens:
        held = sum([state.units[each] for each in others])
        deal_units(other, others, held, rng)
        for each in others:
            other.gold[each] = rng.below(2 * state.gold[each] + 2 * state.year)
            deal_bards(other, each, rng)
    deal_secrets(other, [each for each in others if state.handed[each] != NOTHING], rng)
    if not state.box.memory_aid:
        mix_tiles(other, rng)
    return other


def least_shown(state: State, seat: int, index: int) -> int:
    """Units that everybody saw in a census which no order has followed yet."""
    fresh_rows = is_census(state) or (state.step == PROGRAMME and state.year - 1 in state.box.census_years)
    return max(0, state.shown[state.seats * index + seat]) if fresh_rows else 0


def deal_units(state: State, seats: list[int], held: int, rng: Rng) -> None:
    """The units that these seats hold together, at random."""
    for seat in seats:
        state.units[seat] = 0
    for index in range(UNIT_TYPES):
        left = held >> BITS * index & FIELD
        for seat in seats:
            least = least_shown(state, seat, index)
            state.units[seat] += least << BITS * index
            left -= least
        for _ in range(left):
            state.units[seats[rng.below(len(seats))]] += 1 << BITS * index


def deal_bards(state: State, seat: int, rng: Rng) -> None:
    """Between screen and Bastion; whoever is asked to place some has at least one."""
    base, bastion = REGION_COUNT * seat, state.box.bastion
    state.bards[base + bastion] = 0
    unseen = BARDS - sum(state.bards[base : base + REGION_COUNT])
    asked = state.step in (PLACE_BARDS, CENSUS_BARDS) and state.active == seat
    inside = rng.below(min(unseen - asked, MOST_IN_BASTION) + 1)
    state.bards[base + bastion] = inside
    state.left[seat] = unseen - inside


def deal_secrets(state: State, seats: list[int], rng: Rng) -> None:
    """What these seats have handed in."""
    for seat in seats:
        if state.step == PROGRAMME:
            state.handed[seat] = code_of(PROGRAMMES.sample(rng).orders)
        elif state.step == CENSUS:
            state.handed[seat] = rng.below((state.units[seat] >> BITS * state.counting & FIELD) + 1)


def mix_tiles(state: State, rng: Rng) -> None:
    """Tiles below the tops change places, also those whose place could be remembered."""
    if state.step <= TILES:
        return
    known = state.recruit_pile[:-1], state.threat_pile[:-1]
    tiles = shuffled([*known[0], *known[1], *bits_of(state.pool), *bits_of(state.apart)], rng)
    for pile in (state.recruit_pile, state.threat_pile):
        for place in range(len(pile) - 1):
            pile[place] = tiles.pop()
    apart = state.apart.bit_count()
    state.apart = sum([1 << tile for tile in tiles[:apart]])
    state.pool = sum([1 << tile for tile in tiles[apart:]])


# --- from a view ------------------------------------------------------------------------------------


def imagine(seen: XiditView, rng: Rng) -> State:
    """A full position that fits a view; what it does not show is dealt out at random."""
    state = fresh(box_for(len(seen.players), seen.options, seen.corrections))
    imagine_course(state, seen)
    imagine_map(state, seen)
    imagine_renewal(state, seen)
    for seat, place in enumerate(seen.players):
        imagine_player(state, seat, place)
    if state.step > TILES:
        imagine_tiles(state, seen)
    imagine_hidden(state, seen, rng)
    return state


def mask(bits: Sequence[int]) -> int:
    return sum([1 << bit for bit in bits])


def imagine_course(state: State, seen: XiditView) -> None:
    state.year, state.step = seen.year, STEP_NAMES.index(seen.step)
    together = is_secret_step(state)
    state.active = seen.to_act[0] if seen.to_act and not together else NOBODY
    state.waiting = mask(seen.to_act) if together else 0
    state.first, state.turn = seen.first, seen.turn
    state.order = max(0, seen.order - 1)
    state.columns = [COLUMN_INDEX[name] for name in seen.columns]
    for name, value in (seen.dummy or {}).items():
        state.dummy[COLUMN_INDEX[name]] = value
    state.counting = UNIT_INDEX[seen.counting] if seen.counting else 0
    state.winners = mask(seen.winners)
    for unit, row in seen.census.items():
        base = state.seats * UNIT_INDEX[unit]
        state.shown[base : base + state.seats] = row
    state.wanted = seen.wanted
    if seen.prize is not None:
        state.prize = SPACES + TITAN_INDEX[seen.prize] if isinstance(seen.prize, str) else seen.prize


def imagine_map(state: State, seen: XiditView) -> None:
    for place in seen.cities:
        state.tiles[place.id] = SIDE_NAMES.index(place.tile or "")
        state.garrison[place.id] = packed(place.units)
        state.guilds[place.id] = 0 if place.guild is None else guild_of(place.guild, place.height)
    state.barracks = packed_counts(seen.barracks)
    state.slain = mask([TITAN_INDEX[titan] for titan in seen.slain])
    for number, lair in enumerate(seen.titans):
        state.sleeping[number] = mask([TITAN_INDEX[titan] for titan in lair.sleeping])
        state.raging[number] = NOTHING if lair.raging is None else TITAN_INDEX[lair.raging]


def packed_counts(units: dict[str, int]) -> int:
    return sum([count << BITS * UNIT_INDEX[name] for name, count in units.items()])


def imagine_renewal(state: State, seen: XiditView) -> None:
    renewal = seen.renewal
    state.revealing = SIDE_NAMES.index(renewal.revealing or "")
    state.missing = SIDE_NAMES.index(renewal.missing or "")
    state.tried, state.trying = mask(renewal.tried), renewal.trying
    state.passed = list(renewal.passed)
    state.starved, state.retry = mask(renewal.starved), mask(renewal.retry)
    state.starved_with = packed_counts(renewal.starved_with)
    state.next_recruit, state.next_threat = seen.next_recruit or 0, seen.next_threat or 0
    state.recruit_discard, state.threat_discard = list(seen.recruit_discard), list(seen.threat_discard)


def imagine_player(state: State, seat: int, place: Player) -> None:
    """What everybody sees of it, and what this view shows besides."""
    state.where[seat] = place.city or 0
    state.stock[seat], state.stored[seat] = place.stories, place.stored
    state.recruited[seat], state.fought[seat] = mask(place.recruited), mask(place.eliminated)
    if place.programme:
        state.programmes[seat] = code_of(place.programme)
    for region, count in place.bards.items():
        state.bards[REGION_COUNT * seat + REGION_INDEX[region]] = count
    if place.bards_left is not None:
        placed = sum(place.bards.values())
        state.left[seat] = place.bards_left
        state.bards[REGION_COUNT * seat + state.box.bastion] = BARDS - place.bards_left - placed
    state.gold[seat] = place.gold or 0
    state.units[seat] = packed_counts(place.units or {})


def imagine_tiles(state: State, seen: XiditView) -> None:
    """Without the memory aid every tile that is not to be seen may lie in either pile."""
    state.recruit_pile, state.threat_pile = known_tiles(seen.recruit_pile), known_tiles(seen.threat_pile)
    if seen.hidden is not None:
        state.pool, state.apart = mask(seen.hidden.pool), mask(seen.hidden.apart)
        state.recruit_hidden, state.threat_hidden = seen.hidden.recruit, seen.hidden.threat
        return
    visible = [
        *(place.id for place in seen.cities if place.tile),
        *state.recruit_pile,
        *state.threat_pile,
        *seen.recruit_discard,
        *seen.threat_discard,
        *(tile for tile in (seen.next_recruit, seen.next_threat) if tile),
    ]
    state.pool, state.apart = state.box.all_tiles & ~mask(visible), 0
    state.recruit_hidden = seen.recruit_pile.size - len(state.recruit_pile)
    state.threat_hidden = seen.threat_pile.size - len(state.threat_pile)


def known_tiles(pile: Pile) -> list[int]:
    """The top last."""
    return [*reversed(pile.known or ()), *(() if pile.top is None else (pile.top,))]


def imagine_hidden(state: State, seen: XiditView, rng: Rng) -> None:
    closed = [seat for seat, place in enumerate(seen.players) if place.units is None]
    if closed:
        seen_units = state.barracks + sum(state.garrison) + sum(state.units)
        deal_units(state, closed, state.box.supply - seen_units, rng)
        for seat in closed:
            state.gold[seat] = rng.below(2 * state.year)
            deal_bards(state, seat, rng)
    ready = [seat for seat, place in enumerate(seen.players) if place.ready]
    deal_secrets(state, ready, rng)
    if seen.seat is not None and seen.programme:
        state.handed[seen.seat] = code_of(seen.programme)
    if seen.seat is not None and seen.show is not None:
        state.handed[seen.seat] = seen.show
