"""Words that are suggested for misspelt ones fit the sentence: with them it is read further than before."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.engine.errors import BadText
from tafelrunde.engine.text import fold
from tafelrunde.games.phoenix.words import master, sentences
from tafelrunde.games.phoenix.words.grammar import Form, joined
from tafelrunde.games.phoenix.words.line import Line
from tafelrunde.games.phoenix.words.misspellings import may_be, slips_between
from tafelrunde.games.phoenix.words.sentences import ORDERS, VERBS, Sentences, parse_order
from tafelrunde.games.phoenix.words.slots import KINDS
from tafelrunde.games.phoenix.words.text import parse_move
from tafelrunde.games.phoenix.words.vocabulary import Table
from tafelrunde.telling.complaints import said

SAMPLES = {
    "unit": "101",
    "host": "101",
    "person": "601",
    "creature": "401",
    "hosts": "101, 203",
    "units": "101, 203",
    "field": "503/22",
    "fields": "503/22, 503/23",
    "place": "503/22",
    "places": "503/22",
    "count": "20",
    "seats": "2, 1",
    "realm": "Yaromo",
    "name": "Merlin",
    "called": "Yaromo",
    "goods": "500 K und 1 HF",
    "good": "K",
    "changes": "realms.Yaromo.gold = 5",
    "dice": "3 5, 2",
}
LETTERS = "abcdefghijklmnopqrstuvwxyzäöüß"


def table_of(kind: str) -> Table | None:
    found = getattr(KINDS[kind].read, "keywords", {}).get("table")
    return found if isinstance(found, Table) else None


def sample_of(kind: str, lang: Lang) -> str:
    """Something that can stand in such a slot; from a table a whole word, for codes have no slips."""
    table = table_of(kind)
    if kind in SAMPLES or table is None:
        return SAMPLES.get(kind, "Worte")
    return max(table.spellings, key=len)


def full_sentence(form: Form) -> str:
    return joined(form.parts, lambda part: sample_of(part.kind, form.lang), lambda part: True)


@cache
def all_sentences() -> tuple[tuple[Sentences, str], ...]:
    """Each form of both languages, with everything that may stand in it."""
    forms = [(ORDERS, form) for form in sentences.FORMS]
    forms += [(master.MASTER, form) for group in master.MASTER.by_kind.values() for form in group]
    return tuple([(grammar, full_sentence(form)) for grammar, form in forms])


def misspelt(word: str, rng: random.Random) -> str:
    """One slip: a letter is missing, doubled, another one, or has changed places with the next."""
    at = rng.randrange(len(word) - 1)
    return rng.choice(
        (
            word[:at] + word[at + 1 :],
            word[:at] + word[at] + word[at:],
            word[:at] + rng.choice(LETTERS) + word[at + 1 :],
            word[:at] + word[at + 1] + word[at] + word[at + 2 :],
        )
    )


def slipped(text: str, rng: random.Random) -> Iterator[str]:
    """The sentence with one of its words misspelt, then with another one."""
    words = text.split()
    for place, word in enumerate(words):
        if word.isalpha() and len(word) > 2:
            yield " ".join([*words[:place], misspelt(word, rng), *words[place + 1 :]])


def reading(grammar: Sentences, text: str) -> tuple[bool, Line]:
    line = Line(text)
    try:
        return grammar.read(line) is not None, line
    except BadText:
        return True, line


def suggested(grammar: Sentences, text: str) -> tuple[Line, Line] | None:
    """The line as far as it is read, and with the word that is suggested; None if it is read, or none is."""
    is_read, line = reading(grammar, text)
    if is_read:
        return None
    if line.far == line.start(0):
        line.miss(0, KINDS["name"].about, VERBS if grammar is ORDERS else master.FIRST_WORDS)
    near = grammar.meant(line)
    return None if near is None else (line, line.with_word(near))


def test_every_form_has_a_sentence_that_is_read() -> None:
    read = [text for grammar, text in all_sentences() if reading(grammar, text)[0]]
    assert len(read) > 0.9 * len(all_sentences())


@pytest.mark.parametrize("luck", range(2))
def test_with_a_word_that_is_suggested_a_sentence_is_read_further(luck: int) -> None:
    rng, count = random.Random(luck), 0
    for grammar, text in all_sentences():
        for wrong in slipped(text, rng):
            found = suggested(grammar, wrong)
            if found is not None:
                before, after = found
                is_read, line = reading(grammar, after.raw)
                assert is_read or line.far > before.far, (wrong, after.raw)
                count += 1
    assert count > 300


@pytest.mark.parametrize("luck", range(2))
def test_the_word_that_was_misspelt_is_suggested(luck: int) -> None:
    """One slip in a sentence that was right: with the word suggested it is right again."""
    rng = random.Random(luck)
    right = [(grammar, text) for grammar, text in all_sentences() if reading(grammar, text)[0]]
    slips = [(grammar, wrong) for grammar, text in right for wrong in slipped(text, rng)]
    unread = [(grammar, wrong) for grammar, wrong in slips if not reading(grammar, wrong)[0]]
    mended = [wrong for grammar, wrong in unread if mends(grammar, wrong)]
    assert len(mended) > 0.9 * len(unread), sorted({wrong for _grammar, wrong in unread} - set(mended))


def mends(grammar: Sentences, wrong: str) -> bool:
    found = suggested(grammar, wrong)
    return found is not None and reading(grammar, found[1].raw)[0]


def test_a_verb_of_several_slips_fits_the_word_behind_it_too() -> None:
    """Any verb with two slips before the rest of any other sentence: what is suggested goes on there."""
    rng, count = random.Random(1), 0
    rests = [text.split()[1:] for grammar, text in all_sentences() if grammar is ORDERS]
    for verb in VERBS:
        if len(verb) > 5:
            for rest in rng.sample(rests, 3):
                wrong = " ".join([misspelt(misspelt(verb, rng), rng), *rest])
                found = suggested(ORDERS, wrong)
                first, meant = (text.split()[0] for text in (wrong, found[1].raw if found else wrong))
                if found is not None and slips_between(fold(first), fold(meant)) > 1:
                    is_read, line = reading(ORDERS, found[1].raw)
                    second = line.token(line.after(0))
                    assert is_read or second is None or line.far >= second.end
                    count += 1
    assert count


@pytest.mark.parametrize(
    "text",
    [
        "Verstärke",
        "Verstärke 101",
        "Verstärke 101 mit 500 K",
        "Verstärke Wall im Osten mit 101",
        "Verstärke Wall im Nordosten von 503/22",
        "Verstärke Rüstort mit 101",
        "Stärke 101",
        "Verstaerke 20 GS bei 101",
    ],
)
def test_to_strengthen_is_never_to_destroy(text: str) -> None:
    with pytest.raises(BadText) as told:
        parse_order(text)
    for lang in LANGS:
        assert "Zerstöre" not in said(told.value, lang)
        assert "Vernichte" not in said(told.value, lang)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Bewge 101 nach 503/22", "Bewege"),
        ("Bewege Rieter 220 nach 503/22", "Reiter"),
        ("Bewege 101 nahc 503/22", "nach"),
        ("Rüste 500 K unt 1 HF als 101 in 503/22", "und"),
        ("Rüste 5 leichte Katapulde und 1 HF als 101 in 503/22", "leichte Katapulte"),
        ("Errichte Brüke im Osten von 503/22", "Brücke"),
        ("Mvoe 101 to 503/22", "Move"),
        ("Build brigde in the east of 503/22", "bridge"),
        ("101 tötet Gegenr", "Gegner"),
    ],
)
def test_suggestions_that_people_need(text: str, meant: str) -> None:
    with pytest.raises(BadText) as told:
        parse_order(text)
    assert f"ist „{meant}“ gemeint?" in said(told.value, "de")
    assert f"did you mean “{meant}”?" in said(told.value, "en")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Berichtge realms.Ann.gold = 5; Grund: r", "Berichtige"),
        ("Anounce: Hello", "Announce"),
        ("Krieg!", ""),
    ],
)
def test_the_game_master_is_told_which_sentence_he_may_have_meant(text: str, meant: str) -> None:
    with pytest.raises(BadText) as told:
        parse_move(text)
    assert (f"ist „{meant}“ gemeint?" in said(told.value, "de")) == bool(meant)


def test_slips_are_counted_as_people_make_them() -> None:
    pairs = {("bewge", "bewege"): 1, ("nahc", "nach"): 1, ("verstaerke", "zerstoere"): 3, ("wall", "wall"): 0}
    for (one, other), slips in pairs.items():
        assert slips_between(one, other) == slips_between(other, one) == slips
    assert may_be("verstaerke", "zerstoere") is None
    assert may_be("k", "r") is None
    assert may_be("nahc", "nach") == 1
