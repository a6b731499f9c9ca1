"""Collects the commands; each is loaded when it is first asked for.

A command is a typed typer function: `command` of its module, or a row of that module's `COMMANDS`; those of
one game stand below its name. Its help is the message `help-NAME` of the texts (`help-xidit-data-check` for
one below others), or else the module's docstring; it may say `t(...)` in the help of its options, because the
language is chosen before any command is loaded. Bad input is raised as `Complaint`, another exit code as
`typer.Exit`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final, cast

import typer
from typer.main import get_command

from tafelrunde.cli.help import Translated, TranslatedGroup, common_options, version_option
from tafelrunde.cli.language import has_text, language, t
from tafelrunde.cli.phoenix import TREE as PHOENIX
from tafelrunde.engine.contract import Lang

PROGRAM: Final = "tafelrunde"
Tree = Mapping[str, Any]
"""By name: the module of a command, or a tree of commands below it."""

COMMANDS: Final[Tree] = {
    "serve": "tafelrunde.cli.serve",
    "play": "tafelrunde.cli.play",
    "games": "tafelrunde.cli.games",
    "rules": "tafelrunde.cli.rules",
    "check": "tafelrunde.cli.check",
    "replay": "tafelrunde.cli.replay",
    "verify": "tafelrunde.cli.verify",
    "sim": "tafelrunde.cli.sim",
    "arena": "tafelrunde.cli.arena",
    "bench": "tafelrunde.cli.bench",
    "data": "tafelrunde.cli.data",
    "tables": "tafelrunde.cli.operating.tables",
    "export": "tafelrunde.cli.operating.export",
    "import": "tafelrunde.cli.operating.import_log",
    "backup": "tafelrunde.cli.operating.backup",
    "restore": "tafelrunde.cli.operating.restore",
    "db": {"upgrade": "tafelrunde.cli.operating.db_upgrade"},
    "upgrade": "tafelrunde.cli.operating.upgrade",
    "operator": {
        "add": "tafelrunde.cli.operating.operator_add",
        "remove": "tafelrunde.cli.operating.operator_remove",
    },
    "xidit": {"data": {"check": "tafelrunde.cli.xidit.check", "template": "tafelrunde.cli.xidit.template"}},
    "phoenix": PHOENIX,
}


def listed(tree: Tree = COMMANDS, above: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The words of every command, those with commands below them included."""
    for name, below in tree.items():
        yield (*above, name)
        if isinstance(below, Mapping):
            yield from listed(below, (*above, name))


@cache
def load_command(words: tuple[str, ...], module_name: str, lang: Lang) -> Any:
    """The command of this name as typer builds it, with its help in this language."""
    module, message = import_module(module_name), f"help-{'-'.join(words)}"
    text = t(message) if has_text(message) else module.__doc__
    app = typer.Typer(add_completion=False)
    app.command(
        words[-1], cls=Translated, help=text, options_metavar=t("help-metavar-options"), add_help_option=False
    )(module.COMMANDS[words[-1]] if hasattr(module, "COMMANDS") else module.command)
    command = get_command(app)
    command.params += common_options()
    return command


class Commands(Mapping[str, Any]):
    """Commands by name, imported on demand: one that is broken breaks only itself."""

    def __init__(self, tree: Tree, above: tuple[str, ...] = ()) -> None:
        self.tree, self.above = tree, above

    def __getitem__(self, name: str) -> Any:
        below, words = self.tree[name], (*self.above, name)
        if isinstance(below, Mapping):
            return group(words, below)
        return load_command(words, below, language())

    def __iter__(self) -> Iterator[str]:
        return iter(self.tree)

    def __len__(self) -> int:
        return len(self.tree)


def group(words: tuple[str, ...], tree: Tree) -> TranslatedGroup:
    """Commands that stand below these words; none for the program itself."""
    return TranslatedGroup(
        name=words[-1] if words else PROGRAM,
        commands=cast(Any, Commands(tree, words)),  # the group only reads them
        help=t(f"help-{'-'.join(words) or PROGRAM}"),
        options_metavar=t("help-metavar-options"),
        subcommand_metavar=t("help-metavar-command"),
        add_help_option=False,
        params=common_options() if words else [*common_options(), version_option()],
    )


def build_app() -> TranslatedGroup:
    return group((), COMMANDS)
