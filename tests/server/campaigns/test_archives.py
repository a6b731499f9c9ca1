"""Backup and restoring over HTTP: what comes back, what stays sealed, and what is refused without a trace."""

from __future__ import annotations

import io
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from tafelrunde.phoenix_desk.archives.pack import PEOPLE, SEALED, zipped
from tafelrunde.server.campaigns.sealing import SMALLEST, seal, unseal
from tafelrunde.store.keys import made as new_keys
from tests.server.campaigns.brought import archive, brought, brought_house, sent
from tests.server.campaigns.campaign_house import ANN, BOB, HERE, NAME, CampaignHouse, realm_path, save
from tests.server.house import Person, fine, house, run

SECRET = "Bewege 101 nach 101/28"
LETTER = "Wir greifen morgen an"


async def backup(person: Person, where: str = HERE) -> bytes:
    answer = await person.ask("GET", f"{where}/archive")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/zip"
    assert answer.headers["content-disposition"].startswith("attachment; ")
    assert answer.headers["cache-control"] == "no-store"
    return answer.content


def files_in(data: bytes) -> dict[str, bytes]:
    with ZipFile(io.BytesIO(data)) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def papers_in(data: bytes) -> dict[str, bytes]:
    return {name: body for name, body in files_in(data).items() if name not in (PEOPLE, SEALED)}


async def restore(person: Person, data: bytes, **query: Any) -> Any:
    return fine(await sent(person, "PUT", f"{HERE}/archive", data, query))


async def entries(there: CampaignHouse) -> int:
    return int((await there.master.get(HERE))["summary"]["entries"])


async def correct(there: CampaignHouse) -> None:
    """One entry more in the log: the same campaign, a month further, brought from home."""
    await restore(there.master, archive(3), reason="weiter")


@pytest.mark.processes
def test_from_home_to_the_server_and_back_byte_for_byte(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path, 2) as there:
            assert papers_in(await backup(there.master)) == files_in(archive(2))
            verdict = await there.master.get(f"{HERE}/verify")
            assert (verdict["ok"], verdict["reason"]) == (True, "proved")

    run(work())


def test_a_backup_names_people_and_tells_no_links_and_no_drafts(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path, 2) as there:
            ann = await there.ruler("Ann", ANN)
            empty = files_in(await backup(there.master))
            await save(ann, ANN, SECRET)
            await ann.post(realm_path(ANN, "letters"), {"id": "a1", "to": [BOB], "text": LETTER})
            data = await backup(there.master)
            files = files_in(data)
            people = json.loads(files[PEOPLE])
            assert [(one["role"], one["name"], one["realm"]) for one in people] == [
                ("master", "Mia", None),
                ("realm", "Ann", ANN),
            ]
            told = b"".join(files.values())
            for word in (SECRET, LETTER, ann.token, there.master.token):
                assert word.encode() not in told
            assert len(files[SEALED]) == len(empty[SEALED]) > SMALLEST
            again = await backup(there.master)
            assert files[SEALED] != files_in(again)[SEALED], "nobody sees that nothing was written"
            assert papers_in(data) == papers_in(again)

    run(work())


def test_restoring_brings_back_drafts_that_are_missing_and_keeps_the_log(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path, 2) as there:
            ann = await there.ruler("Ann", ANN)
            await save(ann, ANN, SECRET)
            data, before = await backup(there.master), await entries(there)
            await correct(there)
            assert await entries(there) > before
            done = await restore(there.master, data, reason="Brand")
            assert (done["entries"], done["left_out"]) == (before, [])
            draft = await ann.get(realm_path(ANN, "draft"))
            assert SECRET in draft["text"]
            after = papers_in(await backup(there.master))
            assert after["campaign.jsonl"] == papers_in(data)["campaign.jsonl"]
            assert done["kept"] in after
            notes = [json.loads(line) for line in after["audit.jsonl"].splitlines()]
            assert [(note["what"], note["who"], note["reason"]) for note in notes] == [
                ("restored", "Mia", "weiter"),
                ("restored", "Mia", "Brand"),
            ]

    run(work())


def test_letters_that_are_lost_come_back_to_those_they_were_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path, 2) as there:
            ann, bob = await there.ruler("Ann", ANN), await there.ruler("Bob", BOB)
            await ann.post(realm_path(ANN, "letters"), {"id": "a1", "to": [BOB], "text": LETTER})
            before = await bob.get(realm_path(BOB, "letters"))
            assert LETTER in str(before)
            data = await backup(there.master)
            with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
                database.execute("DELETE FROM letters")
                database.commit()
            assert LETTER not in str(await bob.get(realm_path(BOB, "letters")))
            await correct(there)
            await restore(there.master, data)
            assert await bob.get(realm_path(BOB, "letters")) == before

    run(work())


