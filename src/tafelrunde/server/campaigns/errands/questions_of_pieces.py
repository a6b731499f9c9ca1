"""What a realm asks about its own pieces, and about battles that nobody has fought: from what it knows."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from tafelrunde.phoenix_desk.queries.battles import BattleForeseen
from tafelrunde.phoenix_desk.queries.histories import Past, history
from tafelrunde.phoenix_desk.queries.knowledge import asked_field
from tafelrunde.phoenix_desk.queries.odds import battle_between
from tafelrunde.phoenix_desk.queries.possessions import Card, Possessions, card, possessions
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands.questions_of_map import Asking, FieldLabel, desk_of, sheet_of
from tafelrunde.server.campaigns.workbench import Workbench

ForceText = Annotated[str, Meta(max_length=500)]
Terrain = Annotated[int, Meta(ge=1, le=11)]


def ask_possessions(bench: Workbench, asked: Asking) -> Possessions:
    return possessions(desk_of(bench, asked.realm), sheet_of(bench, asked))


class AskCard(Asking, frozen=True, kw_only=True):
    unit: int = 0
    field: FieldLabel = ""
    """Of a town, where no unit is named."""


def ask_card(bench: Workbench, asked: AskCard) -> Card:
    return card(desk_of(bench, asked.realm), asked.unit, asked.field, sheet_of(bench, asked))


class AskHistory(msgspec.Struct, frozen=True):
    realm: int
    unit: int = 0
    field: FieldLabel = ""


def ask_history(bench: Workbench, asked: AskHistory) -> tuple[Past, ...]:
    """A unit may be gone by now; a field is one of the map, or refused as in other questions."""
    desk = desk_of(bench, asked.realm)
    field = "" if asked.unit else desk.state.setting.world.label(asked_field(desk, asked.field))
    return history(bench.campaign, asked.realm, asked.unit, field)


class AskBattle(msgspec.Struct, frozen=True):
    realm: int
    attackers: ForceText
    defenders: ForceText
    terrain: Terrain


def ask_battle(bench: Workbench, asked: AskBattle) -> BattleForeseen:
    return battle_between(desk_of(bench, asked.realm), asked.attackers, asked.defenders, asked.terrain)


ERRANDS = (
    Errand("ask.possessions", ask_possessions, Asking),
    Errand("ask.card", ask_card, AskCard),
    Errand("ask.history", ask_history, AskHistory, lane="long"),
    Errand("ask.battle", ask_battle, AskBattle, lane="long"),
)
