"""Campaigns over HTTP: one module for each affair; who may do what stands in `campaigns/rights.py`."""

from __future__ import annotations

from typing import Final

from tafelrunde.server.campaign_routes import contacts, drafts, inbox, letters, people, queries, questions
from tafelrunde.server.routes.request import Endpoint

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *people.ENDPOINTS,
    *contacts.ENDPOINTS,
    *drafts.ENDPOINTS,
    *queries.ENDPOINTS,
    *letters.ENDPOINTS,
    *inbox.ENDPOINTS,
    *questions.ENDPOINTS,
)
