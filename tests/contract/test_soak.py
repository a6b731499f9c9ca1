"""The soak run in short form, and what it says when a law breaks."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tafelrunde.engine.codec import encode
from tafelrunde.games import CAMPAIGNS, game_ids, load_game
from tests import soak
from tests.contract import secrecy
from tests.contract.obey import Laws, Lookout, obey
from tests.contract.tables import CAMPAIGN_SEATS, seat_counts
from tests.contract.walk import Position, Step, Walk


def said(capsys: pytest.CaptureFixture[str], words: Sequence[str]) -> tuple[int, str, str]:
    code = soak.main(words)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("game_id", game_ids())
def test_some_games_with_every_number_of_seats(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    games = 1 if game_id in CAMPAIGNS else len(seat_counts(game_id))

    code, out, err = said(capsys, ["--game", game_id, "--games", "1", "--seed", "100", "--processes", "1"])

    assert code == 0
    modes = len(soak.modes(game_id, []))
    assert out.startswith(f"{modes * games} games, ")
    assert out.endswith("all laws held\n")
    assert "100 %" in err


def test_long_and_short_games_of_xidit_are_played_equally_often() -> None:
    arguments = soak.read_arguments(["--game", "xidit", "--games", "3", "--seats", "4"])

    lengths = [dict(task.mode)["length"] for task in soak.tasks(arguments)]

    assert sorted(lengths) == ["long"] * 3 + ["short"] * 3


def test_a_soak_of_campaigns_takes_one_for_each_seed_and_goes_on_where_it_stopped() -> None:
    whole = list(soak.tasks(soak.read_arguments(["--game", "phoenix"])))
    rest = list(soak.tasks(soak.read_arguments(["--game", "phoenix", "--seed", "58", "--games", "143"])))

    assert [task.seed for task in whole] == list(range(1, 201))
    assert {task.seats for task in whole[:3]} == set(CAMPAIGN_SEATS)
    assert rest == whole[57:]
    assert list(soak.tasks(soak.read_arguments(["--game", "phoenix", "--games", "2000"]))) == whole


@pytest.mark.parametrize("bots", ["warlord", "warlord,random,settler"])
def test_wars_of_bots_obey_all_laws(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The short form of `make soak-wars`."""
    words = ["--bots", bots, "--seats", "4", "--months", "12", "--games", "1", "--seed", "2"]

    code, out, err = said(capsys, [*words, "--processes", "1"])

    assert (code, out.startswith("1 games, ")) == (0, True), err


def test_a_soak_of_wars_plays_campaigns_alone_and_is_seen_again_with_its_bots() -> None:
    first, *rest = soak.tasks(soak.read_arguments(["--bots", "warlord,settler", "--games", "3"]))

    assert {task.game_id for task in (first, *rest)} == set(CAMPAIGNS)
    assert {task.seats for task in (first, *rest)} == set(soak.WAR_SEATS)
    words = soak.again(first).split()[3:]
    assert list(soak.tasks(soak.read_arguments(words))) == [first]


def test_an_option_can_be_fixed(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "xidit", "--games", "1", "--seats", "3", "--processes", "1"]

    assert said(capsys, [*words, "--option", "length=short"])[1].startswith("1 games, ")
    assert said(capsys, [*words, "--option", "length=medium"])[0] == 2


def test_the_same_seed_plays_the_same_game() -> None:
    task = soak.Task("kingsburg", 3, 5)

    assert soak.play(task) == soak.play(task)
    assert soak.play(task).moves > 100


def test_long_games_are_looked_at_less_often_but_never_only_at_their_ends() -> None:
    looks = {moves: moves / soak.share_of(moves) for moves in range(50, 2001, 50)}

    assert all(looks[moves] == moves / soak.SHARE for moves in looks if moves <= 250)
    assert all(12 <= looks[moves] <= 50 for moves in looks if 300 <= moves <= 1000)
    assert min(looks.values()) > 6


@pytest.mark.parametrize("share", [1, 7, 40])
def test_laws_look_at_the_first_and_last_position_and_at_one_of_every_share(share: int) -> None:
    seen: list[int] = []
    moved: list[int] = []

    def look(position: Position) -> None:
        seen.append(numbers[encode(position.game.dump(position.state))])

    def listen(step: Step) -> None:
        moved.append(len(step.table.entries) - 1)

    game = load_game("ethnos")
    walk = Walk(game, 3, 8)
    numbers = {encode(game.dump(walk.table.state)): 0}
    for n, step in enumerate(walk.steps()):
        numbers[encode(game.dump(step.after))] = n + 1
    moves = obey(game, 3, 8, statutes=Laws(positions=(look,), steps=(listen,)), share=share)

    assert (seen[0], seen[-1]) == (0, moves)
    assert (moved[0], moved[-1]) == (0, moves - 1)
    assert set(seen[:-1]) | {moves - 1} == set(moved) | {moves - 1}
    assert {n // share for n in seen} >= set(range(moves // share))
    assert len(seen) <= moves // share + 3


def test_a_costly_law_looks_now_and_then_and_in_every_long_game() -> None:
    costly, usual = secrecy.taking_back_unveils_nothing, secrecy.redacting_twice_changes_nothing
    for seed in range(20):
        lookout = Lookout(10, seed)
        due = [lookout.due((costly, usual)) for n in range(240) if lookout.is_due(n)]

        assert [usual in laws for laws in due] == [True] * len(due)
        assert 1 <= sum(costly in laws for laws in due) <= 3


def test_a_broken_law_is_told_with_the_command_to_see_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    tally = soak.Tally(2)
    tally.count(
        soak.Outcome(soak.Task("kingsburg", 3, 5, thorough=True), 0, "kingsburg, 3 seats: some_law: it broke")
    )

    err = capsys.readouterr().err
    assert "some_law: it broke" in err
    assert "python -m tests.soak --game kingsburg --seats 3 --seed 5 --games 1 --thorough" in err
    assert "1 broken" in err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--game", "skat"], "there is no game “skat”"),
        (["--game", "kingsburg", "--seats", "6"], "kingsburg is played by 2 to 5"),
        (["--bots", "warlord,fool"], "there is no bot “fool”"),
    ],
)
def test_nonsense_is_refused(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys, words)

    assert (code, out) == (2, "")
    assert complaint in err


@pytest.mark.parametrize("number", ["0", "-1", "many"])
def test_a_soak_of_no_games_is_refused(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        soak.main(["--games", number])
    assert stop.value.code == 2
    assert "--games" in capsys.readouterr().err
