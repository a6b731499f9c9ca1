"""What can happen at the table, one frozen struct each."""

from __future__ import annotations

from tafelrunde.engine.contract import Event


class TurnOrderSet(Event, frozen=True, tag="turn_order_set"):
    order: tuple[int, ...]


class PhaseBegan(Event, frozen=True, tag="phase_began"):
    year: int
    phase: int


class AidDieGiven(Event, frozen=True, tag="aid_die_given"):
    seat: int


class AidGoodTaken(Event, frozen=True, tag="aid_good_taken"):
    seat: int
    gold: int
    wood: int
    stone: int


class NeutralDiceRolled(Event, frozen=True, tag="neutral_dice_rolled"):
    three: tuple[int, ...]
    two: tuple[int, ...]
    advisors: tuple[int, ...]


class GuildPaid(Event, frozen=True, tag="guild_paid"):
    seat: int
    gold: int
    wood: int
    stone: int


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    seat: int
    dice: tuple[int, ...]
    white: tuple[int, ...]


class DiceRerolled(Event, frozen=True, tag="dice_rerolled"):
    seat: int
    building: str
    dice: tuple[int, ...]
    white: tuple[int, ...]


class Influenced(Event, frozen=True, tag="influenced"):
    seat: int
    advisor: int
    dice: tuple[int, ...]
    white: tuple[int, ...]
    token: bool
    market: int
    envoy: bool


class Passed(Event, frozen=True, tag="passed"):
    """`forced` when the seat had nothing to choose from and was not asked."""

    seat: int
    step: str
    forced: bool


class Helped(Event, frozen=True, tag="helped"):
    seat: int
    advisor: int
    gold: int
    wood: int
    stone: int
    tokens: int
    soldiers: int
    vp: int


class HelpDeclined(Event, frozen=True, tag="help_declined"):
    seat: int
    advisor: int
    forced: bool


class EnemySeen(Event, frozen=True, tag="enemy_seen"):
    """A secret look; only the looker is told the card."""

    seat: int
    card: str | None


class Built(Event, frozen=True, tag="built"):
    seat: int
    building: str
    gold: int
    wood: int
    stone: int
    vp: int


class EnvoyUsed(Event, frozen=True, tag="envoy_used"):
    seat: int


class EnvoyReturned(Event, frozen=True, tag="envoy_returned"):
    """Unused before phase 5."""

    seat: int


class EnvoyGiven(Event, frozen=True, tag="envoy_given"):
    """`seat` is None when nobody gets it."""

    seat: int | None


class InnTokenTaken(Event, frozen=True, tag="inn_token_taken"):
    seat: int


class EmbassyScored(Event, frozen=True, tag="embassy_scored"):
    seat: int
    vp: int


class TownHallPaid(Event, frozen=True, tag="town_hall_paid"):
    seat: int
    payment: str
    vp: int


class RewardGiven(Event, frozen=True, tag="reward_given"):
    seat: int
    vp: int


class Recruited(Event, frozen=True, tag="recruited"):
    seat: int
    soldiers: int
    gold: int
    wood: int
    stone: int


class EnemyRevealed(Event, frozen=True, tag="enemy_revealed"):
    card: str


class ReinforcementsSent(Event, frozen=True, tag="reinforcements_sent"):
    soldiers: int


class BattleFought(Event, frozen=True, tag="battle_fought"):
    """`outcome` is won, drawn or lost."""

    seat: int
    strength: int
    enemy: int
    outcome: str


class SpoilsTaken(Event, frozen=True, tag="spoils_taken"):
    seat: int
    gold: int
    wood: int
    stone: int
    vp: int


class FortressScored(Event, frozen=True, tag="fortress_scored"):
    seat: int
    vp: int


class StrongestScored(Event, frozen=True, tag="strongest_scored"):
    seat: int
    vp: int


class GoodsLost(Event, frozen=True, tag="goods_lost"):
    seat: int
    gold: int
    wood: int
    stone: int


class BuildingDestroyed(Event, frozen=True, tag="building_destroyed"):
    """`vp` is negative: what the building had brought."""

    seat: int
    building: str
    vp: int


class PointsLost(Event, frozen=True, tag="points_lost"):
    seat: int
    vp: int


class SoldiersDismissed(Event, frozen=True, tag="soldiers_dismissed"):
    year: int


class CathedralScored(Event, frozen=True, tag="cathedral_scored"):
    seat: int
    vp: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    winners: tuple[int, ...]


KingsburgEvent = (
    TurnOrderSet
    | PhaseBegan
    | AidDieGiven
    | AidGoodTaken
    | NeutralDiceRolled
    | GuildPaid
    | DiceRolled
    | DiceRerolled
    | Influenced
    | Passed
    | Helped
    | HelpDeclined
    | EnemySeen
    | Built
    | EnvoyUsed
    | EnvoyReturned
    | EnvoyGiven
    | InnTokenTaken
    | EmbassyScored
    | TownHallPaid
    | RewardGiven
    | Recruited
    | EnemyRevealed
    | ReinforcementsSent
    | BattleFought
    | SpoilsTaken
    | FortressScored
    | StrongestScored
    | GoodsLost
    | BuildingDestroyed
    | PointsLost
    | SoldiersDismissed
    | CathedralScored
    | GameEnded
)
