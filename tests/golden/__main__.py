"""Writes the golden games anew and says which of them changed."""

from __future__ import annotations

import sys
from dataclasses import replace

from tafelrunde.engine.table import Table
from tests.golden import FOLDER, RECIPES, Recipe, log_of, play
from tests.golden.campaigns import missing
from tests.golden.endings import ending_of

MOST_SEEDS = 2000
FAILED = "not written"


def lacks(recipe: Recipe, table: Table) -> str:
    """Why a game is not what it is kept for; empty if it is."""
    ending, rare = ending_of(table), missing(recipe.script, table)
    if ending != recipe.ending:
        return f"ends otherwise ({ending})"
    return f"shows too little ({rare})" if rare else ""


def another_seed(recipe: Recipe) -> str:
    """A seed whose game is what the recipe says."""
    for seed in range(1, MOST_SEEDS):
        other = replace(recipe, seed=seed)
        if not lacks(other, play(other)):
            return f"seed {seed} would do"
    return f"no seed below {MOST_SEEDS} would do"


def write(recipe: Recipe) -> str:
    """Plays one game and says what came of it."""
    wrong = lacks(recipe, play(recipe))
    if wrong:
        return f"{FAILED}: it {wrong}; {another_seed(recipe)}"
    new, path = log_of(recipe), recipe.path
    old = path.read_bytes() if path.exists() else b""
    path.write_bytes(new)
    if not old:
        return "new"
    changed = sum(before != after for before, after in zip(old.splitlines(), new.splitlines(), strict=False))
    return "as before" if old == new else f"changed, {changed} lines or more"


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    said = {recipe.path.name: write(recipe) for recipe in RECIPES}
    for name, what in said.items():
        print(f"{name}: {what}")
    for path in sorted(set(FOLDER.iterdir()) - {recipe.path for recipe in RECIPES}):
        path.unlink()
        print(f"{path.name}: removed, no recipe makes it")
    return 1 if any(what.startswith(FAILED) for what in said.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
