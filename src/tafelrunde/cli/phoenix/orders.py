"""`tafelrunde phoenix orders ...`: sheets of realms, empty, checked, handed in, shown, taken back."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from tafelrunde.cli.input_files import LARGEST_TEXT, read_bytes, read_text
from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.change import leading
from tafelrunde.cli.phoenix.homes import campaign_at, desk_at, is_invited
from tafelrunde.cli.phoenix.overview import findings_data, show_findings
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.words.sentences import format_order
from tafelrunde.games.phoenix.words.text import format_move
from tafelrunde.phoenix_desk.campaign.history import begun_month, sheets_of
from tafelrunde.phoenix_desk.orders.bulk import (
    Letter,
    hand_in_all,
    letter_data,
    letter_said,
    unread_letter,
)
from tafelrunde.phoenix_desk.orders.consequence_words import consequences_said
from tafelrunde.phoenix_desk.orders.drafts import draft_of, draft_text, hand_in, has_draft, withdraw
from tafelrunde.phoenix_desk.orders.forms import form
from tafelrunde.phoenix_desk.orders.pasting import pasted_said
from tafelrunde.phoenix_desk.orders.sheet_check import Checked, check_text

STANDARD_INPUT: Final = "-"


def check(
    folder: Annotated[str, typer.Argument(help=t("phoenix-desk"))],
    realm: Annotated[str, typer.Argument(help=t("phoenix-realm"))],
    file: Annotated[str, typer.Argument(help=t("phoenix-sheet-file"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    desk = desk_at(folder, realm)
    text = sheet_text(file) if file else waiting_text(folder, realm)
    checked = check_text(desk.game, desk.state, desk.realm, text)
    tell_checked(checked, as_json)
    if not checked.is_fine:
        raise typer.Exit(1)


def sheet_text(file: str) -> str:
    return sys.stdin.read() if file == STANDARD_INPUT else read_text(Path(file))


def waiting_text(folder: str, realm: str) -> str:
    """Without a file, the sheet that waits is checked again; at home none does."""
    if is_invited(folder):
        raise Complaint("name-sheet-file")
    campaign = campaign_at(folder)
    number = campaign.realm(realm)
    name = campaign.names[number]
    if not has_draft(campaign, number):
        raise Complaint("no-sheet-to-check", {"name": name})
    return draft_text(campaign, number)


def tell_checked(checked: Checked, as_json: bool) -> None:
    if as_json:
        orders = [{"json": order, "text": format_order(order, language())} for order in checked.orders]
        findings, ahead = findings_data(checked.findings), checked.consequences
        print_json({"ok": checked.is_fine, "orders": orders, "findings": findings, "consequences": ahead})
        return
    out = console()
    show_findings(out, checked.findings)
    for line in consequences_said(checked.consequences, language()):
        say(out, Text(line))
    wrong = len(checked.findings)
    say(out, Text(t("phoenix-checked", orders=len(checked.orders), wrong=wrong), "red" if wrong else "green"))


def print_form(
    folder: Annotated[str, typer.Argument(help=t("phoenix-desk"))],
    realm: Annotated[str, typer.Argument(help=t("phoenix-realm"))],
) -> None:
    desk = desk_at(folder, realm)
    print(form(desk.view, desk.realm, language()), end="")


def show(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    realm: Annotated[str, typer.Argument(help=t("phoenix-realm"))],
    month: Annotated[str, typer.Option("--month", help=t("phoenix-show-month"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = campaign_at(folder)
    number = campaign.realm(realm)
    when = begun_month(campaign, month) or campaign.state.month
    played = sheets_of(campaign, number, when)
    is_waiting = when == campaign.state.month and has_draft(campaign, number)
    waiting = draft_text(campaign, number) if is_waiting else None
    if as_json:
        print_json({"month": when, "realm": campaign.names[number], "played": played, "waiting": waiting})
        return
    for sheet in played:
        print(format_move(sheet, language()))
    if waiting is not None:
        print(f"# {t('phoenix-show-waiting')}")
        print(waiting, end="")
    if not played and waiting is None:
        print(f"# {t('phoenix-show-none', realm=campaign.names[number])}")


def submit(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    realm: Annotated[str, typer.Argument(help=t("phoenix-realm"))],
    file: Annotated[str, typer.Argument(help=t("phoenix-sheet-file"))] = STANDARD_INPUT,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    text = sheet_text(file)
    with leading(folder) as campaign:
        number = campaign.realm(realm)
        has_older = has_draft(campaign, number)
        checked = hand_in(campaign, number, text)
        path = campaign.home.where(draft_of(campaign, number))
    tell_checked(checked, as_json)
    told = "submitted" if checked.is_fine else "older-waits" if has_older else "not-submitted"
    if not as_json:
        say(console(), Text(t(f"phoenix-{told}", realm=campaign.names[number], file=str(path))))
    if not checked.is_fine:
        raise typer.Exit(1)


def collect(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    files: Annotated[list[Path], typer.Argument(help=t("phoenix-sheet-files"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    paths = [path for given in files for path in files_in(given)]
    unread, found = read_all(paths)
    with leading(folder) as campaign:
        letters = [*hand_in_all(campaign, found), *unread]
    if as_json:
        print_json({"files": [letter_data(letter) for letter in letters]})
    else:
        for letter in letters:
            tell_letter(letter)
    if not all(letter.is_handed_in for letter in letters):
        raise typer.Exit(1)


def files_in(path: Path) -> list[Path]:
    """Of a folder, all files that are not hidden."""
    if not path.is_dir():
        return [path]
    return sorted([file for file in path.iterdir() if file.is_file() and not file.name.startswith(".")])


def read_all(paths: list[Path]) -> tuple[list[Letter], list[tuple[str, bytes]]]:
    """What the system does not let us read holds up no other file."""
    unread: list[Letter] = []
    found: list[tuple[str, bytes]] = []
    for path in paths:
        try:
            found.append((path.name, read_bytes(path, LARGEST_TEXT)))
        except (OSError, Complaint) as trouble:
            unread.append(unread_letter(path.name, trouble))
    return unread, found


def tell_letter(letter: Letter) -> None:
    """What became of a file, then line by line why."""
    out, lang = console(), language()
    say(out, Text(letter_said(letter, lang), "green" if letter.is_handed_in else "red"))
    for line in letter.pasted.changed if letter.pasted else ():
        say(out, Text(f"  {pasted_said(line, lang)}"))
    if letter.checked is not None:
        show_findings(out, letter.checked.findings)


def take_back(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    realm: Annotated[str, typer.Argument(help=t("phoenix-realm"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    with leading(folder) as campaign:
        number = campaign.realm(realm)
        name = campaign.names[number]
        if not withdraw(campaign, number):
            raise Complaint("no-sheet-to-withdraw", {"name": name})
    if as_json:
        print_json({"realm": name, "withdrawn": True})
    else:
        say(console(), Text(t("phoenix-withdrawn", realm=name)))


COMMANDS: Final = {
    "check": check,
    "submit": submit,
    "collect": collect,
    "show": show,
    "withdraw": take_back,
    "form": print_form,
}
