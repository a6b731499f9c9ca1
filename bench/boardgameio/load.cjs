// Clients of either server, four at each table: `node load.cjs`; a line of JSON asks for a measurement, one
// answers. A move counts when all four clients have seen it; only then the next one is made at that table.
const readline = require("node:readline");
const WebSocket = require("ws");
const { io } = require("socket.io-client");

const SEATS = 4;
const PATIENCE = 20_000; // milliseconds until a move is given up that nobody sees
const now = () => performance.now();

// --- one table of either server: open() resolves when all four see the game; move() makes the next move ----

class Tafelrunde {
  constructor(request, table, seen) {
    Object.assign(this, { address: request.address, table, seen, steps: Array(SEATS), opened: 0, sockets: [] });
  }

  open() {
    return new Promise((resolve, reject) => {
      for (let seat = 0; seat < SEATS; seat++) this.connect(seat, resolve, reject);
    });
  }

  connect(seat, resolve, reject) {
    const url = `${this.address.replace("http", "ws")}/ws/${this.table.id}`;
    const socket = new WebSocket(url, { perMessageDeflate: false });
    this.sockets[seat] = socket;
    socket.on("open", () => socket.send(JSON.stringify(this.hello(seat))));
    socket.on("error", reject);
    socket.on("message", async (data) => {
      const message = JSON.parse(data);
      if (message.t === "bye" || message.t === "refused") reject(new Error(message.text));
      if (message.t !== "step") return;
      await this.read(seat, message);
      const first = this.steps[seat] === undefined;
      this.steps[seat] = message;
      if (!first) this.seen(this, message.n);
      else if (++this.opened === SEATS) resolve();
    });
  }

  hello(seat) {
    return { t: "hello", token: this.table.tokens[seat] };
  }

  read() {}

  move() {
    const { n, to_act } = this.steps[0];
    const seat = to_act[0];
    const move = this.steps[seat].offers[0];
    this.sockets[seat].send(JSON.stringify({ t: "move", id: `m${n}`, n, move }));
  }

  close() {
    for (const socket of this.sockets) socket.terminate();
  }
}

// Like the page of a table: a step is seen when its words are there; if they do not come with it they are asked for.
class Readers extends Tafelrunde {
  hello(seat) {
    return { ...super.hello(seat), words: true };
  }

  async read(seat, { n, texts }) {
    if (texts) return;
    const headers = { authorization: `Bearer ${this.table.tokens[seat]}` };
    const path = `/api/tables/${this.table.id}/story?after=${n - 1}`;
    await (await fetch(this.address + path, { headers })).json();
  }
}

class BoardgameIo {
  constructor(request, table, seen) {
    Object.assign(this, { address: request.address, seen, states: Array(SEATS), opened: 0, sockets: [] });
  }

  async post(path, body) {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${this.address}/games/race/${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return answer.json();
  }

  async open() {
    this.id = (await this.post("create", { numPlayers: SEATS })).matchID;
    this.credentials = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const joined = await this.post(`${this.id}/join`, { playerID: String(seat), playerName: `P${seat}` });
      this.credentials.push(joined.playerCredentials);
    }
    await new Promise((resolve, reject) => {
      for (let seat = 0; seat < SEATS; seat++) this.connect(seat, resolve, reject);
    });
  }

  connect(seat, resolve, reject) {
    const socket = io(`${this.address}/race`, { transports: ["websocket"], forceNew: true });
    this.sockets[seat] = socket;
    socket.on("connect", () => socket.emit("sync", this.id, String(seat), this.credentials[seat], SEATS));
    socket.on("connect_error", reject);
    socket.on("sync", (_, info) => {
      this.states[seat] = info.state;
      if (++this.opened === SEATS) resolve();
    });
    socket.on("update", (_, state) => {
      this.states[seat] = state;
      this.seen(this, state._stateID);
    });
  }

  move() {
    const state = this.states[0];
    const playerID = state.ctx.currentPlayer;
    const payload = { type: "add", args: [1], playerID, credentials: this.credentials[playerID] };
    const action = { type: "MAKE_MOVE", payload };
    this.sockets[playerID].emit("update", action, state._stateID, this.id, playerID);
  }

