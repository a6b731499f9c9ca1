"""What a lobby says of a game: the texts of its `lobby.LANG.ftl`, `about` and `option-NAME`.

A game of another package without such a file is shown by the bare names of its options.
"""

from __future__ import annotations

from tafelrunde.engine.contract import LANGS, Game, Lang, Option, Words
from tafelrunde.telling.fluent import bundle, formatted, has_texts


def about(game: Game) -> Words:
    """The game in a sentence or two."""
    return Words(*(text(game, "about", "", lang) for lang in LANGS))


def option_about(game: Game, option: Option) -> Words:
    """What the option decides."""
    return Words(*(text(game, f"option-{option.name}", option.name, lang) for lang in LANGS))


def text(game: Game, id: str, otherwise: str, lang: Lang) -> str:
    if not has_texts(game.package, "lobby", lang):
        return otherwise
    return formatted(bundle(game.package, ("lobby",), lang), id, {})
