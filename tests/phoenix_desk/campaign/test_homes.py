"""A campaign is the same in every home, hash for hash, and only one module knows files."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tafelrunde.phoenix_desk
from tafelrunde.engine.codec import state_hash
from tafelrunde.engine.errors import BadFile
from tafelrunde.engine.table import FairSource
from tafelrunde.games.phoenix.moves.kinds import Amend, Announce, Change
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing, found
from tafelrunde.phoenix_desk.campaign.clock import keep_clock, paused, read_clock
from tafelrunde.phoenix_desk.campaign.foundation import Plan, found_campaign, realms_called
from tafelrunde.phoenix_desk.campaign.history import read_point
from tafelrunde.phoenix_desk.campaign.home import CLOCK, KINDS, LOG, SECRET, Home, Kind, Paper
from tafelrunde.phoenix_desk.campaign.layout import FILES
from tafelrunde.phoenix_desk.campaign.memory import Memory, copied
from tafelrunde.phoenix_desk.folder import Folder
from tafelrunde.phoenix_desk.hosted import StoreHome
from tafelrunde.phoenix_desk.months.rollback import play_again, roll_back, rollbacks
from tafelrunde.phoenix_desk.orders.questions import answer, ask, open_questions
from tafelrunde.phoenix_desk.review.comparison import compare
from tests.complaining import complains
from tests.phoenix_desk.homes import ANN, BOB, EMPTY, MONTH, NAMES, campaign_in, run, submit, whole_month

PACKAGE = Path(tafelrunde.phoenix_desk.__file__).parent
OF_FILES = {"fcntl", "glob", "os", "pathlib", "shutil", "tempfile"}


def needed(path: Path) -> set[str]:
    """The modules that a module imports, and `open` if it calls that."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "open":
            found.add("open")
    return found


def test_only_the_folder_knows_files_and_nothing_in_a_campaign_asks_for_it() -> None:
    modules = {path: needed(path) for path in PACKAGE.rglob("*.py")}
    assert [path.name for path, found in modules.items() if found & (OF_FILES | {"open"})] == ["folder.py"]
    assert [path.name for path, found in modules.items() if Folder.__module__ in found] == []


def test_only_the_hosted_home_knows_a_store_and_nothing_in_a_campaign_asks_for_it() -> None:
    modules = {path: needed(path) for path in PACKAGE.rglob("*.py")}
    of_stores = [path.name for path, found in modules.items() if any("store" in name for name in found)]
    assert of_stores == ["hosted.py"]
    assert [path.name for path, found in modules.items() if StoreHome.__module__ in found] == []


# --- one campaign, two homes --------------------------------------------------------------------------


def led(home: Home, *, founded: bool = False) -> Home:
    """All that a game master does: sheets, months, a question, the clock, a rollback and a rerun."""
    if not founded:
        campaign_in(home)
    whole_month(home, {ANN: MONTH})
    run(home, 2, bots="random")
    submit(home, ANN, EMPTY)
    with changing(home) as campaign:
        ask(campaign, "Darf ich?", "Ann")
        ask(campaign, "Und ich?")
        answer(campaign, 1, "Nein.")
        keep_clock(home, paused(read_clock(home, campaign.state), 0.0))
    with changing(home) as campaign:
        roll_back(campaign, read_point(campaign, "3"), "Irrtum", who="SL")
    run(home, 1, bots="random")
    with changing(home) as campaign:
        play_again(campaign, 1, "arm", Amend((Change("realms.Ann.gold", 0),), "arm"))
    submit(home, BOB, EMPTY)
    return home


def kept(home: Home) -> dict[Paper, bytes | None]:
    """All papers but the clock, which runs on."""
    papers = [paper for kind in KINDS for paper in home.papers(kind)]
    return {paper: home.read(paper) for paper in papers if paper != CLOCK}


def test_a_campaign_is_the_same_in_every_home(tmp_path: Path) -> None:
    folder, memory = led(Folder(tmp_path / "campaign")), led(Memory("campaign"))

    assert kept(folder) == kept(memory)
    assert [paper.kind for paper in kept(folder)] == [
        *("log", "rollbacks", "kept log", "kept log", "sheet", "old sheet", "question", "audit")
    ]
    here, there = Campaign.open(folder), Campaign.open(memory)
    assert state_hash(here.game, here.state) == state_hash(there.game, there.state)
    assert here.table.entries == there.table.entries
    assert (rollbacks(here), open_questions(here)) == (rollbacks(there), open_questions(there))


