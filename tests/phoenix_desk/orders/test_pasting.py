"""Sheets out of mails and files of any program: the same orders come back, nothing goes without a word."""

from __future__ import annotations

import codecs
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.contract import LANGS
from tafelrunde.games.phoenix.words.text import parse_sheet
from tafelrunde.phoenix_desk.orders.pasting import pasted, pasted_said
from tests.complaining import complains

LAW = settings(max_examples=40, derandomize=True, deadline=None, database=None)
PAGE = Path(__file__).parents[3] / "docs" / "phoenix-orders.md"
SHORT_FORMS = [
    "501 #EW:603/45,NO",
    "501 #ZW:603/45,NO",
    "501 ZB:603/45,2000",
    "501 ZTR:507/31-507/32,101,203",
]


def documented() -> list[str]:
    """Every sentence of orders that the page of orders shows, in both languages."""
    page, _master, _rest = PAGE.read_text(encoding="utf-8").partition("## Decisions of the game master")
    rows = [line for line in page.splitlines() if line.startswith("| ") and line != "| German | English |"]
    return [cell.strip() for row in rows for cell in row.strip("|").split("|")]


ALL = [*documented(), *SHORT_FORMS]
SHEET = st.lists(st.sampled_from([*ALL, "", "# ein Vermerk", "  # - noch einer"]), max_size=12).map(
    lambda lines: "\n".join(["Zugblatt:", *lines, ""])
)


def orders_in(text: str) -> tuple[list[object], int]:
    orders, wrong = parse_sheet(text)
    return orders, len(wrong)


def test_the_language_is_in_the_proof() -> None:
    assert len(ALL) >= 190
    assert orders_in("\n".join(ALL))[1] == 0


def test_no_sentence_of_the_language_is_damaged() -> None:
    for sentence in ALL:
        found = pasted(sentence.encode())
        assert (found.text, found.changed) == (sentence, [])


@LAW
@given(SHEET)
def test_a_clean_sheet_comes_through_unchanged(sheet: str) -> None:
    found = pasted(sheet.encode())

    assert (found.text, found.changed, found.encoding) == (sheet, [], "UTF-8")


def each_line(mark: Callable[[int, str], str]) -> Callable[[str], str]:
    """Marks all orders; a heading and remarks are not written so."""

    def decorate(sheet: str) -> str:
        lines = sheet.split("\n")
        return "\n".join(
            [mark(n, line) if is_order(line) else line for n, line in enumerate(lines)],
        )

    return decorate


def is_order(line: str) -> bool:
    return bool(line) and not line.lstrip().startswith("#") and line != "Zugblatt:"


HEAD = "Von: Anna <anna@example.org>\nGesendet: Montag, 3. Mai\nAn: SL\nBetreff: AW: Zugblatt Mai\n\n"
DECORATIONS: dict[str, Callable[[str], str]] = {
    "bullets": each_line(lambda n, line: f"{'-*•–+'[n % 5]} {line}"),
    "dots without a blank": each_line(lambda n, line: f"•{line}"),
    "numbers": each_line(lambda n, line: f"{n}. {line}"),
    "numbers in brackets": each_line(lambda n, line: f"  {n}) {line}"),
    "letters": each_line(lambda n, line: f"{'abcdefghijklmnop'[n % 16]}) {line}"),
    "quoted": lambda sheet: "\n".join([f"> {line}" for line in sheet.split("\n")]),
    "quoted twice": lambda sheet: "\n".join([f"> > {line}" for line in sheet.split("\n")]),
    "quoted with numbers": each_line(lambda n, line: f">> {n}. {line}"),
    "signature": lambda sheet: f"{sheet}\n-- \nAnna von Yaromo\nTel. 0123/45 67\n",
    "forwarded": lambda sheet: f"-----Ursprüngliche Nachricht-----\n{HEAD}{sheet}",
    "answered": lambda sheet: f"Am 3. Mai um 10:15 schrieb Anna:\n{sheet}",
    "rules": lambda sheet: f"=====\n{sheet}\n- - - - -\n",
    "line ends of Windows": lambda sheet: sheet.replace("\n", "\r\n"),
    "old line ends": lambda sheet: sheet.replace("\n", "\r"),
    "hard blanks": each_line(lambda n, line: line.replace(" ", "\u00a0")),
    "joiners": each_line(lambda n, line: f"\u200b{line}\ufeff"),
    "web page": lambda sheet: "<div>" + sheet.replace("\n", "<br>\n") + "</div>",
    "web page in one line": lambda sheet: (
        sheet.replace("&", "&amp;").replace("ü", "&uuml;").replace("\n", "<br/>")
    ),
    "entities": each_line(lambda n, line: f"&nbsp;{line}&nbsp;"),
}
ENCODINGS: dict[str, Callable[[str], bytes]] = {
    "UTF-8": lambda text: text.encode(),
    "UTF-8 with a mark": lambda text: codecs.BOM_UTF8 + text.encode(),
    "UTF-16 LE": lambda text: codecs.BOM_UTF16_LE + text.encode("utf-16-le"),
    "UTF-16 BE": lambda text: codecs.BOM_UTF16_BE + text.encode("utf-16-be"),
    "UTF-16 LE without a mark": lambda text: text.encode("utf-16-le"),
    "UTF-16 BE without a mark": lambda text: text.encode("utf-16-be"),
    "Windows-1252": lambda text: text.encode("cp1252"),
}


