"""What docs/bot-api.md, docs/operating.md and /openapi.json promise about the server."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tafelrunde.cli.app import COMMANDS
from tafelrunde.engine.codec import convert_move
from tafelrunde.engine.contract import LANGS, Game, Lang
from tafelrunde.games import load_game
from tafelrunde.server import endpoints
from tafelrunde.server.bots.thinker import Question
from tafelrunde.server.messages.messages import Asks, Tells
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.openapi import document

DOCS = Path(__file__).parents[2] / "docs"
SOURCE = files("tafelrunde.server")
BOT_API, OPERATING = ((DOCS / name).read_text(encoding="utf-8") for name in ("bot-api.md", "operating.md"))


def test_the_messages_of_the_bot_api_are_real_ones() -> None:
    examples = re.findall(r"\{\"t\": .*\}", BOT_API)
    for example in examples:
        kind = Tells if '"t": "step"' in example else Asks
        msgspec.json.decode(example, type=kind)

    assert len(examples) >= 5


def test_the_paths_of_the_bot_api_are_real_ones() -> None:
    known = {(endpoint.method, endpoint.path) for endpoint in endpoints.ENDPOINTS}
    named = re.findall(r"(GET|POST|PUT) (/api/\S*?)[`\n]", BOT_API)

    for method, path in named:
        pattern = path.replace("TABLE", "{table}").replace("/contacts/hook", "/contacts/{channel}")
        assert (method, pattern) in known, path
    assert len(named) >= 5


@pytest.mark.parametrize("name", ["kingsburg", "ethnos", "xidit"])
def test_the_bot_api_has_every_move_of_a_seat_in_all_its_forms(name: str) -> None:
    game = load_game(name)
    title = game.meta.name.en
    chapter = BOT_API.split(f"**{title}.**")[1].split("\n**")[0]
    rows = re.findall(r"^\| `(\{.*?\})` \| `(.*?)` · `(.*?)` \|$", chapter, re.MULTILINE)

    for data, en, de in rows:
        move = convert_move(game, msgspec.json.decode(data))
        assert (game.format_move(move, "en"), game.format_move(move, "de")) == (en, de)
        assert game.parse_move(en) == game.parse_move(de) == move
    assert {msgspec.json.decode(data)["move"] for data, *_ in rows} == moves_of_seats(game)


def moves_of_seats(game: Game) -> set[str]:
    """Their tags; what only chance does says so."""
    kinds: Sequence[type[Any]] = get_args(game.move_type)
    return {kind.__struct_config__.tag for kind in kinds if not (kind.__doc__ or "").startswith("Chance")}


def test_operators_find_every_command_and_every_figure() -> None:
    for command in ("serve", "tables", "export", "import", "backup", "restore", "upgrade", "db", "operator"):
        assert command in COMMANDS
        assert f"tafelrunde {command}" in OPERATING
    names = re.findall(r"^# TYPE (\S+) (?:counter|gauge|histogram)", Metrics().text().decode(), re.MULTILINE)
    for name in names:
        if not name.endswith(("_created", "_info")):
            assert name in OPERATING, name


def test_a_bots_process_is_asked_with_nothing_but_its_view() -> None:
    """The secrecy of views, proven in tests/contract, is then the secrecy of bots as well."""
    assert Question.__struct_fields__ == ("game", "bot", "seat", "seed", "view", "seconds")


@pytest.mark.parametrize("lang", LANGS)
def test_every_endpoint_says_what_it_is_for_and_nothing_is_said_of_others(lang: Lang) -> None:
    paths = document(endpoints.ENDPOINTS, lang)["paths"]
    operations = [one for path in paths.values() for one in path.values()]
    written = (SOURCE / f"texts.{lang}.ftl").read_text(encoding="utf-8")

    ids = re.findall(r"^((?:get|post|put|patch|delete)_\w+) =", written, re.MULTILINE)

    assert sorted(ids) == sorted(one["operationId"] for one in operations)
    assert all(one["summary"] for one in operations)
