"""Names and notes for pieces: a court shares them, nobody else sees them, not even game masters."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.campaigns.brought import brought_house
from tests.server.campaigns.campaign_house import ANN, BOB, campaign_house, realm_path
from tests.server.campaigns.test_archives import backup, correct, files_in, restore
from tests.server.house import run

TAGS, OTHERS = realm_path(ANN, "tags"), realm_path(BOB, "tags")
PAST = realm_path(ANN, "history")


def test_a_court_shares_names_and_notes(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            reader = await made.admit("Rea", role="realm", realm=ANN, right="read")
            await ann.put(TAGS, {"piece": "601", "name": "Alrik", "note": "am Fluss"})
            await ann.put(TAGS, {"piece": "503/22", "name": "Wacht"})
            kept = await ann.put(TAGS, {"piece": "1:101", "note": "zu stark"})

            assert kept["tags"]["601"] == {"name": "Alrik", "note": "am Fluss"}
            assert await reader.get(TAGS) == kept
            assert await bob.get(OTHERS) == {"tags": {}}
            assert await reader.refused("PUT", TAGS, {"piece": "601"}) == (403, "forbidden")
            assert await bob.refused("GET", TAGS) == (403, "forbidden")
            assert await made.master.refused("GET", TAGS) == (403, "forbidden")

            gone = await ann.put(TAGS, {"piece": "601"})
            assert sorted(gone["tags"]) == ["1:101", "503/22"]

    run(story())


def test_what_cannot_be_kept_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann = await made.ruler("Ann", ANN)
            bad = (
                {"piece": "x"},
                {"piece": "\u0661\u0660\u0661"},
                {"piece": "601", "name": "a" * 41},
                {"piece": "601", "name": "two\nlines"},
                {"piece": "601", "note": "n" * 501},
                {"piece": "601", "note": "turned \u202e around"},
            )
            for body in bad:
                assert await ann.refused("PUT", TAGS, body) == (400, "bad"), body
            assert await ann.get(TAGS) == {"tags": {}}

    run(story())


def test_a_backup_has_them_sealed_and_brings_them_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with brought_house(tmp_path, 2) as made:
            ann = await made.ruler("Ann", ANN)
            kept = await ann.put(TAGS, {"piece": "601", "name": "Geheimname"})
            data = await backup(made.master)
            assert b"Geheimname" not in b"".join(files_in(data).values())
            with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
                database.execute("DELETE FROM papers WHERE kind = 'tags'")
                database.commit()
            assert await ann.get(TAGS) == {"tags": {}}
            await correct(made)
            await restore(made.master, data)
            assert await ann.get(TAGS) == kept

    run(story())


def test_nobody_writes_over_what_he_has_not_seen(tmp_path: Path) -> None:
    """Two of a court write about the same piece; who comes second is told what stands there now."""

    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann = await made.ruler("Ann", ANN)
            writer = await made.admit("Wim", role="realm", realm=ANN, right="write")
            seen = {"piece": "601", "was": {"name": "", "note": ""}}
            await ann.put(TAGS, {**seen, "name": "Alrik"})
            await ann.put(TAGS, {**seen, "name": "Alrik"})  # the same once more, as after a lost answer
            assert await writer.refused("PUT", TAGS, {**seen, "note": "am Fluss"}) == (409, "stale")
            seen["was"] = {"name": "Alrik", "note": ""}
            kept = await writer.put(TAGS, {**seen, "name": "Alrik", "note": "am Fluss"})
            assert kept["tags"] == {"601": {"name": "Alrik", "note": "am Fluss"}}

    run(story())


def test_a_past_is_asked_of_one_piece_or_one_field(tmp_path: Path) -> None:
    """Whoever names neither is not told everything at once."""

    async def story() -> None:
        async with brought_house(tmp_path, 2) as made:
            ann = await made.ruler("Ann", ANN)
            assert await ann.get(f"{PAST}?unit=99999") == []
            for wrong in ("", "?field=", "?field=999/99", "?field=nowhere"):
                assert await ann.refused("GET", f"{PAST}{wrong}") == (400, "bad"), wrong

    run(story())
