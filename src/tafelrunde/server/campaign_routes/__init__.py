"""Campaigns over HTTP: one module for each affair; who may do what stands in `campaigns/rights.py`."""

from __future__ import annotations

from typing import Final

from tafelrunde.server.campaign_routes import (
    archives,
    contacts,
    correcting,
    drafts,
    files,
    founding,
    history,
    inbox,
    letters,
    oneself,
    people,
    pieces,
    projector,
    queries,
    questions,
    rehearsals,
    review,
    running,
    trials,
)
from tafelrunde.server.routes.request import Endpoint

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *people.ENDPOINTS,
    *oneself.ENDPOINTS,
    *founding.ENDPOINTS,
    *trials.ENDPOINTS,
    *contacts.ENDPOINTS,
    *drafts.ENDPOINTS,
    *queries.ENDPOINTS,
    *pieces.ENDPOINTS,
    *projector.ENDPOINTS,
    *letters.ENDPOINTS,
    *inbox.ENDPOINTS,
    *questions.ENDPOINTS,
    *running.ENDPOINTS,
    *history.ENDPOINTS,
    *correcting.ENDPOINTS,
    *rehearsals.ENDPOINTS,
    *files.ENDPOINTS,
    *archives.ENDPOINTS,
    *review.ENDPOINTS,
)
