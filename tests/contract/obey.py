"""All laws, and a game played under them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.protocol import Game, Rng
from tests.contract import laws, secrecy, story
from tests.contract.walk import Broken, Position, Step, Walk

PositionLaw = Callable[[Position], None]
StepLaw = Callable[[Step], None]
GameLaw = Callable[[Walk], None]


@dataclass(frozen=True, slots=True)
class Laws:
    positions: tuple[PositionLaw, ...] = ()
    steps: tuple[StepLaw, ...] = ()
    games: tuple[GameLaw, ...] = ()

    def __add__(self, other: Laws) -> Laws:
        return Laws(self.positions + other.positions, self.steps + other.steps, self.games + other.games)


PLAY = Laws(
    positions=(
        laws.whoever_acts_has_moves,
        laws.offered_is_accepted,
        laws.accepted_is_offered,
        laws.questions_change_nothing,
        laws.copies_are_independent,
        laws.moves_survive_text_and_json,
        laws.state_survives_json,
        laws.views_survive_json,
        laws.views_know_whose_turn_it_is,
        laws.no_result_before_the_end,
        laws.odds_add_up,
    ),
    steps=(
        story.components_are_conserved,
        story.events_survive_json_and_name_a_rule,
        story.the_same_move_leads_to_the_same_position,
    ),
    games=(
        story.log_survives_writing,
        story.replay_gives_the_same_game,
        story.points_can_be_recounted,
    ),
)
SECRECY = Laws(
    positions=(
        secrecy.worlds_look_alike,
        secrecy.refusals_tell_nothing,
        secrecy.outcomes_stay_hidden,
        secrecy.resampling_is_honest,
        secrecy.imagination_fits_the_view,
    ),
    steps=(
        secrecy.events_tell_no_more_than_views,
        secrecy.redacting_twice_changes_nothing,
        secrecy.taking_back_unveils_nothing,
    ),
)
ALL = PLAY + SECRECY

COSTLY: Mapping[Any, int] = {secrecy.taking_back_unveils_nothing: 12}
"""Laws that look at one in so many moves: a table replays its whole log to undo one."""


def is_due(law: Any, share: int, rng: Rng) -> bool:
    """With share 1 most laws look at every position, with share 4 each at one in four."""
    return rng.below(share * COSTLY.get(law, 1)) == 0


def obey(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    statutes: Laws = ALL,
    share: int = 1,
) -> int:
    """Plays one game under the laws and says how many moves it had; raises `Broken` with the place."""
    walk = Walk(game, seats, seed, options or {})
    due = Seeded(seed + 2)
    law: Any = walk.step
    try:
        while not walk.is_over():
            for law in [law for law in statutes.positions if is_due(law, share, due)]:
                law(walk.position())
            law = walk.step
            step = walk.step()
            for law in [law for law in statutes.steps if is_due(law, share, due)]:
                law(step)
        for law in statutes.positions:
            law(walk.position())
        for law in statutes.games:
            law(walk)
    except Exception as error:
        raise Broken(place(walk, law, error)) from error
    return len(walk.table.entries)


def place(walk: Walk, law: Any, error: Exception) -> str:
    """Where a law was broken, and how to see it again."""
    what = str(error) if isinstance(error, Broken) else repr(error)
    return (
        f"{walk.game.meta.id}, {walk.seats} seats, seed {walk.seed}, options {dict(walk.options)}, "
        f"entry {len(walk.table.entries)}: {law.__name__}: {what}"
    )
