"""A campaign is its log: what is saved is found again, what is damaged is told, and one writes at a time."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tafelrunde.campaign.folder import LOG, Campaign, changing
from tafelrunde.campaign.locking import locked
from tafelrunde.engine.codec import state_hash
from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.log import read_log, replay, write_log
from tafelrunde.engine.table import SeededSource
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.moves import Announce, EndCampaign
from tests.campaign.folders import ANN, MONTH, NAMES, campaign_in, run, whole_month
from tests.cli.logs import played


def test_what_was_saved_is_opened_again(tmp_path: Path) -> None:
    founded = campaign_in(tmp_path)
    whole_month(tmp_path, {ANN: MONTH})

    with changing(tmp_path) as campaign:
        campaign.play(campaign.master, Announce("Hallo"))
        campaign.save()
    opened = Campaign.open(tmp_path)

    assert founded.names == opened.names == NAMES
    assert state_hash(opened.game, opened.state) == state_hash(campaign.game, campaign.state)
    assert opened.table.entries == campaign.table.entries
    assert opened.table.events == campaign.table.events
    assert (opened.when, list(opened.months)) == (campaign.when, [1, 2])


def test_the_log_is_sound_for_everybody_who_reads_logs(tmp_path: Path) -> None:
    campaign_in(tmp_path)
    run(tmp_path, 2, bots="random")

    lines = (tmp_path / LOG).read_bytes().splitlines(keepends=True)
    log = read_log(lines, "log", load_game)

    assert [step.entry.n for step in replay(load_game("phoenix"), log)] == list(range(1, len(lines)))


def test_to_go_on_in_small_steps_writes_the_same_log(tmp_path: Path) -> None:
    one, other = tmp_path / "one" / "log", tmp_path / "other" / "log"
    campaign_in(one)
    campaign_in(other)

    run(one, 3, bots="random")
    for _ in range(3):
        run(other, 1, bots="random")

    assert (one / LOG).read_bytes() == (other / LOG).read_bytes()


def test_unsaved_moves_leave_no_trace(tmp_path: Path) -> None:
    campaign_in(tmp_path)
    before = (tmp_path / LOG).read_bytes()

    with changing(tmp_path) as campaign:
        campaign.play(campaign.master, Announce("Hallo"))

    assert (tmp_path / LOG).read_bytes() == before


def test_a_finished_campaign_has_its_result_and_goes_no_further(tmp_path: Path) -> None:
    campaign_in(tmp_path)
    with changing(tmp_path) as campaign:
        campaign.play(campaign.master, EndCampaign("Schluss"))
        campaign.save()

    opened = Campaign.open(tmp_path)
    last = (tmp_path / LOG).read_bytes().splitlines()[-1]

    assert opened.is_over
    assert b'"result"' in last
    assert run(tmp_path, 3, bots="random").months == 0
    assert (tmp_path / LOG).read_bytes().splitlines()[-1] == last


def without_line(data: bytes, number: int) -> bytes:
    lines = data.splitlines(keepends=True)
    return b"".join([*lines[: number - 1], *lines[number:]])


DAMAGES: dict[str, tuple[Callable[[bytes], bytes], int]] = {
    "is cut off": (lambda data: data[:-1], 6),
    "hash does not fit": (lambda data: data.replace(b'"gate":', b'"gate":1', 1), 2),
    "entry 3 is missing": (lambda data: without_line(data, 4), 4),
    "rules; this build has": (lambda data: data.replace(b'"version":"', b'"version":"0.', 1), 1),
    "file is empty": (lambda data: b"", 1),
    "no header": (lambda data: b"\xff\xfe\n" + data, 1),
}


@pytest.mark.parametrize("words", DAMAGES)
def test_damage_is_told_with_its_line(tmp_path: Path, words: str) -> None:
    campaign_in(tmp_path)
    path = tmp_path / LOG
    damage, line = DAMAGES[words]
    path.write_bytes(damage(path.read_bytes()))

    with pytest.raises(BadFile) as told:
        Campaign.open(tmp_path)

    assert told.value.where == f"{path}:{line}"
    assert words in told.value.en


def test_the_log_of_another_game_is_no_campaign(tmp_path: Path) -> None:
    (tmp_path / LOG).write_bytes(b"".join(write_log(played(SeededSource(1), entries=3))))

    with pytest.raises(BadFile, match="no campaign of Phoenix"):
        Campaign.open(tmp_path)


def test_a_log_whose_positions_differ_is_not_gone_on_with(tmp_path: Path) -> None:
    campaign = campaign_in(tmp_path)
    forged = Campaign(tmp_path, campaign.table)
    entry = campaign.table.entries[-1]
    forged.table.entries[-1] = type(entry)(entry.n, entry.seat, entry.move, "0" * 16)
    (tmp_path / LOG).write_bytes(b"".join(forged.lines()))

    with pytest.raises(BadFile) as told:
        Campaign.open(tmp_path)

    assert told.value.where.endswith(f"{LOG}:6")
    assert "verify" in told.value.en


def test_a_folder_without_a_campaign_says_how_to_found_one(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(BadFile, match="phoenix new"):
            Campaign.open(path)
        with pytest.raises(BadFile, match="phoenix new"), changing(path):
            pass
    assert list(tmp_path.iterdir()) == []


def test_nobody_founds_over_another_campaign(tmp_path: Path) -> None:
    campaign_in(tmp_path)
    before = (tmp_path / LOG).read_bytes()

    with pytest.raises(Complaint, match="already"):
        campaign_in(tmp_path, seed=8)

    assert (tmp_path / LOG).read_bytes() == before


HOLDER = """
import sys
from pathlib import Path
from tafelrunde.campaign.locking import locked
with locked(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_of_two_programs_only_one_writes(tmp_path: Path) -> None:
    campaign_in(tmp_path)
    command = [sys.executable, "-c", HOLDER, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(Complaint, match="another program"), changing(tmp_path):
            pass
        assert Campaign.open(tmp_path).names == NAMES, "who only reads needs no lock"
        holder.communicate("")

    with locked(tmp_path):
        pass


def test_a_program_that_dies_while_writing_leaves_the_old_log(tmp_path: Path) -> None:
    campaign_in(tmp_path)
    before = (tmp_path / LOG).read_bytes()
    (tmp_path / f".{LOG}.new").write_bytes(before[:100])

    assert Campaign.open(tmp_path).names == NAMES
    run(tmp_path, 1, bots="random")
    assert (tmp_path / LOG).read_bytes().startswith(before)


@pytest.mark.parametrize(("name", "realm"), [("Ann", 0), ("ann", 0), ("2", 1), (" Bob ", 1)])
def test_realms_are_called_by_name_or_number(tmp_path: Path, name: str, realm: int) -> None:
    assert campaign_in(tmp_path).realm(name) == realm


@pytest.mark.parametrize(("name", "meant"), [("Anne", "Ann"), ("Bub", "Bob"), ("3", None), ("", None)])
def test_a_wrong_name_is_answered_with_the_right_ones(tmp_path: Path, name: str, meant: str | None) -> None:
    with pytest.raises(Complaint) as told:
        campaign_in(tmp_path).realm(name)

    assert "Ann, Bob" in told.value.en
    assert ("did you mean" in told.value.en) == (meant is not None)
    assert meant is None or f"{meant!r}" in told.value.de


def test_only_the_game_master_can_read_the_log(tmp_path: Path) -> None:
    campaign_in(tmp_path)

    assert (tmp_path / LOG).stat().st_mode & 0o077 == 0
