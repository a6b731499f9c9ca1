"""What holds of every position of a game, whoever described it: the law that `given` is held to.

`hold` refuses the first thing that the rules never allow, with its place in the words of a scenario. It looks
at what lies on the table, not at how it came there: who holds the giant token need not show the band for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tafelrunde.engine.given import demand
from tafelrunde.games.ethnos.box.cards import (
    CARD_INDEX,
    CENTAUR,
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    ELF,
    GIANT,
    HALFLING,
    MERFOLK,
    ORC,
    SKELETON_CARD,
    TRIBE_OF,
    TROLL,
    WINGFOLK,
    WIZARD,
)
from tafelrunde.games.ethnos.play.abilities import can_use, eligible, fitting_trolls
from tafelrunde.games.ethnos.play.box import BY_SIDE_AGES, side_of
from tafelrunde.games.ethnos.play.codec import everything, markers_of, miscounted, whole_game
from tafelrunde.games.ethnos.play.moves import PlayBand
from tafelrunde.games.ethnos.play.state import (
    ABILITY,
    CHOOSE,
    DEAL,
    DRAGONS,
    DRAW,
    FIRST,
    FREE_MARKER,
    HAND_LIMIT,
    KEEP,
    KINGDOM,
    NEXT_BAND,
    NOBODY,
    OVER,
    PLUNDER,
    REASON_COUNT,
    TOKENS,
    TRIBES,
    TROLL_TOKEN,
    TURN,
    WIZARD_DRAW,
    State,
    is_last_age,
    tribes_needed,
)

MOST_GLORY: Final = 999
BAND_STEPS: Final = range(KINGDOM, WIZARD_DRAW + 1)
"""Steps in the middle of a band: its leader is named, its effects are not over."""
AFTER_THE_AGE: Final = (PLUNDER, OVER)


def hold(state: State, names: Sequence[str]) -> None:
    """The whole law, for a table that stands in a step."""
    hold_course(state)
    hold_tribes(state)
    hold_cards(state, names)
    hold_dragons(state)
    for seat in range(state.seats):
        hold_player(state, seat, f"players.{names[seat]}")
    hold_bands(state, names)
    hold_band(state, names)
    if state.step in STEP_LAWS:
        STEP_LAWS[state.step](state, f"players.{names[state.turn]}")


# --- the course of the game -------------------------------------------------------------------------


def hold_course(state: State) -> None:
    """ET-2.1, ET-12.1: ages, and whose turn it is; tribes and tokens are drawn once."""
    ages = BY_SIDE_AGES[side_of(state.seats)]
    demand(1 <= state.age <= ages, "age", "ethnos-ages", {"ages": ages, "seats": state.seats})
    seats = range(state.seats)
    demand(state.first in seats, "first", "given-range", {"least": 0, "most": state.seats - 1})
    demand(state.turn in seats, "turn", "given-range", {"least": 0, "most": state.seats - 1})
    if state.step < DEAL:
        demand(state.age == 1, "age", "ethnos-first-age")
    if state.step < DEAL or (state.step == DEAL and state.age == 1):
        demand(state.turn == state.first, "turn", "ethnos-first-begins")
    if state.step == DRAW:
        room = HAND_LIMIT - state.sizes[state.turn]
        demand(1 <= state.drawing <= room, "drawing", "given-range", {"least": 1, "most": room})
    else:
        demand(state.drawing == 0, "drawing", "ethnos-with-step", {"step": "draw"})
    demand(0 <= state.plunder_from <= state.seats, "asked", "ethnos-with-step", {"step": "plunder"})


def hold_tribes(state: State) -> None:
    """ET-1.7, ET-14.30: five or six tribes, chosen or drawn before the tokens are laid."""
    needed, chosen = tribes_needed(state), len(state.tribes)
    demand(state.tribes == sorted(set(state.tribes)), "tribes", "ethnos-tribe-twice")
    if state.step >= TOKENS:
        demand(chosen == needed, "tribes", "ethnos-tribes-in-play", {"needed": needed, "named": chosen})
    if not state.box.choose_tribes or state.step == FIRST:
        demand(state.step != CHOOSE, "step", "ethnos-tribes-by-chance")
        demand(state.picks == 0, "picks", "ethnos-with-step", {"step": "choose"})
        demand(state.step >= TOKENS or chosen == 0, "tribes", "ethnos-not-yet")
    elif state.step == CHOOSE:
        demand(0 <= state.picks < needed, "picks", "given-range", {"least": 0, "most": needed - 1})
        demand(chosen <= state.picks, "tribes", "ethnos-tribes-picked", {"picks": state.picks})
    else:
        demand(state.picks == needed, "picks", "ethnos-all-picked", {"needed": needed})
        demand(state.step != TRIBES or chosen < needed, "tribes", "ethnos-tribes-missing")


def hold_cards(state: State, names: Sequence[str]) -> None:
    """ET-1.9: every card of the tribes in play is somewhere, once; tokens likewise (ET-1.4)."""
    demand(everything(state) == whole_game(state), "players", "ethnos-cards-elsewhere")
    demand(miscounted(state) == 0, "players", "ethnos-cards-elsewhere")
    wanted = state.box.tokens[side_of(state.seats)] if state.step >= DEAL else []
    demand(
        sorted(state.tokens) == wanted, "tokens", "ethnos-tokens-of-the-box", {"tokens": [*map(str, wanted)]}
    )
    each = len(wanted) // COLOURS
    for kingdom, name in enumerate(COLOUR_NAMES):
        row = state.tokens[each * kingdom : each * (kingdom + 1)]
        demand(row == sorted(row), f"tokens.{name}", "ethnos-tokens-of-a-kingdom", {"each": each})
    open_now = state.step in (TURN, DRAW, *BAND_STEPS)
    demand(open_now or state.step in AFTER_THE_AGE or state.market_size == 0, "market", "ethnos-not-yet")
    for seat in range(state.seats):
        field = f"players.{names[seat]}.hand"
        demand(state.sizes[seat] <= HAND_LIMIT, field, "ethnos-hand-too-large")
        demand(open_now or state.sizes[seat] == 0, field, "ethnos-no-hand-now")


def hold_dragons(state: State) -> None:
    """ET-1.22, ET-7.4: three in the lower half of the deck; with the third the age is over."""
    if state.step in AFTER_THE_AGE:
        demand(state.dragons == DRAGONS, "dragons", "ethnos-third-dragon")
    elif state.step <= DEAL:
        demand(state.dragons == 0, "dragons", "ethnos-not-yet")
    else:
        demand(0 <= state.dragons < DRAGONS, "dragons", "given-range", {"least": 0, "most": DRAGONS - 1})
    most = 0 if state.dragons or state.step <= DEAL else state.deck_size
    demand(0 <= state.upper <= most, "upper", "ethnos-upper", {"size": most})


# --- players ----------------------------------------------------------------------------------------


def hold_player(state: State, seat: int, field: str) -> None:
    hold_markers(state, seat, field)
    hold_boards(state, seat, field)
    points = state.points[REASON_COUNT * seat : REASON_COUNT * (seat + 1)]
    glory = state.glory[seat]
    demand(0 <= glory <= MOST_GLORY, f"{field}.glory", "given-range", {"least": 0, "most": MOST_GLORY})
    demand(min(points) >= 0 and sum(points) == glory, f"{field}.reasons", "ethnos-glory-reasons")
    if state.step <= TOKENS or (state.step == DEAL and state.age == 1):
        demand(glory == 0, f"{field}.glory", "ethnos-not-yet")


def hold_markers(state: State, seat: int, field: str) -> None:
    """ET-1.15: none is lost; one lies on the glory track, one on the merfolk board if there is one."""
    markers = state.markers[COLOURS * seat : COLOURS * (seat + 1)]
    params = {"markers": state.box.markers}
    demand(min(markers) >= 0, f"{field}.markers", "ethnos-markers", params)
    left = state.supply[seat] + state.box.markers - markers_of(state, seat)
    demand(left >= 0, f"{field}.markers", "ethnos-markers", params)
    demand(state.supply[seat] == left, f"{field}.supply", "ethnos-supply", {"left": left})
    if state.step <= TOKENS or (state.step == DEAL and state.age == 1):
        demand(not any(markers), f"{field}.markers", "ethnos-not-yet")


def hold_boards(state: State, seat: int, field: str) -> None:
    """Boards and tokens belong to tribes in play (ET-1.11 to ET-1.14)."""
    last = state.box.merfolk_last[side_of(state.seats)] if MERFOLK in state.tribes else 0
    demand(0 <= state.swum[seat] <= last, f"{field}.merfolk", "ethnos-merfolk", {"last": last})
    horde = state.hordes[seat]
    demand(horde == 0 or ORC in state.tribes, f"{field}.horde", "ethnos-no-such-tribe", {"tribe": "orc"})
    demand(0 <= horde < 1 << COLOURS, f"{field}.horde", "ethnos-no-such-tribe", {"tribe": "orc"})
    all_trolls = state.box.troll_bits if TROLL in state.tribes and state.step >= DEAL else 0
    held = state.trolls[seat]
    others = [state.trolls[other] for other in range(state.seats) if other != seat]
    demand(held & ~all_trolls == 0, f"{field}.trolls", "ethnos-no-such-tribe", {"tribe": "troll"})
    demand(
        not any(held & other for other in [*others, state.troll_tokens]), f"{field}.trolls", "ethnos-trolls"
    )
    lying = state.troll_tokens | held
    for other in others:
        lying |= other
    demand(lying == all_trolls, f"{field}.trolls", "ethnos-trolls")
    fresh = state.step <= DEAL
    demand(not fresh or held == 0, f"{field}.trolls", "ethnos-not-yet")
    if fresh and state.age == 1:
        demand(state.swum[seat] == 0, f"{field}.merfolk", "ethnos-not-yet")
        demand(horde == 0, f"{field}.horde", "ethnos-not-yet")


# --- bands ------------------------------------------------------------------------------------------


def hold_bands(state: State, names: Sequence[str]) -> None:
    """ET-4.1 to ET-4.8; who holds the giant token won it with a band of that size (ET-13.11)."""
    playing = len(state.bands) - 1 if state.step in BAND_STEPS else -1
    for place, (seat, band) in enumerate(state.bands):
        field = "band" if place == playing else f"players.{names[seat]}.bands"
        demand(state.step > DEAL, field, "ethnos-not-yet")
        hold_played(state, field, band)
    if state.giant == NOBODY:
        demand(state.giant_size == 0, "giant_size", "ethnos-no-giant")
    else:
        demand(GIANT in state.tribes, "giant", "ethnos-no-such-tribe", {"tribe": "giant"})
        demand(state.giant in range(state.seats) and state.step > DEAL, "giant", "ethnos-not-yet")
        most = {"least": 1, "most": HAND_LIMIT}
        demand(1 <= state.giant_size <= HAND_LIMIT, "giant_size", "given-range", most)


def hold_played(state: State, field: str, band: PlayBand) -> None:
    cards = [CARD_INDEX[name] for name in (band.leader, *band.others)]
    leading = [card for card in cards if card != SKELETON_CARD]
    alike = len({TRIBE_OF[card] for card in leading}) == 1 or len({COLOUR_OF[card] for card in leading}) == 1
    demand(cards[0] != SKELETON_CARD and alike, field, "ethnos-illegal-band")
    demand(len(cards) <= HAND_LIMIT, field, "ethnos-hand-too-large")
    jokers = len(cards) - len(leading)
    demand(jokers == 0 or state.step not in AFTER_THE_AGE, field, "ethnos-skeletons-gone")


def hold_band(state: State, names: Sequence[str]) -> None:
    """The band being played is the last one on the table, and that of whose turn it is."""
    if state.step not in BAND_STEPS:
        demand(state.tribe < 0 and state.size == 0, "band", "ethnos-no-band-now")
        demand(not state.placed, "placed", "ethnos-no-band-now")
        demand(state.free == 0, "free", "ethnos-with-step", {"step": "free_marker"})
        return
    demand(len(state.bands) > 0, "band", "ethnos-needs-band")
    seat, band = state.bands[-1]
    leader = CARD_INDEX[band.leader]
    told = (state.turn, TRIBE_OF[leader], COLOUR_OF[leader], 1 + len(band.others))
    demand(told == (seat, state.tribe, state.colour, state.size), "band", "ethnos-needs-band")
    after = HAND_LIMIT - state.size
    field = f"players.{names[seat]}.hand"
    demand(state.sizes[seat] <= after, field, "ethnos-hand-and-band", {"most": after})
    if state.placed:
        there = state.markers[COLOURS * seat : COLOURS * (seat + 1)]
        brought = max(there) if state.tribe == WINGFOLK else there[state.colour]
        demand(state.tribe != HALFLING and brought > 0, "placed", "ethnos-not-placed")
    if state.step != FREE_MARKER:
        demand(state.free == 0, "free", "ethnos-with-step", {"step": "free_marker"})


# --- steps ------------------------------------------------------------------------------------------


def demand_leader(state: State, tribes: Sequence[int], name: str) -> None:
    demand(state.tribe in tribes, "band", "ethnos-other-leader", {"tribe": name})


def hold_kingdom(state: State, field: str) -> None:
    """ET-13.52, ET-14.19."""
    demand_leader(state, (WINGFOLK,), "wingfolk")
    bits = eligible(state, state.turn)
    demand(bits & (bits - 1) != 0, f"{field}.markers", "ethnos-no-choice")
    demand(not state.placed, "placed", "ethnos-not-placed")


def hold_ability(state: State, field: str) -> None:
    """ET-14.13."""
    demand(state.box.may_decline, "step", "ethnos-automatic")
    demand_leader(state, (GIANT, MERFOLK, ORC), "giant, merfolk, orc")
    demand(can_use(state, state.turn), "band", "ethnos-no-choice")


def hold_free_marker(state: State, field: str) -> None:
    """ET-13.23 to ET-13.25: as many as symbols that the band has swum past."""
    demand_leader(state, (MERFOLK,), "merfolk")
    swum, symbols = state.swum[state.turn], state.box.merfolk_symbols[side_of(state.seats)]
    passed = [space for space in range(max(0, swum - state.size) + 1, swum + 1) if symbols >> space & 1]
    demand(1 <= state.free <= len(passed), "free", "ethnos-free", {"most": len(passed)})
    demand(state.supply[state.turn] > 0, f"{field}.markers", "ethnos-no-choice")


def hold_troll(state: State, field: str) -> None:
    """ET-14.29."""
    demand_leader(state, (TROLL,), "troll")
    bits = fitting_trolls(state)
    choice = bits & (bits - 1) or (bits and state.box.may_decline)
    demand(choice != 0, f"{field}.trolls", "ethnos-no-choice")


def hold_next_band(state: State, field: str) -> None:
    """ET-13.1."""
    demand_leader(state, (CENTAUR,), "centaur")
    demand(state.placed, "placed", "ethnos-not-placed")
    demand(state.sizes[state.turn] > 0, f"{field}.hand", "ethnos-empty-hand")


def hold_keep(state: State, field: str) -> None:
    """ET-13.8."""
    demand_leader(state, (ELF,), "elf")
    demand(state.sizes[state.turn] > 0, f"{field}.hand", "ethnos-empty-hand")


def hold_wizard(state: State, field: str) -> None:
    """ET-13.55: the hand has been discarded."""
    demand_leader(state, (WIZARD,), "wizard")
    demand(state.sizes[state.turn] == 0, f"{field}.hand", "ethnos-no-hand-now")


def hold_plunder(state: State, field: str) -> None:
    """ET-13.40: in the last age nobody is asked."""
    demand(not is_last_age(state), "age", "ethnos-last-age")


STEP_LAWS: Final[dict[int, Callable[[State, str], None]]] = {
    KINGDOM: hold_kingdom,
    ABILITY: hold_ability,
    FREE_MARKER: hold_free_marker,
    TROLL_TOKEN: hold_troll,
    NEXT_BAND: hold_next_band,
    KEEP: hold_keep,
    WIZARD_DRAW: hold_wizard,
    PLUNDER: hold_plunder,
}
