// The lobby: games, my tables, open tables, a new table.
import { ask, button, element, keepLink, links, dropLink, ownName, tried } from "./common.js";
import { accountMenu } from "./account.js";
import { newTable } from "./newtable.js";
import { language, languageButtons, said, showTexts, t } from "./texts.js";

const SOON = 15_000;
const place = (id) => document.getElementById(id);
let games = [];

function goTo(seating) {
  keepLink(seating.table.id, seating.token);
  if (seating.invitations.length) sessionStorage.setItem(`invitations ${seating.table.id}`, JSON.stringify(seating.invitations));
  location.assign(`/t/${seating.table.id}`);
}

async function playAlone(game) {
  const wish = { game: game.id, language: language(), name: ownName() };
  const seating = await tried(() => ask("POST", "/api/solo", wish));
  if (seating) goTo(seating);
}

function showGames() {
  place("games").replaceChildren(...games.map((game) => element("li", { class: "card" },
    element("h3", {}, said(game.name)),
    element("p", {}, said(game.about)),
    element("p", { class: "soft" }, t("players", ...game.seats)),
    element("div", { class: "row" },
      button(t("solo"), () => playAlone(game), "main"),
      button(t("new-table"), () => newTable(place("new"), game, goTo))))));
}

function gameName(id) {
  const game = games.find((one) => one.id === id);
  return game ? said(game.name) : id;
}

function tableLine(table, mine) {
  const names = table.seats.map((seat) => seat.name || t("seat-open")).join(", ");
  const isMyTurn = (mine || []).some((seat) => (table.to_act || []).includes(seat));
  const isOpen = table.status === "gathering" && table.seats.some((seat) => seat.kind === "open");
  const action = mine ? t("go-there") : isOpen ? t("join") : t("watch");
  return element("li", { class: isMyTurn ? "yours" : "" },
    element("div", {},
      element("strong", {}, table.title || gameName(table.game)),
      element("div", { class: "soft" }, `${gameName(table.game)} · ${isMyTurn ? t("your-turn") : t(table.status)}`),
      element("div", { class: "soft" }, names)),
    element("a", { class: isMyTurn ? "button main" : "button", href: `/t/${table.id}` }, action));
}

async function known(table, token) {
  try {
    return await ask("GET", `/api/tables/${table}`, null, token);
  } catch (trouble) {
    if (trouble.status === 404) dropLink(table);
    return null;
  }
}

async function showMine() {
  const found = (await Promise.all(Object.entries(links()).map(([table, token]) => known(table, token)))).filter(Boolean);
  const mine = new Map(found.map((here) => [here.table.id, here]));
  const { account } = await ask("GET", "/api/session");
  const { tables } = account ? await ask("GET", "/api/my/tables") : { tables: [] };
  for (const table of tables) if (!mine.has(table.id)) mine.set(table.id, { table, you: { seats: [] } });
  const sorted = [...mine.values()].sort((a, b) => b.table.changed - a.table.changed);
  const lines = sorted.map((here) => tableLine(here.table, here.you.seats));
  place("mine").replaceChildren(...(lines.length ? lines : [element("li", { class: "empty" }, t("none-mine"))]));
  return mine;
}

async function showOpen(mine) {
  const answer = await ask("GET", "/api/tables");
  const lines = answer.tables.filter((table) => !mine.has(table.id)).map((table) => tableLine(table, null));
  place("open").replaceChildren(...(lines.length ? lines : [element("li", { class: "empty" }, t("none-open"))]));
}

async function refresh() {
  await tried(async () => showOpen(await showMine()));
}

function showAll() {
  showTexts();
  showGames();
  accountMenu(place("account"), refresh);
  refresh();
}

languageButtons(place("languages"), showAll);
showTexts();
tried(async () => {
  games = (await ask("GET", "/api/games")).games;
  showAll();
});
setInterval(() => document.hidden || refresh(), SOON);
