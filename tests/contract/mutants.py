"""Scenario files with something wrong in them: the shipped ones, changed at a few places.

Numbers go up, down, below zero and far too high; kinds are confused; keys are dropped, misspelt, doubled, or
come from other files of the game; seats change places; lists grow and shrink; moves and expectations are
those of somebody else. The same seed gives the same file.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tafelrunde.engine.chance import Seeded

FOLDER = Path(__file__).parent.parent / "games"
SECTIONS = ("given", "given", "given", "given", "steps", "steps", "expect", "")
"""Where to change something: positions most of all; the empty one is the whole file."""
MOST_CHANGES = 3
STRANGE: tuple[Any, ...] = (
    0,
    1,
    -1,
    7,
    99,
    -(10**6),
    10**9,
    2**70,
    1.5,
    True,
    "",
    "none",
    "any",
    "ä\n",
    [],
    {},
)

Tree = dict[str, Any]


class Place(NamedTuple):
    """A value in the tree, and what it hangs on."""

    parent: Any
    key: Any
    path: str

    @property
    def value(self) -> Any:
        return self.parent[self.key]


class Mutant(NamedTuple):
    origin: str
    changes: tuple[str, ...]
    text: str


def shipped(game_id: str) -> list[Path]:
    return sorted((FOLDER / game_id / "scenarios").rglob("*.toml"))


@cache
def known_values(game_id: str) -> dict[str, list[Any]]:
    """What stands under a key anywhere in the files of a game, each value once."""
    found: dict[str, dict[str, Any]] = {}
    for path in shipped(game_id):
        for place in places({"file": tomllib.loads(path.read_text(encoding="utf-8"))}):
            if isinstance(place.key, str):
                found.setdefault(place.key, {}).setdefault(repr(place.value), place.value)
    return {key: list(values.values()) for key, values in found.items()}


def places(tree: Any, path: str = "") -> Iterator[Place]:
    """Every value below this one, itself not."""
    pairs = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, value in pairs:
        here = f"{path}.{key}" if path else str(key)
        yield Place(tree, key, here)
        yield from places(value, here)


def drawn(things: list[Any], rng: Seeded) -> Any:
    return things[rng.below(len(things))]


def a_copy(value: Any) -> Any:
    """Values of other files must not be changed with this one."""
    if isinstance(value, dict):
        return {key: a_copy(part) for key, part in value.items()}
    return [a_copy(part) for part in value] if isinstance(value, list) else value


# --- single values ----------------------------------------------------------------------------------


def another_number(value: int, rng: Seeded) -> int:
    return int(drawn([value + 1, value - 1, -value, value + 7, value * 10, 0, -1, 99, 10**9, 2**70], rng))


def misspelt(word: str, rng: Seeded) -> str:
    if not word:
        return "x"
    at = rng.below(len(word))
    return str(
        drawn([word[:at] + word[at + 1 :], word[:at] + "q" + word[at:], word[::-1], word.upper()], rng)
    )


def changed_text(text: str, rng: Seeded) -> str:
    """A letter, a word, or a number in it."""
    words = text.split(" ")
    at = rng.below(len(words))
    if words[at].lstrip("+-").isdecimal():
        words[at] = str(another_number(int(words[at]), rng))
    else:
        words[at] = str(drawn([misspelt(words[at], rng), "", words[rng.below(len(words))], "-1"], rng))
    return " ".join(words)


def another_list(values: list[Any], rng: Seeded) -> list[Any]:
    if not values:
        return [drawn([0, "", "Ann", {}], rng)]
    at = rng.below(len(values))
    return list(
        drawn(
            [
                [],
                values[:at] + values[at + 1 :],
                [*values, a_copy(values[at])],
                values[::-1],
                values[:at],
                values * 5,
            ],
            rng,
        )
    )


def another(value: Any, rng: Seeded) -> Any:
    """Something else of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return another_number(value, rng)
    if isinstance(value, str):
        return changed_text(value, rng)
    if isinstance(value, list):
        return another_list(value, rng)
    return {}


# --- changes of the whole file ----------------------------------------------------------------------


def change_value(place: Place, game_id: str, rng: Seeded) -> str:
    place.parent[place.key] = another(place.value, rng)
    return f"{place.path} = {place.value!r}"


def confuse_kinds(place: Place, game_id: str, rng: Seeded) -> str:
    place.parent[place.key] = a_copy(drawn(list(STRANGE), rng))
    return f"{place.path} = {place.value!r}"


def borrow_value(place: Place, game_id: str, rng: Seeded) -> str:
    known = known_values(game_id).get(str(place.key), [])
    if not known:
        return change_value(place, game_id, rng)
    place.parent[place.key] = a_copy(drawn(known, rng))
    return f"{place.path} = {place.value!r}"


def drop(place: Place, game_id: str, rng: Seeded) -> str:
    del place.parent[place.key]
    return f"no {place.path}"


def misspell_key(place: Place, game_id: str, rng: Seeded) -> str:
    if not isinstance(place.parent, dict):
        return change_value(place, game_id, rng)
    name = misspelt(place.key, rng)
    place.parent[name] = place.parent.pop(place.key)
    return f"{place.path} is called {name}"


