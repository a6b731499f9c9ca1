"""A player for `tafelrunde arena --program`: reads questions, a line each, and plays by chance.

See docs/bot-api.md.

tafelrunde arena kingsburg --bots greedy,mine,random --program "mine=python examples/line_bot.py"
"""

import json
import random
import sys

ORDERS = ("black", "red", "blue", "action", "wait")

for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "welcome":
        random.seed(message["seed"])  # so that the same contest has the same games
    elif message["t"] == "step":
        # Only the programmes of Xidit are too many to list: any six orders are one.
        programme = {"move": "programme", "orders": random.choices(ORDERS, k=6)}
        move = random.choice(message["offers"]) if message["offers"] else programme
        print(json.dumps({"t": "move", "n": message["n"], "move": move}), flush=True)
