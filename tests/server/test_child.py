"""A process of ours that listens no more: whoever speaks to it learns that it is gone, and nothing else."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE

import pytest
import uvloop

from tafelrunde.server.child import Child, Gone

DEAF = "import os, time; os.close(0); os.closerange(3, 256); print('deaf', flush=True); time.sleep(600)"
"""Closes the pipe that it is told by, under whatever number, and lives on."""


async def told_until_gone(child: Child) -> None:
    while True:
        child.tell(b"anybody there?\n")
        await asyncio.sleep(0)


def test_a_child_that_listens_no_more_is_gone_though_it_lives() -> None:
    async def spoken_to() -> None:
        child = Child(
            await asyncio.create_subprocess_exec(sys.executable, "-c", DEAF, stdin=PIPE, stdout=PIPE)
        )
        try:
            assert await child.heard.readline() == b"deaf\n"
            with pytest.raises(Gone):
                await told_until_gone(child)
            assert not child.alive
            assert not child.heard.at_eof()
        finally:
            await child.end()

    uvloop.run(spoken_to())
