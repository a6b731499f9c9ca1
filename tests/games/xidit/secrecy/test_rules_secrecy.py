"""What is open and what is secret (XI-19), and the options that show more (XI-20.29 to XI-20.33)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.state import State
from tafelrunde.games.xidit.secrecy.seen import Player, XiditView
from tests.games.rule_table import told
from tests.games.xidit.table import (
    ANN,
    BRIAN,
    CINDY,
    DAVID,
    SEAT_COUNTS,
    executed,
    guild,
    lively_game,
    orders,
    own,
    play,
    position,
    recruitment,
    show,
    threat,
    unit_counts,
    view,
    year,
)

OPEN = {"open_screens": "open"}
AID = {"memory_aid": "on"}
SCREEN = ("units", "gold", "bards_left")
QUEUES: dict[str, Any] = {
    "next_recruit": 1, "recruit_pile": (2, 3, 4), "next_threat": 5, "threat_pile": (6, 7, 9),
    "threat_discard": (10, 11), "recruit_discard": (12,),
}  # fmt: skip


def furnished(options: dict[str, str] | None = None, **given: Any) -> State:
    """Everybody has something behind the screen, Brian also in the Bastion."""
    people = {
        "Ann": {"units": "MMB", "gold": 7, "bards": {"snow": 2, "bastion": 3}, "city": 3},
        "Brian": {"units": "AIC", "gold": 4, "bards": {"west": 1, "bastion": 5}, "city": 8, "stored": 2},
    }
    return position(**{"options": options, **QUEUES, **people, **given})


def onlookers(owner: int) -> Iterator[int | None]:
    """Everybody but the owner, and a spectator."""
    yield from (seat for seat in (None, ANN, BRIAN, CINDY, DAVID) if seat != owner)


def place(state: State, seat: int | None, owner: int) -> Player:
    return view(state, seat).players[owner]


def without_own(seen: XiditView) -> object:
    """A view as plain data, without whose view it is."""
    return msgspec.to_builtins(msgspec.structs.replace(seen, seat=None))


# --- behind screens ---------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", [ANN, BRIAN])
def test_xi_19_1_xi_19_2_xi_19_3_the_owner_alone_sees_units_gold_and_bards_left(owner: int) -> None:
    state = furnished()
    mine = place(state, owner, owner)
    assert (mine.gold, mine.bards_left) == ((7, 15) if owner == ANN else (4, 14))
    assert mine.units == (
        {"militia": 2, "mage": 1} if owner == ANN else {"archer": 1, "infantry": 1, "cleric": 1}
    )

    for seat in onlookers(owner):
        theirs = place(state, seat, owner)
        assert [getattr(theirs, field) for field in SCREEN] == [None] * 3


@pytest.mark.parametrize(
    ("field", "other"),
    [("units", "AAA"), ("gold", 99), ("bards", {"west": 1, "bastion": 1})],
    ids=["XI-19.1", "XI-19.2", "XI-19.3, XI-19.4"],
)
def test_xi_19_1_xi_19_2_xi_19_3_xi_19_4_nothing_in_a_view_depends_on_it(field: str, other: Any) -> None:
    """The barracks change with units, so Cindy's are swapped with Brian's."""
    brian = {"units": "AIC", "gold": 4, "bards": {"west": 1, "bastion": 5}, "city": 8}
    cindy = {"units": "AAA", "city": 9}
    swapped = {**cindy, "units": "AIC"} if field == "units" else cindy
    one = furnished(Brian=brian, Cindy=cindy)
    two = furnished(Brian={**brian, field: other}, Cindy=swapped)

    for seat in (None, ANN, DAVID):
        assert without_own(view(one, seat)) == without_own(view(two, seat))
    assert without_own(view(one, BRIAN)) != without_own(view(two, BRIAN))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_xi_19_1_xi_19_2_xi_19_3_xi_19_4_through_whole_games_until_the_end(seats: int) -> None:
    for played in lively_game(seats, 2):
        over = view(played.after).step == "over"
        for owner in range(seats):
            theirs = place(played.after, (owner + 1) % seats, owner)
            hidden = [theirs.units, theirs.gold, theirs.bards_left, theirs.bastion]
            assert all(thing is not None for thing in hidden) if over else hidden == [None] * 4


def test_xi_19_4_nobody_else_sees_what_the_bastion_holds() -> None:
    state = furnished()

    assert place(state, BRIAN, BRIAN).bastion == 5
    for seat in onlookers(BRIAN):
        assert place(state, seat, BRIAN).bastion is None
        assert place(state, seat, BRIAN).bards == {"west": 1}


def test_xi_19_4_nor_how_many_bards_went_into_it() -> None:
    state = position(cities={17: threat()}, step="bards", Ann={"city": 17})
    (event,) = told(play(state, ANN, "bards 1 snow, 2 bastion"), happened.BardsPlaced)

    assert (event.regions, event.bastion) == (("snow",), 2)
    for seat in onlookers(ANN):
        assert GAME.redact(event, seat) == msgspec.structs.replace(event, bastion=None)
    assert GAME.redact(event, ANN) == event


def test_xi_19_4_at_the_end_it_is_emptied_for_all() -> None:
    state = furnished(year=12, step="census", counting="mage")
    show(state, 0, 0, 0, 0)

    for seat in (None, ANN, CINDY):
        assert (place(state, seat, ANN).bastion, place(state, seat, BRIAN).bastion) == (3, 5)


# --- programmes and census --------------------------------------------------------------------------


def test_xi_19_5_a_programme_is_seen_by_its_owner_alone_until_all_are_ready() -> None:
    state = furnished()
    events = play(state, ANN, orders("red action blue"))

    assert events == [happened.ProgrammeHandedIn(ANN)]
    assert view(state, ANN).programme[:3] == ("red", "action", "blue")
    for seat in onlookers(ANN):
        assert view(state, seat).programme == ()
        assert place(state, seat, ANN).programme == ()
        assert [place(state, seat, owner).ready for owner in range(4)] == [True, False, False, False]


def test_xi_19_5_two_programmes_look_alike_to_the_others() -> None:
    one, two = furnished(), furnished()
    play(one, ANN, orders("red action blue"))
    play(two, ANN, orders("black"))

    for seat in onlookers(ANN):
        assert without_own(view(one, seat)) == without_own(view(two, seat))


def test_xi_19_9_the_number_for_a_census_is_secret_until_all_have_chosen() -> None:
    state = furnished(year=4, step="census")
    other = furnished(year=4, step="census")
    events = play(state, ANN, "show 2")
    play(other, ANN, "show 0")

    assert events == [happened.CensusHandedIn(ANN)]
    assert (view(state, ANN).show, view(other, ANN).show) == (2, 0)
    for seat in onlookers(ANN):
        assert view(state, seat).show is None
        assert without_own(view(state, seat)) == without_own(view(other, seat))
    for seat in (BRIAN, CINDY, DAVID):
        events = play(state, seat, "show 0")
    assert told(events, happened.UnitsShown) == [happened.UnitsShown("militia", (2, 0, 0, 0))]


# --- piles, and what is open ------------------------------------------------------------------------


def test_xi_19_6_the_upper_tile_of_each_pile_and_the_next_tiles_are_open() -> None:
    for seat in (None, ANN, BRIAN):
        seen = view(furnished(), seat)
        assert (seen.next_recruit, seen.recruit_pile.top) == (1, 2)
        assert (seen.next_threat, seen.threat_pile.top) == (5, 6)


def test_xi_19_7_the_order_below_is_not_shown() -> None:
    one = furnished()
    two = furnished(recruit_pile=(2, 4, 3), threat_pile=(6, 9, 7))
    three = furnished(recruit_pile=(2, 9, 7), threat_pile=(6, 3, 4))

    for seat in (None, ANN, BRIAN):
        assert view(one, seat) == view(two, seat) == view(three, seat)
        assert (view(one, seat).recruit_pile.known, view(one, seat).hidden) == (None, None)


@pytest.mark.parametrize("seat", [None, CINDY])
def test_xi_19_8_what_lies_on_the_board_is_open(seat: int | None) -> None:
    places = {13: recruitment("AB"), 16: threat() | guild("Brian", 2)}
    seen = view(furnished(cities=places, titans={"T3a": "raging", "T4b": "slain"}), seat)

    assert [player.city for player in seen.players][:2] == [3, 8]
    assert (seen.cities[12].tile, seen.cities[12].units) == ("recruitment", ("archer", "mage"))
    assert (seen.cities[15].tile, seen.cities[15].guild, seen.cities[15].height) == ("threat", BRIAN, 2)
    assert (seen.recruit_discard, seen.threat_discard) == ((12,), (10, 11))
    assert [lair.raging for lair in seen.titans] == ["T3a", None, None]
    assert seen.slain == ("T4b",)
    assert [player.bards for player in seen.players][:2] == [{"snow": 2}, {"west": 1}]


# --- options ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [OPEN, AID], ids=["XI-20.29", "XI-20.30"])
def test_xi_20_29_xi_20_30_open_screens_show_units_gold_and_bards_to_all(options: dict[str, str]) -> None:
    """What came behind a screen was seen by all, so the memory aid shows it as well."""
    state = furnished(options)

    for seat in (None, ANN, CINDY):
        theirs = place(state, seat, BRIAN)
        assert (theirs.units, theirs.gold) == (unit_counts("AIC"), 4)
        assert theirs.bards_left == 20 - 6


@pytest.mark.parametrize("options", [OPEN, AID], ids=["XI-20.29", "XI-20.30"])
def test_xi_20_29_xi_20_30_programmes_and_census_choices_stay_secret(options: dict[str, str]) -> None:
    one, two = furnished(options), furnished(options)
    play(one, ANN, orders("red action blue"))
    play(two, ANN, orders("black"))
    counting_one, counting_two = (furnished(options, year=4, step="census") for _ in range(2))
    play(counting_one, ANN, "show 2")
    play(counting_two, ANN, "show 1")

    for seat in onlookers(ANN):
        assert without_own(view(one, seat)) == without_own(view(two, seat))
        assert without_own(view(counting_one, seat)) == without_own(view(counting_two, seat))


def test_xi_20_29_open_screens_tell_nothing_about_the_piles() -> None:
    assert view(furnished(OPEN)).recruit_pile.known is None
    assert view(furnished(OPEN)).hidden is None


def test_xi_20_30_the_memory_aid_shows_bastion_and_tiles_that_were_seen() -> None:
    """The discards were open when they were turned over, so their order is known."""
    state = furnished(AID)
    seen = view(state, CINDY)

    assert (seen.players[ANN].bastion, seen.players[BRIAN].bastion) == (3, 5)
    assert (seen.recruit_pile.known, seen.threat_pile.known) == ((3, 4), (7, 9))


def test_xi_20_30_the_memory_aid_does_not_know_what_nobody_saw() -> None:
    """Tiles that chance has not named yet: which ones they are, but not in which order or pile."""
    hidden: dict[str, Any] = {"recruit_pile": (2,), "recruit_hidden": 3, "threat_pile": None}
    state = furnished(AID, **hidden)
    seen = view(state).hidden

    assert seen is not None
    assert (seen.recruit, seen.threat) == (3, len(seen.pool) - 3)
    assert view(state).recruit_pile.known == ()


def test_xi_20_30_without_the_option_it_is_not_displayed() -> None:
    seen = view(furnished(), CINDY)

    assert (seen.hidden, seen.recruit_pile.known, seen.threat_pile.known) == (None, None, None)
    assert seen.players[BRIAN].bastion is None


def test_xi_20_31_orders_may_be_changed_until_the_last_one_is_ready() -> None:
    state = furnished()
    play(state, ANN, orders("red"))
    assert play(state, ANN, orders("black")) == []
    assert GAME.to_act(state) == (BRIAN, CINDY, DAVID)
    events = year(state)

    (revealed,) = [event for event in told(events, happened.ProgrammeRevealed) if event.seat == ANN]
    assert revealed.orders[0] == "black"
    assert (executed(events)[0], own(state, ANN).city) == (ANN, 5)


@pytest.mark.parametrize("seat", [None, ANN, BRIAN, CINDY])
def test_xi_20_33_how_many_stories_are_stored_is_open(seat: int | None) -> None:
    seen = view(furnished(), seat)

    assert [player.stored for player in seen.players] == [0, 2, 0, 0]
    assert [player.stories for player in seen.players] == [15, 13, 15, 15]
