"""Complaints of the argument parser, said in the reader's language."""

from __future__ import annotations

import re
from typing import Final

from typer._click.exceptions import NoSuchOption, UsageError

from tafelrunde.cli.language import language, t

__all__ = ["UsageError", "said_usage"]

# The parser speaks English only; these are its sentences that a command line can run into.
SENTENCES: Final = (
    (r"No such option: (?P<option>\S+)", "usage-no-option"),
    (r"No such command '(?P<command>.*)'\.(?: Did you mean (?P<near>.*)\?)?", "usage-no-command"),
    (r"Missing command\.", "usage-missing-command"),
    (r"Missing (?:argument|option|parameter) (?P<name>.*?)\..*", "usage-missing"),
    (r"Got unexpected extra argument\(s\) \((?P<words>.*)\)", "usage-extra"),
    (r"Option '(?P<option>.*)' requires an argument\.?", "usage-needs-value"),
    (r"Option '(?P<option>.*)' does not take a value\.", "usage-no-value"),
    (
        r"Invalid value for (?P<name>.*?): (?P<value>.*) is not a valid int(?:eger)?(?: range)?\.",
        "usage-integer",
    ),
    (r"Invalid value for (?P<name>.*?): (?P<value>.*) is not a valid float(?: range)?\.", "usage-float"),
    (r"Invalid value for (?P<name>.*?): (?P<value>.*) is not in the range (?P<range>.*)\.", "usage-range"),
    (r"Invalid value for (?P<name>.*?): (?P<value>.*) is not one of (?P<choices>.*)\.", "usage-choice"),
    (
        r"Invalid value for (?P<name>.*?): \w+ (?P<value>.*) does not exist\.",
        "usage-file",
    ),
)


def said_usage(error: UsageError) -> str:
    """What is wrong with the command line, and where help stands."""
    context = error.ctx
    path = context.command_path if context is not None else "tafelrunde"
    return f"{sentence(error)}\n{t('usage-hint', command=path)}"


def sentence(error: UsageError) -> str:
    if isinstance(error, NoSuchOption):
        near = ", ".join(error.possibilities or ())
        return t("usage-no-option", option=error.option_name, near=near, known="yes" if near else "no")
    original = " ".join(error.format_message().split())
    for pattern, text in SENTENCES:
        found = re.fullmatch(pattern, original)
        if found is not None:
            parts = {name: part or "" for name, part in found.groupdict().items()}
            return t(text, **parts, known="yes" if parts.get("near") else "no")
    return original if language() == "en" else t("usage-other", original=original)
