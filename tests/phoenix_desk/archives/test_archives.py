"""A campaign in one file: the same bytes each time, a campaign folder when unpacked, and back again."""

from __future__ import annotations

import io
from pathlib import Path
from zipfile import ZipFile

import msgspec
import pytest

from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.log import read_log, write_log
from tafelrunde.games import load_game
from tafelrunde.phoenix_desk.archives.pack import PEOPLE, SEALED, packed, zipped
from tafelrunde.phoenix_desk.archives.restore import (
    PersonNamed,
    people_file,
    people_in,
    read_archive,
    restore_new,
    restore_over,
)
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing, read_lines
from tafelrunde.phoenix_desk.campaign.clock import keep_clock, kept_clock
from tafelrunde.phoenix_desk.campaign.home import CLOCK, LOG, Home, Paper
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.campaign.moving import papers_in
from tafelrunde.phoenix_desk.folder import Folder
from tafelrunde.phoenix_desk.months.notes import notes_of
from tafelrunde.phoenix_desk.months.rollback import rollbacks
from tafelrunde.phoenix_desk.orders.questions import ask
from tests.complaining import complains
from tests.phoenix_desk.homes import ANN, EMPTY, campaign_in, run, stored, submit

WHERE = "backup.zip"


def campaign_of(home: Home, months: int = 2) -> Home:
    campaign_in(home)
    run(home, months, bots="random")
    with changing(home) as campaign:
        ask(campaign, "Darf ich?")
    submit(home, ANN, EMPTY)
    return home


@pytest.fixture
def home() -> Home:
    return campaign_of(Memory("campaign"))


def restored(data: bytes, target: Home, now: float = 0.0) -> Campaign:
    archive, campaign = read_archive(data, WHERE)
    with target.held():
        return restore_new(archive, campaign, target, now)


def over(home: Home, data: bytes, reason: str = "Brand") -> Campaign:
    with changing(home) as campaign:
        return restore_over(campaign, *read_archive(data, WHERE), reason, who="Eve", now=5.0).campaign


def test_the_same_campaign_makes_the_same_bytes(home: Home, tmp_path: Path) -> None:
    folder = Folder(tmp_path / "folder")
    restored(packed(home), folder)

    assert packed(home) == packed(home) == packed(folder)


def test_unpacked_it_is_a_campaign_folder(home: Home, tmp_path: Path) -> None:
    with ZipFile(io.BytesIO(packed(home))) as archive:
        archive.extractall(tmp_path)

    assert papers_in(Folder(tmp_path)) == papers_in(home)
    assert Campaign.open(Folder(tmp_path)).table.entries == Campaign.open(home).table.entries


def test_what_is_still_being_written_is_in_no_archive(home: Home) -> None:
    before = packed(home)
    home.write(Paper("draft", 3, "Ann"), b"{}")
    home.write(Paper("rehearsal"), b"{}")

    assert packed(home) == before


def test_it_comes_back_to_the_last_byte_in_a_database(home: Home, url: str) -> None:
    with stored(url) as there:
        restored(packed(home), there)

        assert papers_in(there) == papers_in(home)
        assert packed(there) == packed(home)
        assert len(there.snapshots()) == 3, "it opens without a replay of all"
        with pytest.raises(Complaint, match="campaign-here-already"):
            restored(packed(home), there)


def test_people_go_along_without_their_links(home: Home) -> None:
    people = [
        PersonNamed("realm", "Ada", 0, "hand in", rules=True, language="de"),
        PersonNamed("master", "Eve"),
    ]
    data = packed(home, {PEOPLE: people_file(people), SEALED: b"?"})
    archive, _campaign = read_archive(data, WHERE)

    assert people_in(archive) == people
    assert archive.beside[SEALED] == b"?"


def test_a_clock_that_would_close_the_round_at_once_stands_still(home: Home) -> None:
    with changing(home) as campaign:
        clock = kept_clock(campaign.home)
        assert clock is not None
        keep_clock(home, msgspec.structs.replace(clock, since=0.0, minutes=10, by_itself=True))
    in_time, late = Memory("one"), Memory("two")
    restored(packed(home), in_time, now=60.0)
    restored(packed(home), late, now=86_400.0)

    assert in_time.read(CLOCK) == home.read(CLOCK)
    stopped = kept_clock(late)
    assert stopped is not None
    assert stopped.since is None


def test_restored_over_itself_it_keeps_what_was_since(home: Home) -> None:
    data, before = packed(home), papers_in(home)
    run(home, 1, bots="random")
    longer = home.read(LOG)

    campaign = over(home, data)

    assert home.read(LOG) == before[LOG]
    assert home.read(Paper("kept log", 1)) == longer
    [note] = rollbacks(campaign)
    assert (note.kept, note.reason) == ("campaign.1.jsonl", "Brand")
    [noted] = notes_of(home)
    assert (noted.what, noted.who, noted.count) == ("restored", "Eve", note.dropped)
    assert home.papers("sheet") == [paper for paper in before if paper.kind == "sheet"]
    assert home.papers("question") == [paper for paper in before if paper.kind == "question"]
    assert Campaign.open(home).table.entries == campaign.table.entries
    with pytest.raises(Complaint, match="nothing-to-restore"):
        over(home, data)


def test_and_forward_again(url: str) -> None:
    with stored(url) as there:
        campaign_of(there)
        early = packed(there)
        run(there, 2, bots="random")
        late, log = packed(there), there.read(LOG)
        over(there, early)
        over(there, late)

        assert there.read(LOG) == log
        assert len(notes_of(there)) == 2
        run(there, 1, bots="random")
        assert len(there.snapshots()) == 6


def test_audit_and_house_rules_of_an_archive_count_for_nothing_over_a_campaign(home: Home) -> None:
    home.write(Paper("house"), b'{"letters":"sealed"}')
    run(home, 1, bots="random")
    forged = Memory("forged")
    for paper, data in papers_in(home).items():
        forged.write(paper, data or b"")
    forged.write(Paper("house"), b'{"letters":"open"}')
    forged.write(Paper("question", 9), b'{"question":"Wirklich?"}')
    over(home, packed(forged))

    assert home.read(Paper("house")) == b'{"letters":"sealed"}'
    assert home.has(Paper("question", 9))


def test_only_the_same_campaign_is_restored_over_one(home: Home) -> None:
    other = Memory("other")
    campaign_in(other, seed=8)
    before = papers_in(home)

    with complains("another campaign"):
        over(home, packed(other))
    assert papers_in(home) == before


def test_dice_that_nobody_drew_are_found() -> None:
    """The log is sound line by line; but its seed would have given other turn orders."""
    logs = []
    for seed in (7, 8):
        home = Memory("campaign")
        campaign_in(home, seed=seed)
        logs.append(read_log(read_lines(home), "log", load_game))
    claimed, true = logs
    true.header = claimed.header
    data = zipped({"campaign.jsonl": b"".join(write_log(true))})

    with pytest.raises(BadFile, match=rf"{WHERE}/campaign.jsonl:\d+: archive-dice-differ"):
        read_archive(data, WHERE)
