"""How thoroughly Hypothesis looks: `ci` always looks at the same, modest number of examples.

`pytest --hypothesis-profile soak` looks longer, and at others every time.
"""

from __future__ import annotations

import signal

import pytest
from hypothesis import HealthCheck, settings

# Started in the background of a shell, we would ignore Ctrl-C, and so would every program that a test starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large)

settings.register_profile("ci", max_examples=60, derandomize=True, deadline=None, suppress_health_check=SLOW)
settings.register_profile("soak", max_examples=1000, deadline=None, suppress_health_check=SLOW)
settings.load_profile("ci")

LONG = (
    "tests/server/campaigns/test_campaign_crash.py",
    "tests/server/campaigns/test_whole_campaign.py",
    "tests/server/test_crash.py",
    "tests/test_builds.py",
    "tests/test_release.py",
    "tests/web/test_bench.py",
    "tests/web/test_campaign_meeting.py",
)
"""Single tests of a quarter of a minute and more."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long ones first: begun last, one of them would keep a single worker busy when the others are done."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))
