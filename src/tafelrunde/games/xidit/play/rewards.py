"""Rewards for a threat or a Titan: which can be chosen, and what they do (XI-8 to XI-10, XI-17.13)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.contract import Events
from tafelrunde.games.xidit.play.box import (
    COLUMNS,
    REGION_COUNT,
    REGION_NAMES,
    REWARD_NAMES,
    SPACES,
    TOP_STORY,
)
from tafelrunde.games.xidit.play.events import BardsPlaced, GoldTaken, RewardsTaken, StoriesBuilt
from tafelrunde.games.xidit.play.state import (
    DUMMY,
    HEIGHT,
    PLACE_BARDS,
    REWARDS,
    State,
    ask,
    guild_of,
    owner_of,
)
from tafelrunde.games.xidit.play.tiles import remove_tile, renew

# Rewards as bits.
GOLD_REWARD: Final = 1
BARD_REWARD: Final = 2
STORY_REWARD: Final = 4
ALL_REWARDS: Final = 7
REWARDS_TAKEN: Final = 2


def may_build(state: State, seat: int, city: int) -> bool:
    """XI-10.2, XI-10.5, XI-20.11."""
    guild = state.guilds[city]
    if guild and (owner_of(guild) != seat or guild & HEIGHT >= TOP_STORY):
        return False
    return state.stock[seat] > 0


def possible_rewards(state: State, seat: int) -> int:
    """Of use as far as everybody can see (XI-20.8, XI-20.19, XI-20.26): bards may still be used up."""
    box, prize, city = state.box, state.prize, state.where[seat]
    rewards = GOLD_REWARD if box.gold[prize] else 0
    if box.bards[prize] and box.touches[city]:
        rewards |= BARD_REWARD
    if box.stories[prize] and may_build(state, seat, city):
        rewards |= STORY_REWARD
    return rewards


def usable_rewards(state: State, seat: int) -> int:
    """XI-9.9."""
    rewards = possible_rewards(state, seat)
    return rewards if state.left[seat] else rewards & ~BARD_REWARD


def begin_rewards(state: State, seat: int, events: Events | None) -> bool:
    """Asks wherever there seems to be a choice, so that nobody learns whether bards are left; True if so."""
    if possible_rewards(state, seat) == ALL_REWARDS:
        ask(state, REWARDS, seat)
        return True
    return take(state, seat, usable_rewards(state, seat), events)


def take(state: State, seat: int, rewards: int, events: Events | None) -> bool:
    """True if the table waits for somebody."""
    box, prize = state.box, state.prize
    if events is not None:
        events.append(RewardsTaken(seat, tuple([REWARD_NAMES[i] for i in range(3) if rewards >> i & 1])))
    if rewards & GOLD_REWARD:
        take_gold(state, seat, box.gold[prize], False, events)
    if rewards & STORY_REWARD:
        build(state, seat, state.where[seat], box.stories[prize], events)
    if rewards & BARD_REWARD:
        state.wanted = box.bards[prize]
        regions = box.touches[state.where[seat]]
        if len(regions) > 1:
            ask(state, PLACE_BARDS, seat)
            return True
        place_all(state, seat, regions[0], False, events)
    return after_rewards(state, seat, events)


def take_gold(state: State, seat: int, gold: int, census: bool, events: Events | None) -> None:
    """XI-9.1, XI-20.28."""
    state.gold[seat] += gold
    if events is not None:
        events.append(GoldTaken(seat, gold, census))


def build(state: State, seat: int, city: int, stories: int, events: Events | None) -> None:
    """XI-10.1, XI-10.6; a new guild with room takes stored stories too (XI-14.19, XI-20.9)."""
    height = state.guilds[city] & HEIGHT
    built = min(stories, TOP_STORY - height, state.stock[seat])
    stored = min(state.stored[seat], TOP_STORY - height - built)
    state.stock[seat] -= built
    state.stored[seat] -= stored
    height += built + stored
    state.guilds[city] = guild_of(seat, height)
    if events is not None:
        events.append(StoriesBuilt(seat, city, built + stored, stored, height, False))


def place_all(state: State, seat: int, region: int, census: bool, events: Events | None) -> None:
    """Where only one region is in reach."""
    put_bards(state, seat, [region] * min(state.wanted, state.left[seat]), census, events)


def put_bards(state: State, seat: int, regions: list[int], census: bool, events: Events | None) -> None:
    """XI-9.5 to XI-9.8."""
    state.left[seat] -= len(regions)
    for region in regions:
        state.bards[REGION_COUNT * seat + region] += 1
    state.wanted = 0
    if events is not None:
        bastion = state.box.bastion
        seen = tuple([REGION_NAMES[region] for region in sorted(regions) if region != bastion])
        events.append(BardsPlaced(seat, seen, len(regions) - len(seen), census))


def dummy_choices(state: State) -> list[int]:
    """XI-17.14, XI-20.27."""
    if not state.box.has_dummy:
        return []
    return [column for column in range(COLUMNS) if state.dummy[column] < state.box.dummy_most]


def after_rewards(state: State, seat: int, events: Events | None) -> bool:
    """XI-20.34: first the dummy, then the tiles."""
    if dummy_choices(state):
        ask(state, DUMMY, seat)
        return True
    return finish_prize(state, seat, events)


def finish_prize(state: State, seat: int, events: Events | None) -> bool:
    """XI-11.2; a Titan leaves no tile behind (XI-13.8)."""
    prize = state.prize
    state.prize = 0
    if prize >= SPACES:
        return False
    remove_tile(state, prize, events)
    return renew(state, events)
