"""Accounts: passwords are hashed, sessions end, nobody learns which names exist."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.server.people.accounts import SESSION_SECONDS
from tests.server.house import HERE, House, Person, house, run

ANN = {"name": "Ann", "password": "correct horse"}


async def registered(made: House, **more: str) -> Person:
    person = made.person()
    await person.post("/api/account", {**ANN, **more})
    return person


def test_an_account_is_made_and_found_again_from_another_browser(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            ann = await registered(made, mail="ann@example.org", language="de")
            table = (
                await ann.post("/api/tables", {"game": "ethnos", "seats": [{"kind": "me"}, {"kind": "open"}]})
            )["table"]
            assert table["seats"][0]["name"] == "Ann"

            elsewhere = made.person()
            assert await elsewhere.refused("GET", "/api/my/tables") == (401, "login")
            found = await elsewhere.post("/api/session", {**ANN, "name": "ANN"})
            known = {"name": "Ann", "mail": "ann@example.org", "language": "de", "operator": False}
            assert found == {**known, "wishes": {}}
            assert [one["id"] for one in (await elsewhere.get("/api/my/tables"))["tables"]] == [table["id"]]
            assert (await elsewhere.get(f"/api/tables/{table['id']}"))["you"]["seats"] == [0]

    run(story())


def test_wishes_go_along_with_the_account_up_to_a_size(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            ann = await registered(made)
            assert (await ann.get("/api/account"))["wishes"] == {}
            kept = {"settings": {"volume": 40}, "lessons": {"ethnos": {"at": 7, "of": 99, "done": False}}}
            await ann.put("/api/account/wishes", kept)
            assert (await ann.get("/api/session"))["account"]["wishes"] == kept
            await ann.patch("/api/account", {"language": "de"})
            assert (await ann.get("/api/account"))["wishes"] == kept
            big = {"settings": {"note": "x" * 30_000}}
            assert await ann.refused("PUT", "/api/account/wishes", big) == (413, "size")
            assert await made.person().refused("PUT", "/api/account/wishes", kept) == (401, "login")

    run(story())


def test_passwords_and_tokens_are_nowhere_in_the_database(tmp_path: Path) -> None:
    async def story() -> list[str]:
        async with house(tmp_path) as made:
            ann = await registered(made)
            seating = await ann.post(
                "/api/tables", {"game": "ethnos", "seats": [{"kind": "me"}, {"kind": "invited"}]}
            )
            return [
                ANN["password"],
                ann.client.cookies["tafelrunde"],
                seating["token"],
                seating["invitations"][0]["token"],
            ]

    secrets = run(story())
    content = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"$argon2id$" in content
    assert not [secret for secret in secrets if secret.encode() in content]


def test_a_wrong_password_and_an_unknown_name_are_told_alike(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            await registered(made)
            wrong = await made.person().ask("POST", "/api/session", {**ANN, "password": "wrong horse"})
            unknown = await made.person().ask("POST", "/api/session", {**ANN, "name": "Nobody"})
            assert (wrong.status_code, wrong.text) == (unknown.status_code, unknown.text) == (401, wrong.text)

    run(story())


def test_names_are_taken_whatever_their_case(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            await registered(made)
            again = {**ANN, "name": "aNN"}
            assert await made.person().refused("POST", "/api/account", again) == (409, "taken")
            for bad in ({"password": "short"}, {"mail": "no address"}, {"name": "A\nB"}, {"name": ""}):
                wish = {**ANN, "name": "Bea", **bad}
                assert await made.person().refused("POST", "/api/account", wish) == (400, "bad")

    run(story())


def test_a_session_ends_by_signing_out_by_time_and_with_the_password(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            ann = await registered(made)
            word = ann.client.cookies["tafelrunde"]
            assert (await made.person(word).get("/api/account"))["name"] == "Ann"
            await ann.delete("/api/session")
            assert await made.person(word).refused("GET", "/api/account") == (401, "login")

            await ann.post("/api/session", ANN)
            elsewhere = made.person()
            await elsewhere.post("/api/session", ANN)
            change = {"password": ANN["password"], "new_password": "battery staple"}
            assert await ann.refused("PATCH", "/api/account", {**change, "password": "wrong"}) == (
                401,
                "login",
            )
            await ann.patch("/api/account", change)
            assert (await elsewhere.get("/api/session"))["account"] is None
            assert (await ann.get("/api/session"))["account"]["name"] == "Ann"

            made.clock.time += SESSION_SECONDS + 1
            assert (await ann.get("/api/session"))["account"] is None

    run(story())


def test_the_cookie_is_for_this_server_alone_and_no_script_reads_it(database: str) -> None:
    async def story() -> None:
        async with house(database, public_url="https://tafel.example") as made:
            answer = await made.person().ask("POST", "/api/account", ANN)
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith("__Host-tafelrunde=")
            for flag in ("HttpOnly", "Secure", "SameSite=lax", "Path=/"):
                assert flag in cookie
            assert "Domain" not in cookie

    run(story())


def test_another_site_cannot_use_the_cookie(database: str) -> None:
    """A form of another site cannot send JSON; a script of it cannot hide where it comes from."""

    async def story() -> None:
        async with house(database) as made:
            ann = await registered(made)
            form = {"content-type": "text/plain"}
            assert await ann.refused("DELETE", "/api/session", headers=form) == (415, "content")
            for headers in (
                {"origin": "https://evil.example"},
                {"origin": "null"},
                {"origin": f"{HERE}.evil.example"},
                {"origin": f"{HERE}:81"},
                {"sec-fetch-site": "cross-site"},
                {"sec-fetch-site": "same-site"},
            ):
                assert await ann.refused("DELETE", "/api/session", headers=headers) == (403, "origin")
            assert (await ann.get("/api/session"))["account"] is not None
            fine = await ann.ask("DELETE", "/api/session", headers={"origin": HERE})
            assert fine.status_code == 204

    run(story())


def test_seats_can_be_given_to_an_account_later(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            host, seating = await made.table("me", "open")
            table = seating["table"]["id"]
            assert await host.refused("POST", f"/api/tables/{table}/claim") == (401, "login")
            await host.post("/api/account", ANN)
            await host.post(f"/api/tables/{table}/claim")
            elsewhere = made.person()
            await elsewhere.post("/api/session", ANN)
            assert (await elsewhere.get(f"/api/tables/{table}"))["you"]["host"]

    run(story())


async def locked_by_strangers(made: House) -> None:
    """Wrong passwords from many addresses, until the name is not tried any more."""
    for number in range(30):
        stranger = made.person(address=f"198.51.100.{number}")
        guess = {**ANN, "name": VARIANTS[number % len(VARIANTS)], "password": f"guess {number}"}
        answer = await stranger.ask("POST", "/api/session", guess)
        if answer.status_code == 429:
            assert int(answer.headers["retry-after"]) > 0
            return
    raise AssertionError("strangers may guess for ever")


VARIANTS = ("Ann", "ANN", "Ａnn", "Aｎn", "𝐀nn", "anN")
"""The same account, however its name is written."""


def test_strangers_do_not_lock_the_owner_out_of_a_known_browser(database: str) -> None:
    async def story() -> None:
        async with house(database, limits_scale=1.0) as made:
            ann = await registered(made)
            await ann.delete("/api/session")
            await locked_by_strangers(made)

            assert await made.person().refused("POST", "/api/session", ANN) == (429, "limit")
            assert (await ann.post("/api/session", ANN))["name"] == "Ann"

    run(story())


def test_a_known_browser_has_only_so_many_tries_itself(database: str) -> None:
    async def story() -> None:
        async with house(database, limits_scale=1.0) as made:
            ann = await registered(made)
            wrong = {**ANN, "password": "wrong horse"}
            answers = [(await ann.ask("POST", "/api/session", wrong)).status_code for _ in range(12)]
            assert answers == [401] * 8 + [429] * 4
            made.clock.time += 10
            assert (await ann.post("/api/session", ANN))["name"] == "Ann"

    run(story())


def test_the_word_of_a_browser_opens_nothing_and_ends_with_the_password(tmp_path: Path) -> None:
    async def story() -> str:
        async with house(tmp_path, limits_scale=1.0) as made:
            ann = await registered(made)
            word = ann.client.cookies["tafelrunde-device"]
            stranger = made.person(word)
            assert (await stranger.get("/api/session"))["account"] is None
            change = {"password": ANN["password"], "new_password": "battery staple"}
            await ann.patch("/api/account", change)
            assert ann.client.cookies["tafelrunde-device"] != word
            await locked_by_strangers(made)

            bea = made.person(address="203.0.113.9")
            await bea.post("/api/account", {**ANN, "name": "Bea"})
            for useless in (word, bea.client.cookies["tafelrunde-device"], "d.x.y", "", word[:-1] + "g"):
                thief = made.person(address="203.0.113.1")
                thief.client.cookies.set("tafelrunde-device", useless)
                assert await thief.refused("POST", "/api/session", ANN) == (429, "limit")
            return word

    word = run(story())
    content = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert not [part for part in word.split(".")[1:] if part.encode() in content]
