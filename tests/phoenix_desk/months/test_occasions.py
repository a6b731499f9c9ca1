"""Dice belong to what they are for (decision 20): nothing that comes before a roll changes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.cli.replay import need_own_dice
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.errors import BadFile
from tafelrunde.engine.log import ChanceNote, read_log
from tafelrunde.engine.table import SeededSource
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.moves.kinds import (
    Amend,
    Announce,
    Answer,
    Change,
    EndCampaign,
    Grant,
    Roll,
    Sheet,
)
from tafelrunde.games.phoenix.moves.meeting import DeclareAbsent, DeclareReturn
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.home import LOG, Home
from tafelrunde.phoenix_desk.campaign.memory import Memory, copied
from tafelrunde.phoenix_desk.months.rollback import kept_dice, play_again, roll_back
from tafelrunde.telling.verification import judge
from tests.complaining import complains
from tests.phoenix_desk.homes import BOB, EMPTY, run, submit
from tests.phoenix_desk.rehearsals import decided, fallen, remote_attack

POOR = Amend((Change("realms.Bob.gold", 3),), "Irrtum")
MELEE = "month 1, B14, realm 0, melee 101/28"


def correction(home: Home) -> None:
    decided(home, POOR)


def answer(home: Home) -> None:
    decided(home, Answer("Darf er das?", "Ja."))


def announcement(home: Home) -> None:
    decided(home, Announce("Hört!"))


def grant(home: Home) -> None:
    decided(home, Grant("Ann", 5, "Lohn"))


def sheet_again(home: Home) -> None:
    """Bob's sheet is in the log, and he gets it back and hands in once more."""
    with changing(home) as campaign:
        campaign.play(BOB, Sheet())
        campaign.save()
    submit(home, BOB, EMPTY)


def absence(home: Home) -> None:
    decided(home, DeclareAbsent("Bob", 1, True))
    decided(home, DeclareReturn("Bob"))


def rollback(home: Home) -> None:
    """The month is played, undone and waits again."""
    entries = len(Campaign.open(home).table.entries)
    run(home)
    with changing(home) as campaign:
        roll_back(campaign, entries, "noch einmal")


INSERTED: list[Callable[[Home], None]] = [
    correction,
    answer,
    announcement,
    grant,
    sheet_again,
    absence,
    rollback,
]


def played(home: Home) -> Campaign:
    run(home)
    return Campaign.open(home)


@pytest.mark.parametrize("fair", [False, True], ids=["seeded", "fair"])
@pytest.mark.parametrize("insert", INSERTED)
def test_what_is_put_in_before_a_roll_does_not_change_its_dice(
    insert: Callable[[Home], None], fair: bool
) -> None:
    home = remote_attack(Memory("war"), fair=fair)
    other = copied(home)
    insert(other)

    first, second = fallen(played(home)), fallen(played(other))

    assert first == second
    assert {type(move) for move in first.values()} >= {Roll}
    assert MELEE in first


@settings(max_examples=6, deadline=None, derandomize=True)
@given(st.lists(st.sampled_from(INSERTED), max_size=4))
def test_however_much_is_put_in_the_dice_stay(inserted: list[Callable[[Home], None]]) -> None:
    home = remote_attack(Memory("war"))
    plain = fallen(played(copied(home)))
    for insert in inserted:
        insert(home)
    assert fallen(played(home)) == plain


def test_another_fight_has_dice_of_its_own_and_all_others_keep_theirs() -> None:
    home = remote_attack(Memory("war"))
    other = copied(home)
    decided(other, Amend((Change("people.Bob.601.field", "101/20"),), "Er war woanders."))

    first, second = fallen(played(home)), fallen(played(other))

    assert set(second) < set(first)
    assert [name for name in first if name not in second and " combat " in name]
    assert all(first[name] == move for name, move in second.items())


def test_more_dice_for_the_same_go_on_where_fewer_ended() -> None:
    """Whoever corrects the number of catapults gains no other throw for those that were there."""
    home = remote_attack(Memory("war"))
    other = copied(home)
    decided(other, Amend((Change("armies.Ann.102.heavy", 7),), "Es waren mehr."))
    name = "month 1, B7, realm 0, fire 101/28, fire of realm 0 #0"

    (four,), (seven,) = [fallen(played(each))[name].values for each in (home, other)]

    assert seven[:4] == four
    assert len(seven) == 7


def test_a_month_played_again_after_a_correction_has_drawn_its_dice_anew() -> None:
    """They are the same, so none has to be kept as if it were typed in."""
    home = remote_attack(Memory("war"))
    before = fallen(played(home))
    with changing(home) as campaign:
        play_again(campaign, 1, "Irrtum", POOR)

    again = Campaign.open(home)

    assert fallen(again) == before
    assert kept_dice(again) == frozenset()
    assert not any(entry.typed for entry in again.table.entries)


# --- proof -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fair", [False, True], ids=["seeded", "fair"])
def test_verify_draws_every_roll_again_from_its_occasion(fair: bool) -> None:
    home = remote_attack(Memory("war"), fair=fair)
    correction(home)
    run(home)
    decided(home, EndCampaign("genug"))
    log = read_log((home.read(LOG) or b"").splitlines(keepends=True), "log", load_game)

    verdict = judge(load_game("phoenix"), log, "log", "en")

    assert (verdict.ok, verdict.reason) == (True, "proved")
    assert verdict.drawn == len(fallen(Campaign.open(home)))


def test_a_roll_that_is_not_that_of_its_occasion_is_found() -> None:
    home = remote_attack(Memory("war"))
    with changing(home) as campaign:
        for realm in campaign.game.to_act(campaign.state):
            campaign.play(realm, Sheet())
        campaign.play(CHANCE, otherwise(campaign))
        campaign.save()
    log = read_log((home.read(LOG) or b"").splitlines(keepends=True), "log", load_game)

    verdict = judge(load_game("phoenix"), log, "log", "en")

    assert (verdict.ok, verdict.reason) == (False, "differs")
    with complains("chance should have fallen otherwise here", kind=BadFile):
        need_own_dice(load_game("phoenix"), log, "log")


def otherwise(campaign: Campaign) -> Any:
    """What could have been drawn now and was not."""
    drawn = campaign.table.drawn()
    others = (campaign.game.chance(campaign.state, SeededSource(seed).at(1)) for seed in range(99))
    return next(move for move in others if move != drawn)


def test_a_header_says_what_dice_follow_from_and_old_ones_say_nothing() -> None:
    assert b'"by"' not in encode(SeededSource(7).note())
    assert SeededSource(7, "occasion").note() == ChanceNote("seeded", seed=7, by="occasion")


@pytest.mark.parametrize(
    "chance", [b'{"kind":"typed","by":"occasion"}', b'{"kind":"seeded","seed":1,"by":"luck"}']
)
def test_chance_that_cannot_follow_from_occasions_is_refused(chance: bytes) -> None:
    home = remote_attack(Memory("war"))
    header, *_rest = (home.read(LOG) or b"").splitlines(keepends=True)
    start = header.index(b'"chance":') + len(b'"chance":')
    with pytest.raises(BadFile):
        read_log([header[:start] + chance + b"}\n"], "log", load_game)
