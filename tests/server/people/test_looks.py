"""Names: what nobody sees is refused, and what is taken for another; but all can be called as they are."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.server.errors import Denied
from tafelrunde.server.people.looks import UNSEEN, looks, mixed_in, skeleton, unseen_in
from tafelrunde.server.people.words import check_name, check_seat_name, free_name
from tafelrunde.telling.complaints import said
from tests.server.house import house, run

FINE = (
    "Müller",
    normalize("NFD", "Müller"),
    "Łukasz",
    "Ἀλέξανδρος",
    "Иван",
    "Ђорђе",
    "田中さくら",
    "タナカ ken",
    "김민수",
    "李小龍 Lee",
    "Nguyễn Thị",
    "عمر",
    "שרה",
    "अमित",
    "O’Neil-Peter 3",
    "Ann 🎲",
    "Ann❤️",
    "Bo 👍🏽",
    "R2-D2 (Gast)",
)
UNSEEN_NAMES = (
    "An\u034fn",
    "Ann\ufe0f",
    "\ufe0fAnn",
    "Ann❤\ufe0f\ufe0f",
    "\u3164",
    "Ann\u3164B",
    "\u2800",
    "Ann\u2800",
    "An\u200bn",
    "An\u200dn",
    "\u202eAnn",
    "An\u2066n",
    "An\u00adn",
    "\uffa0\u115f",
    "An\ufeffn",
    "An\U000e0041n",
)
MIXED = ("Аnn", "Annа", "Ρaul", "Pауl", "Иvan", "Ivan Иван", "аααа")
ALIKE = (
    ("Ann", "𝐀nn"),
    ("Ann", "Ａｎｎ"),
    ("Ann", "ANN"),
    ("Bernd", "Bemd"),
    ("Ilse", "llse"),
    ("ILSE", "lLSE"),
    ("Otto", "0tto"),
    ("Poca", "Роса"),
    ("Müller", normalize("NFD", "Müller")),
    ("Ann❤️", "Ann❤"),
    ("Ann B", "Ann  B"),
)


@pytest.mark.parametrize("name", FINE)
def test_people_may_be_called_as_they_are(name: str) -> None:
    check_name(name, 20)
    check_seat_name(name, ["Bea", "Иванов", "Muller", "Lukasz"])


def refusal(name: str, *others: str) -> Denied:
    with pytest.raises(Denied) as found:
        check_seat_name(name, others)
    for lang in ("en", "de"):
        assert said(found.value, lang)
    return found.value


@pytest.mark.parametrize("name", UNSEEN_NAMES)
def test_what_nobody_sees_is_refused_and_named(name: str) -> None:
    found = refusal(name)
    assert (found.code, found.message) == ("bad", "unseen-letter")
    assert "U+" in said(found, "en")


@pytest.mark.parametrize("name", MIXED)
def test_scripts_that_nobody_mixes_are_refused_and_shown(name: str) -> None:
    found = refusal(name)
    assert (found.code, found.message) == ("bad", "mixed-scripts")
    assert said(found, "de").count("U+") == 2


@pytest.mark.parametrize(
    "name", ["\u0301Ann", "a" + 4 * "\u0301", " Ann", "Ann\u00a0", "", "\x00", "A\nB", 21 * "a"]
)
def test_what_is_no_plain_line_is_refused(name: str) -> None:
    assert refusal(name).message == "bad-line"


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_nobody_at_a_table_is_taken_for_another(one: str, other: str) -> None:
    assert refusal(one, "Zoe", other).code == "taken"
    assert refusal(other, "Zoe", one).code == "taken"


@pytest.mark.parametrize(
    ("one", "other"), [("Иван", "Ivan"), ("Ann", "Anna"), ("Jan", "Ján"), ("Müller", "Muller")]
)
def test_names_that_differ_to_the_eye_are_different(one: str, other: str) -> None:
    check_seat_name(one, [other])


def test_a_name_that_the_server_finds_looks_like_no_other() -> None:
    assert free_name("Ann", ["𝐀nn"]) == "Ann B"
    assert free_name("Ann", ["Аnn", "Ann В"]) == "Ann C"  # both with Cyrillic letters, from before


@given(st.text(max_size=30))
def test_a_skeleton_is_that_of_every_way_to_write_it_and_hides_nothing(text: str) -> None:
    found = skeleton(text)
    assert found == skeleton(normalize("NFC", text)) == skeleton(normalize("NFD", text))
    assert not any(first <= ord(c) <= last for c in found for first, last in UNSEEN)
    assert looks(text) & looks(text.casefold())


@given(st.text(alphabet=st.characters(max_codepoint=0x24F), max_size=30))
def test_latin_letters_and_signs_go_together(text: str) -> None:
    assert mixed_in(text) is None
    assert unseen_in(text.replace("\xad", "")) == ""


BAD = ({"name": "An\u200bn"}, {"name": "Аnn"}, {"name": "\u3164"})


@pytest.mark.parametrize("bad", BAD)
def test_every_way_to_give_a_name_is_held_to_it(tmp_path: Path, bad: dict[str, Any]) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            host, seating = await made.table("me", "open")
            table = seating["table"]["id"]
            stranger = made.person()
            seats = {"game": "kingsburg", "seats": [{"kind": "me", **bad}, {"kind": "bot"}]}
            for path, body in (
                ("/api/account", {"password": "correct horse", **bad}),
                ("/api/tables", seats),
                (f"/api/tables/{table}/join", bad),
                (f"/api/tables/{table}/watch", bad),
            ):
                assert await stranger.refused("POST", path, body) == (400, "bad")
            assert await host.refused("POST", f"/api/tables/{table}/guests", bad) == (400, "bad")
            assert len((await host.get(f"/api/tables/{table}/guests"))["guests"]) == 0

    run(story())


def test_titles_may_mix_scripts_but_hide_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            host, seating = await made.table("me", "open", title="Πλάτων & Иван")
            table = f"/api/tables/{seating['table']['id']}"
            for title in ("Friday\u202e", "\u2800", "Fri\u034fday"):
                assert await host.refused("PATCH", table, {"title": title}) == (400, "bad")
            assert (await host.get(table))["table"]["title"] == "Πλάτων & Иван"

    run(story())


def test_a_seat_at_the_table_is_not_imitated(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            wish = {"game": "kingsburg", "seats": [{"kind": "me", "name": "Otto"}, {"kind": "open"}]}
            host = made.person()
            table = (await host.sit(await host.post("/api/tables", wish)))["table"]["id"]
            answer = await made.person().ask("POST", f"/api/tables/{table}/join", {"name": "0tto"})
            assert (answer.status_code, answer.json()["code"]) == (409, "taken")
            assert "“Otto”" in answer.json()["text"]

    run(story())
