"""Letters in a database: boxes, threads, read marks, offers that are settled once, marks in the inbox."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection

from tafelrunde.store import campaigns, letters, members
from tafelrunde.store.letters import MASTERS, LetterRecord, Page, TaskRecord
from tafelrunde.store.transactions import Transactions, transactions

ALL = Page(100)


def sample(key: str, sender: int = 0, **fields: Any) -> LetterRecord:
    usual: dict[str, Any] = {"at": 5.0, "month": 3, "rollbacks": 0, "author": 7, "name": "Ada"}
    usual |= {"text": "Ä\n☃", "thread": key}
    return LetterRecord("war", key, sender=sender, **(usual | fields))


def founded(database: Transactions) -> None:
    def found(connection: Connection) -> None:
        for name in ("war", "peace"):
            campaigns.found(connection, name, "phoenix", 1.0)

    database.write(found)


def send(database: Transactions, letter: LetterRecord, *to: int) -> bool:
    return database.write(lambda connection: letters.add(connection, letter, to))


def keys(database: Transactions, box: int | None, page: Page = ALL, thread: str = "") -> str:
    """Letters of one-letter keys, the latest first."""
    found = database.read(lambda connection: letters.letters(connection, "war", box, page, thread))
    return "".join([letter.key for letter in found])


def known(database: Transactions, key: str) -> LetterRecord:
    found = database.read(lambda connection: letters.letter(connection, "war", key))
    assert found is not None
    return found


def test_a_letter_comes_back_as_it_was_sent(url: str) -> None:
    with transactions(url) as database:
        founded(database)
        sent = sample("a", answers="b", thread="b", kind="offer", gives=("x", "ü"), wants=())
        assert send(database, sent, 2, MASTERS)
        found = known(database, "a")
        assert found == replace(sent, id=found.id)
        to = database.read(lambda connection: letters.recipients(connection, [found]))
        assert to == {found.id: (MASTERS, 2)}
        assert database.read(lambda connection: letters.letter(connection, "peace", "a")) is None
        assert database.read(lambda connection: letters.recipients(connection, [])) == {}


def test_a_box_holds_what_was_sent_and_received(url: str) -> None:
    with transactions(url) as database:
        founded(database)
        for key, sender, to in (("a", 0, [1]), ("b", 1, [0, 2]), ("c", 2, [MASTERS]), ("d", MASTERS, [0])):
            send(database, sample(key, sender), *to)
        boxes = {box: keys(database, box) for box in (0, 1, 2, 3, MASTERS, None)}
        assert boxes == {0: "dba", 1: "ba", 2: "cb", 3: "", MASTERS: "dc", None: "dcba"}
        before = known(database, "b").id
        assert keys(database, None, Page(1)) == "d"
        assert keys(database, None, Page(5, before)) == "a"
        assert keys(database, 0, ALL, "b") == "b"


def test_the_same_letter_is_sent_once(url: str) -> None:
    with transactions(url) as database:
        founded(database)
        assert send(database, sample("a"), 1)
        assert not send(database, sample("a", text="other"), 1, 2)
        assert known(database, "a").text == "Ä\n☃"
        assert keys(database, 2) == ""
        assert send(database, replace(sample("a"), table="peace"), 1)


def test_each_member_has_read_marks_of_his_own(url: str) -> None:
    def unread(box: int, member: int) -> str:
        found = database.read(lambda connection: letters.unread(connection, "war", box, member, 9))
        count = database.read(lambda connection: letters.count_unread(connection, "war", box, member))
        assert count == len(found)
        return "".join([letter.key for letter in found])

    with transactions(url) as database:
        founded(database)
        for key in "abc":
            send(database, sample(key, 0), 1)
        a = known(database, "a")
        assert (unread(1, 7), unread(0, 7)) == ("cba", "")
        assert database.write(lambda connection: letters.mark_read(connection, 7, a.id))
        assert not database.write(lambda connection: letters.mark_read(connection, 7, a.id))
        assert (unread(1, 7), unread(1, 8)) == ("cb", "cba")
        assert database.read(lambda connection: letters.read_by(connection, 7, [a])) == {a.id}
        assert database.read(lambda connection: letters.read_by(connection, 8, [a])) == set()
        database.write(lambda connection: letters.mark_unread(connection, 7, a.id))
        assert unread(1, 7) == "cba"
        database.write(lambda connection: letters.mark_all_read(connection, "war", 1, 7))
        assert (unread(1, 7), unread(1, 8)) == ("", "cba")


def test_an_offer_is_settled_once(url: str) -> None:
    def settle(outcome: letters.Outcome, name: str) -> bool:
        return database.write(lambda connection: letters.settle(connection, offer, outcome, name, 9.0))

    def waiting(box: int, month: int, rollbacks: int) -> int:
        return len(
            database.read(lambda connection: letters.open_offers(connection, "war", box, month, rollbacks))
        )

    with transactions(url) as database:
        founded(database)
        send(database, sample("o", kind="offer", gives=("x",), rollbacks=1), 1)
        send(database, sample("l", rollbacks=1), 1)
        offer = known(database, "o")
        places = [(1, 3, 1), (1, 3, 0), (1, 4, 1), (0, 3, 1)]
        assert [waiting(*place) for place in places] == [1, 0, 0, 0]
        assert settle("accepted", "Ada")
        assert not settle("declined", "Bob")
        assert waiting(1, 3, 1) == 0
        found = known(database, "o")
        assert (found.outcome, found.settled_by, found.settled) == ("accepted", "Ada", 9.0)


def put(database: Transactions, *tasks: TaskRecord) -> None:
    def work(connection: Connection) -> None:
        for task in tasks:
            letters.put_task(connection, task)

    database.write(work)


def test_marks_in_the_inbox_are_replaced(url: str) -> None:
    done = TaskRecord("war", "question-1", True, "Ada", 3.0)
    undone = TaskRecord("war", "question-1", False, "Bob", 4.0)
    with transactions(url) as database:
        founded(database)
        put(database, done, undone, replace(done, table="peace"))
        assert database.read(lambda connection: letters.tasks(connection, "war")) == {"question-1": undone}


def test_requests_are_listed_whoever_has_read_them(url: str) -> None:
    with transactions(url) as database:
        founded(database)
        send(database, sample("r", kind="request"), MASTERS)
        send(database, sample("l"), MASTERS)
        found = database.read(lambda connection: letters.requests(connection, "war", 9))
        assert [letter.key for letter in found] == ["r"]


def test_letters_go_with_their_campaign(url: str) -> None:
    with transactions(url) as database:
        founded(database)
        send(database, sample("a"), 1)
        letter = known(database, "a")
        database.write(lambda connection: letters.mark_read(connection, 7, letter.id))
        database.write(lambda connection: members.remove_campaign(connection, "war"))
        assert database.read(lambda connection: letters.letter(connection, "war", "a")) is None
        assert database.read(lambda connection: letters.recipients(connection, [letter])) == {letter.id: ()}
        assert database.read(lambda connection: letters.read_by(connection, 7, [letter])) == set()
