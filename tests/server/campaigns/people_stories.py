"""What a neighbour does in a campaign, told twice: with these secrets, and with others."""

from __future__ import annotations

from tests.server.campaigns.campaign_house import ANN, BOB, HERE, hand_in, realm_path, save
from tests.server.campaigns.people_house import CLEO, Play, setting
from tests.server.house import Person


async def drafts(play: Play) -> None:
    """Bob and Bert write, and change their minds."""
    texts = (["Gebe Ann Wegerecht"], ["Nichts", "A\n" * 400, "SL: Geheim"])[play.which]
    for base, text in enumerate(texts):
        await save(play.bert, BOB, text, base)
    if play.which:
        body = {"data": "QmV3ZWdl"}
        await play.bob.post(realm_path(BOB, "draft/paste"), body)
        await play.bob.put(realm_path(BOB, "draft/shared"), {"shared": False})
        await play.bob.put(realm_path(BOB, "tags"), {"piece": "101", "name": "Vorhut", "note": "geheim"})


async def beginning(play: Play) -> None:
    """Bob begins to write: his game masters learn of it, and nobody else."""
    if play.which:
        await save(play.bob, BOB, "SL: Wir warten")


async def letters(play: Play) -> None:
    """Bob and Cleo correspond; somebody reads, an offer is accepted, another withdrawn."""
    if not play.which:
        return
    box = realm_path(BOB, "letters")
    await play.bob.post(box, {"id": "1", "to": [CLEO], "text": "Angriff im Morgengrauen " * 9})
    lines = {"gives": [f"Schenke {setting().realms[CLEO]} 100 GS"], "kind": "offer"}
    first = await play.bob.post(box, {"id": "2", "to": [CLEO], "text": "Handel", **lines})
    other = await play.bob.post(box, {"id": "3", "to": [CLEO], "text": "Handel 2", **lines})
    theirs = realm_path(CLEO, "letters")
    await play.cleo.post(f"{theirs}/{first['key']}/answer", {"answer": "accept"})
    await play.bob.post(f"{box}/{other['key']}/answer", {"answer": "withdraw"})
    await play.cleo.put(f"{theirs}/read")


async def court(play: Play) -> None:
    """Bob appoints, changes rights, replaces a link, sends somebody away."""
    if not play.which:
        return
    members = f"{HERE}/members"
    made = await play.bob.post(members, {"role": "realm", "realm": BOB, "right": "write", "name": "Bill"})
    bert, new = setting().ids["Bert"], made["member"]["id"]
    await play.bob.patch(f"{members}/{bert}", {"right": "hand in"})
    await play.house.person(made["token"]).post(f"{HERE}/join", {"name": "Bill"})
    await play.bob.post(f"{members}/{bert}/link")
    await play.bob.delete(f"{members}/{new}")


async def sheets(play: Play) -> None:
    """Bob hands in, takes back, hands in again; the game master returns it with a word; it comes again."""
    await save(play.bob, BOB, "SL: Wir warten")
    if play.which:
        await hand_in(play.bob, BOB, "SL: Wir bauen ein Boot")
        await play.bob.delete(realm_path(BOB, "ready"))
        await hand_in(play.bob, BOB, "SL: Wir bauen zwei Boote")
        await play.mia.post(realm_path(BOB, "sheet/return"), {"reason": "Zwei?"})
        await hand_in(play.bob, BOB, "SL: Wir bauen ein Boot")


async def questions(play: Play) -> None:
    """Bob asks about rules and writes to the game masters, who tick it off."""
    if not play.which:
        return
    for text in ("Darf ich das?", "Und das?"):
        await play.bob.post(realm_path(BOB, "questions"), {"question": text})
    await play.bob.post(
        realm_path(BOB, "letters"), {"id": "9", "to": [-1], "text": "Bitte", "kind": "request"}
    )
    inbox = (await play.mia.get(f"{HERE}/inbox"))["tasks"]
    await play.mia.put(f"{HERE}/inbox/{inbox[-1]['reference']}", {"done": True})


async def presence(play: Play) -> None:
    """Bob's page is open."""
    if play.which:
        await play.listen("Bob")
        await play.listen("Cleo")


async def corrections(play: Play) -> None:
    """The game master gives Bob gold, more or less of it; once he rehearses, thinks better of it, looks back.

    That something was corrected, and why, all are told (PH-2l).
    """
    path = f"realms.{setting().realms[BOB]}.gold"
    wish = {"changes": [{"path": path, "value": (4_321, 99_999)[play.which]}], "reason": "vergessen"}
    await play.mia.post(f"{HERE}/corrections", wish)
    if play.which:
        await play.mia.post(f"{HERE}/decisions", {"sentence": f"Sage {setting().realms[BOB]}: Schweig davon"})
        await play.mia.post(f"{HERE}/corrections/preview", wish)
        begun = await play.mia.post(f"{HERE}/rehearsal", {"stand_ins": True})
        await play.mia.post(f"{HERE}/rehearsal/discard", {"revision": begun["revision"]})
        await play.mia.get(f"{HERE}/audit")


async def rehearsal(play: Play) -> None:
    """The game master is in the middle of a month that is not published: it is on his desk alone."""
    for person, realm in ((play.ann, ANN), (play.bob, BOB), (play.cleo, CLEO)):
        await hand_in(person, realm, "")
    if play.which:
        begun = await play.mia.post(f"{HERE}/rehearsal", {"stand_ins": True})
        acted = {"revision": begun["revision"], "act": {"act": "go"}}
        await play.mia.post(f"{HERE}/rehearsal/acts", acted)


async def month(play: Play) -> None:
    """A month is played in which Bob raises an army; how large it is nobody else sees."""
    town = (await play.bob.post(realm_path(BOB, "recruiting"), {}))[0]["field"]
    men = (100, 900)[play.which]
    for person, realm in ((play.ann, ANN), (play.bob, BOB), (play.cleo, CLEO)):
        text = f"Rüste {men} K und 1 HF als 101 in Rüstort {town}" if realm == BOB else ""
        assert (await hand_in(person, realm, text))["handed_in"]
    await play.mia.post(f"{HERE}/run", {"months": 1, "close": "Zeit"})


async def trial(play: Play) -> None:
    """All have handed in. Once the game master is in the middle of a rehearsal: on a copy armies are raised,
    a turn is over, everybody has been given gold, and she has looked at everything that it tells."""
    for person, realm in ((play.ann, ANN), (play.bob, BOB), (play.cleo, CLEO)):
        assert (await hand_in(person, realm, RECRUITS.format(await town_of(person, realm))))["handed_in"]
    if not play.which:
        return
    here = f"{HERE}/rehearsal"
    revision = (await play.mia.post(here, {"leave_out": True}))["revision"]
    gold = [{"path": f"realms.{name}.gold", "value": 77_777} for name in setting().realms]
    close = {"act": "close", "reason": "Probe"}
    for act in ({"act": "go"}, close, {"act": "correct", "changes": gold, "reason": "Probe"}):
        told = await play.mia.post(f"{here}/acts", {"revision": revision, "act": act})
        revision = told["revision"]
    assert (told["stop"]["kind"], told["entries"]) == ("done", 5)
    paths = ("", "/view", "/sight", "/conflicts?ahead=true", "/phases/0?since=0", f"/reports/{ANN}")
    for path in paths:
        await play.mia.get(f"{here}{path}")


RECRUITS = "Rüste 300 K und 1 HF als 101 in Rüstort {}"


async def town_of(person: Person, realm: int) -> str:
    return str((await person.post(realm_path(realm, "recruiting"), {}))[0]["field"])
