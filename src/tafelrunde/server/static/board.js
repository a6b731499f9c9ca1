// Any view as tables: lists by seat get a column per player, ids get their names. Knows no game.
import { arms, element } from "./common.js";
import { FIELDS } from "./fields.js";
import { said } from "./texts.js";

const HIDDEN = new Set(["to_act", "options", "corrections", "reasons", "move"]);
const HIDDEN_ON_TOP = new Set(["seat", "turn", ...HIDDEN]);
const BARE = new Set(["id", "leader", "advisor", "others"]);
const SEAT_FIELDS = new Set(["seat", "order", "first", "envoy", "giant", "winners"]);

const isNothing = (value) => value === null || value === undefined || value === 0 || value === false
  || (Array.isArray(value) ? !value.length : typeof value === "object" && Object.values(value).every(isNothing));

export class Board {
  constructor(terms, names) {
    this.terms = terms;
    this.names = names;
  }

  label(key) {
    const words = this.terms[key] || FIELDS[key];
    return words ? said(words) : key.replaceAll("_", " ");
  }

  value(key, value) {
    const words = this.terms[`${key}_${value}`] || (typeof value === "string" && this.terms[value]);
    if (words) return said(words);
    if (SEAT_FIELDS.has(key) && Number.isInteger(value) && this.names[value]) return this.names[value];
    if (value === true) return "✓";
    if (value === false || value === null) return "–";
    return String(value);
  }

  // One cell: a word, a list of words, or the parts of a small object.
  cell(key, value) {
    if (Array.isArray(value)) {
      if (!value.length) return "–";
      const parts = value.map((one) => this.cell(key.replace(/s$/, ""), one));
      const isLong = value.some((one) => typeof one === "object");
      return parts.join(isLong ? "; " : key === "dice" || key === "white" ? " " : ", ");
    }
    if (value !== null && typeof value === "object") {
      const parts = Object.entries(value).filter(([name, one]) => !HIDDEN.has(name) && (SEAT_FIELDS.has(name) ? one !== null : !isNothing(one)));
      return parts.map(([name, one]) => BARE.has(name) ? this.cell(name, one) : `${this.label(name)} ${this.cell(name, one)}`).join(", ") || "–";
    }
    return this.value(key, value);
  }

  isBySeat(value) {
    return Array.isArray(value) && value.length === this.names.length && value.every((one) => one !== null && typeof one === "object" && !Array.isArray(one));
  }

  bySeat(key, rows) {
    const fields = Object.keys(rows[0]).filter((field) => !HIDDEN.has(field));
    const head = this.names.map((name, seat) => element("th", { scope: "col" }, arms(seat, true), name));
    const isTold = (field) => rows.some((row) => !isNothing(row[field]));
    const body = fields.filter(isTold).map((field) => element("tr", {},
      element("th", { scope: "row" }, this.label(field)),
      ...rows.map((row) => element("td", {}, this.cell(field, row[field])))));
    return element("table", {}, element("caption", {}, this.label(key)),
      element("thead", {}, element("tr", {}, element("td"), ...head)), element("tbody", {}, ...body));
  }

  byRow(key, rows) {
    const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((field) => !HIDDEN.has(field));
    const isCounted = (field) => rows.every((row) => Array.isArray(row[field]) && row[field].length === this.names.length && row[field].every(Number.isInteger));
    const cell = (row, field) => isCounted(field)
      ? row[field].map((count, seat) => count ? `${this.names[seat]} ${count}` : "").filter(Boolean).join(", ") || "–"
      : this.cell(field, row[field] ?? null);
    return element("table", {}, element("caption", {}, this.label(key)),
      element("thead", {}, element("tr", {}, ...fields.map((field) => element("th", { scope: "col" }, this.label(field))))),
      element("tbody", {}, ...rows.map((row) => element("tr", {}, ...fields.map((field) => element("td", {}, cell(row, field)))))));
  }

  fact(key, value) {
    return element("div", {}, element("dt", {}, this.label(key)), element("dd", {}, this.cell(key, value)));
  }

  show(view) {
    const entries = Object.entries(view).filter(([key]) => !HIDDEN_ON_TOP.has(key));
    const isTable = (value) => Array.isArray(value) && value.length > 0 && value.every((one) => one !== null && typeof one === "object" && !Array.isArray(one));
    const facts = entries.filter(([, value]) => !isTable(value) && !isNothing(value));
    const tables = entries.filter(([, value]) => isTable(value));
    return [
      element("dl", { class: "facts" }, ...facts.map(([key, value]) => this.fact(key, value))),
      ...tables.map(([key, value]) => this.isBySeat(value) ? this.bySeat(key, value) : this.byRow(key, value)),
    ];
  }

  result(result, words) {
    const reasons = [...new Set(result.seats.flatMap((seat) => Object.keys(seat.reasons)))];
    const reason = (name) => this.terms[`reason_${name}`] ? said(this.terms[`reason_${name}`]) : this.label(name);
    const sorted = [...result.seats].sort((a, b) => a.rank - b.rank);
    const row = (label, cells) => element("tr", {}, element("th", { scope: "row" }, label), ...cells.map((cell) => element("td", {}, String(cell ?? 0))));
    return element("table", {},
      element("thead", {}, element("tr", {}, element("td"), ...sorted.map((one) => element("th", { scope: "col" }, arms(one.seat, true), this.names[one.seat])))),
      element("tbody", {},
        row(words.rank, sorted.map((one) => one.rank)),
        ...reasons.map((name) => row(reason(name), sorted.map((one) => one.reasons[name]))),
        row(words.total, sorted.map((one) => one.points))));
  }
}
