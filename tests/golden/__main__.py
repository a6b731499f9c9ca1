"""Writes the golden games anew and says which of them changed."""

from __future__ import annotations

import sys
from dataclasses import replace

from tests.golden import FOLDER, RECIPES, Recipe, log_of, play
from tests.golden.endings import ending_of

MOST_SEEDS = 2000


def another_seed(recipe: Recipe) -> str:
    """A seed whose game ends as the recipe says."""
    for seed in range(1, MOST_SEEDS):
        if ending_of(play(replace(recipe, seed=seed))) == recipe.ending:
            return f"seed {seed} would do"
    return f"no seed below {MOST_SEEDS} would do"


def write(recipe: Recipe) -> str:
    """Plays one game and says what came of it."""
    ending = ending_of(play(recipe))
    if ending != recipe.ending:
        return f"ends otherwise ({ending}); {another_seed(recipe)}"
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
    return 1 if any("otherwise" in what for what in said.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
