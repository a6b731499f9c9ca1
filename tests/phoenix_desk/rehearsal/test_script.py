"""A rehearsal on paper: whoever plays its acts again comes to the same entries, in any process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tafelrunde.engine.errors import Complaint, IllegalMove
from tafelrunde.games.phoenix.moves.kinds import Change
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.home import AUDIT, LOG, REHEARSAL, Home, Paper
from tafelrunde.phoenix_desk.campaign.memory import Memory, copied
from tafelrunde.phoenix_desk.months.notes import notes_of
from tafelrunde.phoenix_desk.months.rollback import roll_back
from tafelrunde.phoenix_desk.orders.drafts import has_draft, withdraw
from tafelrunde.phoenix_desk.rehearsal.account import account_of, brief_of
from tafelrunde.phoenix_desk.rehearsal.acts import (
    AnyAct,
    Close,
    Correct,
    Decide,
    GiveBack,
    Go,
    Roll,
    StepBack,
)
from tafelrunde.phoenix_desk.rehearsal.rehearsal import Rehearsal
from tafelrunde.phoenix_desk.rehearsal.script import (
    Cast,
    Script,
    act,
    begin,
    discard,
    need_script,
    publish,
    read_script,
    rebuilt,
)
from tafelrunde.phoenix_desk.rehearsal.stops import stop_of
from tests.complaining import complains
from tests.phoenix_desk.homes import ANN, BOB, EMPTY, run, stored, submit
from tests.phoenix_desk.rehearsals import contents, founded, ready_to_attack, remote_attack

NOW = 1_000.0
GOLD = Correct((Change("realms.Bob.gold", 1),), "Irrtum")
SCENES: list[Callable[[Home], Home]] = [ready_to_attack, remote_attack]
BOTH = pytest.mark.parametrize("scene", SCENES, ids=["meeting", "remote"])


class Evening:
    """Game masters around one rehearsal, with or without the memory of the process it is held in."""

    def __init__(self, home: Home, bots: dict[int, str] | None = None) -> None:
        self.home, self.cast = home, Cast()
        with changing(home) as campaign:
            begin(home, campaign, "Uwe", NOW, bots or {})

    @property
    def script(self) -> Script:
        return need_script(self.home)

    @property
    def rehearsal(self) -> Rehearsal:
        return self.cast.rehearsal(self.home, self.script)

    def do(self, one: AnyAct, who: str = "Uwe", revision: str | None = None) -> None:
        with self.home.held():
            script = need_script(self.home, revision)
            live = self.cast.rehearsal(self.home, script)
            self.cast.acted(self.home, act(self.home, live, script, one, who, NOW))

    def to_the_end(self) -> None:
        self.do(Go())
        while not self.rehearsal.is_done:
            self.do(Roll())

    def publish(self, revision: str | None = None) -> Campaign:
        with self.home.held():
            script = need_script(self.home, revision)
            return publish(self.home, self.cast.rehearsal(self.home, script), "Ute", NOW + 1)


def seen(rehearsal: Rehearsal) -> Any:
    """All that can be told of one."""
    stages = [(one.month, one.realm, one.phase, one.news, one.minutes) for one in rehearsal.stages]
    return (
        list(rehearsal.added()),
        rehearsal.campaign.written[-1],
        stages,
        repr(stop_of(rehearsal)),
        rehearsal.papers_now().keys(),
        rehearsal.returned,
        [msgspec.structs.replace(one, refused=None) for one in rehearsal.past],
        [lost.realm for lost in rehearsal.runner.left_out],
    )


@pytest.fixture
def home() -> Home:
    return Memory("campaign")


ACTS: list[AnyAct] = [
    Go(),
    Roll(),
    Roll("9 9 9 9"),
    GOLD,
    Decide("Gib Bob 500 GS, weil er Geburtstag hat."),
    Decide('{"move": "grant", "realm": "Bob", "gold": 500, "reason": "Geburtstag"}'),
    Correct((Change("armies.Ann.102.heavy", 0),), "Es gab keine."),
    Close("Es ist spät."),
    GiveBack(ANN, "Meinst du das?"),
    StepBack(),
]


@pytest.mark.parametrize("scene", SCENES, ids=["meeting", "remote"])
@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(acts=st.lists(st.sampled_from(ACTS), min_size=2, max_size=12), bots=st.booleans())
def test_played_again_a_script_comes_to_the_same(
    scene: Callable[[Home], Home], acts: list[AnyAct], bots: bool
) -> None:
    """Entry for entry, hash for hash, with every stop and every way back; refused acts leave no trace."""
    evening = Evening(scene(Memory("campaign")), {BOB: "settler"} if bots else {})
    for one in acts:
        try:
            evening.do(one)
        except (Complaint, IllegalMove):
            continue
    live, again = evening.rehearsal, rebuilt(evening.home, evening.script).rehearsal
    assert seen(live) == seen(again)
    assert [(one.entries, one.rolls) for one in evening.script.acts[-1:]] in (
        [],
        [(again.entries, again.rolls)],
    )


@BOTH
def test_what_another_process_publishes_is_what_this_one_rehearsed(
    home: Home, scene: Callable[[Home], Home]
) -> None:
    """Each act in a process of its own: none has a memory."""
    evening = Evening(scene(home))
    evening.do(Go())
    while not evening.rehearsal.is_done:
        evening.cast = Cast()
        evening.do(Roll())
    wanted = list(evening.rehearsal.added())
    evening.cast = Cast()
    campaign = evening.publish()
    assert list(campaign.table.entries)[-len(wanted) :] == wanted
    assert Campaign.open(home).state.month == campaign.state.month
    assert read_script(home) is None
    assert notes_of(home)[-1].who == "Ute"


def test_a_copy_of_a_campaign_takes_no_rehearsal_along(home: Home) -> None:
    evening = Evening(remote_attack(home))
    evening.do(Go())
    assert home.has(REHEARSAL)
    assert not copied(home).has(REHEARSAL)


# --- two at once --------------------------------------------------------------------------------------


def test_nobody_publishes_what_another_has_changed(home: Home) -> None:
    evening = Evening(remote_attack(home))
    evening.to_the_end()
    mine = evening.script.revision
    evening.do(GOLD, who="Ute")
    before = contents(home)
    with complains("Ute has gone on with this rehearsal meanwhile"):
        evening.publish(mine)
    with complains("Ute has gone on"):
        evening.do(Roll(), revision=mine)
    assert contents(home) == before
    evening.publish(evening.script.revision)


def test_there_is_one_rehearsal_at_a_time(home: Home) -> None:
    Evening(remote_attack(home))
    with complains("Uwe is holding a rehearsal already"):
        Evening(home)


def test_no_two_rehearsals_have_the_same_revision(home: Home) -> None:
    """Else whoever saw the first would publish the second."""
    first = Evening(remote_attack(home))
    old = first.script.revision
    with home.held():
        discard(home, first.script, "Uwe", NOW)
    second = Evening(home)
    assert second.script.revision != old
    with complains("has gone on"):
        second.do(Go(), revision=old)


# --- the campaign goes on meanwhile ------------------------------------------------------------------


def test_a_realm_that_withdraws_is_not_played(home: Home) -> None:
    evening = Evening(remote_attack(home))
    evening.to_the_end()
    with changing(home) as campaign:
        withdraw(campaign, ANN)
    evening.cast = Cast()
    account = account_of(evening.script, evening.rehearsal, "de")
    assert account.overtaken == ("Ann",)
    before = contents(home)
    with complains("sheet of Ann is another one"):
        evening.publish()
    assert contents(home) == before


def test_after_a_rollback_it_can_only_be_discarded(home: Home) -> None:
    remote_attack(home)
    run(home)
    for realm in (ANN, BOB):
        submit(home, realm, EMPTY)
    evening = Evening(home)
    evening.to_the_end()
    rolls = evening.rehearsal.rolls
    with changing(home) as campaign:
        roll_back(campaign, campaign.months[1].entries, "Neuer Anfang", who="Ute", now=NOW)
    for one in (lambda: evening.do(Go()), evening.publish, lambda: rebuilt(home, evening.script)):
        with complains("has moved on since"):
            one()
    assert brief_of(evening.script, moved_on=True).moved_on
    with home.held():
        note = discard(home, evening.script, "Uwe", NOW)
    assert (note.what, note.dice) == ("discarded", rolls)
    assert read_script(home) is None


def test_discarded_it_leaves_a_line_of_who_saw_how_many_rolls(home: Home) -> None:
    before = contents(remote_attack(home))
    evening = Evening(home)
    evening.to_the_end()
    rolls = evening.rehearsal.rolls
    evening.do(StepBack())
    with home.held():
        discard(home, evening.script, " Uwe ", NOW)
    left = contents(home)
    assert {paper for paper in left if left[paper] != before.get(paper)} == {AUDIT}
    (note,) = notes_of(home)
    assert (note.who, note.dice) == ("Uwe", rolls)


def test_without_one_nothing_can_be_done(home: Home) -> None:
    founded(home)
    with complains("no rehearsal is being held"):
        need_script(home)
    home.write(REHEARSAL, b"{}")
    with complains("not the script of a rehearsal"):
        need_script(home)


def test_nobody_acts_without_a_name_or_a_reason(home: Home) -> None:
    evening = Evening(remote_attack(home))
    with complains("gives a name"):
        evening.do(Go(), who=" ")
    for one in (Close(" "), Correct(GOLD.changes, ""), GiveBack(ANN, "  ")):
        with complains("say why"):
            evening.do(one)
    assert evening.script.acts == ()
    assert seen(evening.rehearsal) == seen(rebuilt(home, evening.script).rehearsal)


# --- sheets -------------------------------------------------------------------------------------------


def test_a_returned_sheet_lies_there_for_its_realm(home: Home) -> None:
    evening = Evening(remote_attack(home))
    evening.do(Go())
    evening.do(GiveBack(ANN, "Meinst du das?"))
    evening.cast = Cast()
    evening.publish()
    assert not has_draft(Campaign.open(home), ANN)
    assert home.has(Paper("old sheet", 1, "Ann.back"))


# --- what is told --------------------------------------------------------------------------------------


def test_an_account_has_the_stop_and_the_phases_that_are_new(home: Home) -> None:
    evening = Evening(remote_attack(home))
    evening.do(Go())
    first = account_of(evening.script, evening.rehearsal, "en")
    assert first.stop is not None
    assert (first.stop.kind, first.stop.realm) == ("dice", ANN)
    assert [(dice.faces, dice.count) for dice in first.stop.dice] == [(10, 4)]
    assert first.stop.conflicts
    assert len(first.phases) == first.passed > 0
    evening.do(Roll())
    rest = account_of(evening.script, evening.rehearsal, "en", since=first.passed)
    assert len(rest.phases) == rest.passed - first.passed
    assert any(phase.happened for phase in rest.phases)


def test_it_replays_no_years(home: Home, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A rehearsal in a store begins from the last snapshot, and a published month leaves the next one."""
    url = f"sqlite:///{tmp_path_factory.mktemp('store') / 'campaign.db'}"
    with stored(url) as place:
        remote_attack(place)
        for _month in range(3):
            run(place, bots="settler")
        last = place.snapshots()[0]
        evening = Evening(place, {ANN: "settler", BOB: "settler"})
        assert evening.rehearsal.campaign.table.entries.before == last  # type: ignore[attr-defined]
        evening.to_the_end()
        evening.publish()
        assert place.snapshots()[0] > last
        assert (place.read(LOG) or b"").count(b"\n") == len(Campaign.open(place).written)
