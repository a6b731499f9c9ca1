"""How thoroughly Hypothesis looks: `ci` always looks at the same, modest number of examples.

`pytest --hypothesis-profile soak` looks longer, and at others every time.
"""

from __future__ import annotations

from hypothesis import HealthCheck, settings

SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large)

settings.register_profile("ci", max_examples=60, derandomize=True, deadline=None, suppress_health_check=SLOW)
settings.register_profile("soak", max_examples=1000, deadline=None, suppress_health_check=SLOW)
settings.load_profile("ci")
