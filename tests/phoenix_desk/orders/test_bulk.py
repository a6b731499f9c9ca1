"""A game master hands in a heap of files at once; a damaged one stops none of the others."""

from __future__ import annotations

import codecs

import pytest

from tafelrunde.engine.table import SeededSource
from tafelrunde.phoenix_desk.campaign.campaign import found
from tafelrunde.phoenix_desk.campaign.home import Home
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.orders.bulk import Letter, hand_in_all, realms_named
from tafelrunde.phoenix_desk.orders.drafts import draft_text, waiting_drafts
from tests.phoenix_desk.homes import ANN, BOB, EMPTY, RECRUIT, campaign_in

NAMES = ("Yaromo", "Reich der Mitte", "Mitte", "Öde/Mark")


def told(letter: Letter) -> str:
    return letter.why.en if letter.why else ""


def test_all_that_is_fine_is_handed_in_whatever_the_others_are(home: Home) -> None:
    campaign = campaign_in(home)
    mail = "> - " + RECRUIT.splitlines()[1] + "\n-- \nAnn\n"
    files = [
        ("scan.pdf", b"%PDF\x81\x00\xff"),
        ("Ann_Mai.txt", codecs.BOM_UTF16_LE + mail.encode("utf-16-le")),
        ("zug.txt", b"Bewege 101 nach 101/28"),
        ("zugblatt.txt", f"Reich: Bob\n{EMPTY}".encode("cp1252")),
    ]

    letters = hand_in_all(campaign, files)

    assert [letter.is_handed_in for letter in letters] == [False, True, False, True]
    assert waiting_drafts(campaign) == [ANN, BOB]
    assert draft_text(campaign, ANN).strip() == RECRUIT.splitlines()[1]
    assert "not a text" in told(letters[0])
    assert "neither in its name nor in its heading" in told(letters[2])


def test_a_sheet_with_faults_is_not_handed_in_and_the_older_one_waits_on(home: Home) -> None:
    campaign = campaign_in(home)
    hand_in_all(campaign, [("ann.txt", RECRUIT.encode())])

    (letter,) = hand_in_all(campaign, [("ann.txt", b"Hallo SL,\nBewege 999 nach 101/28")])

    assert letter.checked is not None
    assert [finding.line for finding in letter.checked.findings] == [1, 2]
    assert draft_text(campaign, ANN) == RECRUIT


def test_who_sent_two_sheets_has_to_say_which_one_counts(home: Home) -> None:
    campaign = campaign_in(home)

    letters = hand_in_all(campaign, [("ann.txt", b""), ("Ann 2.txt", RECRUIT.encode()), ("bob.txt", b"")])

    assert ["2 files" in told(letter) for letter in letters] == [True, True, False]
    assert waiting_drafts(campaign) == [BOB]


def test_name_and_heading_must_not_disagree(home: Home) -> None:
    (letter,) = hand_in_all(campaign_in(home), [("ann.txt", b"Reich: Bob\n")])

    assert "by its file name that of Ann" in told(letter)


@pytest.mark.parametrize(
    ("file", "realms"),
    [
        ("Yaromo.txt", ["Yaromo"]),
        ("2026-05 YAROMO (2).txt", ["Yaromo"]),
        ("Reich_der_Mitte.txt", ["Reich der Mitte"]),
        ("mitte.txt", ["Mitte"]),
        ("Oede_Mark.txt", ["Öde/Mark"]),
        ("Yaromos.txt", []),
        ("Yaromo an Mitte.txt", ["Yaromo", "Mitte"]),
    ],
)
def test_a_realm_is_known_by_the_name_of_its_file(file: str, realms: list[str]) -> None:
    assert realms_named(NAMES, file) == realms


def test_a_file_that_names_two_realms_needs_a_heading() -> None:
    foundation = {"realms": [{"name": name} for name in NAMES], "months": 0}
    campaign = found(Memory("four"), NAMES, SeededSource(1), {}, foundation)

    without, headed = hand_in_all(
        campaign, [("Yaromo an Mitte.txt", b""), ("Mitte.txt", b"# Reich der Mitte, Hel 1\n")]
    )

    assert "any of these: Yaromo, Mitte" in told(without)
    assert "by its heading it is the sheet of Reich der Mitte" in told(headed)


def test_a_word_to_the_game_master_is_a_special_order_in_a_file_as_well(home: Home) -> None:
    campaign = campaign_in(home)

    (letter,) = hand_in_all(campaign, [("ann.txt", b"SL: Wir feiern")])

    assert letter.is_handed_in
    assert draft_text(campaign, ANN).strip() == "Sonderbefehl: Wir feiern"
