"""Golden games: finished games kept as logs. A log that changes means that the rules have changed.

`python -m tests.golden` plays them anew from the recipes below. Every changed line needs an explanation.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tafelrunde.bots import make_bot
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import decode_view, encode
from tafelrunde.engine.contract import Game, Rng, sample
from tafelrunde.engine.log import read_log, write_log
from tafelrunde.engine.table import FairSource, SeededSource, Source, Table
from tafelrunde.games import load_game
from tests.contract.lively import LIVELY
from tests.golden.campaigns import (
    ABSENCE,
    FLEETS,
    MAGIC,
    NOTHING,
    PUTSCH,
    PUTSCH_REALMS,
    SIEGES,
    SPECIAL,
    SPECIAL_WORLD,
    WARLORD_WORLD,
    WARLORDS,
    Script,
    due,
)

FOLDER = Path(__file__).parent / "logs"
BOTS = {"s": "settler", "w": "warlord"}
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gwen")


@dataclass(frozen=True)
class Recipe:
    """All it takes to play a golden game again; `ending` says what it is kept for."""

    game_id: str
    players: str
    """One letter a seat: r plays at random, e is eager for points, f takes the first offer, l is lively.

    In campaigns s is a settler, w a warlord, and m the game master, who only looks on or follows a script;
    k hands in the sheets that its log holds, drawn at random when there was none: another day draws others.
    """
    seed: int
    ending: str
    options: dict[str, str] = field(default_factory=dict)
    fair: bool = False
    corrections: dict[str, Any] = field(default_factory=dict)
    name: str = ""
    """What a campaign is kept for."""
    script: Script = NOTHING

    @property
    def path(self) -> Path:
        ending = (self.name or self.ending).replace(" ", "-")
        return FOLDER / f"{self.game_id}-{len(self.players)}-{ending}-{self.seed}.jsonl"


def campaign(
    players: str,
    seed: int,
    name: str,
    script: Script,
    foundation: dict[str, Any],
    options: dict[str, str] | None = None,
) -> Recipe:
    """A war of Phoenix with its game master's script."""
    return Recipe(
        "phoenix", players, seed, "months over", options or {}, False, dict(foundation), name, script
    )


KINGSBURG_SWITCHED = {
    "guild": "any good",
    "alchemist": "any two others",
    "tokens": "one per season",
    "market_and_token": "forbidden",
    "reward_without_buildings": "nobody",
}
ETHNOS_SWITCHED = {
    "glory_tokens": "set B",
    "two_player_tie": "both tokens",
    "merfolk_at_zero": "shared",
    "troll_token": "highest",
    "decline_abilities": "allowed",
    "empty_market": "two cards",
    "tribes": "chosen",
}
XIDIT_SHORT = {"length": "short"}
XIDIT_SWITCHED = {
    "dummy_start": "hard",
    "city_limit": "strict",
    "dummy_tie": "eliminated",
    "open_screens": "open",
    "memory_aid": "on",
}
PHOENIX_SWITCHED = {
    "hf_gp": "tiered",
    "character_points": "double",
    "far_fire": "uphill",
    "damaged_capacity": "built",
    "fleet_siege": "any",
    "guard_losses": "third",
    "moved_capital": "kept",
    "magic_wall": "armies",
    "defeated_characters": "killed",
}
YEAR = {"months": 8}
RECIPES = (
    Recipe("kingsburg", "rr", 978, "shared win"),
    Recipe("kingsburg", "ee", 2, "goods decide"),
    Recipe("kingsburg", "er", 3, "buildings decide"),
    Recipe("kingsburg", "er", 4, "sole winner", KINGSBURG_SWITCHED, fair=True),
    Recipe("kingsburg", "rrr", 1, "sole winner", fair=True),
    Recipe("kingsburg", "eer", 5, "goods decide"),
    Recipe("kingsburg", "eer", 5, "sole winner", KINGSBURG_SWITCHED),
    Recipe("kingsburg", "rrrr", 2, "sole winner"),
    Recipe("kingsburg", "erer", 44, "shared win"),
    Recipe("kingsburg", "erer", 6, "sole winner", KINGSBURG_SWITCHED, fair=True),
    Recipe("kingsburg", "rrrrr", 3, "sole winner", fair=True),
    Recipe("kingsburg", "eerre", 45, "buildings decide"),
    Recipe("kingsburg", "eerre", 4, "sole winner", KINGSBURG_SWITCHED),
    Recipe("ethnos", "ee", 13, "sole winner", fair=True),
    Recipe("ethnos", "er", 19, "sole winner", ETHNOS_SWITCHED),
    Recipe("ethnos", "ee", 78, "bands decide"),
    Recipe("ethnos", "rr", 730, "bands decide"),
    Recipe("ethnos", "fff", 31, "shared win"),
    Recipe("ethnos", "eee", 69, "markers decide"),
    Recipe("ethnos", "eer", 11, "sole winner", ETHNOS_SWITCHED, fair=True),
    Recipe("ethnos", "efef", 9, "sole winner"),
    Recipe("ethnos", "eref", 6, "sole winner", ETHNOS_SWITCHED, fair=True),
    Recipe("ethnos", "eefef", 5, "sole winner", fair=True),
    Recipe("ethnos", "efrfe", 4, "sole winner", ETHNOS_SWITCHED),
    Recipe("ethnos", "efefef", 7, "sole winner"),
    Recipe("ethnos", "effref", 3, "sole winner", ETHNOS_SWITCHED, fair=True),
    Recipe("xidit", "lll", 1, "dummy wins"),
    Recipe("xidit", "lll", 4, "sole winner", fair=True),
    Recipe("xidit", "lll", 2, "sole winner", XIDIT_SHORT),
    Recipe("xidit", "lll", 3, "sole winner", {**XIDIT_SHORT, **XIDIT_SWITCHED}, fair=True),
    Recipe("xidit", "rrr", 2, "dummy wins", XIDIT_SHORT),
    Recipe("xidit", "llll", 2, "sole winner"),
    Recipe("xidit", "llll", 1, "tie broken"),
    Recipe("xidit", "lrlr", 6, "sole winner", XIDIT_SWITCHED, fair=True),
    Recipe("xidit", "llll", 4, "sole winner", XIDIT_SHORT),
    Recipe("xidit", "llll", 1, "sole winner", {**XIDIT_SHORT, **XIDIT_SWITCHED}, fair=True),
    Recipe("xidit", "lllll", 1, "sole winner", fair=True),
    Recipe("xidit", "lllll", 3, "tie broken"),
    Recipe("xidit", "lllll", 1, "tie broken", XIDIT_SHORT),
    Recipe("xidit", "lllll", 5, "sole winner", {**XIDIT_SHORT, **XIDIT_SWITCHED}, fair=True),
    Recipe("phoenix", "kkm", 1, "months over", fair=True, corrections=YEAR),
    Recipe("phoenix", "ssm", 2, "months over", corrections=YEAR),
    Recipe("phoenix", "kksm", 3, "months over", PHOENIX_SWITCHED, corrections=YEAR),
    Recipe("phoenix", "skssksm", 4, "months over", {"deadlines": "days"}, fair=True, corrections=YEAR),
    campaign("wwwm", 1, "warlords", WARLORDS, WARLORD_WORLD),
    campaign("kkkm", 15, "magic", MAGIC, YEAR),
    campaign("kkkm", 7, "fleets", FLEETS, YEAR),
    campaign("kkkm", 9, "sieges", SIEGES, YEAR, PHOENIX_SWITCHED),
    campaign("kkkm", 42, "special realms", SPECIAL, SPECIAL_WORLD),
    campaign("kkkm", 2, "absence", ABSENCE, YEAR, {"deadlines": "days"}),
    campaign("kkkm", 1, "putsch", PUTSCH, {**YEAR, "realms": PUTSCH_REALMS}),
)


