"""What a worker remembers of campaigns between errands, and when it has to find out anew."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tafelrunde.phoenix_desk.campaign.campaign import changing
from tafelrunde.server.campaigns.errands import drafts, questions_of_map
from tafelrunde.server.campaigns.framing import Job
from tafelrunde.server.campaigns.workbench import Shelf
from tafelrunde.server.campaigns.worker import do
from tests.phoenix_desk.homes import ANN, BOB, campaign_in, run, stored

SHEET = "# nothing to do"


class Counting:
    """Calls a function, and counts that."""

    def __init__(self, function: Any) -> None:
        self.function, self.calls = function, 0

    def __call__(self, *args: Any) -> Any:
        self.calls += 1
        return self.function(*args)


def asked(home: Any, shelf: Shelf, errand: str, **args: Any) -> Any:
    done = do(home.database, shelf, Job(home.name, errand, msgspec.json.encode(args), 1.0))
    assert (done.refusal, done.trouble) == (None, "")
    return msgspec.json.decode(done.body)


def test_the_same_text_is_judged_once_until_the_campaign_goes_on(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    counting = Counting(vars(drafts)["verdict"])
    monkeypatch.setattr(drafts, "verdict", counting)
    with stored(sqlite) as home:
        campaign_in(home)
        shelf = Shelf()
        round = asked(home, shelf, "draft.read", realm=ANN)["round"]
        assert counting.calls == 1
        saved = asked(home, shelf, "draft.save", realm=ANN, by=1, base=0, text=SHEET, **round)
        assert counting.calls == 2
        assert asked(home, shelf, "draft.read", realm=ANN)["verdict"] == saved["verdict"]
        assert asked(home, shelf, "sheet.ready", realm=ANN, by=1, revision=1, **round)["handed_in"]
        assert counting.calls == 2
        asked(home, shelf, "draft.read", realm=BOB)
        assert counting.calls == 3
        run(home, 1, bots="random")
        asked(home, shelf, "draft.read", realm=ANN)
        assert counting.calls == 4
        for _ in range(2):  # what game masters ask, too, is judged each time
            asked(home, shelf, "draft.check", realm=ANN, text="")
        assert counting.calls == 6


def test_desks_are_laid_once_and_only_so_many_stay(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting(vars(questions_of_map)["seen_by"])
    monkeypatch.setattr(questions_of_map, "seen_by", counting)
    monkeypatch.setattr(questions_of_map, "MOST_DESKS", 1)
    questions_of_map.DESKS.clear()
    with stored(sqlite) as home:
        campaign_in(home)
        shelf = Shelf()
        for realm, calls in ((ANN, 1), (ANN, 1), (BOB, 2), (ANN, 3)):
            assert asked(home, shelf, "ask.view", realm=realm)["seat"] == realm
            assert counting.calls == calls
        assert len(questions_of_map.DESKS) == 1
        with changing(home) as campaign:
            month = campaign.state.month
        run(home, 1, bots="random")
        assert asked(home, shelf, "ask.view", realm=ANN)["month"] > month
        assert counting.calls == 4
