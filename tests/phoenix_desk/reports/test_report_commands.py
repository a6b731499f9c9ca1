"""The commands report, news and treasury."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import msgspec
import pytest

from tafelrunde.phoenix_desk.reports import Report
from tafelrunde.phoenix_desk.reports.report import Book
from tests.cli.calling import tafelrunde
from tests.phoenix_desk.report_campaigns import MONTHS, played


@pytest.fixture
def folder() -> Path:
    return Path(played(1, "settler").home.where())


def test_a_report_is_printed_in_the_readers_language(folder: Path) -> None:
    de, en = (tafelrunde("phoenix", "report", folder, "Yaromo", lang=lang) for lang in ("de", "en"))

    assert (de.code, en.code) == (0, 0)
    assert "SCHATZBUCH" in de.out
    assert "TREASURY BOOK" in en.out


@pytest.mark.parametrize("name", ["Yaromo", "yaromo", "2"])
def test_a_realm_is_called_by_name_or_number(folder: Path, name: str) -> None:
    said = tafelrunde("phoenix", "report", folder, name, "--format", "json")
    report = msgspec.json.decode(said.out, type=Report)

    assert (report.reader, report.own[0].realm, report.month) == ("realm", "Yaromo", MONTHS)


@pytest.mark.parametrize(("name", "reader"), [("SL", "master"), ("public", "public")])
def test_the_game_master_and_the_public_have_reports_too(folder: Path, name: str, reader: str) -> None:
    said = tafelrunde("phoenix", "report", folder, name, "--format", "json", "--month", 3)
    report = msgspec.json.decode(said.out, type=Report)

    assert (report.reader, report.month) == (reader, 3)


def test_a_page_goes_into_a_file(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "yaromo.html"
    said = tafelrunde("phoenix", "report", folder, "Yaromo", "--format", "html", "--out", out)

    assert (said.code, said.out) == (0, "")
    assert str(out) in said.err
    assert out.read_text(encoding="utf-8").startswith('<!doctype html>\n<html lang="en">')


def test_everybody_gets_a_file_in_a_folder(folder: Path, tmp_path: Path) -> None:
    said = tafelrunde("phoenix", "report", folder, "all", "--out", tmp_path / "all")

    assert said.code == 0
    names = ["01-Theostelos.txt", "02-Yaromo.txt", "03-Vachal.txt", "SL.txt", "public.txt"]
    assert sorted(path.name for path in (tmp_path / "all").iterdir()) == names
    assert "YAROMO" in (tmp_path / "all" / "02-Yaromo.txt").read_text(encoding="utf-8")


def test_the_notice_board_tells_the_month_and_no_secrets(folder: Path) -> None:
    said = tafelrunde("phoenix", "news", folder, "--month", 1)
    data = tafelrunde("phoenix", "news", folder, "--month", 1, "--json").data

    assert "NOTICE BOARD" in said.out
    assert "Hawar 1 begins." in said.out
    assert (data["month"], data["name"]) == (1, "Hawar 1")
    assert {"kind", "rule", "said", "data"} == set(data["news"][0])


def test_the_treasury_book_has_one_content_in_three_forms(folder: Path) -> None:
    forms = {
        form: tafelrunde("phoenix", "treasury", folder, "Yaromo", "--format", form)
        for form in ("text", "json", "csv")
    }
    book = msgspec.json.decode(forms["json"].out, type=Book)
    rows = list(csv.DictReader(io.StringIO(forms["csv"].out)))

    assert [int(row["gold"]) for row in rows] == [row.gold for row in book.rows]
    assert len(rows) > 5
    assert f"{book.closing:,}" in forms["text"].out


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["report", "FOLDER", "Yaromos"], "Yaromo"),
        (["report", "FOLDER", "1", "--month", "99"], "months 1 to"),
        (["report", "FOLDER", "1", "--format", "pdf"], "pdf"),
        (["report", "FOLDER", "all"], "--out FOLDER"),
        (["treasury", "FOLDER", "SL"], "no realm"),
        (["news", "/nowhere"], "no campaign"),
    ],
)
def test_mistakes_are_answered_with_what_would_be_right(folder: Path, args: list[str], words: str) -> None:
    said = tafelrunde("phoenix", *[str(folder) if arg == "FOLDER" else arg for arg in args])

    assert said.code == 2
    assert words in said.err
    assert "Traceback" not in said.err
