"""What is decided now has limits; what a log holds already is played again as it is."""

from __future__ import annotations

import pytest

from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.master.correction_limits import LONGEST_TEXT
from tafelrunde.games.phoenix.moves.kinds import Amend, Change
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.months.decided import correction, decision_in
from tafelrunde.phoenix_desk.months.rollback import play_again
from tests.phoenix_desk.battlefields import planted
from tests.phoenix_desk.homes import ANN

PATH = "people.Ann.601.name"
LONG = "Ann " * LONGEST_TEXT


def test_a_name_that_is_given_now_has_room_on_a_line() -> None:
    name = LONG[:LONGEST_TEXT]
    assert correction(GAME, [Change(PATH, name)], "Taufe").changes == (Change(PATH, name),)
    for asked in (
        lambda: correction(GAME, [Change(PATH, name + "!")], "Taufe"),
        lambda: decision_in(GAME, f'Korrigiere {PATH} = "{name}!"; Grund: Taufe'),
        lambda: decision_in(
            GAME,
            f'{{"move": "amend", "changes": [{{"path": "{PATH}", "value": "{name}!"}}], "reason": "Taufe"}}',
        ),
    ):
        with pytest.raises(Complaint) as refusal:
            asked()
        assert refusal.value.message == "too-long-to-correct"


def test_an_old_log_with_a_longer_name_is_opened_and_played_again() -> None:
    home = planted(Memory("Alt"))
    with changing(home) as campaign:  # as it was let in before there was a limit
        campaign.play(campaign.master, Amend((Change(PATH, LONG),), "Taufe"))
        campaign.save()
    again = Campaign.open(home)
    assert again.state.realms[ANN].people[601].name == LONG
    with changing(home) as campaign:
        after, told = play_again(campaign, 1, "Noch einmal")
        assert after.state.realms[ANN].people[601].name == LONG
        assert not told.skipped
