"""Decisions one by one: what may be chosen (listed) and what is refused (checked)."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove, SeatName
from tafelrunde.games.xidit.box.data import TITANS
from tafelrunde.games.xidit.play.box import (
    BITS,
    COLUMN_INDEX,
    COLUMN_NAMES,
    FIELD,
    REGION_INDEX,
    REGION_NAMES,
    REWARD_NAMES,
    SPACES,
    TITAN_INDEX,
    UNIT_INDEX,
    UNIT_NAMES,
    UNIT_TYPES,
    packed,
)
from tafelrunde.games.xidit.play.census import growing_guilds
from tafelrunde.games.xidit.play.moves import (
    AddStory,
    FightTitan,
    Pass,
    PlaceBards,
    PlaceIdrakys,
    RaiseDummy,
    Show,
    TakeRewards,
)
from tafelrunde.games.xidit.play.orders import owns
from tafelrunde.games.xidit.play.rewards import (
    ALL_REWARDS,
    BARD_REWARD,
    REWARDS_TAKEN,
    STORY_REWARD,
    dummy_choices,
    usable_rewards,
)
from tafelrunde.games.xidit.play.state import NOTHING, State, owner_of

PASS: Final = Pass()
PLACES: Final[list[PlaceIdrakys]] = [PlaceIdrakys(city) for city in range(SPACES)]
STORIES: Final[list[AddStory]] = [AddStory(city) for city in range(SPACES)]
SHOWS: Final[list[Show]] = [Show(count) for count in range(FIELD + 1)]
RAISES: Final[list[RaiseDummy]] = [RaiseDummy(name) for name in COLUMN_NAMES]


# --- placing ----------------------------------------------------------------------------------------


def list_places(state: State, seat: int) -> list[Any]:
    return [PLACES[city] for city in range(1, SPACES) if city not in state.where]


def check_place(state: State, seat: int, move: PlaceIdrakys) -> None:
    """XI-2.18, XI-2.19."""
    if not 0 < move.city < SPACES:
        raise IllegalMove("XI-1.2", {"city": move.city})
    if move.city in state.where:
        raise IllegalMove("XI-2.19", {"city": move.city, "by": SeatName(state.where.index(move.city))})


# --- Titans -----------------------------------------------------------------------------------------


def payments(units: int, count: int, index: int) -> list[list[int]]:
    """Every way to take so many units, as counts by type from this type on."""
    have = units >> BITS * index & FIELD
    if index == UNIT_TYPES - 1:
        return [[count]] if count <= have else []
    return [
        [taken, *rest]
        for taken in range(min(count, have), -1, -1)
        for rest in payments(units, count - taken, index + 1)
    ]


def list_titans(state: State, seat: int) -> list[Any]:
    """XI-13.9, XI-13.10."""
    moves: list[Any] = [PASS]
    for titan in state.raging:
        if titan != NOTHING:
            for counts in payments(state.units[seat], state.box.titan_units[titan], 0):
                names: list[str] = []
                for index in range(UNIT_TYPES):
                    names += [UNIT_NAMES[index]] * counts[index]
                moves.append(FightTitan(TITANS[titan], tuple(names)))
    return moves


def counted(units: int) -> dict[str, int]:
    """For refusals."""
    counts = {name: units >> BITS * i & FIELD for i, name in enumerate(UNIT_NAMES)}
    return {name: count for name, count in counts.items() if count}


def check_titan(state: State, seat: int, move: Any) -> None:
    if isinstance(move, Pass):
        return
    titan = TITAN_INDEX.get(move.titan, -2)
    if titan not in state.raging:
        have = tuple([f"titan_{TITANS[each]}" for each in state.raging if each != NOTHING])
        named = f"titan_{move.titan}" if titan >= 0 else move.titan or "–"
        raise IllegalMove("XI-13.10", {"titan": named, "have": have})
    needs = state.box.titan_units[titan]
    if len(move.units) != needs:
        raise IllegalMove("XI-13.4", {"needs": needs, "count": len(move.units)})
    known = all(name in UNIT_INDEX for name in move.units)
    if not known or not owns(state.units[seat], packed(move.units)):
        raise IllegalMove("XI-13.5", {"units": move.units, "have": counted(state.units[seat])})


# --- rewards ----------------------------------------------------------------------------------------


def make_rewards() -> list[list[Any]]:
    """By usable rewards: every choice of two, or of all if there are fewer (XI-20.8)."""
    table: list[list[Any]] = []
    for usable in range(ALL_REWARDS + 1):
        names = [REWARD_NAMES[i] for i in range(3) if usable >> i & 1]
        if len(names) <= REWARDS_TAKEN:
            table.append([TakeRewards(tuple(names))])
        else:
            table.append([TakeRewards(tuple([n for n in names if n != left])) for left in reversed(names)])
    return table


REWARD_CHOICES: Final[list[list[Any]]] = make_rewards()


def list_rewards(state: State, seat: int) -> list[Any]:
    return REWARD_CHOICES[usable_rewards(state, seat)][:]


def check_rewards(state: State, seat: int, move: TakeRewards) -> None:
    """XI-8.1, XI-8.2, XI-20.8."""
    usable = usable_rewards(state, seat)
    have = tuple([REWARD_NAMES[i] for i in range(3) if usable >> i & 1])
    needs = min(REWARDS_TAKEN, len(have))
    for reward in move.rewards:
        if reward in REWARD_NAMES and reward not in have:
            raise no_reward(state, seat, reward, have)
        if move.rewards.count(reward) > 1:
            raise IllegalMove("XI-8.2", {"reward": reward})
    count = len([reward for reward in move.rewards if reward in REWARD_NAMES])
    if count != needs or len(move.rewards) != needs:
        raise IllegalMove("XI-8.1", {"count": count, "needs": needs, "have": have})


def no_reward(state: State, seat: int, reward: str, have: tuple[str, ...]) -> IllegalMove:
    """Why a reward cannot be chosen."""
    city = state.where[seat]
    printed = (state.box.gold, state.box.bards, state.box.stories)[REWARD_NAMES.index(reward)]
    if not printed[state.prize]:
        return IllegalMove("XI-20.26", {"reward": reward, "have": have})
    if 1 << REWARD_NAMES.index(reward) == BARD_REWARD:
        return IllegalMove("XI-9.9" if state.box.touches[city] else "XI-20.19", {"have": have})
    return no_story(state, seat, city, have)


def no_story(state: State, seat: int, city: int, have: tuple[str, ...]) -> IllegalMove:
    owner = owner_of(state.guilds[city])
    if owner >= 0 and owner != seat:
        return IllegalMove("XI-10.5", {"city": city, "by": SeatName(owner), "have": have})
    if not state.stock[seat]:
        return IllegalMove("XI-20.11", {"have": have})
    return IllegalMove("XI-10.2", {"city": city, "have": have})


def reward_bits(rewards: tuple[str, ...]) -> int:
    return sum([1 << REWARD_NAMES.index(reward) for reward in rewards])


# --- bards ------------------------------------------------------------------------------------------


def splits(regions: list[int], count: int) -> list[list[int]]:
    """Every way to put so many bards into these regions."""
    if len(regions) == 1:
        return [regions * count]
    return [
        [regions[0]] * taken + rest
        for taken in range(count, -1, -1)
        for rest in splits(regions[1:], count - taken)
    ]


_SPLITS: Final[dict[int, list[Any]]] = {}


def list_bards(state: State, seat: int) -> list[Any]:
    """XI-9.7, XI-20.10."""
    regions = state.box.touches[state.where[seat]]
    count = min(state.wanted, state.left[seat])
    key = count << 16 | sum([1 << region for region in regions])
    moves = _SPLITS.get(key)
    if moves is None:
        moves = [
            PlaceBards(tuple([REGION_NAMES[region] for region in split])) for split in splits(regions, count)
        ]
        _SPLITS[key] = moves
    return moves[:]


def region_terms(regions: list[int]) -> tuple[str, ...]:
    return tuple([f"region_{REGION_NAMES[region]}" for region in regions])


def check_bards(state: State, seat: int, move: PlaceBards) -> None:
    """XI-9.5, XI-9.6, XI-17.5."""
    regions = state.box.touches[state.where[seat]]
    have = region_terms(regions)
    for name in move.regions:
        region = REGION_INDEX.get(name, -1)
        if region < 0:
            raise IllegalMove("XI-1.5", {"region": name or "–", "have": have})
        if region not in regions:
            rule = "XI-9.6" if state.box.in_play[region] else "XI-17.5"
            raise IllegalMove(rule, {"region": f"region_{name}", "have": have})
    needs = min(state.wanted, state.left[seat])
    if len(move.regions) != needs:
        raise IllegalMove("XI-9.5", {"count": len(move.regions), "needs": needs})


# --- dummy and census -------------------------------------------------------------------------------


def list_dummy(state: State, seat: int) -> list[Any]:
    return [RAISES[column] for column in dummy_choices(state)]


def check_dummy(state: State, seat: int, move: RaiseDummy) -> None:
    choices = dummy_choices(state)
    if COLUMN_INDEX.get(move.column, -1) not in choices:
        have = tuple([COLUMN_NAMES[column] for column in choices])
        raise IllegalMove("XI-17.14", {"column": move.column or "–", "have": have})


def own_count(state: State, seat: int) -> int:
    """Units of the type being counted."""
    return state.units[seat] >> BITS * state.counting & FIELD


def list_shows(state: State, seat: int) -> list[Any]:
    return SHOWS[: own_count(state, seat) + 1]


def check_show(state: State, seat: int, move: Show) -> None:
    """XI-14.4."""
    have = own_count(state, seat)
    if not 0 <= move.count <= have:
        unit = UNIT_NAMES[state.counting]
        raise IllegalMove("XI-14.4", {"count": move.count, "unit": unit, "have": have})


def list_stories(state: State, seat: int) -> list[Any]:
    return [STORIES[city] for city in growing_guilds(state, seat)]


def check_story(state: State, seat: int, move: AddStory) -> None:
    guilds = growing_guilds(state, seat)
    if move.city not in guilds:
        have = tuple([str(city) for city in guilds])
        raise IllegalMove("XI-14.15", {"city": move.city, "have": have})


assert 1 << REWARD_NAMES.index("stories") == STORY_REWARD
