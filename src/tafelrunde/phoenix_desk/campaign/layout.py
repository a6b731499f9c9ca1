"""What papers are called where a campaign lies in files: in a folder, and in an archive."""

from __future__ import annotations

from typing import Final

from tafelrunde.phoenix_desk.campaign.home import Kind

LOG_FILE: Final = "campaign.jsonl"
FILES: Final[dict[Kind, str]] = {
    "log": LOG_FILE,
    "secret": "campaign.secret",
    "clock": "clock.json",
    "house": "house.json",
    "rollbacks": "rollbacks.jsonl",
    "kept log": "campaign.{number}.jsonl",
    "sheet": "orders/{number}/{name}.txt",
    "old sheet": "orders/{number}/{name}.old",
    "question": "questions/{number}.json",
    "audit": "audit.jsonl",
    "draft": "drafts/{number}/{name}.json",
    "rehearsal": "rehearsal.json",
    "begun": "drafts/{number}/{name}.begun",
    "tags": "tags/{name}.json",
}
