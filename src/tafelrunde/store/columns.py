"""What the columns of the database hold, alike in SQLite and PostgreSQL, and how their parts are called."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import BigInteger, Dialect, Integer, MetaData, Text, TypeDecorator

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)


class Words(TypeDecorator[str]):
    """Text. PostgreSQL keeps no NUL, so neither does SQLite; asked for one, both find nothing."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return None if value is None else value.replace("\0", "\ufffd")


class Json(TypeDecorator[Any]):
    """Small data kept as JSON text: readable by eye, asked about by nobody."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: Any = Any) -> None:
        super().__init__()
        self.kind = kind

    def process_bind_param(self, value: Any, dialect: Dialect) -> str:
        return msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(value, type=self.kind)


class JsonBytes(TypeDecorator[bytes]):
    """JSON that others wrote and will read: bytes here, text in the database."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: bytes | None, dialect: Dialect) -> str | None:
        return None if value is None else value.decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> bytes | None:
        return None if value is None else value.encode()


Id = BigInteger().with_variant(Integer, "sqlite")
"""SQLite hands out numbers only where the type is INTEGER."""
