"""The one table of rights, held against another written by hand; and what a caller is in a campaign."""

from __future__ import annotations

from typing import get_args

import pytest

from tafelrunde.server.campaigns.rights import RIGHTS, Act, Rank, may, place_of
from tafelrunde.server.people.identity import Caller
from tafelrunde.store.records import MemberRecord, UserRecord

NOW = 1_000.0
MATRIX = """
            stranger spectator reader writer hander ruler master operator projector
look        -        yes       yes    yes    yes    yes   yes    yes      -
watch       -        yes       yes    yes    yes    yes   yes    -        -
project     -        -         -      -      -      -     yes    -        yes
take part   -        yes       yes    yes    yes    yes   yes    -        -
know        -        -         yes    yes    yes    yes   yes    -        -
draft       -        -         yes    yes    yes    yes   -      -        -
write       -        -         -      yes    yes    yes   -      -        -
hand in     -        -         -      -      yes    yes   -      -        -
correspond  -        -         yes    yes    yes    yes   yes    -        -
send        -        -         -      yes    yes    yes   -      -        -
invite      -        -         -      -      -      yes   yes    -        -
lead        -        -         -      -      -      -     yes    -        -
appoint     -        -         -      -      -      -     yes    yes      -
remove      -        -         -      -      -      -     yes    yes      -
discard     -        -         -      -      -      yes   -      -        -
"""
"""`correspond` of a master is for letters that are open by the house rules."""


def written_by_hand() -> dict[str, set[str]]:
    head, *rows = MATRIX.strip("\n").split("\n")
    ranks = head.split()
    found = {}
    for row in rows:
        act, marks = row[:12].strip(), row[12:].split()
        found[act] = {rank for rank, mark in zip(ranks, marks, strict=True) if mark == "yes"}
    return found


def test_the_table_of_rights_is_the_one_written_by_hand() -> None:
    assert {act: set(ranks) for act, ranks in RIGHTS.items()} == written_by_hand()
    assert set(RIGHTS) == set(get_args(Act))
    assert {rank for ranks in RIGHTS.values() for rank in ranks} | {"stranger"} == set(get_args(Rank))


def member(**what: object) -> MemberRecord:
    given = {"role": "realm", "realm": 0, "joined": True, "token_hash": b"link", **what}
    return MemberRecord("campaign", **given)  # type: ignore[arg-type]


LINK = Caller(token=b"link")
USER = Caller(user=UserRecord("Ann", "", created=NOW, id=7))


@pytest.mark.parametrize(
    ("what", "rank"),
    [
        ({"right": "read"}, "reader"),
        ({"right": "write"}, "writer"),
        ({"right": "hand in"}, "hander"),
        ({"right": "hand in", "rules": True}, "ruler"),
        ({"right": "hand in", "until": NOW + 1}, "hander"),
        ({"right": "hand in", "until": NOW}, "stranger"),
        ({"right": "hand in", "joined": False}, "stranger"),
        ({"role": "master", "realm": None}, "master"),
        ({"role": "spectator", "realm": None}, "spectator"),
        ({"token_hash": b"another"}, "stranger"),
    ],
)
def test_a_link_gives_one_rank_in_its_own_realm(what: dict[str, object], rank: str) -> None:
    place = place_of([member(**what)], LINK, NOW, is_watched=False)

    assert place.ranks(0) == {rank}


@pytest.mark.parametrize("right", ["read", "write", "hand in"])
def test_in_another_realm_a_member_is_a_stranger(right: str) -> None:
    place = place_of([member(right=right, rules=right == "hand in")], LINK, NOW, is_watched=False)

    assert place.ranks(1) == {"stranger"}
    assert not [act for act in RIGHTS if may(place, act, 1)]


def test_an_account_may_be_several_things_and_the_highest_right_counts() -> None:
    mine = [
        member(id=1, user=7, token_hash=b"a", right="read"),
        member(id=2, user=7, token_hash=b"b", right="hand in"),
        member(id=3, user=7, token_hash=b"c", right="write", realm=1),
        member(id=4, user=8, token_hash=b"d", right="hand in", realm=1, rules=True),
    ]
    place = place_of(mine, USER, NOW, is_watched=False)
    found = place.member_for(0)

    assert found is not None
    assert found.id == 2
    assert may(place, "hand in", 0)
    assert not may(place, "hand in", 1)
    assert not place.is_master


def test_an_account_that_is_bound_to_an_invitation_has_not_joined() -> None:
    place = place_of([member(user=7, joined=False)], USER, NOW, is_watched=False)

    assert not place.is_known


def test_strangers_look_on_where_the_campaign_is_public() -> None:
    place = place_of([], Caller(), NOW, is_watched=True)

    assert {act for act in RIGHTS if may(place, act)} == {"look", "watch", "take part"}
