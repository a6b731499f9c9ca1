// The table's socket: says hello, comes back after a break, and gives each command an id.
import { language } from "./texts.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING = 25_000;

export class Socket {
  constructor(table, token, heard, state) {
    this.table = table;
    this.token = token;
    this.heard = heard;
    this.state = state;
    this.wait = FIRST_WAIT;
    this.connect();
    document.addEventListener("visibilitychange", () => this.look());
    setInterval(() => this.send({ t: "ping" }), PING);
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    this.socket.addEventListener("open", () => {
      this.send({ t: "hello", token: this.token, language: language() });
      this.look();
    });
    this.socket.addEventListener("message", (event) => {
      this.wait = FIRST_WAIT;
      const said = JSON.parse(event.data);
      if (said.t === "bye" && said.code !== "restart") this.isOver = true;
      this.heard(said);
    });
    this.socket.addEventListener("close", () => this.again());
  }

  again() {
    this.state(false);
    if (this.isOver) return;
    setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  // Another link, another person: hello once more.
  renew(token) {
    this.token = token;
    this.isOver = false;
    if (this.socket.readyState <= WebSocket.OPEN) this.socket.close();
    else this.connect();
  }

  look() {
    this.send({ t: "look", visible: !document.hidden });
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  command(message) {
    this.send({ id: crypto.randomUUID?.() || `c${Date.now()}-${Math.random().toString(36).slice(2)}`, ...message });
  }
}