def test_files_have_the_names_that_people_know(tmp_path: Path) -> None:
    led(Folder(tmp_path / "campaign"))

    files = [path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()]
    assert sorted(files) == [
        "campaign/.lock",
        "campaign/audit.jsonl",
        "campaign/campaign.1.jsonl",
        "campaign/campaign.2.jsonl",
        "campaign/campaign.jsonl",
        "campaign/clock.json",
        "campaign/orders/4/Ann.1.old",
        "campaign/orders/4/Bob.txt",
        "campaign/questions/2.json",
        "campaign/rollbacks.jsonl",
    ]


# --- trials -------------------------------------------------------------------------------------------


def test_a_trial_has_everything_and_changes_nothing(home: Home) -> None:
    led(home)
    before, clock = kept(home), home.read(CLOCK)
    trial = copied(home)
    assert kept(trial) == before

    submit(trial, ANN, EMPTY)
    run(trial, 2, bots="random")
    with changing(trial) as campaign:
        ask(campaign, "Was wäre wenn?")
        roll_back(campaign, 0, "Probe")

    assert (kept(home), home.read(CLOCK)) == (before, clock)


def test_what_is_wrong_in_a_trial_is_found_at_home(tmp_path: Path) -> None:
    home = Folder(tmp_path)
    campaign_in(home)
    home.write(LOG, (home.read(LOG) or b"")[:-1])

    with pytest.raises(BadFile) as told:
        Campaign.open(copied(home))
    assert told.value.where == f"{tmp_path / 'campaign.jsonl'}:6"
    with complains(f"{tmp_path / 'nowhere'}: ", "phoenix new", kind=BadFile):
        Campaign.open(copied(Folder(tmp_path / "nowhere")))


def test_another_reading_never_comes_home(home: Home) -> None:
    campaign_in(home)
    run(home, 1, bots="random")
    before = kept(home)

    compare(Campaign.open(home), {"hf_gp": "tiered"})

    assert kept(home) == before


# --- what a home promises -----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_papers_are_found_again_until_they_are_removed(home: Home, kind: Kind) -> None:
    numbers, names = (7, 12) if "{number}" in FILES[kind] else (0,), "{name}" in FILES[kind]
    papers = [Paper(kind, number, "Öde_Mark-1.2" if names else "") for number in numbers]
    assert (home.papers(kind), home.read(papers[0]), home.has(papers[0])) == ([], None, False)

    for paper in reversed(papers):
        home.write(paper, b"old")
        home.write(paper, str(paper).encode())

    assert home.papers(kind) == papers
    assert [home.read(paper) for paper in papers] == [str(paper).encode() for paper in papers]
    assert all(home.has(paper) for paper in papers)
    assert len({home.where(paper) for paper in papers} | {home.where()}) == len(papers) + 1
    home.remove(papers[0])
    home.remove(papers[0])
    assert home.papers(kind) == papers[1:]


def test_lines_of_the_log_give_way_to_others(home: Home) -> None:
    home.change_log(0, [b"a\n", b"b\n", b"c\n"])
    home.change_log(2, [b"d\n"])
    assert home.read(LOG) == b"a\nb\nd\n"
    home.change_log(1, [])
    assert home.read(LOG) == b"a\n"


def test_one_writes_at_a_time(home: Home) -> None:
    campaign_in(home)

    with changing(home) as campaign:
        with complains("another program"), changing(home):
            pass
        campaign.play(campaign.master, Announce("Hallo"))
        campaign.save()
    with changing(home) as again:
        assert again.table.entries == campaign.table.entries


def test_nobody_founds_where_a_campaign_is(home: Home) -> None:
    campaign_in(home)
    before = kept(home)

    with complains("already"):
        found_campaign(home, Plan(realms_called((), 2), seed=1, size="hexagon 1"))

    assert kept(home) == before


def test_fair_dice_go_on_with_the_secret_at_home(home: Home) -> None:
    foundation = {"realms": [{"name": name} for name in NAMES], "months": 0}
    found(home, NAMES, FairSource(b"7" * 32, home.name), {}, foundation)
    assert run(copied(home), 1, bots="random").months == 1
    assert run(home, 1, bots="random").months == 1

    home.remove(SECRET)
    with pytest.raises(BadFile) as told:
        Campaign.open(home)
    assert told.value.where == home.where(SECRET)
