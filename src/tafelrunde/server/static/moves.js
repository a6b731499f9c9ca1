// What I may do now: offers as buttons, a field for typed moves, taking back, and the curtain between players.
import { button, element, message, tried } from "./common.js";
import { said, t } from "./texts.js";

const MOST_BUTTONS = 60;
const MANY = 8;
const place = (name) => document.getElementById(name);

export class Moves {
  constructor(page) {
    this.page = page;
    this.offers = [];
    this.key = "";
    this.lastShown = null;
    place("filter").addEventListener("input", () => this.list());
    place("typing").addEventListener("submit", (event) => {
      event.preventDefault();
      const text = place("typed").value.trim();
      if (text) this.send({ t: "type", text });
    });
    place("undo").addEventListener("click", () => this.send({ t: "undo" }));
    document.addEventListener("keydown", (event) => this.pressed(event));
  }

  get step() {
    return this.page.views.get(this.page.seat);
  }

  acting() {
    const { table, you } = this.page;
    return (table.to_act || []).filter((seat) => you.seats.includes(seat) && !table.seats[seat].stands_in);
  }

  send(command) {
    this.page.socket?.command({ n: this.step?.n ?? this.page.table.n, seat: this.page.seat, ...command });
  }

  show() {
    const { table, you } = this.page;
    const acting = table.status === "running" ? this.acting() : [];
    if (this.needsCurtain(acting)) return;
    this.tabs();
    const isMine = acting.includes(this.page.seat);
    const canUndo = table.status === "running" && you.seats.length > 0;
    place("act").hidden = !canUndo;
    place("filter").parentElement.hidden = !isMine || (this.offers?.length ?? 0) < MANY;
    place("offers").hidden = !isMine;
    for (const name of ["act-title", "typing"]) place(name).hidden = !isMine;
    place("act").classList.toggle("idle", !isMine);
    if (isMine) this.load();
    else this.clear();
  }

  clear() {
    this.offers = [];
    this.key = "";
    place("offers").replaceChildren();
  }

  // Several players at one screen: nobody sees the other's hand in passing.
  needsCurtain(acting) {
    const { you, table } = this.page;
    if (you.seats.length > 1 && acting.length && !acting.includes(this.page.seat)) {
      const seat = acting[0];
      const name = table.seats[seat].name;
      const open = button(t("i-am", name), () => { this.page.seat = seat; this.curtain(false); this.page.told = 0; place("story").replaceChildren(); this.page.render(); }, "main");
      place("curtain").replaceChildren(element("h2", {}, t("hand-over", name)), open);
      this.curtain(true);
      open.focus();
      return true;
    }
    this.curtain(false);
    return false;
  }

  curtain(isDrawn) {
    place("curtain").hidden = !isDrawn;
    place("table").hidden = isDrawn;
  }

  tabs() {
    const { you, table } = this.page;
    place("views").hidden = you.seats.length < 2;
    place("views").replaceChildren(...you.seats.map((seat) => element("button", {
      type: "button", role: "tab", "aria-selected": String(seat === this.page.seat), disabled: seat !== this.page.seat,
    }, table.seats[seat].name)));
  }

  async load() {
    const key = `${this.page.seat}:${this.step?.n}`;
    if (key === this.key) return;
    this.key = key;
    const answer = await tried(() => this.page.ask("GET", `/offers?seat=${this.page.seat}`));
    if (!answer || this.key !== key) return;
    this.offers = answer.offers;
    place("filter").value = "";
    this.list();
  }

  list() {
    if (this.offers === null) {
      place("offers").replaceChildren(element("li", {}, t("too-many")));
      return;
    }
    const wanted = place("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
    const fitting = this.offers.filter((offer) => wanted.every((word) => said(offer.text).toLowerCase().includes(word)));
    const shown = fitting.slice(0, MOST_BUTTONS);
    const items = shown.map((offer, i) => element("li", {}, this.offer(offer, i)));
    if (fitting.length > shown.length) items.push(element("li", { class: "soft" }, t("more", fitting.length - shown.length)));
    place("filter").parentElement.hidden = this.offers.length < MANY;
    place("offers").replaceChildren(...items);
  }

  offer(offer, i) {
    const made = button("", () => this.send({ t: "move", move: offer.move }));
    if (i < 9) made.append(element("kbd", {}, String(i + 1)));
    made.append(said(offer.text));
    return made;
  }

  pressed(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input, textarea, select")) return;
    const number = Number(event.key);
    if (number >= 1 && number <= 9) place("offers").querySelectorAll("button")[number - 1]?.click();
  }

  asked(plea) {
    const { you, table } = this.page;
    const mine = plea.waits_for.filter((seat) => you.seats.includes(seat));
    const box = place("asked");
    box.hidden = false;
    if (!mine.length) {
      box.replaceChildren(t("undo-waits"));
      return;
    }
    const answer = (agree) => () => {
      for (const seat of mine) this.page.socket.command({ t: "answer", n: table.n, seat, agree });
      box.hidden = true;
    };
    box.replaceChildren(element("p", {}, t("undo-asks", table.seats[plea.seat].name)),
      element("div", { class: "row" }, button(t("yes"), answer(true), "main"), button(t("no"), answer(false))));
  }

  answered(answer) {
    place("asked").hidden = true;
    if (!answer.agreed) message(t("undo-refused"));
  }
}
