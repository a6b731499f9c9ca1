"""Finds rules by words of either language, the best first, and says where the words stand.

The terminal and the server ask this one function, so that both find the same. A word is found in any of its
forms (stems of both languages), with or without umlauts, within a compound ("Karten" in "Handkarten") or as
one ("Epochenende" for "Ende" and "Epoche"), by its beginning, and failing that, with a slip of the fingers.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from math import log, sqrt
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
import snowballstemmer  # type: ignore[import-untyped]

from tafelrunde.engine.contract import LANGS, Game, Lang
from tafelrunde.engine.rulebook import Rule, Rulebook, load_rulebook

WORD: Final = re.compile(r"[^\W_]+(?:[.-][^\W_]+)*")
PARTS: Final = re.compile(r"[^\W_]+")
MOST_WORDS: Final = 12
"""Of a longer question only these are looked for."""
LONGEST: Final = 40
SHORTEST_INSIDE: Final = 4
"""From this length on a word is found within others: "heer" in "Kriegerheer", but not "er" in "hier"."""
SHORTEST_BEGINNING: Final = 2
SHORTEST_SLIP: Final = 4
TWO_SLIPS: Final = 9
BARE: Final = str.maketrans({"ä": "a", "ö": "o", "ü": "u", "ß": "ss"})
FIRST: Final = re.compile("^(?:ge|be|ver|er|ent|zer)(?=...)")
"""Syllables that German verbs begin with."""
JOINTS: Final = ("", "s", "n", "en", "es", "e")
"""What German puts between the parts of a compound."""

SAME, KIN, BEGINNING, INSIDE, SLIP = 1.0, 0.9, 0.75, 0.6, 0.4
"""How well a word of a rule answers to one that is looked for."""
TITLE: Final = 0.4
"""A word in the title of the chapter counts so much of one in the rule itself."""


Answers: TypeAlias = dict[str, float]
"""Stems of a book that answer to one word, and how well."""


class Place(NamedTuple):
    start: int
    end: int


class Hit(msgspec.Struct, frozen=True):
    """A rule that was found, and where in its texts the words stand."""

    id: str
    en: tuple[Place, ...]
    de: tuple[Place, ...]


class Word(NamedTuple):
    lang: Lang
    place: Place


class Entry:
    """A rule with all its words, by stem."""

    def __init__(self, rule: Rule, titles: frozenset[str]) -> None:
        self.rule, self.titles = rule, titles
        self.words: defaultdict[str, list[Word]] = defaultdict(list)
        for lang in LANGS:
            for found in PARTS.finditer(rule.text(lang)):
                place = Place(*found.span())
                for stem in stems(found.group()):
                    self.words[stem].append(Word(lang, place))
        self.size = len(PARTS.findall(rule.en))


class Index:
    """A rulebook made ready for searching."""

    def __init__(self, book: Rulebook) -> None:
        titles = {
            chapter.id: frozenset(
                stem for word in words_of(f"{chapter.en} {chapter.de}") for stem in stems(word)
            )
            for chapter in book.chapter
        }
        self.entries = [Entry(rule, titles.get(rule.chapter, frozenset())) for rule in book.rule]
        self.usual = sum(entry.size for entry in self.entries) / max(1, len(self.entries))
        self.holders: defaultdict[str, list[Entry]] = defaultdict(list)
        self.kin: defaultdict[str, list[str]] = defaultdict(list)
        self.by_start: defaultdict[str, list[str]] = defaultdict(list)
        for entry in self.entries:
            for stem in entry.words.keys() | entry.titles:
                self.holders[stem].append(entry)
        self.vocabulary = {
            word.lower().translate(BARE): stems(word)
            for rule in book.rule
            for word in words_of(f"{rule.en} {rule.de}")
            if len(word) >= SHORTEST_INSIDE
        }
        for stem in self.holders:
            self.kin[rootof(stem)].append(stem)
            self.by_start[stem[0]].append(stem)

    def answers(self, word: str, *, is_last: bool) -> list[Answers]:
        """The stems of this book that answer to a word, and how well; for a compound, to each part."""
        if not spellings(word) & self.vocabulary.keys() and (parts := self._compound(word)):
            return parts
        return [self._forms(word, is_last=is_last) or self._slips(word)]

    def _forms(self, word: str, *, is_last: bool) -> Answers:
        wanted = stems(word)
        found: Answers = {}
        for one in wanted:
            if len(one) >= SHORTEST_INSIDE:
                whole = [known for known in self.vocabulary if one in known]
                found |= {stem: INSIDE for known in whole for stem in self.vocabulary[known]}
        for one in spellings(word) if is_last and len(word) >= SHORTEST_BEGINNING else ():
            found |= {stem: BEGINNING for stem in self.by_start[one[0]] if stem.startswith(one)}
        for one in wanted:
            found |= dict.fromkeys(self.kin.get(rootof(one), ()) if rootof(one) else (), KIN)
        return found | {stem: SAME for stem in wanted if stem in self.holders}

    def _compound(self, word: str) -> list[Answers]:
        """A word that the book does not have, as two that it has."""
        for way in spellings(word):
            for cut in range(len(way) - 3, 2, -1):
                firsts = {way[: cut - len(joint)] for joint in JOINTS if way[:cut].endswith(joint)}
                first, last = firsts & self.vocabulary.keys(), way[cut:] in self.vocabulary
                if first and last:
                    return [self._forms(part, is_last=False) for part in (max(first), way[cut:])]
        return []

    def _slips(self, word: str) -> Answers:
        most = 0 if len(word) < SHORTEST_SLIP else 1 if len(word) < TWO_SLIPS else 2
        return {
            stem: SLIP
            for wanted in stems(word)
            for stem in (self.by_start[wanted[0]] if most else ())
            if abs(len(stem) - len(wanted)) <= most and slips(wanted, stem, most) <= most
        }

    def values(self, answers: Answers) -> dict[Entry, float]:
        """How well each rule answers to one word; one that few rules have says more than one of all."""
        found: dict[Entry, float] = {}
        for stem, fit in answers.items():
            for entry in self.holders[stem]:
                value = fit if stem in entry.words else TITLE * fit
                found[entry] = max(value, found.get(entry, 0.0))
        weight = log((len(self.entries) + 1) / max(1, len(found)))
        return {entry: value * weight for entry, value in found.items()}


# -- words --------------------------------------------------------------------------------------------------


def words_of(text: str) -> list[str]:
    return PARTS.findall(text)


@cache
def stemmers() -> tuple[Any, ...]:
    return tuple(snowballstemmer.stemmer(name) for name in ("english", "german"))


@lru_cache(maxsize=50_000)
def stems(word: str) -> frozenset[str]:
    """A word without its endings, by the habits of either language and without umlauts."""
    written = word.lower()
    return frozenset(
        stem.translate(BARE)
        for one in stemmers()
        for stem in (one.stemWord(written), one.stemWord(written.translate(BARE)))
    )


def spellings(word: str) -> frozenset[str]:
    """As it stands, and as it may stand in the index: "koenig" and "konig"."""
    written = word.lower()
    return frozenset((written.translate(BARE), re.sub(r"([aou])e", r"\1", written.translate(BARE))))


@lru_cache(maxsize=50_000)
def rootof(stem: str) -> str:
    """What "gebaut", "erbaut" and "bau" have in common; empty where nothing much is left."""
    root = FIRST.sub("", stem).removesuffix("t").removesuffix("e")
    return root if len(root) > 2 else ""


def slips(one: str, other: str, most: int) -> int:
    """Letters that are wrong, missing, too many or swapped with their neighbour, counted up to `most` + 1."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        older, before, row = before, row, [i]
        for j, wanted in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return min(row[-1], most + 1)


