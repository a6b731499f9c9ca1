"""Runs a command line as a shell would and keeps what it said."""

from __future__ import annotations

import io
import json
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from typing import Any

from tafelrunde.cli.errors import run


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


def tafelrunde(*args: object, lang: str = "en") -> Said:
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = run([*map(str, args), "--lang", lang])
    return Said(code, out.getvalue(), err.getvalue())