  close() {
    for (const socket of this.sockets) socket.disconnect();
  }
}

const KINDS = { tafelrunde: Tafelrunde, echo: Tafelrunde, diskecho: Tafelrunde, readers: Readers, boardgameio: BoardgameIo };

// --- measuring -------------------------------------------------------------------------------------------

// Opens tables a few at a time, so that no server is swamped by greetings.
async function openAll(request, seen) {
  const tables = request.tables.map((table) => new KINDS[request.kind](request, table, seen));
  for (let i = 0; i < tables.length; i += 20) {
    await Promise.all(tables.slice(i, i + 20).map((table) => table.open()));
  }
  return tables;
}

const sleep = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

// Tables of either server, which stay open between the rounds of a race.
const racing = {};

async function enter(request) {
  const all = { moves: 0, running: false, resting: 0 };
  all.tables = await openAll(request, (table) => {
    if (++table.heard % SEATS) return;
    all.moves++;
    if (all.running && --table.left > 0) table.move();
    else all.resting++;
  });
  for (const table of all.tables) table.heard = 0;
  racing[request.kind] = all;
  return {};
}

// As many moves as the server can take: each table makes its next one as soon as all four saw the last.
async function race(request) {
  const all = racing[request.kind];
  start(all, Infinity);
  await sleep(request.warm);
  const [before, began] = [all.moves, now()];
  do await sleep(request.seconds);
  while (all.moves === before && now() - began < PATIENCE);
  const result = { moves: all.moves - before, seconds: (now() - began) / 1000 };
  all.running = false;
  await rested(all);
  return result;
}

// So many moves at each table, one after another.
async function walk(request) {
  const all = racing[request.kind];
  start(all, request.moves);
  await rested(all);
  return {};
}

function start(all, moves) {
  Object.assign(all, { running: true, resting: 0 });
  for (const table of all.tables) {
    table.left = moves;
    table.move();
  }
}

async function rested(all) {
  for (let [moves, since] = [all.moves, now()]; all.resting < all.tables.length; await sleep(0.01)) {
    if (all.moves !== moves) [moves, since] = [all.moves, now()];
    else if (now() - since > PATIENCE) throw new Error("a table has stopped");
  }
}

// Tables of either server that make one move per second each, and stay open between the rounds.
const walking = {};

async function attend(request) {
  const all = { sent: new Map(), latencies: [] };
  all.tables = await openAll(request, (table) => {
    if (++table.heard % SEATS || !all.sent.has(table)) return;
    all.latencies.push(now() - all.sent.get(table));
    all.sent.delete(table);
  });
  for (const table of all.tables) table.heard = 0;
  walking[request.kind] = all;
  return {};
}

// Each table in turn, once per second; whose last move has not been seen by everybody is late and makes none.
function moveInTurn({ tables, sent }, seconds) {
  return new Promise((done) => {
    const [start, all] = [now(), seconds * tables.length];
    let [next, late] = [0, 0];
    const timer = setInterval(() => {
      const due = Math.min(all, Math.floor(((now() - start) * tables.length) / 1000));
      for (; next < due; next++) {
        const table = tables[next % tables.length];
        if (sent.has(table)) late++;
        else {
          sent.set(table, now());
          table.move();
        }
      }
      if (next < all) return;
      clearInterval(timer);
      done(late);
    }, 1);
  });
}

// How long until all four have seen a move; the round ends when they have seen the last one.
async function steady(request) {
  const all = walking[request.kind];
  const late = await moveInTurn(all, request.seconds);
  for (const end = now() + PATIENCE; all.sent.size; await sleep(0.01)) {
    if (now() > end) throw new Error("a table has stopped");
  }
  const latencies = all.latencies.splice(0).sort((a, b) => a - b);
  return { moves: latencies.length, late, latencies };
}

const MODES = { enter, race, walk, attend, steady };

readline.createInterface({ input: process.stdin }).on("line", async (line) => {
  const request = JSON.parse(line);
  try {
    process.stdout.write(`${JSON.stringify(await MODES[request.mode](request))}\n`);
  } catch (error) {
    process.stdout.write(`${JSON.stringify({ trouble: String(error.message || error) })}\n`);
  }
});