def add_key(place: Place, game_id: str, rng: Seeded) -> str:
    """A field of another file of this game, here."""
    table = place.value if isinstance(place.value, dict) else place.parent
    if not isinstance(table, dict):
        return change_value(place, game_id, rng)
    key = drawn(list(known_values(game_id)), rng)
    table[key] = a_copy(drawn(known_values(game_id)[key], rng))
    return f"{place.path}: {key} = {table[key]!r}"


CHANGES: tuple[Callable[[Place, str, Seeded], str], ...] = (
    change_value,
    change_value,
    change_value,
    borrow_value,
    borrow_value,
    confuse_kinds,
    drop,
    misspell_key,
    add_key,
)


def change_somewhere(tree: Tree, game_id: str, rng: Seeded) -> str:
    section = drawn(list(SECTIONS), rng)
    part = tree.get(section) if section else tree
    found = list(places(part, section)) or list(places(tree))
    return str(drawn(list(CHANGES), rng)(drawn(found, rng), game_id, rng))


def add_given(tree: Tree, game_id: str, rng: Seeded) -> str:
    """A field of the position that another file has, at the same place."""
    given = tree.setdefault("given", {})
    donor = tomllib.loads(drawn(shipped(game_id), rng).read_text(encoding="utf-8")).get("given", {})
    if not isinstance(given, dict) or not donor:
        return change_somewhere(tree, game_id, rng)
    key = drawn(list(donor), rng)
    given[key] = donor[key]
    return f"given.{key} = {donor[key]!r}"


def change_seats(tree: Tree, game_id: str, rng: Seeded) -> str:
    seats = tree.get("seats")
    if not isinstance(seats, list) or not seats:
        return change_somewhere(tree, game_id, rng)
    at = rng.below(len(seats))
    tree["seats"] = drawn(
        [
            seats[::-1],
            seats[1:] + seats[:1],
            [*seats, seats[at]],
            [*seats[:at], seats[0], *seats[at + 1 :]],
            [*seats, "Zoe"],
            seats[:at] + seats[at + 1 :],
        ],
        rng,
    )
    return f"seats = {tree['seats']!r}"


def empty_expectations(tree: Tree, game_id: str, rng: Seeded) -> str:
    """Every table and list of what must follow."""
    steps = tree.get("steps")
    told = [*steps, tree.get("expect")] if isinstance(steps, list) else [tree.get("expect")]
    for each in told:
        if isinstance(each, dict):
            for key in ("view", "sees", "events", "offers", "points", "winners"):
                if key in each and rng.below(2):
                    each[key] = type(each[key])()
    return "empty expectations"


WHOLE: tuple[Callable[[Tree, str, Seeded], str], ...] = (
    *[change_somewhere] * 9,
    add_given,
    add_given,
    change_seats,
    empty_expectations,
)


def spoil_lines(text: str, rng: Seeded) -> tuple[str, str]:
    """What no parsed file can have: a key twice, half a line, no end."""
    lines = text.split("\n")
    at = rng.below(len(lines))
    kind = rng.below(3)
    if kind == 0:
        return f"line {at + 1} twice", "\n".join([*lines[: at + 1], *lines[at:]])
    if kind == 1:
        lines[at] = lines[at][: len(lines[at]) // 2]
        return f"half of line {at + 1}", "\n".join(lines)
    return f"ends in line {at + 1}", "\n".join(lines[: at + 1])


def mutant(game_id: str, seed: int) -> Mutant:
    rng = Seeded(seed)
    path = drawn(shipped(game_id), rng)
    tree = tomllib.loads(path.read_text(encoding="utf-8"))
    changes = [drawn(list(WHOLE), rng)(tree, game_id, rng) for _change in range(1 + rng.below(MOST_CHANGES))]
    text = to_toml(tree)
    if rng.below(20) == 0:
        change, text = spoil_lines(text, rng)
        changes.append(change)
    return Mutant(path.name, tuple(changes), text)


# --- TOML -------------------------------------------------------------------------------------------


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def inline(value: Any) -> str:
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{quoted(key)} = {inline(part)}" for key, part in value.items()) + "}"
    return str(value).lower() if isinstance(value, bool) else str(value)


def to_toml(tree: Tree) -> str:
    """One line for each field of the file, of the position and of each step."""
    plain = {key: value for key, value in tree.items() if key not in ("given", "steps", "expect")}
    tables: list[tuple[str, Any]] = [("", plain)]
    for key in ("given", "steps", "expect"):
        value = tree.get(key)
        if isinstance(value, dict):
            tables.append((f"[{key}]", value))
        elif key == "steps" and value and isinstance(value, list) and all(isinstance(s, dict) for s in value):
            tables += [(f"[[{key}]]", step) for step in value]
        elif key in tree:
            plain[key] = value
    lines: list[str] = []
    for head, table in tables:
        lines += [head, *(f"{quoted(key)} = {inline(part)}" for key, part in table.items())]
    return "\n".join(lines).lstrip("\n") + "\n"
