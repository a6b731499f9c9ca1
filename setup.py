"""Builds the package and compiles the playing files with mypyc where that is possible.

Without a C compiler, or when compiling fails, the package is plain Python: the same games, only slower.
`TAFELRUNDE_PURE=1` compiles nothing; with `TAFELRUNDE_REQUIRE_COMPILED=1` not to compile is an error.
`python setup.py --current` succeeds when the extension modules in the source tree are made from its sources,
`--can-compile` when a C compiler and Python's headers are there.
"""

import ast
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from importlib.util import resolve_name
from pathlib import Path
from typing import Any, ClassVar

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

SOURCE = Path("src")
PACKAGE = SOURCE / "tafelrunde"

# The playing files, room by room: what runs at every move of a simulated game.
COMPILED = {
    "engine": "chance playout",
    "games/kingsburg/play": (
        "box building choices dice_pools draws legal phases placing rerolls rules score "
        "season state turns winter"
    ),
    "games/kingsburg/bot": "court defence judgement moment plan prospects",
    "games/ethnos/box": "cards",
    "games/ethnos/play": "abilities ages bands box choices draws legal rules score state turns",
    "games/ethnos/bot": "judgement plan prospects search",
    "games/xidit/play": (
        "box census choices draws legal orders phases programmes rewards rules score state tiles turns"
    ),
    "games/xidit/bot": "judgement outlook prices rivals route standing",
    "games/phoenix/armies": "inspection",
    "games/phoenix/holdings": "land ledger score",
    "games/phoenix/marching": "footing hindrance movement paths reach steps",
    "games/phoenix/melee": "conquest",
    "games/phoenix/play": "legal rules",
    "games/phoenix/standing": "costs sieges standing strength",
    "games/phoenix/state": "books deeds owners pieces realm setting stacks state throws turn_order",
    "games/phoenix/tables": "phases terrain",
    "games/phoenix/towns": "taxes",
    "games/phoenix/world": "coordinates places world",
}

LIBRARY = "tafelrunde._playing"
HEADERS = Path("build/tafelrunde")  # where mypyc writes those of a library inside a package
RECORD = "_compiled.json"
BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}


def is_set(variable: str) -> bool:
    return os.environ.get(variable, "0") not in ("", "0")


def playing_files() -> list[Path]:
    return sorted(PACKAGE / room / f"{name}.py" for room, names in COMPILED.items() for name in names.split())


def module_file(name: str) -> Path | None:
    """The file of one of our modules; None for everybody else's."""
    path = SOURCE.joinpath(*name.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()), None)


def imports(path: Path) -> set[Path]:
    """The files of our own modules that a file imports."""
    package = ".".join(path.relative_to(SOURCE).parent.parts)
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_bytes(), filename=os.fspath(path))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = resolve_name("." * node.level + (node.module or ""), package)
            names |= {module} | {f"{module}.{alias.name}" for alias in node.names}
    return {file for name in names if (file := module_file(name))}


def sources() -> list[Path]:
    """The playing files and all they import: mypyc builds the types and constants of those into its code."""
    found: set[Path] = set()
    new = set(playing_files())
    while new:
        found |= new
        new = {file for path in new for file in imports(path)} - found
    return sorted(found)


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def record() -> dict[str, object]:
    """What the extension modules are made from, with which tools."""
    return {
        "python": sysconfig.get_config_var("SOABI"),
        "mypy": version("mypy"),
        "setup": digest(Path(__file__)),
        "compiled": [path.relative_to(PACKAGE).as_posix() for path in playing_files()],
        "sources": {path.relative_to(PACKAGE).as_posix(): digest(path) for path in sources()},
    }


def is_current() -> bool:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    built = all(path.with_suffix(suffix).exists() for path in playing_files())
    return built and json.loads((PACKAGE / RECORD).read_text()) == record()


def fall_back(reason: str) -> None:
    if is_set("TAFELRUNDE_REQUIRE_COMPILED"):
        sys.exit(f"tafelrunde: cannot compile: {reason}")
    print(f"tafelrunde: installing as pure Python: {reason}", file=sys.stderr)


def obstacle() -> str | None:
    """Why nothing can be compiled here, if so."""
    if is_set("TAFELRUNDE_PURE"):
        return "TAFELRUNDE_PURE is set"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    check = [*compiler, "-fsyntax-only", "-I", sysconfig.get_path("include"), "-x", "c", "-"]
    try:
        subprocess.run(check, input=b"#include <Python.h>\n", check=True, capture_output=True)
    except OSError:
        return f"no C compiler ({compiler[0]})"
    except subprocess.CalledProcessError:
        return "no headers of this Python (Debian: python3-dev)"
    return None


class BuildExtensions(build_ext):
    """Builds all extension modules or none, and records what they are made from."""

    made_from: ClassVar[dict[str, object]]

    def build_extensions(self) -> None:
        """Compiles the C files of an extension side by side; setuptools alone would take them in turn."""
        compile_all = self.compiler.compile

        def compile_each(files: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda file: compile_all([file], **options), files)
                return [name for names in objects for name in names]

        self.compiler.compile = compile_each
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError):
            self.remove_outputs()
            fall_back("the C compiler failed")
        else:
            folder = PACKAGE if self.inplace else Path(self.build_lib) / "tafelrunde"
            (folder / RECORD).write_text(json.dumps(self.made_from, indent=1) + "\n")

    def remove_outputs(self) -> None:
        for output in self.get_outputs():
            Path(output).unlink(missing_ok=True)
        self.extensions = []


def extensions() -> list[Any]:
    """All playing files as one library, so that calls between them are plain C calls."""
    if reason := obstacle():
        fall_back(reason)
        return []
    try:
        from mypyc.build import mypycify

        BuildExtensions.made_from = record()  # before mypyc reads them: somebody may be editing
        extensions = mypycify(
            # Errors in other files are for `make test` to find.
            ["--follow-imports=silent", *(os.fspath(path) for path in playing_files())],
            group_name=LIBRARY,
            multi_file=True,  # as fast as a single C file, and compiled on all cores
            opt_level="3",
            debug_level="0",
        )
        for extension in extensions:
            extension.include_dirs.append(os.fspath(HEADERS))
        return extensions
    except ImportError:
        fall_back("mypy is not installed")
    except SystemExit:
        fall_back("mypyc found the errors above")
    except Exception as failure:
        fall_back(f"mypyc failed: {failure}")
    return []


def build() -> None:
    if "bdist_wheel" in sys.argv:  # setuptools would pack whatever an earlier build has left there
        for folder in Path("build").glob("lib*"):
            shutil.rmtree(folder)
    setup(
        ext_modules=extensions() if BUILDING & set(sys.argv) else [],
        cmdclass={"build_ext": BuildExtensions},
    )


if sys.argv[1:] == ["--current"]:
    sys.exit(not is_current())
if sys.argv[1:] == ["--can-compile"]:
    sys.exit(obstacle())
build()
