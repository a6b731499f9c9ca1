"""Archives come back into every kind of database."""

from tests.store.conftest import url

__all__ = ["url"]
