// The form for a new table.
import { ask, button, element, keepName, ownName, tried } from "./common.js";
import { language, said, t } from "./texts.js";

const USUAL = 4;

function field(id, label, input) {
  input.id = id;
  return element("div", { class: "field" }, element("label", { for: id }, label), input);
}

function choice(values, chosen) {
  return element("select", {}, ...values.map(([value, text]) => element("option", { value, selected: value === chosen }, text)));
}

function seatLine(game, number) {
  const bots = game.bots.map((bot) => [`bot:${bot}`, t("bot", t(bot))]).reverse();
  const kind = choice([["me", t("me")], ["open", t("open")], ["invited", t("invited")], ...bots], number ? "open" : "me");
  const name = element("input", { maxlength: 20, placeholder: t("name"), "aria-label": `${t("seat", number + 1)}: ${t("name")}`, value: number ? "" : ownName() });
  const show = () => { name.hidden = kind.value !== "me"; };
  kind.addEventListener("change", show);
  kind.setAttribute("aria-label", t("seat", number + 1));
  show();
  const wish = () => {
    const [what, bot] = kind.value.split(":");
    if (what === "me" && name.value.trim()) keepName(name.value.trim());
    return { kind: what, ...(bot ? { bot } : {}), ...(what === "me" ? { name: name.value.trim() } : {}) };
  };
  return { row: element("div", { class: "row" }, element("span", {}, t("seat", number + 1)), kind, name), wish };
}

function clockFields() {
  const kind = choice([["none", t("clock-none")], ["move", t("clock-move")], ["game", t("clock-game")], ["day", t("clock-day")]], "none");
  const minutes = element("input", { type: "number", min: 1, max: 1440, value: 5 });
  const more = element("input", { type: "number", min: 0, max: 600, value: 10 });
  const hours = element("input", { type: "number", min: 1, max: 240, value: 24 });
  const fields = [field("minutes", t("minutes"), minutes), field("increment", t("increment"), more), field("hours", t("hours"), hours)];
  const shown = { none: [], move: [0], game: [0, 1], day: [2] };
  const show = () => fields.forEach((one, i) => { one.hidden = !shown[kind.value].includes(i); });
  kind.addEventListener("change", () => { minutes.value = kind.value === "game" ? 30 : 5; show(); });
  show();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  const rule = () => ({
    none: { kind: "none" },
    move: { kind: "move", seconds: 60 * minutes.value },
    game: { kind: "game", seconds: 60 * minutes.value, increment: Number(more.value) },
    day: { kind: "day", seconds: 3600 * hours.value, zone },
  })[kind.value];
  return { fields: [field("clock", t("clock"), kind), ...fields], rule };
}

function optionFields(game) {
  const selects = game.options.map((option) => [option.name, choice(option.values.map((value) => [value, value]), option.values[0])]);
  const fields = game.options.map((option, i) => field(`option-${i}`, said(option.about), selects[i][1]));
  return { fields, chosen: () => Object.fromEntries(selects.map(([name, select]) => [name, select.value])) };
}

export function newTable(place, game, done) {
  const [fewest, most] = game.seats;
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => [String(fewest + i), String(fewest + i)]);
  const count = choice(counts, String(Math.min(Math.max(USUAL, fewest), most)));
  const seatBox = element("div");
  let seats = [];
  const showSeats = () => {
    seats = Array.from({ length: Number(count.value) }, (_, number) => seats[number] || seatLine(game, number));
    seatBox.replaceChildren(...seats.map((seat) => seat.row));
  };
  count.addEventListener("change", showSeats);
  showSeats();
  const title = element("input", { maxlength: 60 });
  const visibility = choice([["link", t("link")], ["public", t("public")]], "link");
  const watching = element("input", { type: "checkbox", checked: true, id: "watching" });
  const clock = clockFields();
  const options = optionFields(game);
  const send = async (event) => {
    event.preventDefault();
    const wish = {
      game: game.id, seats: seats.map((seat) => seat.wish()), options: options.chosen(), title: title.value.trim(),
      language: language(), visibility: visibility.value, clock: clock.rule(), watching: { allowed: watching.checked },
    };
    const seating = await tried(() => ask("POST", "/api/tables", wish));
    if (seating) done(seating);
  };
  const form = element("form", { class: "panel form", onsubmit: send },
    element("h2", { id: "new-title", class: "wide" }, t("new-title", said(game.name))),
    field("new-name", t("title"), title),
    field("new-visibility", t("visibility"), visibility),
    field("new-count", t("how-many"), count),
    element("fieldset", {}, element("legend", {}, t("seats")), seatBox),
    ...clock.fields,
    element("div", { class: "row" }, watching, element("label", { for: "watching" }, t("watching"))),
    game.options.length ? element("details", { class: "wide" }, element("summary", {}, t("options")), element("div", { class: "form" }, ...options.fields)) : null,
    element("div", { class: "row wide" },
      element("button", { type: "submit", class: "main" }, t("create")),
      button(t("cancel"), () => { place.hidden = true; place.replaceChildren(); }, "quiet")));
  place.replaceChildren(form);
  place.hidden = false;
  title.focus();
  place.scrollIntoView({ block: "start" });
}
