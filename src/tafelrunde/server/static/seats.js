// The seats, and what may be done about them: join, invite, bots, host, leave, once more.
import { arms, button, copyable, element, keepLink, ownName, keepName, tried } from "./common.js";
import { language, t } from "./texts.js";

function state(page, seat) {
  const { table, you } = page;
  const words = [];
  if (you.seats.includes(seat.seat)) words.push(t("you"));
  if (seat.seat === table.host && seat.kind === "human") words.push(t("host"));
  if (seat.kind === "bot") words.push(t("bot", t(seat.bot)));
  else if (seat.stands_in) words.push(t("stands-in"));
  else if (seat.kind === "human" && !you.seats.includes(seat.seat)) words.push(seat.here ? t("here") : t("away"));
  return words.join(" · ");
}

function clock(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.slice(parts[0] ? 0 : 1).map((part, i) => i ? String(part).padStart(2, "0") : part).join(":");
}

// What is left on each clock, once a second; the server alone decides when time is up.
export function showClocks(page) {
  const clocks = [...page.views.values()].at(-1)?.clock;
  for (const place of document.querySelectorAll("[data-clock]")) {
    const seat = place.dataset.clock;
    const left = clocks?.until?.[seat] ? clocks.until[seat] - Date.now() / 1000 : clocks?.left?.[seat];
    const text = left === undefined ? "" : t("time", clock(left));
    if (place.textContent !== text) place.textContent = text;
  }
}

function change(page, method, rest, body) {
  return tried(async () => {
    await page.ask(method, rest, body);
    await page.reload();
  });
}

async function invite(page, number) {
  const invitation = await tried(() => page.ask("POST", `/seats/${number}/invite`));
  if (!invitation) return;
  keepInvitation(page.id, invitation);
  await tried(page.reload);
}

const invitations = (id) => JSON.parse(sessionStorage.getItem(`invitations ${id}`) || "[]");

function keepInvitation(id, invitation) {
  const others = invitations(id).filter((other) => other.seat !== invitation.seat);
  sessionStorage.setItem(`invitations ${id}`, JSON.stringify([...others, invitation]));
}

function tools(page, seat) {
  const { table, you } = page;
  const isHost = you.host || you.operator;
  const isMine = you.seats.includes(seat.seat);
  const isRunning = table.status === "running";
  const found = [];
  if (!isRunning && table.status !== "gathering") return found;
  const path = `/seats/${seat.seat}`;
  if (isRunning && seat.kind === "human" && (isHost || isMine)) {
    found.push(seat.stands_in
      ? button(t("come-back"), () => change(page, "DELETE", `${path}/bot`))
      : button(t("stand-in"), () => change(page, "PUT", `${path}/bot`)));
  }
  if (!isHost) return found;
  if (seat.kind !== "human") found.push(button(t("invite"), () => invite(page, seat.seat)));
  if (!isRunning && seat.kind === "bot") found.push(button(t("free"), () => change(page, "POST", `${path}/open`)));
  if (!isRunning && seat.kind === "open") found.push(button(t("put-bot"), () => change(page, "PUT", `${path}/bot`)));
  if (seat.kind === "human" && !isMine) {
    found.push(button(t("make-host"), () => change(page, "POST", "/host", { seat: seat.seat })));
    found.push(button(t("kick"), () => confirm(t("kick-sure", seat.name)) && change(page, "POST", `${path}/kick`)));
  }
  return found;
}

function joinForm(page) {
  const name = element("input", { id: "join-name", maxlength: 20, value: ownName(), autocomplete: "nickname" });
  const send = async (event) => {
    event.preventDefault();
    keepName(name.value.trim());
    const seating = await tried(() => page.ask("POST", "/join", { name: name.value.trim(), language: language() }));
    if (seating) await page.take(seating);
  };
  return element("form", { class: "panel", onsubmit: send },
    element("label", { for: "join-name" }, t("your-name")),
    element("div", { class: "row" }, name, element("button", { type: "submit", class: "main" }, t("join"))));
}

async function playAgain(page) {
  const seating = await tried(() => page.ask("POST", "/rematch"));
  if (!seating) return;
  keepLink(seating.table.id, seating.token);
  location.assign(`/t/${seating.table.id}`);
}

async function leave(page) {
  if (!confirm(t("leave-sure"))) return;
  const done = await tried(async () => { await page.ask("POST", "/leave"); return true; });
  if (done) location.assign("/");
}

// What the host needs to get everybody to the table.
function hosting(page) {
  const { table, you } = page;
  const open = table.seats.filter((seat) => seat.kind === "open");
  const found = [];
  if (table.status === "gathering" && (you.host || you.operator)) {
    const fill = open.length ? "best" : "";
    found.push(button(t(open.length ? "start-fill" : "start"), () => change(page, "POST", "/start", { fill }), "main"));
    if (table.visibility === "public" || open.length) found.push(copyable(`${location.origin}/t/${page.id}`, t("link")));
  }
  for (const invitation of invitations(page.id).filter((one) => table.seats[one.seat]?.kind !== "human")) {
    found.push(copyable(`${location.origin}/t/${page.id}#s=${invitation.token}`, t("invite-link", invitation.seat + 1)));
  }
  return found;
}

let shown = "";

export function showSeats(page, list, box) {
  const { table, you } = page;
  const key = JSON.stringify([table.seats, table.host, table.status, table.to_act, table.next_table, you, language(), page.token, sessionStorage.getItem(`invitations ${page.id}`)]);
  if (key === shown) return;  // what somebody is typing here stays
  shown = key;
  list.replaceChildren(...table.seats.map((seat) => element("li", { class: (table.to_act || []).includes(seat.seat) && table.status === "running" ? "acting" : "" },
    arms(seat.seat),
    element("div", {}, element("div", { class: "name" }, seat.name || t("seat-open")), element("div", { class: "soft" }, state(page, seat)), element("div", { class: "soft", "data-clock": seat.seat })),
    element("div", { class: "tools" }, ...tools(page, seat)))));
  const isOpen = table.status === "gathering" && table.seats.some((seat) => seat.kind === "open");
  const found = [];
  if (you.invited !== null || (isOpen && !you.seats.length)) found.push(joinForm(page));
  if (["gathering", "running"].includes(table.status)) found.push(...hosting(page));
  if (you.seats.length) {
    if (["over", "abandoned"].includes(table.status)) found.push(button(t("again"), () => playAgain(page), "main"));
    else found.push(button(t("leave"), () => leave(page), "quiet"));
    if (page.token) found.push(element("details", {}, element("summary", {}, t("own-link")), copyable(`${location.origin}/t/${page.id}#s=${page.token}`, t("own-link"))));
  } else if (!you.guest && you.invited === null) {
    found.push(element("p", { class: "soft" }, t("watch-only")));
  }
  if (table.status === "over") found.push(element("p", {}, element("a", { href: `${page.path}/log` }, t("log"))));
  box.replaceChildren(...found);
  showClocks(page);
}
