"""Moves as people read and type them: both languages, there and back, and complaints in place."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.engine.errors import BadText
from tafelrunde.games.kingsburg.box.data import ADVISORS, BUILDINGS, ENEMIES, GOODS
from tafelrunde.games.kingsburg.play.moves import (
    Build,
    BuildTwo,
    DrawEnemy,
    Give,
    Influence,
    KingsburgMove,
    Pass,
    PayTownHall,
    Recruit,
    Reroll,
    RerollAll,
    Roll,
    RollAgain,
    RollNeutral,
    RollReinforcements,
    SetOrder,
    Take,
)
from tafelrunde.games.kingsburg.words.text import format_move, parse_move
from tafelrunde.telling.complaints import said

# --- canonical forms -------------------------------------------------------------------------------

FORMS: list[tuple[KingsburgMove, str, str]] = [
    (Take(gold=1, wood=1), "take 1 gold and 1 wood", "nimm 1 Gold und 1 Holz"),
    (Take(1, 1, 1), "take 1 gold, 1 wood and 1 stone", "nimm 1 Gold, 1 Holz und 1 Stein"),
    (Take(-1, 1, 1), "take 1 wood and 1 stone for 1 gold", "nimm 1 Holz und 1 Stein für 1 Gold"),
    (Take(), "take nothing", "nimm nichts"),
    (Pass(), "pass", "passe"),
    (Reroll(4), "reroll 4", "würfle 4 neu"),
    (Reroll(4, white=True), "reroll w4", "würfle w4 neu"),
    (RerollAll(), "reroll all", "würfle alles neu"),
    (Influence(8, (3, 5)), "influence 8 with 5+3", "beeinflusse 8 mit 5+3"),
    (Influence(10, (3, 5), (2,)), "influence 10 with 5+3+w2", "beeinflusse 10 mit 5+3+w2"),
    (
        Influence(10, (3, 5), token=True),
        "influence 10 with 5+3 and token",
        "beeinflusse 10 mit 5+3 und Marker",
    ),
    (Influence(7, (3, 5), market=-1), "influence 7 with 5+3 by market", "beeinflusse 7 mit 5+3 mit Markt"),
    (Influence(3, (3,), envoy=True), "influence 3 with 3 by envoy", "beeinflusse 3 mit 3 mit Gesandtem"),
    (
        Influence(11, (3, 5), token=True, market=1, envoy=True),
        "influence 11 with 5+3 and token by market by envoy",
        "beeinflusse 11 mit 5+3 und Marker mit Markt mit Gesandtem",
    ),
    (Build("statue"), "build statue", "baue Standbild"),
    (Build("merchants_guild"), "build merchants’ guild", "baue Gilde der Kaufleute"),
    (Build("guard_tower"), "build guard tower", "baue Wachtturm"),
    (
        BuildTwo("barricade", "blacksmith"),
        "build barricade and blacksmith",
        "baue Barrikade und Schmiede",
    ),
    (PayTownHall("gold"), "town hall with gold", "Rathaus mit Gold"),
    (PayTownHall("token"), "town hall with token", "Rathaus mit Marker"),
    (Recruit(2, 2), "recruit for 2 gold and 2 wood", "rekrutiere für 2 Gold und 2 Holz"),
    (Give(1, 1), "give 1 gold and 1 wood", "gib 1 Gold und 1 Holz ab"),
    (SetOrder((2, 0, 3, 1)), "order 3 1 4 2", "Reihenfolge 3 1 4 2"),
    (RollNeutral((1, 2, 4), (3, 4)), "neutral 1+2+4 and 3+4", "neutral 1+2+4 und 3+4"),
    (
        Roll(((1, 3, 5), (4, 4, 5), (2, 2, 6), (2, 3, 5)), ((), (), (4,), ())),
        "roll 1+3+5 | 4+4+5 | 2+2+6+w4 | 2+3+5",
        "Wurf 1+3+5 | 4+4+5 | 2+2+6+w4 | 2+3+5",
    ),
    (RollAgain((1,)), "again 1", "nochmals 1"),
    (RollAgain((2, 3, 4), (5,)), "again 2+3+4+w5", "nochmals 2+3+4+w5"),
    (DrawEnemy("goblins-I-3"), "enemy goblins-I-3", "Feind goblins-I-3"),
    (RollReinforcements(3), "reinforcements 3", "Verstärkung 3"),
]


@pytest.mark.parametrize(("move", "en", "de"), FORMS)
def test_canonical_forms(move: KingsburgMove, en: str, de: str) -> None:
    assert format_move(move, "en") == en
    assert format_move(move, "de") == de
    assert parse_move(en) == move
    assert parse_move(de) == move


def test_every_kind_of_move_has_a_canonical_form() -> None:
    assert {type(move) for move, _en, _de in FORMS} == set(get_args(KingsburgMove))


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("take gold", Take(gold=1)),
        ("TAKE 1 Gold + 1 STONE", Take(gold=1, stone=1)),
        ("take gold, wood, and stone", Take(1, 1, 1)),
        ("nimm Holz und wood", Take(wood=2)),
        ("nimm 1 Gold fuer 1 Holz", Take(gold=1, wood=-1)),
        ("passen", Pass()),
        ("keep", Pass()),
        ("behalten", Pass()),
        ("decline", Pass()),
        ("verzichte", Pass()),
        ("wuerfle 4", Reroll(4)),
        ("WÜRFLE ALLE NEU", RerollAll()),
        ("influence 8 with 3+5", Influence(8, (3, 5))),
        ("influence 8: 3 5", Influence(8, (3, 5))),
        ("influence queen with 6+6+5", Influence(17, (5, 6, 6))),
        ("beeinflusse Meisterjaeger mit W4+5", Influence(9, (5,), (4,))),
        ("influence 11 with 5+3 by envoy and market with +2 token", Influence(11, (3, 5), (), True, 1, True)),
        ("beeinflusse 9 mit 5+3 durch den Markt", Influence(9, (3, 5), market=1)),
        ("beeinflusse 10 mit 5+3 und +2-Marker", Influence(10, (3, 5), token=True)),
        ("build Merchants Guild", Build("merchants_guild")),
        ("build merchants’ guild", Build("merchants_guild")),
        ("build stone_wall", Build("stone_wall")),
        ("baue Staelle", Build("stable")),
        ("baue Gilde der Zauberer, guard tower", BuildTwo("wizards_guild", "guard_tower")),
        ("town_hall with +2 token", PayTownHall("token")),
        ("recruit 4 stone", Recruit(stone=4)),
        ("gib Gold", Give(gold=1)),
        ("order 2, 1", SetOrder((1, 0))),
        ("roll 6 5 4 / 1 1 1 w2", Roll(((6, 5, 4), (1, 1, 1)), ((), (2,)))),
        ("Feind Dämonen IV 6", DrawEnemy("demons-IV-6")),
        ("Feind orks-ii-4", DrawEnemy("orcs-II-4")),
        ("verstaerkung 6", RollReinforcements(6)),
    ],
)
def test_other_ways_to_type_a_move(typed: str, move: KingsburgMove) -> None:
    assert parse_move(typed) == move


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("influence 44 with 9", Influence(44, (9,))),
        ("influence 8 with 1", Influence(8, (1,))),
        ("influence 2 with nothing and token", Influence(2, (), token=True)),
        ("give -1 gold", Give(gold=-1)),
        ("take 999999 gold", Take(gold=999999)),
        ("order 0 0", SetOrder((-1, -1))),
        ("reinforcements 0", RollReinforcements(0)),
        ("roll 1", Roll(((1,),), ((),))),
    ],
)
def test_what_only_the_rules_forbid_can_be_typed(typed: str, move: KingsburgMove) -> None:
    assert parse_move(typed) == move


# --- there and back --------------------------------------------------------------------------------

number = st.integers(-99, 999)
building = st.sampled_from([building.id for building in BUILDINGS])
die = st.integers(-9, 99)
dice = st.lists(die, max_size=5).map(tuple)
sorted_dice = st.lists(die, max_size=5).map(sorted).map(tuple)


@st.composite
def influences(draw: st.DrawFn) -> Influence:
    """With the Market the advisor follows from the dice."""
    own, white, token = draw(sorted_dice), draw(sorted_dice), draw(st.booleans())
    market = draw(st.sampled_from((-1, 0, 1)))
    total = sum(own) + sum(white) + 2 * token + market
    advisor = total if market else draw(number)
    return Influence(advisor, own, white, token, market, draw(st.booleans()))


@st.composite
def rolls(draw: st.DrawFn) -> Roll:
    parts = draw(st.lists(st.tuples(dice, dice), min_size=1, max_size=5))
    return Roll(tuple(own for own, _white in parts), tuple(white for _own, white in parts))


MOVES: dict[type[Any], st.SearchStrategy[Any]] = {
    Take: st.builds(Take, number, number, number),
    Pass: st.just(Pass()),
    Reroll: st.builds(Reroll, die, st.booleans()),
    RerollAll: st.just(RerollAll()),
    Influence: influences(),
    Build: st.builds(Build, building),
    BuildTwo: st.builds(BuildTwo, building, building),
    PayTownHall: st.builds(PayTownHall, st.sampled_from([*GOODS, "token"])),
    Recruit: st.builds(Recruit, number, number, number),
    Give: st.builds(Give, number, number, number),
    SetOrder: st.builds(SetOrder, st.lists(number, min_size=1, max_size=5).map(tuple)),
    RollNeutral: st.builds(RollNeutral, dice, dice),
    Roll: rolls(),
    RollAgain: st.builds(RollAgain, dice, dice),
    DrawEnemy: st.builds(DrawEnemy, st.sampled_from([enemy.id for enemy in ENEMIES])),
    RollReinforcements: st.builds(RollReinforcements, die),
}


def test_every_kind_of_move_is_sent_there_and_back() -> None:
    assert set(MOVES) == set(get_args(KingsburgMove))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", MOVES)
@given(data=st.data())
def test_there_and_back(kind: type[Any], lang: Lang, data: st.DataObject) -> None:
    move = data.draw(MOVES[kind])
    text = format_move(move, lang)
    assert parse_move(text) == move
    assert parse_move(text.upper()) == move


@pytest.mark.parametrize("lang", LANGS)
def test_every_building_and_card_can_be_named(lang: Lang) -> None:
    for built in BUILDINGS:
        assert parse_move(f"build {built.name.said(lang)}") == Build(built.id)
        assert parse_move(f"baue {built.id}") == Build(built.id)
    for advisor in ADVISORS:
        assert parse_move(f"influence {advisor.name.said(lang)} with 1") == Influence(advisor.number, (1,))


def test_ids_that_are_none_are_printed_as_they_are() -> None:
    assert format_move(Build("shed"), "de") == "baue shed"
    assert format_move(PayTownHall("beer"), "en") == "town hall with beer"


# --- complaints ------------------------------------------------------------------------------------


def complaint(text: str) -> BadText | None:
    try:
        parse_move(text)
    except BadText as error:
        return error
    return None


@pytest.mark.parametrize(
    ("text", "marked", "en", "de"),
    [
        ("buidl statue", "buidl", "did you mean “build”", "ist „build“ gemeint"),
        ("build statu", "statu", "did you mean “Statue”", "ist „Statue“ gemeint"),
        ("baue Steinwal", "Steinwal", "did you mean “Steinwall”", "der Name eines Gebäudes"),
        (
            "build crane and guard towr",
            "guard towr",
            "did you mean “Guard Tower”",
            "ist „Guard Tower“ gemeint",
        ),
        ("take 2 gld", "gld", "a good (gold, wood, stone)", "eine Ware (Gold, Holz, Stein)"),
        ("take 1 gold 1 wood", "1", "expected “and”, “for” or the end", "„und“, „für“ oder das Ende"),
        ("take ² gold", "²", "a number", "eine Zahl"),
        ("take 99999999999999999999 gold", "99999999999999999999", "too large", "zu groß"),
        ("influence 8 wiht 5+3", "wiht", "did you mean “with”", "erwartet: „mit“"),
        ("influence 8 with 5+x", "x", "expected a die", "ein Würfel"),
        ("influence 8 with 5-3", "5-3", "a die", "ein Würfel"),
        ("influence 8 with 5+3 and tokn", "tokn", "did you mean “token”", "Hilfe (Marker, Markt, Gesandter)"),
        ("influence 8 with 4+token and token", "token", "expected a die", "ein Würfel"),
        ("town hall with beer", "beer", "(gold, wood, stone, token)", "(Gold, Holz, Stein, Marker)"),
        ("neutral 1+2+w4 and 3+4", "1+2+w4", "no white dice", "keine weißen Würfel"),
        ("enemy goblin-I-3", "goblin-I-3", "did you mean “goblins-I-3”", "eine Feindeskarte"),
        ("order 3 1 x", "x", "the number of a seat", "die Nummer eines Platzes"),
        ("pass now", "now", "expected the end", "das Ende"),
    ],
)
def test_the_complaint_points_at_the_word(text: str, marked: str, en: str, de: str) -> None:
    error = complaint(text)
    assert error is not None
    assert error.text[error.start : error.end] == marked
    assert en in said(error, "en")
    assert de in said(error, "de")


def test_each_help_is_named_once() -> None:
    error = complaint("influence 10 with 5+3 and token and +2 token")
    assert error is not None
    assert (error.start, error.end) == (36, 44)
    assert said(error, "en").startswith("this was named before")
    assert said(error, "de").startswith("das wurde schon genannt")


@pytest.mark.parametrize(
    ("text", "change"),
    [("influence 8 with 5+3 by market by envoy", "+0"), ("beeinflusse 12 mit 5+3 mit Markt", "+4")],
)
def test_the_market_changes_the_sum_by_exactly_one(text: str, change: str) -> None:
    error = complaint(text)
    assert error is not None
    assert error.text[error.start : error.end].lower() in ("market", "markt")
    assert f"by exactly one, here it would be {change}" in said(error, "en")
    assert f"um genau eins, hier wären es {change}" in said(error, "de")


@pytest.mark.parametrize(
    "text", ["", " ", "build", "influence", "influence 8", "take", "take 1", "roll 1 |", "neutral 1"]
)
def test_unfinished_moves_are_marked_at_their_end(text: str) -> None:
    error = complaint(text)
    assert error is not None
    assert error.start == error.end == len(text)


def test_a_text_without_end_is_refused() -> None:
    error = complaint("take 1 gold" + " and 1 gold" * 10_000)
    assert error is not None
    assert len(said(error, "en")) < 1100


WORDS = sorted({word for _move, en, de in FORMS for word in f"{en} {de} + , | w x ² -1 99999999".split()})


@given(st.text(max_size=600) | st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join))
def test_any_text_is_a_move_or_bad_text(text: str) -> None:
    error = complaint(text)
    if error is not None:
        assert 0 <= error.start <= error.end <= len(error.text)
        assert error.text in said(error, "de")
    else:
        move = parse_move(text)
        assert parse_move(format_move(move, "de")) == move
