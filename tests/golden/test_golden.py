"""The golden games replay to the same positions, and playing them anew gives the same bytes."""

from __future__ import annotations

import pytest

from tafelrunde.engine.chance import commitment
from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.log import Log, read_log, replay
from tafelrunde.engine.table import FairSource, resume
from tafelrunde.games import OWN_GAMES, load_game
from tafelrunde.games.ethnos.box.cards import TRIBE_NAMES
from tafelrunde.games.ethnos.play.moves import PlayBand
from tafelrunde.games.xidit.play.events import ThreatEliminated, TitanBeaten
from tests.golden import FOLDER, NAMES, RECIPES, Recipe, log_of, play, source_of
from tests.golden.campaigns import SEA_BATTLE, missing
from tests.golden.endings import WAYS, ending_of

GOLDEN = pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.path.stem)


def log_in(recipe: Recipe) -> Log:
    lines = recipe.path.read_bytes().splitlines(keepends=True)
    return read_log(lines, recipe.path.name, load_game)


@GOLDEN
def test_a_golden_game_replays_with_the_same_hash_after_every_entry(recipe: Recipe) -> None:
    log = log_in(recipe)

    played = [step.entry.n for step in replay(load_game(recipe.game_id), log)]

    assert played == list(range(1, len(log.entries) + 1))
    assert log.ending is not None
    assert log.header.options == recipe.options
    assert log.header.seats == NAMES[: len(recipe.players)]


@GOLDEN
def test_a_golden_game_is_what_its_recipe_makes(recipe: Recipe) -> None:
    assert log_of(recipe) == recipe.path.read_bytes(), "explain the change, then: make golden"


@GOLDEN
def test_a_golden_game_can_be_resumed_where_it_ends(recipe: Recipe) -> None:
    log = log_in(recipe)

    table = resume(load_game(recipe.game_id), log, source_of(recipe))

    assert table.log() == log
    assert ending_of(table) == recipe.ending


@pytest.mark.parametrize(
    "recipe", [recipe for recipe in RECIPES if recipe.fair], ids=lambda recipe: recipe.path.stem
)
def test_fair_chance_of_a_golden_game_follow_from_its_published_secret(recipe: Recipe) -> None:
    log, game = log_in(recipe), load_game(recipe.game_id)
    assert log.ending is not None
    secret = bytes.fromhex(log.ending.secret)
    assert log.header.chance.commitment == commitment(secret, log.header.table)
    source = FairSource(secret, log.header.table)
    state = game.setup(len(log.header.seats), log.header.options, log.header.corrections)
    for entry in log.entries:
        if entry.seat == CHANCE:
            assert game.chance(state, source.at(entry.n)) == entry.move
        game.play(state, entry.seat, entry.move, [])


def test_every_log_has_a_recipe_and_every_recipe_a_log() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {recipe.path.name for recipe in RECIPES}


@pytest.mark.parametrize("game_id", OWN_GAMES)
def test_every_seat_count_and_every_way_to_end_is_kept(game_id: str) -> None:
    kept = [recipe for recipe in RECIPES if recipe.game_id == game_id]
    fewest, most = load_game(game_id).meta.seats

    assert {len(recipe.players) for recipe in kept} == set(range(fewest, most + 1))
    assert {recipe.ending for recipe in kept} == WAYS.get(game_id, set())


def tribes_in(log: Log) -> set[str]:
    """Tribes with a card in one of the bands."""
    bands = [entry.move for entry in log.entries if isinstance(entry.move, PlayBand)]
    return {card.split("_")[0] for band in bands for card in (band.leader, *band.others)}


def test_every_tribe_of_ethnos_fights_in_five_games_or_more() -> None:
    games = [tribes_in(log_in(recipe)) for recipe in RECIPES if recipe.game_id == "ethnos"]

    assert {name for name in TRIBE_NAMES if sum(name in tribes for tribes in games) < 5} == set()


def test_every_mode_of_xidit_is_kept_and_threats_and_titans_fall() -> None:
    recipes = [recipe for recipe in RECIPES if recipe.game_id == "xidit"]
    events = [event for recipe in recipes for moment in play(recipe).events for event in moment]

    modes = {(len(recipe.players), recipe.options.get("length", "long")) for recipe in recipes}
    assert modes == {(seats, length) for seats in (3, 4, 5) for length in ("long", "short")}
    assert sum(isinstance(event, ThreatEliminated) for event in events) > 50
    assert any(isinstance(event, TitanBeaten) for event in events)


def test_campaigns_are_kept_with_settlers_remote_play_and_other_options() -> None:
    recipes = [recipe for recipe in RECIPES if recipe.game_id == "phoenix"]
    orders = [
        type(order)
        for recipe in recipes
        for entry in log_in(recipe).entries
        for order in getattr(entry.move, "orders", ())
    ]

    assert {recipe.options.get("deadlines", "meeting") for recipe in recipes} == {"meeting", "days"}
    assert any("s" in recipe.players for recipe in recipes)
    assert any(recipe.options.get("fleet_siege") == "any" for recipe in recipes)
    assert len(set(orders)) > 12


SCRIPTED = [recipe for recipe in RECIPES if recipe.script.moves]
LARGEST = 300_000


@pytest.mark.parametrize("recipe", SCRIPTED, ids=lambda recipe: recipe.name)
def test_a_campaign_shows_what_it_is_kept_for(recipe: Recipe) -> None:
    """Counted by kind: orders, events, notes and minutes. Its first announcement says it in words."""
    table = play(recipe)

    assert missing(recipe.script, table) == {}
    assert recipe.script.shows
    assert b'"text":"Golden campaign: ' in recipe.path.read_bytes()
    assert recipe.path.stat().st_size < LARGEST
    decided = [entry.move for entry in table.entries if entry.seat == len(recipe.players) - 1]
    assert decided == [move for _month, move in recipe.script.moves]


def test_wars_magic_fleets_special_realms_absence_and_putsch_are_kept() -> None:
    kept = {kind for recipe in SCRIPTED for kind, count in recipe.script.shows.items() if count}

    assert {"MeleeFought", "ArmyOverrun", "FireWorked", "TownHit", "CombatFought", "PersonCaptured"} <= kept
    assert {"DuelFought", "WallRaised", "WallsTorn", "BanWorked", "WizardTeleported"} <= kept
    assert {SEA_BATTLE, "ArmyEmbarked", "ArmyLanded"} <= kept
    assert {"Travel", "StormLosses", "BonusPaid", "Raised"} <= kept
    assert {"RealmAbsent", "RealmReturned", "TurnMissed", "RealmRose", "RealmsUnited"} <= kept


def test_a_campaign_that_shows_too_little_is_noticed() -> None:
    recipe = next(recipe for recipe in SCRIPTED if recipe.name == "magic")
    asked = recipe.script._replace(shows={**recipe.script.shows, "RealmRose": 1})

    assert missing(asked, play(recipe)) == {"RealmRose": 0}


def test_a_recipe_is_played_the_same_way_twice() -> None:
    assert play(RECIPES[0]).log() == play(RECIPES[0]).log()