@cache
def stop_words() -> frozenset[str]:
    text = files("tafelrunde.telling").joinpath("stopwords.toml").read_text(encoding="utf-8")
    return frozenset(word for words in tomllib.loads(text).values() for word in words.split())


def wanted_words(wish: str) -> list[str]:
    """What a question is about; if it has nothing but small words, those."""
    words = list(dict.fromkeys(word.lower()[:LONGEST] for word in WORD.findall(wish)))[:MOST_WORDS]
    return [word for word in words if word not in stop_words()] or words


# -- finding ------------------------------------------------------------------------------------------------


@cache
def index_of(game: Game) -> Index:
    return Index(load_rulebook(game))


def search(game: Game, wish: str) -> list[Hit]:
    """Rules with all that is asked for; if there are none, with most of it. The best first."""
    words = wanted_words(wish)
    if not words:
        return []
    index = index_of(game)
    numbered = [entry for entry in index.entries if any(named(entry.rule, word) for word in words)]
    if numbered:
        return [hit(entry, ()) for entry in numbered]
    answers = [found for word in words for found in index.answers(word, is_last=word == words[-1])]
    return [hit(entry, answers) for entry in ranked(index, answers)]


def ranked(index: Index, answers: Sequence[Answers]) -> list[Entry]:
    count: Counter[Entry] = Counter()
    worth: defaultdict[Entry, float] = defaultdict(float)
    for found in answers:
        for entry, value in index.values(found).items():
            count[entry] += 1
            worth[entry] += value
    most = max(count.values(), default=0)
    best = [entry for entry in worth if count[entry] == most]
    return sorted(best, key=lambda entry: -worth[entry] * closeness(entry, answers) / length(index, entry))


def length(index: Index, entry: Entry) -> float:
    """A short rule that has the words is about them; a long one only mentions them."""
    return sqrt(0.5 + 0.5 * entry.size / index.usual)


def closeness(entry: Entry, answers: Sequence[Answers]) -> float:
    """Words that stand together mean each other: from 1 to 2."""
    best = 0.0
    for lang in LANGS:
        places = [
            [
                word.place.start
                for stem in found
                if stem in entry.words
                for word in entry.words[stem]
                if word.lang == lang
            ]
            for found in answers
        ]
        known = [one for one in places if one]
        if len(known) > 1:
            gaps = [min(abs(a - b) for a in first for b in second) for first, second in pairwise(known)]
            best = max(best, 1 / (1 + max(gaps) / 40))
    return 1 + best


def named(rule: Rule, word: str) -> bool:
    """Whether the word begins the number of the rule."""
    return any(letter.isdigit() for letter in word) and rule.id.lower().startswith(word)


def hit(entry: Entry, answers: Sequence[Answers]) -> Hit:
    words = [word for found in answers for stem in found for word in entry.words.get(stem, ())]
    places = {lang: tuple(sorted({word.place for word in words if word.lang == lang})) for lang in LANGS}
    return Hit(entry.rule.id, places["en"], places["de"])
