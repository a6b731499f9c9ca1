"""The help pages in the reader's language, and the options that every command has."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup, TyperOption

from tafelrunde import __version__
from tafelrunde.cli.language import t
from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.text import quoted


def check_lang(context: Any, option: Any, value: str | None) -> None:
    """`language.py` has read the value long before; here it is only found wrong."""
    if value is not None and value not in LANGS:
        raise Complaint("unknown-language", {"value": quoted(value), "known": LANGS})


def show_help(context: Any, option: Any, value: bool) -> None:
    if value:
        context.command.format_help(context, context.make_formatter())
        context.exit()


def show_version(context: Any, option: Any, value: bool) -> None:
    if value:
        print(f"tafelrunde {__version__}")
        context.exit()


def version_option() -> TyperOption:
    """`--version`, of the program alone."""
    return TyperOption(
        param_decls=["--version"],
        help=t("option-version"),
        is_flag=True,
        is_eager=True,
        callback=show_version,
        expose_value=False,
    )


def common_options() -> list[TyperOption]:
    """`--lang`, before or after the command, and `--help`."""
    return [
        TyperOption(
            param_decls=["--lang"],
            help=t("option-lang"),
            metavar="|".join(LANGS),
            callback=check_lang,
            expose_value=False,
        ),
        TyperOption(
            param_decls=["--help", "-h"],
            help=t("option-help"),
            is_flag=True,
            is_eager=True,
            callback=show_help,
            expose_value=False,
        ),
    ]


def name_panels() -> None:
    """Typer draws the pages; its headings are constants of the module that does so."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = t("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = t("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = t("help-commands")
    rich_utils.DEFAULT_STRING = t("help-default")
    rich_utils.ENVVAR_STRING = t("help-variable")
    rich_utils.REQUIRED_LONG_STRING = t("help-required")


class Translated(TyperCommand):
    """A command whose page speaks the reader's language."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), t("help-usage"))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        name_panels()
        super().format_help(ctx, formatter)


class TranslatedGroup(TyperGroup):
    """The list of commands, likewise."""

    format_usage = Translated.format_usage

    def format_help(self, ctx: Any, formatter: Any) -> None:
        name_panels()
        super().format_help(ctx, formatter)
