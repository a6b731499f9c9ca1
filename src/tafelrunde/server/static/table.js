// One table: who sits there, what is to be decided, what happened, what is said.
import { ask, element, keepLink, links, message, tried } from "./common.js";
import { Board } from "./board.js";
import { Moves } from "./moves.js";
import { showClocks, showSeats } from "./seats.js";
import { Socket } from "./socket.js";
import { language, languageButtons, said, showTexts, t } from "./texts.js";

const id = decodeURIComponent(location.pathname.split("/")[2] || "");
const path = `/api/tables/${id}`;
const place = (name) => document.getElementById(name);

// A link brings its secret behind the hash mark: keep it, and take it out of the address.
function arrive() {
  const shown = new URLSearchParams(location.hash.slice(1)).get("s");
  if (shown) {
    keepLink(id, shown);
    history.replaceState(null, "", location.pathname);
  }
  return links()[id] || "";
}

const page = {
  id, path, token: arrive(),
  table: null, you: null, watching: null, terms: {}, game: null,
  views: new Map(),
  seat: null,
  told: 0, line: 0,
  noteOf: null, sendsMail: false,
  isLive: false,
  ask: (method, rest, body) => ask(method, path + rest, body, page.token),
  reload, take, render,
};
const moves = new Moves(page);

function names() {
  return page.table.seats.map((seat) => seat.name || t("seat-open"));
}

async function reload() {
  const here = await page.ask("GET", "");
  Object.assign(page, { table: here.table, you: here.you, watching: here.watching });
  if (page.seat === null || !here.you.seats.includes(page.seat)) page.seat = here.you.seats[0] ?? here.you.sees;
  render();
}

// A new link, for instance after taking a seat.
async function take(seating) {
  page.token = seating.token;
  keepLink(id, seating.token);
  page.views.clear();
  await reload();
  if (page.socket) page.socket.renew(page.token);
  else connect();
}

function mayWatch() {
  return page.you.seats.length || page.you.guest || page.you.operator || page.watching.allowed;
}

function connect() {
  if (page.socket || !mayWatch()) return;
  page.socket = new Socket(id, page.token, heard, (isLive) => {
    page.isLive = isLive;
    if (!isLive) message(t("lost"));
  });
}

function heard(said) {
  const hears = {
    welcome: () => { page.isLive = true; message(""); page.table = said.table; render(); tellStory(); },
    table: () => { page.table = said.table; render(); refreshYou(); },
    step: () => stepped(said),
    said: () => addChat([said]),
    refused: () => message(said.text, true),
    stale: () => message(t("moved")),
    ack: () => message(""),
    asks: () => moves.asked(said),
    answered: () => moves.answered(said),
    bye: () => { message(said.text, true); if (said.code === "seat") reload(); },
  };
  hears[said.t]?.();
}

// Who I am follows from what the server says, not from what was true when the page was opened.
async function refreshYou() {
  await tried(reload);
}

function stepped(step) {
  if (step.view === null) return;
  page.views.set(step.seat, step);
  page.table = { ...page.table, n: step.n, to_act: step.to_act, status: step.result ? "over" : "running" };
  if (step.seat === page.seat || (page.seat === null && step.seat === null) || step.seat === page.you.sees) tellStory();
  render();
}

function currentView() {
  return page.views.get(page.seat) || page.views.get(null) || page.views.get(page.you.sees);
}

function showTurn() {
  const acting = page.table.to_act || [];
  const mine = acting.filter((seat) => page.you.seats.includes(seat) && !page.table.seats[seat].stands_in);
  const who = acting.map((seat) => names()[seat]).join(", ");
  const text = { gathering: t("gather"), over: t("ended"), abandoned: t("left") }[page.table.status]
    || (mine.length ? t("turn-of", names()[mine.includes(page.seat) ? page.seat : mine[0]]) : t("waiting", who || "…"));
  const turn = place("turn");
  if (turn.textContent !== text) turn.textContent = text;
  turn.classList.toggle("mine", mine.length > 0 && page.table.status === "running");
  document.title = `${mine.length ? "● " : ""}${page.table.title || (page.game ? said(page.game.name) : "")} · Tafelrunde`;
}