def test_the_sealed_part_counts_for_its_own_campaign_alone(tmp_path: Path) -> None:
    """Who leads two campaigns cannot read the drafts of one through the other."""

    async def work() -> None:
        async with brought_house(tmp_path, 2) as there:
            ann = await there.ruler("Ann", ANN)
            await save(ann, ANN, SECRET)
            data = await backup(there.master)
            made = there.house
            thief = made.person()
            answer = fine(await sent(thief, "POST", "/api/archives", data, {"name": "Other", "me": "Eve"}))
            assert answer["left_out"] == ["private", "people"]
            assert [one["name"] for one in answer["people"]] == ["Mia", "Ann"]
            thief.token = answer["master"]["token"]
            other = "/api/campaigns/Other"
            invited = await thief.post(
                f"{other}/members", {"role": "realm", "realm": ANN, "right": "hand in", "rules": True}
            )
            spy = made.person(invited["token"])
            spy.token = (await spy.post(f"{other}/join", {"name": "Spy"}))["token"]
            assert (await spy.get(f"{other}/realms/{ANN}/draft"))["text"] == ""
            mixed = zipped({**papers_in(archive(3)), SEALED: files_in(data)[SEALED]})
            done = fine(await sent(thief, "PUT", f"{other}/archive", mixed))
            assert done["left_out"] == ["private"]
            assert (await spy.get(f"{other}/realms/{ANN}/draft"))["text"] == ""

    run(work())


def test_another_server_says_what_was_left_out(tmp_path: Path) -> None:
    async def work() -> bytes:
        async with brought_house(tmp_path, 2) as there:
            await there.ruler("Ann", ANN)
            return await backup(there.master)

    async def elsewhere(data: bytes) -> None:
        folder = tmp_path / "other"
        folder.mkdir()
        async with house(folder) as made:
            there = await brought(made, archive(2))
            await correct(there)
            assert (await restore(there.master, data))["left_out"] == ["private"]

    run(elsewhere(run(work())))


@pytest.mark.processes
def test_what_is_wrong_is_told_with_its_file_and_changes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path, 2) as there:
            before = papers_in(await backup(there.master))
            log = before["campaign.jsonl"].splitlines(keepends=True)
            bad = {
                "campaign.jsonl:3": zipped({"campaign.jsonl": b"".join([*log[:2], b"{}\n", *log[3:]])}),
                "archive: ": archive(2)[:-30],
                "orders/9/Ann.txt": zipped({**before, "orders/9/Ann.txt": b"\xff"}),
            }
            for place, data in bad.items():
                for method, path in (("PUT", f"{HERE}/archive"), ("POST", "/api/archives?name=New")):
                    answer = await sent(there.master, method, path, data)
                    assert answer.status_code == 400, answer.text
                    assert place in answer.json()["text"]
            foreign = await other_campaign(there)
            assert await there.master.refused("PUT", f"{HERE}/archive", content=foreign, headers=ZIP) == (
                400,
                "bad",
            )
            assert papers_in(await backup(there.master)) == before
            assert (await there.master.refused("GET", "/api/campaigns/New"))[0] == 404

    run(work())


ZIP = {"content-type": "application/zip"}


async def other_campaign(there: CampaignHouse) -> bytes:
    wish = {"name": "Else", "count": 2, "seed": 9, "size": "hexagon 2", "dice": "seeded"}
    person = there.house.person()
    person.token = (await person.post("/api/campaigns", wish))["master"]["token"]
    return await backup(person, "/api/campaigns/Else")


def test_only_masters_and_only_as_a_zip(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path, 2) as there:
            ann = await there.ruler("Ann", ANN)
            assert (await ann.refused("PUT", f"{HERE}/archive", content=archive(2), headers=ZIP))[0] == 403
            assert (await ann.refused("GET", f"{HERE}/archive"))[0] == 403
            stranger = there.house.person()
            assert (await stranger.refused("PUT", f"{HERE}/archive", content=b"", headers=ZIP))[0] == 404
            other_kind = await there.master.refused("PUT", f"{HERE}/archive", content=archive(2))
            assert other_kind == (415, "content")
            taken = await there.master.refused(
                "POST", f"/api/archives?name={NAME}", content=archive(2), headers=ZIP
            )
            assert taken == (409, "taken")
            cross = {**ZIP, "origin": "https://evil.example", "authorization": ""}
            foreign = await there.master.refused("POST", "/api/archives?name=X", content=b"", headers=cross)
            assert foreign == (403, "origin")

    run(work())


# --- the seal -----------------------------------------------------------------------------------------


def test_what_is_sealed_opens_for_this_server_and_this_campaign_only() -> None:
    keys, others = new_keys(), new_keys()
    sealed = seal(keys, b"one", b"secret" * 10)

    assert unseal(keys, b"one", sealed) == b"secret" * 10
    assert unseal(others, b"one", sealed) is None
    assert unseal(keys, b"two", sealed) is None
    for place in (0, 25, len(sealed) - 1):
        spoilt = bytearray(sealed)
        spoilt[place] ^= 1
        assert unseal(keys, b"one", bytes(spoilt)) is None
    for junk in (b"", b"x", sealed[:30], sealed[:-1]):
        assert unseal(keys, b"one", junk) is None


def test_sizes_tell_next_to_nothing() -> None:
    keys = new_keys()
    sizes = {len(seal(keys, b"one", bytes(length))) for length in (0, 10, 10_000)}
    assert len(sizes) == 1
