"""Rounds that are played or closed by hand, with bots for realms without players."""

from __future__ import annotations

from tafelrunde.games.phoenix.moves.kinds import Amend, Change, CloseRound
from tafelrunde.games.phoenix.state.state import TURN
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.home import Home
from tafelrunde.phoenix_desk.months.deadline import players_of
from tafelrunde.phoenix_desk.months.rounds import close_round, lost_orders, play_round
from tafelrunde.phoenix_desk.months.runner import Runner
from tafelrunde.phoenix_desk.orders.drafts import hand_in
from tests.complaining import complains
from tests.phoenix_desk.homes import ANN, BOB, EMPTY, campaign_in, submit
from tests.phoenix_desk.rehearsals import remote_attack


def test_a_round_is_closed_without_those_who_are_late(home: Home) -> None:
    campaign_in(home)
    submit(home, ANN, EMPTY)
    with changing(home) as campaign:
        assert close_round(campaign, "Es ist spät.") == (BOB,)
    campaign = Campaign.open(home)
    assert campaign.state.step == TURN
    moves = [entry.move for entry in campaign.table.entries]
    assert CloseRound("Es ist spät.") in moves


def test_who_has_a_bot_is_not_late(home: Home) -> None:
    campaign_in(home)
    with changing(home) as campaign:
        bots = players_of(campaign, {ANN: "settler", BOB: "settler"})
        assert close_round(campaign, "Es ist spät.", bots) == ()
        assert campaign.state.step == TURN
        with complains("is not late"):
            close_round(campaign, "Es ist spät.", bots)
    moves = [entry.move for entry in Campaign.open(home).table.entries]
    assert not any(isinstance(move, CloseRound) for move in moves)


def test_a_round_is_played_to_the_next_decision(home: Home) -> None:
    campaign_in(home)
    for realm in (ANN, BOB):
        submit(home, realm, EMPTY)
    with changing(home) as campaign:
        runner = Runner(campaign, {}, 1)
        assert play_round(runner)
        assert campaign.state.step == TURN
        assert not play_round(runner)
        first = campaign.state.active
        assert hand_in(campaign, first, EMPTY).is_fine
        assert play_round(runner)
        assert (campaign.state.step, campaign.state.active != first) == (TURN, True)


def test_lost_orders_are_told_in_both_languages(home: Home) -> None:
    remote_attack(home)
    with changing(home) as campaign:
        campaign.play(campaign.master, Amend((Change("armies.Ann.102.heavy", 0),), "Es gab keine."))
        runner = Runner(campaign, {}, 1, leave_out=True)
        play_round(runner)
        german, english = (lost_orders(campaign, runner.left_out, lang) for lang in ("de", "en"))
    assert [lost.rule for lost in german] == [lost.rule for lost in english] == ["PH-5.1c"]
    assert german[0].order.startswith("Schieße")
    assert german[0].said != english[0].said
