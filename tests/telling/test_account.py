"""What finished games tell of themselves, held against counts of its own from the golden logs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import isclose, sqrt
from typing import Any, NamedTuple

import msgspec
import pytest

from tafelrunde.engine.account import Account, Luck, Moment, Scene, Tally, plain_account
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import LANGS, Game, Points, Result
from tafelrunde.engine.log import Entry, read_log
from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.games import load_game
from tafelrunde.telling.account import said_account
from tests.golden import FOLDER

OWN = ("kingsburg", "ethnos", "xidit")
LOGS = sorted(path.name for path in FOLDER.iterdir() if path.name.startswith(OWN))


class Told(NamedTuple):
    game: Game
    names: tuple[str, ...]
    entries: Sequence[Entry]
    events: list[dict[str, Any]]
    """As plain data, in order."""
    result: Result
    state: Any
    account: Account


@cache
def told(name: str) -> Told:
    with (FOLDER / name).open("rb") as lines:
        log = read_log(lines, name, load_game)
    game, header = load_game(log.header.game), log.header
    state = game.setup(len(header.seats), header.options, header.corrections)
    moments: list[Moment] = []
    for entry in log.entries:
        before, events = state.copy(), list[Any]()
        game.play(state, entry.seat, entry.move, events)
        moments.append(Moment(entry.n, before, entry.seat, entry.move, events, state.copy()))
    result = game.result(state)
    assert result is not None
    assert game.account is not None
    events = [event for moment in moments for event in msgspec.json.decode(encode(moment.events))]
    account = game.account(moments, result)
    return Told(game, header.seats, log.entries, events, result, state, account)


def luck_of(account: Account, title: str) -> Luck:
    return next(luck for luck in account.luck if luck.title.id == title)


def of(name: str, kind: str) -> list[dict[str, Any]]:
    return [event for event in told(name).events if event["event"] == kind]


@pytest.mark.parametrize("name", LOGS)
def test_scenes_and_curves_come_to_the_result(name: str) -> None:
    one = told(name)
    seats = one.result.seats
    if one.account.adds_up:
        for points in seats:
            assert sum(scene.values[points.seat] for scene in one.account.scenes) == points.points
        assert [curve[-1] for curve in one.account.curves[0].values] == [points.points for points in seats]
        return
    columns = [scene.title.args["reason"] for scene in one.account.scenes]
    assert sorted(columns) == ["influence", "reputation", "wealth"]
    for column, scene, curve in zip(columns, one.account.scenes, one.account.curves, strict=False):
        reached = tuple(points.reasons[column] for points in seats)
        assert scene.values == reached
        assert tuple(values[-1] for values in curve.values) == reached


@pytest.mark.parametrize("name", LOGS)
def test_everything_can_be_said_in_both_languages_and_rules_exist(name: str) -> None:
    one = told(name)
    book = load_rulebook(one.game)
    texts = [said_account(one.game, one.account, one.names, lang) for lang in LANGS]
    assert texts[0].curves[0].title != texts[1].curves[0].title or texts[0].parts != texts[1].parts
    for said in texts:
        notes = [*said.decided, *([said.verdict] if said.verdict else [])]
        assert notes
        assert all(not note.rule or book.find(note.rule) for note in notes)
        assert all(0 <= note.n <= len(one.entries) for note in notes)


@pytest.mark.parametrize("name", [name for name in LOGS if name.startswith("kingsburg")])
def test_dice_are_counted_as_they_fell(name: str) -> None:
    fallen: dict[int, list[int]] = {seat: [] for seat in range(len(told(name).names))}
    asked = -1
    for entry in told(name).entries:
        move = msgspec.to_builtins(entry.move)
        if move["move"] in ("reroll", "reroll_all"):
            asked = entry.seat
        elif move["move"] == "roll":
            for seat, dice in fallen.items():
                dice += [*move["dice"][seat], *move["white"][seat]]
        elif move["move"] == "roll_again":
            fallen[asked] += [*move.get("dice", ()), *move.get("white", ())]
    luck = luck_of(told(name).account, "luck-dice")
    for seat, dice in fallen.items():
        assert luck.values[seat] == sum(dice)
        assert luck.expected[seat] == 3.5 * len(dice)
        assert isclose(luck.spread[seat], sqrt(35 / 12 * len(dice)))


@pytest.mark.parametrize("name", [name for name in LOGS if name.startswith("ethnos")])
def test_dragons_are_expected_as_the_lower_half_says(name: str) -> None:
    seats = len(told(name).names)
    drawn, expected = [0] * seats, [0.0] * seats
    upper = lower = dragons = 0
    for event in told(name).events:
        if event["event"] == "deck_split":
            upper, lower, dragons = event["upper"], event["lower"], 3
        elif event["event"] in ("card_drawn", "dragon_drawn"):
            expected[event["seat"]] += 0 if upper else dragons / (lower + dragons)
            if event["event"] == "dragon_drawn":
                drawn[event["seat"]] += 1
                dragons -= 1
            elif upper:
                upper -= 1
            else:
                lower -= 1
    luck = luck_of(told(name).account, "luck-dragons")
    assert list(luck.values) == drawn
    assert luck.expected == pytest.approx(expected)


@pytest.mark.parametrize("name", [name for name in LOGS if name.startswith("xidit")])
def test_towers_are_what_was_built_and_the_last_one_left_wins(name: str) -> None:
    one = told(name)
    built = [0] * len(one.names)
    for event in of(name, "stories_built"):
        built[event["seat"]] += event["stories"]
    influence = next(c for c in one.account.curves if c.title.args.get("reason") == "influence")
    assert [values[-1] for values in influence.values] == built
    assert all(list(values) == sorted(values) for values in influence.values), "a tower never shrinks"
    gone = [seat for scene in one.account.scenes for seat in scene.leaving]
    assert {seat for seat in range(len(built)) if seat not in gone} == set(one.result.winners)


@pytest.mark.parametrize("name", [name for name in LOGS if name.startswith("xidit")])
def test_tiles_stray_around_their_mean(name: str) -> None:
    luck = told(name).account.luck[0]
    assert all(
        abs(v - e) <= 5 * s + 1e-9 for v, e, s in zip(luck.values, luck.expected, luck.spread, strict=True)
    )


@pytest.mark.parametrize(
    ("part", "verdict"),
    [
        ("goods-decide", "verdict-goods"),
        ("buildings-decide", "verdict-buildings"),
        ("markers-decide", "verdict-markers"),
        ("bands-decide", "verdict-bands"),
        ("shared-win", "verdict-shared"),
        ("dummy-wins", "verdict-dummy"),
    ],
)
def test_the_verdict_names_what_decided(part: str, verdict: str) -> None:
    found = [told(name).account.verdict for name in LOGS if part in name]
    assert found
    assert all(note is not None and note.id == verdict and note.rule for note in found)


def test_the_lead_is_taken_for_good_after_the_last_time_it_was_not_there() -> None:
    for name in LOGS:
        one = told(name)
        for note in one.account.decided:
            if note.id == "decided-lead":
                curves, winner = one.account.curves[0].values, note.args["seat"]
                others = [curve for seat, curve in enumerate(curves) if seat != winner]
                leads = [all(own > other[i] for other in others) for i, own in enumerate(curves[winner])]
                assert all(leads[note.n - 1 :])
                assert note.n == 1 or not leads[note.n - 2]


def test_variances_of_single_draws_add_up() -> None:
    tally = Tally(1)
    for _ in range(4):
        tally.add_one_of(0, 1, [(1, 0.5), (0, 0.5)])
    luck = tally.luck("dice")
    assert (luck.values, luck.expected, luck.spread) == ((4,), (2,), (1,))


def test_a_game_that_tells_nothing_more_has_its_reasons() -> None:
    result = Result((Points(0, 1, 5, {"stones": 4, "luck": 1}), Points(1, 2, 3, {"stones": 3})))
    account = plain_account(result)
    assert account.adds_up
    assert [(scene.title.args["reason"], scene.values) for scene in account.scenes] == [
        ("stones", (4, 3)),
        ("luck", (1, 0)),
    ]
    assert isinstance(account.scenes[0], Scene)
    assert account.decided
