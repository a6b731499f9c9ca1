"""JSON Schemas of everything that a browser reads and sends: `python -m tafelrunde.server.schemas`.

The web app's types are made from them (`npm run types`), so that neither side can change without the other.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import msgspec

from tafelrunde.engine.contract import Result
from tafelrunde.games import load_game, table_game_ids
from tafelrunde.games.phoenix.moves.kinds import AnyOrder
from tafelrunde.games.phoenix.world.description import Description
from tafelrunde.server import campaign_routes
from tafelrunde.server.campaigns.happenings import Kind
from tafelrunde.server.lookup import asides, lessons, library, replays
from tafelrunde.server.messages import bodies, campaign_messages, game_bodies, messages, people_bodies
from tafelrunde.server.openapi import types_of
from tafelrunde.server.people import accounts
from tafelrunde.telling import account

Json = dict[str, Any]
REF = "#/definitions/{name}"
MODULES = (
    messages,
    bodies,
    game_bodies,
    people_bodies,
    accounts,
    library,
    lessons,
    asides,
    replays,
    account,
)


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that this module itself defines."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type)]
    return [
        thing for thing in found if issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__
    ]


def described(kinds: dict[str, Any], also: list[Any]) -> Json:
    """One schema: `kinds` under names of their own, the others under the names of their structs."""
    schemas, definitions = msgspec.json.schema_components([*kinds.values(), *also], ref_template=REF)
    named = dict(zip(kinds, schemas, strict=False))
    return {"definitions": {**definitions, **named}}


def of_campaigns() -> Json:
    """Whatever routes and sockets of campaigns carry; the world, and the orders that a sheet consists of."""
    kinds = {"CampaignAsks": campaign_messages.CampaignAsks, "NewsKind": Kind, "AnyOrder": AnyOrder}
    told = [campaign_messages.CampaignWelcome, campaign_messages.News]
    return described(kinds, [Description, *told, *types_of(campaign_routes.ENDPOINTS)])


def all_schemas() -> dict[str, Json]:
    """By file: the server's own messages, those of campaigns, and each game's view, moves and events."""
    own: list[Any] = [Result]
    for module in MODULES:
        own += structs_of(module)
    own.remove(messages.Stepped)  # it carries a game's own view: web/src/lib/messages.ts describes it
    found = {"server": described({"Asks": messages.Asks}, own), "campaign": of_campaigns()}
    for game_id in table_game_ids():
        game = load_game(game_id)
        kinds = {"GameView": game.view_type, "GameMove": game.move_type, "GameEvent": game.event_type}
        found[game_id] = described(kinds, [])
    return found


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(all_schemas()))
