// What both pages share: asking the server, keeping links, making elements.
import { language, t } from "./texts.js";

const SEATS = "tafelrunde.seats";
const NAME = "tafelrunde.name";
export const ARMS = ["≈", "♜", "♣", "☼", "★", "♛"];

// The links of this browser's seats, by table. They never travel in an address.
export function links() {
  try {
    return JSON.parse(localStorage.getItem(SEATS)) || {};
  } catch {
    return {};
  }
}

export function keepLink(table, token) {
  localStorage.setItem(SEATS, JSON.stringify({ ...links(), [table]: token }));
}

export function dropLink(table) {
  const kept = links();
  delete kept[table];
  localStorage.setItem(SEATS, JSON.stringify(kept));
}

export const ownName = () => localStorage.getItem(NAME) || "";
export const keepName = (name) => localStorage.setItem(NAME, name);

export class Refusal extends Error {
  constructor(fault, status) {
    super(fault.text);
    this.code = fault.code;
    this.status = status;
  }
}

export async function ask(method, path, body, token = "") {
  const headers = { "accept-language": language() };
  if (method !== "GET") headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  const sent = method === "GET" || method === "DELETE" ? undefined : JSON.stringify(body || {});
  let answer;
  try {
    answer = await fetch(path, { method, headers, body: sent });
  } catch {
    throw new Refusal({ code: "offline", text: t("offline") }, 0);
  }
  const content = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Refusal(content, answer.status);
  return content;
}

export function message(text, bad = false) {
  const place = document.getElementById("message");
  place.textContent = text || "";
  place.hidden = !text;
  place.classList.toggle("bad", bad);
}

// Runs something and shows what was wrong with it.
export async function tried(work) {
  try {
    message("");
    return await work();
  } catch (trouble) {
    if (!(trouble instanceof Refusal)) throw trouble;
    message(trouble.message, true);
    return undefined;
  }
}

export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "class") made.className = value;
    else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (typeof value === "boolean") made.toggleAttribute(name, value);
    else if (value !== undefined && value !== null) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

export function button(text, work, kind = "") {
  return element("button", { type: "button", class: kind, onclick: work }, text);
}

export function arms(seat, small = false) {
  const shield = ARMS[seat % ARMS.length];
  return element("span", { class: `arms arms-${seat % ARMS.length}${small ? " small" : ""}`, "aria-hidden": "true" }, shield);
}

export function copyable(text, label) {
  const field = element("input", { readonly: true, value: text, "aria-label": label });
  const copy = button(t("copy"), async () => {
    field.select();
    await navigator.clipboard?.writeText(text).catch(() => document.execCommand("copy"));
    copy.textContent = t("copied");
  });
  return element("div", {}, element("p", { class: "soft" }, label), element("div", { class: "link" }, field, copy));
}
