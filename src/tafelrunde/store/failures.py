"""What the errors of the drivers mean to those who asked."""

from __future__ import annotations

import sqlite3
from typing import NoReturn

import psycopg
from psycopg import errors
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from tafelrunde.store.interface import StoreFailed, Taken

DRIVERS = (sqlite3.Error, psycopg.Error, SQLAlchemyError, OSError)
INTEGRITY = (sqlite3.IntegrityError, psycopg.IntegrityError)
OWN = (
    *INTEGRITY,
    sqlite3.DataError,
    sqlite3.ProgrammingError,
    psycopg.DataError,
    psycopg.ProgrammingError,
)
RINGS = (errors.DeadlockDetected, errors.SerializationFailure)


def cause(error: Exception) -> BaseException:
    """The driver's own error."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return error.orig
    return error


def is_callers_own(error: Exception) -> bool:
    """Whether what was asked is to blame, and not the state of the database."""
    told = cause(error)
    return isinstance(told, OWN) or not isinstance(told, (*DRIVERS, StoreFailed))


def is_passing(error: Exception) -> bool:
    """Whether the same may succeed at once: on a new connection, or when the other process is done."""
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(cause(error), RINGS)


def as_told(error: Exception) -> Exception:
    """The error as the protocol names it; a mistake of our own stays what it is."""
    told = cause(error)
    if isinstance(told, INTEGRITY):
        return Taken(str(told))
    if isinstance(told, DRIVERS):
        return StoreFailed(str(told))
    return error


def retell(error: Exception) -> NoReturn:
    """Raises the error as the protocol names it."""
    told = as_told(error)
    if told is error:
        raise error
    raise told from error
