"""What the rules allow: `check` decides, `legal_moves` lists. Both change nothing.

While programmes or census numbers are handed in, `to_act` holds who is missing; the others may still change
theirs, so they have offers too (XI-20.31).
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.errors import IllegalMove, SeatName
from tafelrunde.games.xidit.play.choices import (
    check_bards,
    check_dummy,
    check_place,
    check_rewards,
    check_show,
    check_story,
    check_titan,
    list_bards,
    list_dummy,
    list_places,
    list_rewards,
    list_shows,
    list_stories,
    list_titans,
)
from tafelrunde.games.xidit.play.draws import (
    check_assessments,
    check_first,
    check_reveal,
    check_tiles,
    check_wake,
)
from tafelrunde.games.xidit.play.moves import (
    AddStory,
    FightTitan,
    LayAssessments,
    LayTiles,
    Pass,
    PlaceBards,
    PlaceIdrakys,
    Programme,
    RaiseDummy,
    RevealTile,
    SetFirst,
    Show,
    TakeRewards,
    WakeTitans,
    XiditMove,
)
from tafelrunde.games.xidit.play.programmes import PROGRAMMES, check_programme
from tafelrunde.games.xidit.play.state import (
    ASSESSMENTS,
    CENSUS,
    CENSUS_BARDS,
    CENSUS_STORY,
    DUMMY,
    FIRST,
    OVER,
    PLACE,
    PLACE_BARDS,
    PROGRAMME,
    REVEAL,
    REWARDS,
    STEP_NAMES,
    TILES,
    TITAN,
    WAKE,
    State,
    is_secret_step,
)

CHECKS: Final[dict[int, tuple[Any, tuple[Any, ...]]]] = {
    FIRST: (check_first, (SetFirst,)),
    ASSESSMENTS: (check_assessments, (LayAssessments,)),
    TILES: (check_tiles, (LayTiles,)),
    PLACE: (check_place, (PlaceIdrakys,)),
    PROGRAMME: (check_programme, (Programme,)),
    TITAN: (check_titan, (FightTitan, Pass)),
    REWARDS: (check_rewards, (TakeRewards,)),
    PLACE_BARDS: (check_bards, (PlaceBards,)),
    DUMMY: (check_dummy, (RaiseDummy,)),
    REVEAL: (check_reveal, (RevealTile,)),
    WAKE: (check_wake, (WakeTitans,)),
    CENSUS: (check_show, (Show,)),
    CENSUS_BARDS: (check_bards, (PlaceBards,)),
    CENSUS_STORY: (check_story, (AddStory,)),
}
LISTS: Final[dict[int, Any]] = {
    PLACE: list_places,
    TITAN: list_titans,
    REWARDS: list_rewards,
    PLACE_BARDS: list_bards,
    DUMMY: list_dummy,
    CENSUS_BARDS: list_bards,
    CENSUS_STORY: list_stories,
}

# By `State.active`; CHANCE, which is -1, finds itself at the end.
ACTORS: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,), (4,), (CHANCE,))
TOGETHER: Final[list[tuple[int, ...]]] = [
    tuple([seat for seat in range(5) if waiting >> seat & 1]) for waiting in range(32)
]
"""By `State.waiting`."""


def to_act(state: State) -> tuple[int, ...]:
    if state.step == PROGRAMME or state.step == CENSUS:
        return TOGETHER[state.waiting]
    return () if state.step == OVER else ACTORS[state.active]


def legal_moves(state: State, seat: int) -> Any:
    step = state.step
    if seat == CHANCE:
        return []
    if step == PROGRAMME:
        return PROGRAMMES
    if step == CENSUS:
        return list_shows(state, seat)
    if seat != state.active or step == OVER:
        return []
    return LISTS[step](state, seat)


def check(state: State, seat: int, move: XiditMove) -> None:
    """Raises `IllegalMove` with the rule that forbids the move; changes nothing."""
    step = state.step
    if step == OVER:
        raise IllegalMove("XI-15.6")
    if isinstance(move, Programme) and TITAN <= step <= WAKE:
        raise IllegalMove("XI-5.5")
    if seat == CHANCE if is_secret_step(state) else seat != state.active:
        raise IllegalMove("XI-3.4", {"turn": waited_for(state)})
    decide, kinds = CHECKS[step]
    if not isinstance(move, kinds):
        rule = "XI-3.6" if isinstance(move, Pass) else "XI-3.5"
        raise IllegalMove(rule, {"step": f"step_{STEP_NAMES[step]}"})
    decide(state, seat, move)


def waited_for(state: State) -> Any:
    if is_secret_step(state):
        return "others"
    return "chance" if state.active == CHANCE else SeatName(state.active)
