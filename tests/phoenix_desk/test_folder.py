"""A campaign is its log: what is saved is found again, what is damaged is told, and one writes at a time."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tafelrunde.engine.codec import state_hash
from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.log import read_log, replay, write_log
from tafelrunde.engine.table import SeededSource
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.moves.kinds import Announce, EndCampaign
from tafelrunde.phoenix_desk.campaign.campaign import changing
from tafelrunde.phoenix_desk.campaign.layout import LOG_FILE
from tafelrunde.phoenix_desk.folder import Folder, open_campaign
from tafelrunde.telling.complaints import said
from tests.cli.logs import played
from tests.complaining import complains
from tests.phoenix_desk.homes import ANN, MONTH, NAMES, campaign_in, run, whole_month


def test_what_was_saved_is_opened_again(tmp_path: Path) -> None:
    founded = campaign_in(Folder(tmp_path))
    whole_month(Folder(tmp_path), {ANN: MONTH})

    with changing(Folder(tmp_path)) as campaign:
        campaign.play(campaign.master, Announce("Hallo"))
        campaign.save()
    opened = open_campaign(tmp_path)

    assert founded.names == opened.names == NAMES
    assert state_hash(opened.game, opened.state) == state_hash(campaign.game, campaign.state)
    assert opened.table.entries == campaign.table.entries
    assert opened.table.events == campaign.table.events
    assert (opened.when, list(opened.months)) == (campaign.when, [1, 2])


def test_the_log_is_sound_for_everybody_who_reads_logs(tmp_path: Path) -> None:
    campaign_in(Folder(tmp_path))
    run(Folder(tmp_path), 2, bots="random")

    lines = (tmp_path / LOG_FILE).read_bytes().splitlines(keepends=True)
    log = read_log(lines, "log", load_game)

    assert [step.entry.n for step in replay(load_game("phoenix"), log)] == list(range(1, len(lines)))


def test_to_go_on_in_small_steps_writes_the_same_log(tmp_path: Path) -> None:
    one, other = tmp_path / "one" / "log", tmp_path / "other" / "log"
    campaign_in(Folder(one))
    campaign_in(Folder(other))

    run(Folder(one), 3, bots="random")
    for _ in range(3):
        run(Folder(other), 1, bots="random")

    assert (one / LOG_FILE).read_bytes() == (other / LOG_FILE).read_bytes()


def test_unsaved_moves_leave_no_trace(tmp_path: Path) -> None:
    campaign_in(Folder(tmp_path))
    before = (tmp_path / LOG_FILE).read_bytes()

    with changing(Folder(tmp_path)) as campaign:
        campaign.play(campaign.master, Announce("Hallo"))

    assert (tmp_path / LOG_FILE).read_bytes() == before


def test_a_finished_campaign_has_its_result_and_goes_no_further(tmp_path: Path) -> None:
    campaign_in(Folder(tmp_path))
    with changing(Folder(tmp_path)) as campaign:
        campaign.play(campaign.master, EndCampaign("Schluss"))
        campaign.save()

    opened = open_campaign(tmp_path)
    last = (tmp_path / LOG_FILE).read_bytes().splitlines()[-1]

    assert opened.is_over
    assert b'"result"' in last
    assert run(Folder(tmp_path), 3, bots="random").months == 0
    assert (tmp_path / LOG_FILE).read_bytes().splitlines()[-1] == last


def without_line(data: bytes, number: int) -> bytes:
    lines = data.splitlines(keepends=True)
    return b"".join([*lines[: number - 1], *lines[number:]])


DAMAGES: dict[str, tuple[Callable[[bytes], bytes], int]] = {
    "is cut off": (lambda data: data[:-1], 6),
    "hash does not fit": (lambda data: data.replace(b'"gate":', b'"gate":1', 1), 2),
    "entry 3 is missing": (lambda data: without_line(data, 4), 4),
    "rules; this build has": (lambda data: data.replace(b'"version":"', b'"version":"0.', 1), 1),
    "file is empty": (lambda data: b"", 1),
    "not the header": (lambda data: b"\xff\xfe\n" + data, 1),
}


@pytest.mark.parametrize("words", DAMAGES)
def test_damage_is_told_with_its_line(tmp_path: Path, words: str) -> None:
    campaign_in(Folder(tmp_path))
    path = tmp_path / LOG_FILE
    damage, line = DAMAGES[words]
    path.write_bytes(damage(path.read_bytes()))

    with complains(f"{path}:{line}: ", words, kind=BadFile):
        open_campaign(tmp_path)


def test_the_log_of_another_game_is_no_campaign(tmp_path: Path) -> None:
    (tmp_path / LOG_FILE).write_bytes(b"".join(write_log(played(SeededSource(1), entries=3))))

    with complains("not a campaign of Phoenix", kind=BadFile):
        open_campaign(tmp_path)


def test_a_log_whose_positions_differ_is_not_gone_on_with(tmp_path: Path) -> None:
    campaign = campaign_in(Folder(tmp_path))
    entry = campaign.table.entries[-1]
    campaign.table.entries[-1] = type(entry)(entry.n, entry.seat, entry.move, "0" * 16)
    (tmp_path / LOG_FILE).write_bytes(b"".join(write_log(campaign.table.log())))

    with complains(f"{LOG_FILE}:6: ", "verify", kind=BadFile):
        open_campaign(tmp_path)


def test_a_folder_without_a_campaign_says_how_to_found_one(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere"):
        with complains("phoenix new", kind=BadFile):
            open_campaign(path)
        with complains("phoenix new", kind=BadFile), changing(Folder(path)):
            pass
    assert list(tmp_path.iterdir()) == []


def test_nobody_founds_over_another_campaign(tmp_path: Path) -> None:
    campaign_in(Folder(tmp_path))
    before = (tmp_path / LOG_FILE).read_bytes()

    with complains("already"):
        campaign_in(Folder(tmp_path), seed=8)

    assert (tmp_path / LOG_FILE).read_bytes() == before


HOLDER = """
import sys
from pathlib import Path
from tafelrunde.phoenix_desk.folder import Folder
with Folder(Path(sys.argv[1])).held():
    print("held", flush=True)
    sys.stdin.read()
