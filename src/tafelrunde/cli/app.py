"""Collects the commands; each is loaded when it is first asked for.

A command is a module with a typed typer function `command`. Its help is the message `help-NAME` of the
texts, or else the module's docstring; it may say `t(...)` in the help of its options, because the language is
chosen before any command is loaded. Bad input is raised as `Complaint`, another exit code as `typer.Exit`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final, cast

import typer
from typer.main import get_command

from tafelrunde.cli.help import Translated, TranslatedGroup, common_options
from tafelrunde.cli.language import has_text, language, t
from tafelrunde.engine.protocol import Lang

COMMANDS: Final = {
    "play": "tafelrunde.cli.play",
    "games": "tafelrunde.cli.games",
    "rules": "tafelrunde.cli.rules",
    "check": "tafelrunde.cli.check",
    "replay": "tafelrunde.cli.replay",
    "verify": "tafelrunde.cli.verify",
    "sim": "tafelrunde.cli.sim",
    "bench": "tafelrunde.cli.bench",
    "data": "tafelrunde.cli.data",
}


@cache
def load_command(name: str, lang: Lang) -> Any:
    """The command of this name as typer builds it, with its help in this language."""
    module = import_module(COMMANDS[name])
    text = t(f"help-{name}") if has_text(f"help-{name}") else module.__doc__
    app = typer.Typer(add_completion=False)
    app.command(
        name, cls=Translated, help=text, options_metavar=t("help-metavar-options"), add_help_option=False
    )(module.command)
    command = get_command(app)
    command.params += common_options()
    return command


class Commands(Mapping[str, Any]):
    """The commands by name, imported on demand: one that is broken breaks only itself."""

    def __getitem__(self, name: str) -> Any:
        if name not in COMMANDS:
            raise KeyError(name)
        return load_command(name, language())

    def __iter__(self) -> Iterator[str]:
        return iter(COMMANDS)

    def __len__(self) -> int:
        return len(COMMANDS)


def build_app() -> TranslatedGroup:
    return TranslatedGroup(
        name="tafelrunde",
        commands=cast(Any, Commands()),  # the group only reads them
        help=t("help-tafelrunde"),
        options_metavar=t("help-metavar-options"),
        subcommand_metavar=t("help-metavar-command"),
        add_help_option=False,
        params=common_options(),
    )