function showBoard() {
  const step = currentView();
  place("board").parentElement.hidden = !step;
  if (!step) return;
  const board = new Board(page.terms, names());
  place("board").replaceChildren(...board.show(step.view));
  const ending = place("ending");
  ending.hidden = !step.result;
  if (step.result && !ending.childElementCount) {
    ending.append(element("h2", { id: "ending-title" }, t("ended")),
      element("div", { class: "board" }, board.result(step.result, { rank: t("rank"), total: t("total") })));
  }
}

function render() {
  if (!page.table) return;
  place("title").textContent = [page.game ? said(page.game.name) : page.table.game, page.table.title].filter(Boolean).join(": ");
  showSeats(page, place("seats"), place("lobby"));
  showTurn();
  showBoard();
  moves.show();
  const isSeated = page.you.seats.length > 0;
  place("note-box").hidden = !isSeated;
  place("mail-box").hidden = !(isSeated && page.sendsMail);
  showNote();
  place("saying").hidden = !(isSeated || page.you.guest);
}

// -- words -------------------------------------------------------------------------------------------

let telling = Promise.resolve();

function tellStory() {
  telling = telling.then(async () => {
    const seat = page.you.seats.includes(page.seat) ? `&seat=${page.seat}` : "";
    const story = await page.ask("GET", `/story?after=${page.told}&lang=${language()}${seat}`).catch(() => null);
    if (!story) return;
    const list = place("story");
    for (const old of list.querySelectorAll(".new")) old.classList.remove("new");
    const lines = story.steps.flatMap((step) => step.texts).map((text) => element("li", { class: page.told ? "new" : "" }, text));
    list.append(...lines);
    page.told = Math.max(page.told, story.n);
    if (lines.length) list.scrollTop = list.scrollHeight;
  });
}

function addChat(lines) {
  const list = place("chat");
  for (const line of lines.filter((one) => one.line > page.line)) {
    list.append(element("li", {}, element("strong", {}, `${line.name}: `), line.text));
    page.line = line.line;
  }
  list.scrollTop = list.scrollHeight;
}

// At hot seat each player has notes of their own.
async function showNote() {
  if (page.noteOf === page.seat || !page.you.seats.includes(page.seat)) return;
  page.noteOf = page.seat;
  place("note").value = "";
  const note = await tried(() => page.ask("GET", `/note?seat=${page.seat}`));
  if (note && page.noteOf === page.seat) place("note").value = note.text;
}

async function loadWords() {
  if (!mayWatch()) return;
  addChat((await page.ask("GET", "/chat")).lines);
  if (!page.you.seats.length) return;
  page.sendsMail = (await ask("GET", "/api/notices")).mail;
  render();
  const contacts = (await page.ask("GET", "/contacts")).contacts;
  place("mail").value = contacts.find((contact) => contact.channel === "mail")?.address || "";
}

function listen() {
  place("saying").addEventListener("submit", (event) => {
    event.preventDefault();
    const text = place("said").value.trim();
    if (!text) return;
    place("said").value = "";
    tried(async () => addChat([await page.ask("POST", "/chat", { text, seat: page.you.seats.includes(page.seat) ? page.seat : null })]));
  });
  place("note").addEventListener("change", () => tried(() => page.ask("PUT", `/note?seat=${page.noteOf}`, { text: place("note").value })));
  place("mailing").addEventListener("submit", (event) => {
    event.preventDefault();
    const address = place("mail").value.trim();
    tried(async () => {
      for (const seat of page.you.seats) {
        if (address) await page.ask("PUT", `/contacts/mail?seat=${seat}`, { address });
        else await page.ask("DELETE", `/contacts/mail?seat=${seat}`);
      }
      message(t("saved"));
    });
  });
}

setInterval(() => showClocks(page), 1000);
languageButtons(place("languages"), () => {
  place("story").replaceChildren();
  place("ending").replaceChildren();
  page.told = 0;
  render();
  if (page.table && mayWatch()) tellStory();
});
showTexts();
listen();
tried(async () => {
  await reload();
  const { game, terms } = await ask("GET", `/api/games/${page.table.game}`);
  Object.assign(page, { game, terms });
  render();
  connect();
  await loadWords();
});
