"""What the map shows of a rehearsal, phase by phase; and all its conflicts, before dice fall and after."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.phoenix_desk.campaign.home import LOG, Home
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.rehearsal.account import phase_seen, stopped
from tafelrunde.phoenix_desk.rehearsal.forecast import conflicts_seen
from tafelrunde.phoenix_desk.rehearsal.rehearsal import Rehearsal
from tafelrunde.phoenix_desk.rehearsal.sight import ROWS, SEATS, WHOLE, Sight, sight, view_after
from tests.complaining import complains
from tests.phoenix_desk.battlefields import EAST, HERE
from tests.phoenix_desk.homes import ANN
from tests.phoenix_desk.rehearsals import contents, founded, ready_to_attack, remote_attack

MARCH = 8


@pytest.fixture
def home() -> Home:
    return remote_attack(Memory("campaign"))


@pytest.fixture
def played(home: Home) -> Rehearsal:
    rehearsal = Rehearsal(home)
    rehearsal.roll_all()
    return rehearsal


def merged(view: PhoenixView, change: Sight) -> dict[str, Any]:
    """As the page does it."""
    made: dict[str, Any]
    made, told = [msgspec.json.decode(msgspec.json.encode(one)) for one in (view, change)]
    made.update(told["parts"])
    for part, rows in told["rows"].items():
        made[part] = renewed(made[part], rows)
    for part, seats in told["seats"].items():
        made[part] = [renewed(rows, seats.get(str(seat), {})) for seat, rows in enumerate(made[part])]
    return made


def renewed(rows: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    return {key: row for key, row in {**rows, **changes}.items() if row is not None}


def drawn(view: Any) -> dict[str, Any]:
    made = msgspec.json.decode(msgspec.json.encode(view))
    return {part: made[part] for part in (*WHOLE, *ROWS, *SEATS)}


def test_a_difference_leads_from_any_position_to_any_other(played: Rehearsal) -> None:
    """Forwards, backwards and to the present."""
    last = len(played.stages)
    for start, end in ((0, 1), (0, last), (last, 3), (5, None), (7, 8)):
        one, other = view_after(played, start), view_after(played, end)
        assert drawn(merged(one, sight(one, other))) == drawn(other)
    assert sight(one, one) == Sight()


def test_a_phase_tells_what_changed_where_and_how_the_map_looks_then(played: Rehearsal) -> None:
    place = next(n for n, one in enumerate(played.stages) if (one.realm, one.phase) == (ANN, MARCH))
    seen = phase_seen(played, place, "en", place)
    assert {HERE, EAST} <= set(seen.fields)
    assert seen.sight is not None
    assert seen.sight.seats["armies"][str(ANN)]["101"].field == EAST
    assert phase_seen(played, place, "en").sight is None
    with complains("are over"):
        phase_seen(played, place, "en", 999)


def test_all_dice_are_drawn_at_once_and_one_step_leads_back(home: Home, played: Rehearsal) -> None:
    """The same dice that fall one by one."""
    slow = Rehearsal(home)
    slow.go()
    first = stopped(slow, "en")
    assert first.occasion.startswith("month 1, B7, realm 0, fire 101/28")
    assert first.dice[0].said == "ranged fire"
    while not slow.is_done:
        slow.roll()
        assert slow.fallen
    assert [entry.move for entry in slow.added()] == [entry.move for entry in played.added()]
    assert played.fallen == slow.fallen
    played.step_back()
    assert (played.entries, played.fallen) == (0, ())


def test_typed_dice_cannot_be_drawn_all_at_once(home: Home) -> None:
    rehearsal = Rehearsal(home)
    rehearsal.roll_all()
    with complains("nothing is rolled here"):
        rehearsal.roll_all()
    assert rehearsal.is_done


def test_conflicts_are_foreseen_before_anything_is_rolled(home: Home) -> None:
    """With odds, in order of what hangs on them; and nothing of the campaign's own dice is used up."""
    rehearsal = Rehearsal(home)
    before = contents(home)
    ahead = conflicts_seen(rehearsal, "de", ahead=True)
    assert {one.conflict.kind for one in ahead} >= {"melee", "duel", "combat", "fire"}
    assert all(one.place == -1 and one.outcome == () and one.conflict.results == () for one in ahead)
    assert [one.stake for one in ahead] == sorted([one.stake for one in ahead], reverse=True)
    fire = next(one for one in ahead if one.conflict.kind == "fire")
    melee = next(one for one in ahead if one.conflict.kind == "melee")
    assert (fire.sure, melee.sure) == (True, False)  # what falls before the melee changes its odds
    assert melee.conflict.parties[0].chances
    assert any(reason == "Gelände für Krieger" for reason, *_ in melee.conflict.attackers[0].sources)
    assert (rehearsal.entries, contents(home)) == (0, before)


def test_what_was_foreseen_is_found_again_with_its_result(played: Rehearsal) -> None:
    after = conflicts_seen(played, "en", ahead=True)
    melee = next(one for one in after if one.conflict.kind == "melee")
    assert played.stages[melee.place].phase == melee.conflict.phase
    assert melee.outcome
    assert all(one.place >= 0 for one in after)


def test_conflicts_of_a_meeting_are_those_of_its_turn() -> None:
    rehearsal = Rehearsal(ready_to_attack(Memory("campaign")))
    assert {one.conflict.realm for one in conflicts_seen(rehearsal, "en", ahead=True)} == {"Ann"}


def test_whoever_is_late_is_foreseen_as_ordering_nothing() -> None:
    home = founded(Memory("campaign"), remote=True)
    log = home.read(LOG)
    assert conflicts_seen(Rehearsal(home), "en", ahead=True) == []
    assert home.read(LOG) == log
