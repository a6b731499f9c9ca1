"""Every complaint has its sentence, once, in both languages, and every sentence is said somewhere."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.engine.contract import LANGS, Words
from tafelrunde.engine.errors import BadFile, BadText, Complaint
from tafelrunde.telling.complaints import said
from tests.telling.complaint_uses import Use, all_uses, sentences, sources, uses


def without_sentence(found: list[Use]) -> list[Use]:
    """Complaints that nobody could say, or not with the parameters they get."""
    known = dict(sentences("en"))
    return [use for use in found if use.message not in known or use.params not in (None, known[use.message])]


def test_every_complaint_has_its_sentence_with_its_parameters() -> None:
    assert without_sentence(all_uses()) == []


@pytest.mark.parametrize(
    "code",
    [
        'raise Complaint("nobody-says-this")',
        'raise BadFile(str(path), "nobody-says-this", {"n": 1})',
        'raise BadText(text, 0, 1, "nobody-says-this" if text else "nor-this")',
        'raise Complaint("log-empty", {"n": 1})',
    ],
)
def test_a_planted_complaint_without_its_sentence_is_found(code: str) -> None:
    assert without_sentence(list(uses(code, "planted"))) != []


def test_both_languages_have_the_same_sentences_with_the_same_variables() -> None:
    english, german = (sentences(lang) for lang in LANGS)
    assert english == german


def test_no_sentence_stands_twice_and_none_is_unused() -> None:
    ids = Counter(id for id, _ in sentences("en"))
    code = "\n".join(sources().values())  # an id that stands in a table is used as well

    assert [id for id, count in ids.items() if count > 1] == []
    assert [id for id in ids if f'"{id}"' not in code] == []


FAMINE = Words("famine", "Hungersnot")


def test_parameters_are_said_in_the_readers_language() -> None:
    inner = Complaint("log-no-header", {"fault": ["a", FAMINE, Complaint("log-empty")]})
    complaint = Complaint("data-unreadable", {"fault": inner})

    assert said(complaint, "en") == "cannot be read: not the header of a log: a, famine, the file is empty"
    assert said(complaint, "de") == "nicht lesbar: kein Kopf eines Logs: a, Hungersnot, die Datei ist leer"
    assert said(Complaint("data-unreadable", {"fault": 1500}), "de") == "nicht lesbar: 1.500"
    assert said(Complaint("data-unreadable", {"fault": "1500"}), "de") == "nicht lesbar: 1500"


def test_a_file_and_a_word_frame_the_sentence_also_when_wrapped() -> None:
    word = BadText("build x", 6, 7, "data-unreadable", {"fault": FAMINE})
    file = BadFile("orders.txt:3", word)

    assert said(file, "en") == "orders.txt:3: cannot be read: famine\n  build x\n        ^"
    assert (file.message, file.where) == ("data-unreadable", "orders.txt:3")


def test_a_log_of_the_program_has_the_id_with_its_parameters() -> None:
    assert str(BadFile("x:1", "log-entry-missing", {"expected": 3, "found": 4})) == (
        "x:1: log-entry-missing (expected=3, found=4)"
    )
    assert str(Complaint("log-empty")) == "log-empty"


def test_a_complaint_of_a_stranger_without_a_sentence_is_said_by_its_id() -> None:
    assert said(Complaint("chess-no-board", {"n": 3}), "en") == "chess-no-board (n=3)"