def eager(game: Game, view: bytes, seat: int, rng: Rng) -> Any:
    """One of the moves that bring most points at once, judged on a position that fits the view."""
    imagined = game.imagine(decode_view(game, view), rng)
    moves = list(game.legal_moves(imagined, seat))
    gains = [gain(game, imagined.copy(), seat, move) for move in moves]
    best = [move for move, points in zip(moves, gains, strict=True) if points == max(gains)]
    return best[rng.below(len(best))]


def gain(game: Game, imagined: Any, seat: int, move: Any) -> int:
    events: list[Any] = []
    game.play(imagined, seat, move, events)
    return game.recount(events, len(NAMES))[seat]


def source_of(recipe: Recipe) -> Source:
    if recipe.fair:
        return FairSource(f"golden secret {recipe.seed}".encode(), table_name(recipe))
    return SeededSource(recipe.seed)


def table_name(recipe: Recipe) -> str:
    return f"golden-{recipe.seed}"


def play(recipe: Recipe) -> Table:
    """The whole game, from the first move to the last."""
    game, rng = load_game(recipe.game_id), Seeded(recipe.seed)
    names = NAMES[: len(recipe.players)]
    table = Table(game, table_name(recipe), names, source_of(recipe), recipe.options, recipe.corrections)
    table.settle()
    kept = kept_moves(recipe)
    while acting := game.to_act(table.state):
        seat = acting[0]
        if recipe.script.moves and (move := due(recipe.script, table)):
            table.move(len(names) - 1, move)
        else:
            table.move(seat, next(kept[seat], None) or choice(table, recipe.players[seat], seat, rng))
        table.settle()
    return table


def kept_moves(recipe: Recipe) -> list[Iterator[Any]]:
    """By seat, what its log holds of those who play as kept."""
    if "k" not in recipe.players or not recipe.path.exists():
        return [iter(()) for _ in recipe.players]
    log = read_log(recipe.path.read_bytes().splitlines(keepends=True), recipe.path.name, load_game)
    return [
        iter([entry.move for entry in log.entries if entry.seat == seat and player == "k"])
        for seat, player in enumerate(recipe.players)
    ]


def choice(table: Table, player: str, seat: int, rng: Rng) -> Any:
    game = table.game
    if player == "e":
        return eager(game, encode(game.view(table.state, seat)), seat, rng)
    if player in BOTS:
        return make_bot(BOTS[player], game.meta.id).choose(
            game.legal_moves(table.state, seat), lambda: game.view(table.state, seat), rng
        )
    if player == "l":
        return LIVELY[game.meta.id](game, table.state, seat, rng)
    offers = game.legal_moves(table.state, seat)
    return offers[0] if player == "f" else sample(offers, rng)


def log_of(recipe: Recipe) -> bytes:
    return b"".join(write_log(play(recipe).log()))
