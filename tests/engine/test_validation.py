"""Complaints of the validator in both languages, with the place they mean."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest

from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.validation import read_row, read_rows, worded
from tafelrunde.telling.complaints import said


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    gold: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    name: Annotated[str, msgspec.Meta(min_length=1)] = "x"


class Outer(msgspec.Struct, forbid_unknown_fields=True):
    must: int
    inner: Inner = msgspec.field(default_factory=Inner)
    rows: list[Inner] = []
    data: bytes = b""


def complaint_about(data: bytes) -> tuple[str, str]:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)) as caught:
        msgspec.json.decode(data, type=Outer)
    complaint = worded(caught.value)
    return said(complaint, "en"), said(complaint, "de")


@pytest.mark.parametrize(
    ("data", "en", "de"),
    [
        (b'{"must": "x"}', "must: must be a whole number, not a text", "must: muss eine ganze Zahl sein"),
        (b"{}", "the field `must` is missing", "das Feld `must` fehlt"),
        (b'{"must": 1, "data": "?"}', "data: not Base64", "data: kein Base64"),
        (b'{"must": 1, "more": 2}', "there is no field `more`", "ein Feld `more` gibt es nicht"),
        (b'{"must": 1, "inner": {"gold": -1}}', "inner.gold: must be a whole number, 0 or more", "oder mehr"),
        (
            b'{"must": 1, "rows": [{"gold": 10}]}',
            "rows[0].gold: must be a whole number, 9 or less",
            "weniger",
        ),
        (b'{"must": 1, "inner": {"name": ""}}', "inner.name: must be a text of length 1", "mit der Länge 1"),
        (b'{"must": 1', "it ends too early", "das Ende fehlt"),
        (b'{"must": !}', "not valid JSON, at byte 9", "kein gültiges JSON, ab Byte 9"),
        (b'{"must": 1, "inner": {"name": "\xff"}}', "UTF-8", "UTF-8"),
    ],
)
def test_both_languages_name_the_place_and_what_would_be_right(data: bytes, en: str, de: str) -> None:
    sentence = complaint_about(data)

    assert en in sentence[0]
    assert de in sentence[1]


def test_an_unknown_sentence_is_passed_on() -> None:
    assert said(worded(ValueError("something new")), "de") == "something new"


@pytest.mark.parametrize(
    ("rows", "en"),
    [
        ({"inn": {"gold": 10}}, "table.inn.gold: must be a whole number, 9 or less"),
        ({"inn": {"silver": 1}}, "table.inn.silver: no such field; there are gold, name"),
        ({"pub": {}}, "table.pub: not printed; there are inn"),
    ],
)
def test_rows_are_refused_with_their_path(rows: dict[str, Any], en: str) -> None:
    with pytest.raises(Complaint) as caught:
        read_rows(rows, Inner, "table", ["inn"], {})

    assert en in said(caught.value, "en")
    assert said(caught.value, "de").split(":")[0] == en.split(":")[0]


def test_fields_of_a_nested_struct_are_listed() -> None:
    with pytest.raises(Complaint) as caught:
        read_row({"must": 1, "inner": {"silver": 1}}, Outer, "", {"inner": Inner})

    assert said(caught.value, "en") == "inner.silver: no such field; there are gold, name"