"""


def test_of_two_programs_only_one_writes(tmp_path: Path) -> None:
    campaign_in(Folder(tmp_path))
    command = [sys.executable, "-c", HOLDER, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with complains("another program"), changing(Folder(tmp_path)):
            pass
        assert open_campaign(tmp_path).names == NAMES, "who only reads needs no lock"
        holder.communicate("")

    with Folder(tmp_path).held():
        pass


def test_a_program_that_dies_while_writing_leaves_the_old_log(tmp_path: Path) -> None:
    campaign_in(Folder(tmp_path))
    before = (tmp_path / LOG_FILE).read_bytes()
    (tmp_path / f".{LOG_FILE}.new").write_bytes(before[:100])

    assert open_campaign(tmp_path).names == NAMES
    run(Folder(tmp_path), 1, bots="random")
    assert (tmp_path / LOG_FILE).read_bytes().startswith(before)


@pytest.mark.parametrize(("name", "realm"), [("Ann", 0), ("ann", 0), ("2", 1), (" Bob ", 1)])
def test_realms_are_called_by_name_or_number(tmp_path: Path, name: str, realm: int) -> None:
    assert campaign_in(Folder(tmp_path)).realm(name) == realm


@pytest.mark.parametrize(("name", "meant"), [("Anne", "Ann"), ("Bub", "Bob"), ("3", None), ("", None)])
def test_a_wrong_name_is_answered_with_the_right_ones(tmp_path: Path, name: str, meant: str | None) -> None:
    with pytest.raises(Complaint) as told:
        campaign_in(Folder(tmp_path)).realm(name)

    assert ("did you mean" in said(told.value, "en")) == (meant is not None)
    assert meant is None or f"„{meant}“" in said(told.value, "de")


def test_only_the_game_master_can_read_the_log(tmp_path: Path) -> None:
    campaign_in(Folder(tmp_path))

    assert (tmp_path / LOG_FILE).stat().st_mode & 0o077 == 0