@pytest.mark.parametrize("decoration", DECORATIONS)
@settings(LAW, max_examples=20)
@given(SHEET)
def test_a_decorated_sheet_comes_back_to_the_same_orders(decoration: str, sheet: str) -> None:
    sent = DECORATIONS[decoration](sheet)

    found = pasted(sent.encode())

    assert orders_in(found.text) == orders_in(sheet)
    told = [line for line in found.lines if line.kind != "kept"]
    assert all(line.reasons for line in told)
    for line in told:
        assert all(pasted_said(line, lang) for lang in LANGS)


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_sheet_of_any_program_is_read(encoding: str) -> None:
    rng = random.Random(1)
    sheet = "\n".join(["Zugblatt:", *rng.sample([line for line in ALL if is_western(line)], 30)])

    found = pasted(ENCODINGS[encoding](sheet))

    assert found.text == sheet
    assert found.encoding == encoding.split()[0]


def is_western(line: str) -> bool:
    return line.encode("cp1252", "replace").decode("cp1252") == line


@pytest.mark.parametrize(
    ("sent", "read"),
    [
        ("501 ZT:507/31–507/32", "501 ZT:507/31-507/32"),
        ("Schenke “Reich der Mitte” das Land 503/22", 'Schenke "Reich der Mitte" das Land 503/22'),
        ("Schenke »Reich der Mitte« 500 GS", 'Schenke "Reich der Mitte" 500 GS'),
        ("Zugblatt: Bewege 101 nach 101/28", "Bewege 101 nach 101/28"),
        ("> 3) 601 begleitet 101", "601 begleitet 101"),
    ],
)
def test_typography_gives_way_where_a_line_cannot_be_read_with_it(sent: str, read: str) -> None:
    (line,) = pasted(sent.encode()).lines

    assert (line.kind, line.text) == ("cleaned", read)


def test_what_nobody_understands_stays_and_is_named() -> None:
    sent = "Hallo SL,\n- Bewge 101 nach 101/28\nBewege 101 nach 101/28\nViele Grüße\n"

    found = pasted(sent.encode())

    assert found.text == "Hallo SL,\nBewge 101 nach 101/28\nBewege 101 nach 101/28\nViele Grüße\n"
    assert [(line.number, line.kind) for line in found.changed] == [
        (1, "unread"),
        (2, "unread"),
        (4, "unread"),
    ]
    assert "Hallo SL," in pasted_said(found.changed[0], "de")


def test_orders_behind_a_signature_are_not_lost() -> None:
    found = pasted(b"Bewege 101 nach 101/28\n--\nAnna\nBewege 102 nach 101/28\nTel. 12\n")

    assert found.text.split("\n") == ["Bewege 101 nach 101/28", "Bewege 102 nach 101/28", ""]
    assert [line.reasons for line in found.changed] == [("signature",)] * 3


def test_a_heading_says_whose_sheet_it_is() -> None:
    names = ("Yaromo", "Reich der Mitte")
    for sent in (
        "Reich: Yaromo",
        "# Yaromo, Hel 1",
        "Zugblatt für Yaromo:",
        "> Orders: yaromo",
        "*Realm: Yaromo*",
    ):
        found = pasted(f"{sent}\nBewege 101 nach 101/28".encode(), names)
        assert found.realms == ("Yaromo",), sent
        assert orders_in(found.text)[1] == 0, sent
    assert pasted(b"Reich: Nirgendwo", names).changed[0].kind == "unread"


@pytest.mark.parametrize(
    "data", [b"\x00\x01\x02\x03\x00", b"%PDF\x81\x8d\xff", b"PK\x03\x04\x00\x00\x08\x81"]
)
def test_what_is_no_text_is_complained_of(data: bytes) -> None:
    with complains("not a text"):
        pasted(data)


@pytest.mark.parametrize("data", [b"x" * 250_000, b"x" * 900_000, b"\n" * 5_000, b"a<br>" * 6_000])
def test_what_is_far_too_large_is_not_read(data: bytes) -> None:
    with complains("KB"):
        pasted(data)


@pytest.mark.parametrize(
    "part", ["1. ", "> ", "&amp;amp;", "- ", "am schrieb ", "--x", "Reich: ", "<b", "# "]
)
def test_a_line_made_to_be_slow_is_told_as_any_other(part: str) -> None:
    """It would take hours if every layer were taken away one by one, or a head looked for in all of it."""
    line = part * (190_000 // len(part))

    assert [found.kind for found in pasted(f"{line}x".encode()).lines] in (["unread"], ["kept"])
