"""What others install is complete: from the source distribution to a server that plays, with nothing around.

No Node.js, no compiler and no checkout are within reach; the wheel is therefore the pure one.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

from tests.cli.terminal import ENOUGH
from tests.server.process import PATIENCE, Process

ROOT = Path(__file__).parent.parent
SOURCE, WEB = ROOT / "src", "tafelrunde/server/web/"
MADE_HERE = ("__pycache__", "*.so", "_compiled.json", "*.egg-info")
LEFT_OUT = (
    *MADE_HERE,
    ".*_cache",
    ".git",
    ".hypothesis",
    ".venv",
    "build",
    "dist",
    "generated",
    "node_modules",
)
TITLES = ("kingsburg", "ethnos", "xidit")


def bare(**more: str) -> dict[str, str]:
    """An environment from which nothing of ours is found, and no program."""
    ours = ("PYTHONPATH", "TAFELRUNDE_", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**kept, "PATH": os.devnull, "CC": "no-compiler", **more}


def run(*command: object, folder: Path, typed: str = "", **variables: str) -> str:
    done = subprocess.run(
        [*map(str, command)],
        cwd=folder,
        env=bare(**variables),
        input=typed,
        text=True,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def packed(folder: Path) -> Path:
    """The wheel, made from the source distribution, made from a copy: packing writes into the checkout."""
    checkout = folder / "checkout"
    shutil.copytree(ROOT, checkout, ignore=shutil.ignore_patterns(*LEFT_OUT))
    (checkout / "build").mkdir()
    shutil.copy(ROOT / "build" / "web", checkout / "build")  # the app need not be built again
    environment = {**os.environ, "PYTHONPATH": "scripts"}
    pack = [sys.executable, "-c", "import packing; packing.build_sdist('..')"]
    subprocess.run(pack, cwd=checkout, env=environment, check=True)
    shutil.rmtree(checkout)
    [sources] = folder.glob("*.tar.gz")
    pip = (sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps")
    run(*pip, "--wheel-dir", folder, sources, folder=folder)
    [wheel] = folder.glob("*.whl")
    return wheel


def installed(wheel: Path, folder: Path) -> Path:
    """`tafelrunde` in an environment of its own, with the versions of the lock file."""
    home, constraints = folder / "home", folder / "constraints.txt"
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    constraints.write_text("\n".join(re.findall(r"^\S+==[^\\\n]+", lock, re.MULTILINE)), encoding="utf-8")
    run(sys.executable, "-m", "venv", "--without-pip", home, folder=folder)
    pip = (sys.executable, "-m", "pip", "--python", home / "bin" / "python", "install", "--retries", "10")
    run(*pip, "--constraint", constraints, wheel, folder=folder)
    return home / "bin" / "tafelrunde"


@contextmanager
def serving(program: Path, folder: Path) -> Iterator[Process]:
    errors = folder / "errors.log"
    command = [str(program), "serve", "--port", "0", "--lang", "en"]
    environment = bare(XDG_DATA_HOME=str(folder / "data"))
    with errors.open("w", encoding="utf-8") as out:
        running = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=out, text=True
        )
    process = Process(running, errors)
    try:
        process.wait_until_ready()
        yield process
    finally:
        process.client.close()
        running.kill()
        running.communicate()


def is_made_here(path: Path) -> bool:
    return any(part.match(name) for part in (path, path.parent) for name in MADE_HERE)


def check_content(wheel: Path) -> None:
    shipped = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    files = [path for path in (SOURCE / "tafelrunde").rglob("*") if path.is_file() and not is_made_here(path)]

    assert wheel.name.endswith("-py3-none-any.whl")
    assert shipped == {path.relative_to(SOURCE).as_posix() for path in files}
    assert {f"{WEB}index.html", f"{WEB}index.html.br", f"{WEB}index.html.gz"} <= shipped


def check_lobby(server: Process, wheel: Path) -> None:
    """The three pages, all that they name, and whatever else was built."""
    pages = [server.client.get(f"{server.address}{path}") for path in ("/", "/c/any", "/c/any/map")]
    named = [name for page in pages for name in re.findall(r'(?:src|href)="(/[^"]+)"', page.text)]
    shipped = [name.removeprefix(WEB) for name in ZipFile(wheel).namelist() if name.startswith(WEB)]
    paths = {f"/{name}" for name in shipped if not name.endswith((".br", ".gz", ".html"))}
    found = {path: server.client.get(f"{server.address}{path}").status_code for path in paths}

    assert [page.status_code for page in pages] == [200, 200, 200]
    assert {page.headers["content-type"] for page in pages} == {"text/html; charset=utf-8"}
    assert {*named} <= paths
    assert any(name.endswith(".js") for name in named)
    assert found == dict.fromkeys(paths, 200)


def check_game(server: Process, title: str) -> None:
    made = server.ask("POST", "/api/solo", {"game": title, "players": 3, "bot": "greedy", "pace": "none"})
    step = server.ask("GET", f"/api/tables/{made['table']['id']}/view", token=made["token"])

    assert made["table"]["status"] == "running"
    assert step["view"]


def check_terminal(program: Path, folder: Path) -> None:
    data = {"XDG_DATA_HOME": str(folder / "data")}
    typed = "1\n" * ENOUGH
    played = run(
        program, "play", "kingsburg", "--name", "Ann", "--lang", "en", folder=folder, typed=typed, **data
    )

    assert any(words in played for words in ("wins the game!", "share the victory!"))
    assert "KB-" in run(program, "rules", "kingsburg", "statue", folder=folder)


def test_what_is_packed_installs_to_a_complete_server_and_terminal_game(tmp_path: Path) -> None:
    """One test, since whoever runs tests side by side would pack and install for each of them."""
    wheel = packed(tmp_path)
    check_content(wheel)
    program = installed(wheel, tmp_path)
    with serving(program, tmp_path) as server:
        check_lobby(server, wheel)
        for title in TITLES:
            check_game(server, title)
    check_terminal(program, tmp_path)
