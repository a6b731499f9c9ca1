"""What can come of an attempt to deliver a notice, besides success."""

from __future__ import annotations


class Undelivered(Exception):
    """It did not work this time: the other side is down, slow or busy. The reason holds nothing private."""


class Rejected(Exception):
    """It will not work next time either."""


class Gone(Rejected):
    """Nobody is there any more: the address can be forgotten."""
