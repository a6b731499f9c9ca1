"""A campaign of six realms and two game masters over HTTP and sockets alone, and the same led by commands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.phoenix_folders import phoenix
from tests.server.campaigns.whole_campaign import (
    BOT,
    HERE,
    REALMS,
    Campaign,
    campaign_on,
    led_by_commands,
    path,
)
from tests.server.playing import run

pytestmark = pytest.mark.processes

LATE = "Wer nicht da ist, kommt zu spät."
OVER = "Die Zeit der Runde ist um."
DAY = 86_400.0


# -- remote ----------------------------------------------------------------------------------------------


async def first_month(campaign: Campaign) -> None:
    """Two write at one sheet at once; all hand in on their sockets, and one takes his sheet back once."""
    orders = await campaign.orders(0)
    ruler, wim = campaign.rulers[0], campaign.others["Wim"]
    one, other = [await who.person.get(path(0, "draft")) for who in (ruler, wim)]
    await wim.ask("save", realm=0, **other["round"], base=0, text=f"{orders}\n# Wim meint, das reicht")
    saved = await ruler.ask("save", realm=0, **one["round"], base=0, text=f"# Plan\n{orders}")
    assert {"# Plan", "# Wim meint, das reicht"} <= set(saved["text"].split("\n"))
    await campaign.hand_in(0, f"{orders}\n# Plan, und Wim meint, das reicht")
    empty = await campaign.write(1, "")
    await campaign.rulers[1].ask("ready", realm=1, **empty["round"], revision=empty["revision"])
    await campaign.rulers[1].ask("withdraw", realm=1)
    await campaign.all_hand_in(0)
    assert (await campaign.run())["month"] == 2


async def letters_and_an_offer(campaign: Campaign) -> None:
    """Sealed letters, a deal that stands in both drafts, and a question that is answered for all."""
    zero, one, moe = campaign.rulers[0], campaign.rulers[1], campaign.moe
    letter = {"id": "l1", "to": [1, 2], "text": "Friede zwischen uns dreien?"}
    sent = await zero.person.post(path(0, "letters"), letter)
    await one.hear("letter", detail=sent["key"])
    await one.person.post(path(1, "letters"), {"id": "l2", "answers": sent["key"], "text": "Gern."})
    await zero.hear("letter")
    box = await zero.person.get(path(0, "letters"))
    assert [(mail["sender"], mail["text"]) for mail in box["letters"]] == [(1, "Gern."), (0, letter["text"])]
    assert await campaign.mia.person.refused("GET", path(0, "letters")) == (403, "forbidden")

    gives, wants = [f"Gebe {campaign.names[other]} Wegerecht" for other in (1, 0)]
    deal = {"id": "o1", "to": [1], "text": "Wege frei", "kind": "offer", "gives": [gives], "wants": [wants]}
    offer = await zero.person.post(path(0, "letters?lang=de"), deal)
    await one.hear("offer", detail=offer["key"])
    settled = await one.person.post(path(1, f"letters/{offer['key']}/answer"), {"answer": "accept"})
    assert settled["state"] == "accepted"
    for realm, line in ((0, gives), (1, wants)):
        draft = await campaign.rulers[realm].person.get(path(realm, "draft"))
        assert draft["text"] == line
        await campaign.hand_in(realm, f"{await campaign.orders(realm)}\n{line}")

    question = "Darf ein Heer zweimal ziehen?"
    await campaign.rulers[2].person.post(path(2, "questions"), {"question": question})
    await moe.hear("question")
    asked = (await moe.person.get(f"{HERE}/questions"))["open"][0]
    assert (asked["question"], asked["realm"]) == (question, 2)
    campaign.commands.append(("ask", question, "--realm", campaign.names[2]))
    await campaign.lead(
        f"questions/{asked['number']}/answer", {"answer": "Nein."}, "answer", str(asked["number"]), "Nein."
    )
    await campaign.rulers[2].hear("answer")


async def second_month(campaign: Campaign) -> None:
    """A realm is late, and the round is closed without it."""
    await letters_and_an_offer(campaign)
    await campaign.all_hand_in(0, 1, 3)
    desk = await campaign.mia.person.get(f"{HERE}/desk")
    assert [row["sheet"] for row in desk["realms"]] == ["waiting"] * 3 + [
        "missing",
        "waiting",
        "none",
        "none",
    ]
    closed = await campaign.lead("close", {"reason": LATE}, "run", "--close", LATE)
    assert closed["month"] == 3


async def third_month(campaign: Campaign) -> None:
    """One rehearsal is discarded, in one a sheet is returned, in one dice are typed and gold corrected."""
    await campaign.all_hand_in()
    tried = await campaign.rehearse({"act": "go"})
    while tried["stop"]["kind"] == "dice":
        tried = await campaign.act(tried, act="roll")
    assert tried["stop"]["kind"] == "done"
    await campaign.moe.person.post(f"{HERE}/rehearsal/discard", {"revision": tried["revision"]})
    assert (await campaign.summary())["month"] == 3

    reason = "Bitte ohne den letzten Befehl."
    back = await campaign.rehearse({"act": "go"}, {"act": "give back", "realm": 2, "reason": reason})
    assert back["returned"] == [2]
    await campaign.publish(back)
    returned = await campaign.rulers[2].hear("sheet", detail="returned")
    assert returned["month"] == 3
    campaign.commands += [
        ("announce", reason, "--realm", campaign.names[2]),
        ("withdraw", campaign.names[2]),
    ]
    draft = await campaign.rulers[2].person.get(path(2, "draft"))
    assert not draft["handed_in"]
    await campaign.hand_in(2, "\n".join(draft["text"].rstrip("\n").split("\n")[:-1]))
    await with_typed_dice(campaign)
    assert (await campaign.summary())["month"] == 4


async def with_typed_dice(campaign: Campaign) -> None:
    """The first roll typed in, a correction, all others drawn; exactly that is published."""
    go: dict[str, Any] = {"act": "go"}
    seen = await campaign.rehearse(go)
    stop = seen["stop"]
    assert stop["kind"] == "dice", stop
    correct = {
        "act": "correct",
        "changes": [{"path": f"realms.{campaign.names[4]}.gold", "value": 4321}],
        "reason": "Es wurde falsch gezählt.",
    }
    typed = {"act": "roll", "values": " ".join("1" for dice in stop["dice"] for _ in range(dice["count"]))}
    acts = [go, correct, typed]
    for act in acts[1:]:
        seen = await campaign.act(seen, **act)
    while seen["stop"]["kind"] == "dice":
        acts.append({"act": "roll"})
        seen = await campaign.act(seen, **acts[-1])
    before = (await campaign.summary())["entries"]
    stale = {"revision": "1.0"}
    assert await campaign.moe.person.refused("POST", f"{HERE}/rehearsal/publish", stale) == (409, "stale")
    published = await campaign.publish(seen)
    assert published["entries"] == before + seen["entries"]
    campaign.commands.append(("rehearse", *[msgspec.json.encode(act).decode() for act in acts]))


# -- at a meeting ----------------------------------------------------------------------------------------


async def meeting_month(campaign: Campaign, *, late: int = -1, rehearsed: bool = False) -> None:
    """Muster together, then turn after turn; who is late misses his turn."""
    month = (await campaign.summary())["month"]
    absent = [
        row["realm"] for row in (await campaign.mia.person.get(f"{HERE}/desk"))["realms"] if row["absent"]
    ]
    await campaign.all_hand_in(*absent)
    await campaign.run(0)
    while (now := await campaign.summary())["month"] == month:
        active = now["active"]
        if active == late:
            await campaign.lead("close", {"reason": LATE}, "close", "--reason", LATE)
            continue
        if active != BOT:
            await campaign.rulers[active].hear("turn", month=month)
            await campaign.hand_in(active)
        if rehearsed:
            await rehearsed_turn(campaign)
        else:
            await campaign.run(0)


async def rehearsed_turn(campaign: Campaign) -> None:
    """Looked at before others see it: what is published is what a run plays at home."""
    seen = await campaign.rehearse({"act": "go"})
    while seen["stop"]["kind"] == "dice":
        seen = await campaign.act(seen, act="roll")
    assert seen["stop"]["kind"] == "done"
    await campaign.publish(seen)
    campaign.commands.append(("run",))


async def meetings(campaign: Campaign) -> None:
    """Two months, the second with an absent realm."""
    await campaign.lead("mode", {"mode": "meeting"}, "deadlines", "meeting", method="PUT")
    await meeting_month(campaign, late=1)
    absent = {"move": "declare_absent", "realm": campaign.names[4], "times": 1, "excused": True}
    sentence = {"sentence": msgspec.json.encode(absent).decode()}
    await campaign.lead("decisions", sentence, "absent", campaign.names[4])
    await meeting_month(campaign, rehearsed=True)
    home = {"sentence": msgspec.json.encode({"move": "declare_return", "realm": campaign.names[4]}).decode()}
    await campaign.lead("decisions", home, "back", campaign.names[4])


# -- undone, by itself, to the end -------------------------------------------------------------------------


async def undone_month(campaign: Campaign) -> None:
    """Played, looked at what undoing it takes, undone, and played otherwise."""
    await campaign.lead("mode", {"mode": "days"}, "deadlines", "days", method="PUT")
    point = (await campaign.summary())["entries"]
    await campaign.all_hand_in()
    await campaign.run()
    loss = await campaign.mia.person.get(f"{HERE}/rollback?to=%23{point}")
    assert loss["loss"]["months"] == [6, 7]
    assert loss["loss"]["waiting"] == [realm for realm in range(REALMS) if realm != BOT] + [BOT]
    wish = {"to": f"#{point}", "reason": "Ein Blatt fehlte.", "last": loss["last"]}
    stale = {**wish, "last": loss["last"] - 1}
    assert await campaign.moe.person.refused("POST", f"{HERE}/rollback", stale) == (409, "stale")
    undone = await campaign.lead(
        "rollback", wish, "rollback", "--to", f"#{point}", "--reason", wish["reason"], "--by", "Mia"
    )
    assert undone["course"]["entries"] == point
    for realm, ruler in campaign.rulers.items():
        await ruler.hear("rollback")
        draft = await ruler.person.get(path(realm, "draft"))
        assert draft["text"]
        assert not draft["handed_in"]
        text = draft["text"] if realm else "# Wir bleiben zu Hause."
        await campaign.hand_in(realm, text)
    await campaign.run()


async def month_by_the_clock(campaign: Campaign) -> None:
    """Its time is over; the round closes and runs by itself, without the one who is late."""
    await campaign.all_hand_in(2)
    clock = {"runs": True, "minutes": 60, "by_itself": True}
    seen = await campaign.mia.person.patch(f"{HERE}/clock", clock)
    campaign.server.clock.move(seen["until"] - campaign.server.clock.now() + 1)
    while (await campaign.mia.hear("round"))["month"] < 8:
        pass
    campaign.commands.append(("run", "--close", OVER))
    await campaign.mia.person.patch(f"{HERE}/clock", {"by_itself": False})


async def last_month(campaign: Campaign) -> None:
    await campaign.all_hand_in()
    assert (await campaign.run())["month"] == 9


# -- all of it -------------------------------------------------------------------------------------------


def test_eight_months_over_http_equal_those_led_by_commands(tmp_path: Path, sqlite: str) -> None:
    async def story() -> tuple[Campaign, dict[str, bytes]]:
        async with campaign_on(sqlite, options={"deadlines": "days"}) as campaign:
            for month in (first_month, second_month, third_month, meetings, undone_month):
                await month(campaign)
            await month_by_the_clock(campaign)
            await last_month(campaign)
            await seen_by_all(campaign)
            verdict = await campaign.mia.person.get(f"{HERE}/verify")
            assert (verdict["ok"], verdict["typed"]) == (True, 1)
            return campaign, await campaign.log()

    campaign, log = run(story())
    home = led_by_commands(tmp_path, campaign.names, campaign.commands, "-o", "deadlines=days")
    same_log(home, log)
    assert phoenix("verify", home).code == 0


async def seen_by_all(campaign: Campaign) -> None:
    """Each month was told to everybody, drafts and turns only to their realm; the audit has names."""
    for member in campaign.everybody:
        await member.socket.settled()
        assert {news["month"] for news in member.news("report")} == set(range(1, 9))
        assert len({news["id"] for news in member.socket.of("news")}) == len(member.socket.of("news"))
    assert not campaign.rulers[3].news("letter")
    assert not campaign.mia.news("draft")
    assert campaign.mia.news("rehearsal")
    assert not campaign.rulers[0].news("rehearsal")
    audit = await campaign.moe.person.get(f"{HERE}/audit")
    assert {note["what"] for note in audit["notes"]} == {"played", "published", "discarded", "rolled back"}
    assert {note["who"] for note in audit["notes"]} == {"Mia", "Moe"}
    assert [note["reason"] for note in audit["rollbacks"]] == ["Ein Blatt fehlte."]
    fights = (await campaign.moe.person.get(f"{HERE}/protocol"))["evaluations"]
    assert len({fight["month"] for fight in fights}) >= 5  # war, and not only once


def same_log(home: Path, log: dict[str, bytes]) -> None:
    """Line by line, so that a difference shows where it begins; then byte for byte."""
    for name in ("campaign.jsonl", "campaign.1.jsonl"):
        if name in log or (home / name).exists():
            ours, theirs = log[name].splitlines(), (home / name).read_bytes().splitlines()
            for number, (one, other) in enumerate(zip(ours, theirs, strict=False), 1):
                assert one == other, (name, number)
            assert log[name] == (home / name).read_bytes()


def test_the_first_months_on_postgresql(tmp_path: Path, postgresql: str) -> None:
    async def story() -> tuple[Campaign, dict[str, bytes]]:
        async with campaign_on(postgresql, options={"deadlines": "days"}) as campaign:
            await first_month(campaign)
            await second_month(campaign)
            assert (await campaign.mia.person.get(f"{HERE}/verify"))["ok"]
            return campaign, await campaign.log()

    campaign, log = run(story())
    same_log(led_by_commands(tmp_path, campaign.names, campaign.commands, "-o", "deadlines=days"), log)
