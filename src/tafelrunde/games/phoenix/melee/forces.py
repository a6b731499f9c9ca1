"""Forces typed in one line, for melees that nobody has fought yet.

    B: 10000 K 20 HF; 9000 R 80 HF + BUH 24 in Stadt
    A: 500 S 12 HF 3 SKS Garde; 20 S + ZC 16

A name, then units separated by semicolons: goods, `Garde` for a guard, `50 GP` for points of its own. After
a plus people, who count for all units. Where it stands comes last: `in` a town or `foreign town`, `home`
terrain, `behind` wall, river, bridge, quay or height, `from` above, forest or road, `support` of so many.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final, NamedTuple

from tafelrunde.engine.errors import BadText, Params
from tafelrunde.engine.text import fold, printable
from tafelrunde.games.phoenix.armies.recruits import FITTING
from tafelrunde.games.phoenix.holdings.ledger import add_goods
from tafelrunde.games.phoenix.melee.good_points import (
    BEHIND_QUAY,
    FOREIGN_TOWN,
    GUARD,
    HOME,
    OVER_BRIDGE,
    RIVER,
    SMALL,
    SUPPORT,
    WALL,
    Bonus,
)
from tafelrunde.games.phoenix.meta import TERMS
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.tables.prices import (
    FLEET,
    FOOT,
    GOOD_NAMES,
    GOOD_SHORT,
    GOODS,
    HEAVY_WARSHIP,
    HORSE,
    LEADER,
    LIGHT_WARSHIP,
    MOUNT,
    RANK_GP,
    RANK_OF,
    RIDER,
    SHIP,
    STAGE_GP,
    STAGES,
)

TOKEN: Final = re.compile(r"\d{1,3}(?:[.,']\d{3})+(?!\d)|\d+|[;+]|[^\W\d_]+|\S")
NUMBER: Final = re.compile(r"\d[\d.,']*")
WIZARDS: Final[dict[str, int]] = {"za": 4, "zb": 8, "zc": 16, "zd": 32, "ze": 64, "zf": 128, "z": 0}
FILLERS: Final = (
    "in",
    "im",
    "und",
    "and",
    "der",
    "die",
    "das",
    "dem",
    "einer",
    "einem",
    "a",
    "the",
    "mit",
    "with",
)


class Muster(NamedTuple):
    """One unit of a force; a number as army only to have its kind."""

    army: Army
    bonuses: tuple[Bonus, ...]


class Force(NamedTuple):
    name: str
    units: tuple[Muster, ...]
    shared: tuple[Bonus, ...]
    """Good points of all its units: people, place, support."""
    town: bool


GOOD_WORDS: Final[dict[str, int]] = {
    **{fold(short): kind for kind, short in enumerate(GOOD_SHORT)},
    **{fold(name): kind for kind, name in enumerate(GOOD_NAMES) if "_" not in name},
    **{fold(TERMS[name].de): kind for kind, name in enumerate(GOOD_NAMES) if " " not in TERMS[name].de},
}
TOWN_WORDS: Final = {
    **{fold(code): code for code in STAGES if code},
    **{
        fold(word): code
        for code in STAGES
        if code
        for word in (TERMS[code].de, TERMS[code].en)
        if " " not in word
    },
}
PLACES: Final[dict[str, Bonus]] = {
    word: bonus
    for words, bonus in (
        ("heimat home standardgelände", Bonus("gp_home", "PH-5.5.2b", Fraction(HOME))),
        ("wall", Bonus("gp_wall", "PH-1.5.4h", Fraction(WALL))),
        ("fluss river", Bonus("gp_river", "PH-5.5.1k", Fraction(RIVER))),
        ("brücke bridge", Bonus("gp_bridge", "PH-5.5.1l", Fraction(OVER_BRIDGE))),
        ("kai kaianlage quay", Bonus("gp_quay", "PH-11.1a", Fraction(BEHIND_QUAY))),
        ("höhe height", Bonus("gp_height", "PH-5.5.1p", Fraction(SMALL))),
        ("oben above", Bonus("gp_downhill", "PH-5.5.1p", Fraction(SMALL))),
        ("wald forest", Bonus("gp_forest", "PH-5.5.1n", Fraction(SMALL))),
        ("straße road", Bonus("gp_road", "PH-5.5.1m", Fraction(SMALL))),
        ("landung landing", Bonus("gp_landing", "PH-11.1b", Fraction(SMALL))),
    )
    for word in map(fold, words.split())
}
DIRECTIONS: Final = tuple(
    map(fold, ("hinter", "behind", "von", "aus", "from", "über", "along", "gegen", "against"))
)
FOREIGN: Final = tuple(map(fold, ("fremder", "fremdem", "fremden", "foreign")))
TOWNS: Final = tuple(map(fold, ("town", "rüstort", "ort")))
"""Any town; which one does not matter where it is foreign."""
GUARDS: Final = ("garde", "guard")
SUPPORTS: Final = tuple(map(fold, ("unterstützung", "support")))
POINTS: Final = ("gp", "gutpunkte")


class Reader:
    """Reads one line from left to right."""

    def __init__(self, line: str) -> None:
        self.line = printable(line)
        name, colon, _rest = self.line.partition(":")
        self.name = name.strip() if colon else ""
        start = len(name) + 1 if colon else 0
        self.tokens = list(TOKEN.finditer(self.line, start))
        self.at = 0
        self.shared: list[Bonus] = []
        self.town = False

    def wrong(self, message: str, params: Params | None = None) -> BadText:
        """At the present word, or at the end."""
        if self.at < len(self.tokens):
            found = self.tokens[self.at]
            return BadText(self.line, found.start(), found.end(), message, params)
        return BadText(self.line, len(self.line), len(self.line) + 1, message, params)

    @property
    def word(self) -> str:
        return fold(self.tokens[self.at][0]) if self.at < len(self.tokens) else ""

    def taken(self) -> str:
        word, self.at = self.word, self.at + 1
        return word

    def number(self) -> int | None:
        """The number that stands here, if one does."""
        if not NUMBER.fullmatch(self.word):
            return None
        digits = re.sub(r"\D", "", self.taken())
        if len(digits) > 9:
            self.at -= 1
            raise self.wrong("phoenix-that-many")
        return int(digits)

    # --- units -------------------------------------------------------------------------------------

    def force(self) -> Force:
        units = [self.unit()]
        while self.word == ";":
            self.at += 1
            units.append(self.unit())
        if self.at < len(self.tokens):
            raise self.wrong("phoenix-expected-unit")
        return Force(self.name, tuple(units), tuple(self.shared), self.town)

    def unit(self) -> Muster:
        goods, bonuses, guard = [0] * GOODS, list[Bonus](), False
        begun = self.at
        while self.at < len(self.tokens) and self.word != ";":
            if self.word in GUARDS:
                guard = self.taken() != ""
            elif (count := self.number()) is not None:
                bonuses += self.counted(count, goods)
            elif not self.read_place():
                break
        army = self.army_of(goods, begun)
        army.guard = guard
        if guard:
            bonuses.append(Bonus("gp_guard", "PH-6.8i", Fraction(GUARD)))
        return Muster(army, tuple(bonuses))

    def counted(self, count: int, goods: list[int]) -> list[Bonus]:
        """What stands after a number: a good, or points."""
        if self.word in POINTS:
            self.at += 1
            return [Bonus("gp_other", "PH-5.5.1a", Fraction(count))]
        if self.word in GOOD_WORDS:
            goods[GOOD_WORDS[self.taken()]] += count
            return []
        raise self.wrong("phoenix-after-number", {"known": (*GOOD_SHORT, "GP")})

    def army_of(self, goods: list[int], begun: int) -> Army:
        """One kind to an army (PH-1.8b)."""
        kind = (
            HORSE
            if goods[RIDER]
            else FLEET
            if goods[SHIP] or goods[LIGHT_WARSHIP] or goods[HEAVY_WARSHIP]
            else FOOT
        )
        odd = [GOOD_SHORT[good] for good in range(GOODS) if goods[good] and good not in FITTING[kind]]
        if odd:
            self.at = begun
            raise self.wrong("phoenix-other-army", {"odd": odd})
        if not any(goods[good] for good in range(GOODS) if good not in (LEADER, MOUNT)):
            raise self.wrong("phoenix-no-troops")
        army = Army(0, 100 * kind + 1, 0)
        add_goods(army, goods)
        return army

    # --- people and places -------------------------------------------------------------------------

    def read_place(self) -> bool:
        """A person or a place, which count for the whole force; False if it is neither."""
        if self.word == "+" or self.word in FILLERS or self.word in DIRECTIONS:
            self.at += 1
            if self.at == len(self.tokens):
                raise self.wrong("phoenix-place-missing")
            return True
        word = self.word
        if word in FOREIGN:
            self.at += 1
            if self.taken() not in (*TOWN_WORDS, *TOWNS):
                self.at -= 1
                raise self.wrong("phoenix-expected-town")
            self.town = True
            self.shared.append(Bonus("gp_foreign_town", "PH-5.5.1g", Fraction(FOREIGN_TOWN)))
        elif word in TOWN_WORDS:
            self.at += 1
            self.town = True
            points = STAGE_GP[STAGES.index(TOWN_WORDS[word])]
            self.shared.append(Bonus("gp_town", "PH-5.5.1g", Fraction(points)))
        elif word in PLACES:
            self.at += 1
            self.shared.append(PLACES[word])
        elif word in SUPPORTS:
            self.at += 1
            self.shared.append(Bonus("gp_support", "PH-5.5.1b", Fraction(SUPPORT * (self.number() or 1))))
        else:
            return self.read_person()
        return True

    def read_person(self) -> bool:
        """A rank or a class of wizards, with points if they are not the usual ones."""
        word = self.word
        wizard = WIZARDS.get(word.removeprefix("c"))
        rank = RANK_OF.get(word.upper())
        if wizard is None and rank is None:
            return False
        self.at += 1
        usual = wizard if wizard is not None else RANK_GP[rank or 0]
        given = self.number()
        reason = "gp_characters" if wizard is None else "gp_wizards"
        self.shared.append(Bonus(reason, "PH-5.5k", Fraction(usual if given is None else given)))
        return True


def read_force(line: str) -> Force:
    """The force that a line describes; a complaint names the word that cannot be read."""
    return Reader(line).force()
