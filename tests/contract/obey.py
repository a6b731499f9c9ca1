"""All laws, and a game played under them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import Game
from tests.contract import laws, secrecy, story
from tests.contract.lively import Chooser
from tests.contract.walk import Broken, Position, Step, Walk

PositionLaw = Callable[[Position], None]
StepLaw = Callable[[Step], None]
GameLaw = Callable[[Walk], None]
AnyLaw = TypeVar("AnyLaw", bound=Callable[..., None])


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
        laws.every_position_is_allowed,
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
        secrecy.secret_choices_are_not_told,
        secrecy.redacting_twice_changes_nothing,
        secrecy.taking_back_unveils_nothing,
    ),
)
ALL = PLAY + SECRECY

COSTLY: Mapping[Any, int] = {secrecy.taking_back_unveils_nothing: 12}
"""Laws that look only every so many times: a table replays its whole log to undo one move."""


class Lookout:
    """When the laws look: at the first position, and at one drawn from every `share` positions.

    They look together, because they share what is dear: other worlds and views.
    """

    def __init__(self, share: int, seed: int) -> None:
        self.share = share
        self.rng = Seeded(seed)
        self.next = 0
        self.looks = self.rng.below(max(COSTLY.values()))
        """Counted from anywhere, so that costly laws look elsewhere in every game."""

    def is_due(self, n: int) -> bool:
        """Whether to look at the n-th position; asked for each, from 0 on."""
        if n % self.share == 0:
            self.next = n + self.rng.below(self.share)
        due = n in (0, self.next)
        self.looks += due
        return due

    def due(self, laws: Iterable[AnyLaw]) -> list[AnyLaw]:
        """Those of the laws that look this time."""
        return [law for law in laws if self.looks % COSTLY.get(law, 1) == 0]


def obey(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    statutes: Laws = ALL,
    share: int = 1,
    corrections: Mapping[str, Any] | None = None,
    player: Chooser | None = None,
) -> int:
    """Plays one game under the laws and says how many moves it had; raises `Broken` with the place.

    With share 1 the laws look at every position, with share 4 at one in four; always at the first and last.
    """
    walk = Walk(game, seats, seed, options or {}, corrections or {}, player)
    lookout = Lookout(share, seed + 2)
    law: Any = walk.step
    try:
        while not walk.is_over():
            looks = lookout.is_due(len(walk.table.entries))
            for law in statutes.positions if looks else ():
                law(walk.position())
            law = walk.step
            step = walk.step()
            for law in lookout.due(statutes.steps) if looks or walk.is_over() else ():
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
