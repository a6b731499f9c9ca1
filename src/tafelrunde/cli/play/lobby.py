"""The lobby: asks for everything a game needs; Enter accepts what is usual."""

from __future__ import annotations

from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from tafelrunde.bots import best_bot, bots_for
from tafelrunde.cli.language import language, t, use_language
from tafelrunde.cli.play.plan import (
    LONGEST_NAME,
    PERSON,
    USUAL_PLAYERS,
    Plan,
    check_names,
    usual_name,
)
from tafelrunde.cli.play.saves import unfinished, usual_folder
from tafelrunde.cli.play.terminal import Terminal
from tafelrunde.engine.contract import LANGS, Game
from tafelrunde.engine.errors import Complaint
from tafelrunde.games import load_game, table_game_ids
from tafelrunde.telling.complaints import said
from tafelrunde.telling.lobby import about, option_about

LANGUAGE_NAMES = {"en": "English", "de": "Deutsch"}


def enter_lobby(terminal: Terminal) -> Plan | Path:
    """A plan for a new game, or the file of one that goes on."""
    terminal.say(Rule(" Tafelrunde ", style="#c9961a"))
    choice = terminal.choose(
        "Language · Sprache", [LANGUAGE_NAMES[lang] for lang in LANGS], LANGS.index(language())
    )
    use_language(LANGS[choice])
    saved = unfinished(usual_folder())
    if saved and terminal.choose(t("lobby-what"), [t("lobby-new"), t("lobby-go-on", count=len(saved))]) == 1:
        return saved[terminal.choose(t("lobby-which"), [path.stem for path in saved])]
    return plan_game(terminal)


def plan_game(terminal: Terminal) -> Plan:
    games = [load_game(game_id) for game_id in table_game_ids()]
    abouts = [f"{game.meta.name.said(language())}: {about(game).said(language())}" for game in games]
    game = games[terminal.choose(t("lobby-game"), abouts)]
    players = ask_players(terminal, game)
    names = ask_names(terminal, players)
    return Plan(game, names, players, ask_options(terminal, game))


def ask_players(terminal: Terminal, game: Game) -> tuple[str, ...]:
    fewest, most = game.meta.seats
    counts = [str(count) for count in range(fewest, most + 1)]
    usual = max(fewest, min(USUAL_PLAYERS, most)) - fewest
    seats = fewest + terminal.choose(t("lobby-seats"), counts, usual)
    people = 1 + terminal.choose(t("lobby-people"), [str(count) for count in range(1, seats + 1)])
    kinds = bots_for(game)
    best = kinds.index(best_bot(game))
    labels = [t(f"bot-{kind}") for kind in kinds]
    bots = [
        kinds[terminal.choose(t("lobby-bot", seat=seat + 1), labels, best)] for seat in range(people, seats)
    ]
    return (*[PERSON] * people, *bots)


def ask_names(terminal: Terminal, players: tuple[str, ...]) -> tuple[str, ...]:
    """Names for the people; bots are called what they are."""
    names = [usual_name(players, place) for place in range(len(players))]
    for place, kind in enumerate(players):
        if kind == PERSON:
            names[place] = ask_name(terminal, names, place)
    return tuple(names)


def ask_name(terminal: Terminal, names: list[str], place: int) -> str:
    terminal.say(Text(f"\n{t('lobby-name', seat=place + 1, longest=LONGEST_NAME)}", style="bold"))
    while True:
        name = terminal.ask(f"[{names[place]}] › ") or names[place]
        try:
            check_names([*names[:place], *names[place + 1 :], name])
        except Complaint as trouble:
            terminal.say(Text(said(trouble, language()), style="yellow"))
        else:
            return name


def ask_options(terminal: Terminal, game: Game) -> dict[str, str]:
    """The options of the table, one by one if they are to differ from the usual ones."""
    options = game.meta.options
    if not options or terminal.choose(t("lobby-options"), [t("lobby-usual"), t("lobby-change")]) == 0:
        return {}
    return {
        option.name: option.values[
            terminal.choose(f"{option_about(game, option).said(language())} ({option.rule})", option.values)
        ]
        for option in options
    }
