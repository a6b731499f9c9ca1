"""What docs/bot-api.md and docs/operating.md promise about the server."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from tafelrunde.cli.app import COMMANDS
from tafelrunde.server.messages import Asks, Tells
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.routes import ENDPOINTS
from tafelrunde.server.thinking import Question

DOCS = Path(__file__).parents[2] / "docs"
BOT_API, OPERATING = ((DOCS / name).read_text(encoding="utf-8") for name in ("bot-api.md", "operating.md"))


def test_the_messages_of_the_bot_api_are_real_ones() -> None:
    examples = re.findall(r"\{\"t\": .*\}", BOT_API)
    for example in examples:
        kind = Tells if '"t": "step"' in example else Asks
        msgspec.json.decode(example, type=kind)

    assert len(examples) >= 5


def test_the_paths_of_the_bot_api_are_real_ones() -> None:
    known = {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    named = re.findall(r"(GET|POST|PUT) (/api/\S*?)[`\n]", BOT_API)

    for method, path in named:
        pattern = path.replace("TABLE", "{table}").replace("/contacts/hook", "/contacts/{channel}")
        assert (method, pattern) in known, path
    assert len(named) >= 5


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
