"""A player for any game of a Tafelrunde server: takes a seat and plays by chance. See docs/bot-api.md.

python examples/http_bot.py http://127.0.0.1:8080 TABLE [TOKEN OF AN INVITATION]
"""

import json
import random
import sys
from typing import Any

import httpx
from websockets.sync.client import connect

ORDERS = ("black", "red", "blue", "action", "wait")


def sit_down(server: str, table: str, invitation: str) -> str:
    """Takes the seat of the invitation, or any open one; the answer is the secret of the seat."""
    headers = {"Authorization": f"Bearer {invitation}"} if invitation else {}
    answer = httpx.post(f"{server}/api/tables/{table}/join", json={}, headers=headers)
    answer.raise_for_status()
    return str(answer.json()["token"])


def choose(offers: list[Any] | None) -> Any:
    """One of the offers. Only the programmes of Xidit are too many to list: any six orders are one."""
    return random.choice(offers) if offers else {"move": "programme", "orders": random.choices(ORDERS, k=6)}


def play(server: str, table: str, token: str) -> dict[str, object]:
    """Answers every question of the server; the result when the game is over."""
    answered = 0
    with connect(f"ws{server.removeprefix('http')}/ws/{table}", compression=None, max_size=None) as socket:
        socket.send(json.dumps({"t": "hello", "token": token}))
        for text in socket:
            message = json.loads(text)
            if message["t"] == "step" and message.get("result"):
                return dict(message["result"])
            # Whoever has handed in a secret still has offers, to change it: only who is asked answers. And
            # only once: an answer that came too late brings the same step again.
            if message["t"] == "step" and message["seat"] in message["to_act"] and message["n"] > answered:
                move, n = choose(message["offers"]), message["n"]
                answered = n
                socket.send(json.dumps({"t": "move", "id": f"robot-{n}", "n": n, "move": move}))
    raise SystemExit("the server has closed the connection")


if __name__ == "__main__":
    server, table, *invitation = sys.argv[1:]
    print(json.dumps(play(server, table, sit_down(server, table, *invitation or [""]))))
