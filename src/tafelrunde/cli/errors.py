"""The one place where trouble becomes a sentence for the reader and an exit code; never a traceback."""

from __future__ import annotations

import errno
import os
import sys
import traceback
from collections.abc import Sequence
from typing import Final

import typer

from tafelrunde.cli.language import choose_language, language, t, use_language
from tafelrunde.cli.usage import UsageError, said_usage
from tafelrunde.engine.errors import Complaint, IllegalMove
from tafelrunde.telling import complaints

BAD_INPUT: Final = 2
OUR_BUG: Final = 70  # EX_SOFTWARE of sysexits.h
DEBUG: Final = "TAFELRUNDE_DEBUG"

OS_TEXTS: Final = {
    errno.ENOENT: "os-missing",
    errno.EACCES: "os-forbidden",
    errno.EPERM: "os-forbidden",
    errno.EROFS: "os-forbidden",
    errno.EISDIR: "os-directory",
    errno.ENOTDIR: "os-not-directory",
    errno.EEXIST: "os-exists",
    errno.ENOSPC: "os-full",
    errno.EDQUOT: "os-full",
    errno.EFBIG: "os-full",
    errno.ENAMETOOLONG: "os-name-too-long",
}


def run(args: Sequence[str]) -> int:
    """Carries out a command line; the exit code says how it went."""
    use_language(choose_language(args))
    forgive_encodings()
    try:
        try:
            code = call(list(args))
        except typer.Exit as ending:
            code = ending.exit_code
        sys.stdout.flush()
    except (BrokenPipeError, SystemExit) as ending:
        if isinstance(ending, SystemExit) and not isinstance(ending.__context__, BrokenPipeError):
            raise
        return closed_pipe()  # rich turns a closed pipe into an exit of its own
    except (Exception, KeyboardInterrupt) as trouble:
        return report(trouble)
    return code


def call(args: list[str]) -> int:
    from tafelrunde.cli.app import build_app

    app = build_app()
    with app.make_context("tafelrunde", args) as context:
        app.invoke(context)
    return 0


def forgive_encodings() -> None:
    """A terminal that cannot show a character shows another one instead of stopping the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def closed_pipe() -> int:
    """Whoever read our output has gone; nothing can be told there any more, not even at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    complain(t("broken-pipe"))
    return BAD_INPUT


def complain(text: str) -> None:
    try:
        print(f"tafelrunde: {text}", file=sys.stderr, flush=True)
    except OSError:  # nobody reads the complaints either: the exit code has to say it all
        return


def report(trouble: BaseException) -> int:
    try:
        text = said(trouble)
    except Exception as bug:  # whatever is wrong with our words must not show a traceback either
        return our_bug(bug)
    if text is None:
        return our_bug(trouble)
    complain(text)
    return BAD_INPUT


def said(trouble: BaseException) -> str | None:
    """What was wrong and what would be right, in the reader's language; None for a bug of ours."""
    if isinstance(trouble, Complaint):
        return complaints.said(trouble, language())
    if isinstance(trouble, IllegalMove):
        return t("illegal-move", rule=trouble.rule)
    if isinstance(trouble, UsageError):
        return said_usage(trouble)
    if isinstance(trouble, (KeyboardInterrupt, typer.Abort)):
        return t("interrupted")
    if isinstance(trouble, EOFError):
        return t("input-ended")
    if isinstance(trouble, OSError):
        return said_os(trouble)
    return None


def said_os(trouble: OSError) -> str:
    """What the operating system refused, without its jargon where we know better words."""
    where = str(trouble.filename or "")
    if trouble.errno in OS_TEXTS:
        return t(OS_TEXTS[trouble.errno], where=where, known="yes" if where else "no")
    return t("os-other", where=where, reason=trouble.strerror or str(trouble))


def our_bug(trouble: BaseException) -> int:
    if os.environ.get(DEBUG, "0") not in ("", "0"):
        traceback.print_exception(trouble)
    complain(t("our-bug", kind=type(trouble).__name__, variable=DEBUG))
    return OUR_BUG
