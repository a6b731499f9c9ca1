// Signing in and out. Nobody needs an account.
import { ask, button, element, tried } from "./common.js";
import { language, t } from "./texts.js";

export async function accountMenu(place, changed) {
  const { account } = await ask("GET", "/api/session").catch(() => ({ account: null }));
  if (!account) {
    place.replaceChildren(button(t("sign-in"), () => signIn(place, changed), "quiet"));
    return;
  }
  const leave = async () => {
    await tried(() => ask("DELETE", "/api/session"));
    await accountMenu(place, changed);
    changed();
  };
  place.replaceChildren(element("strong", {}, account.name), button(t("sign-out"), leave, "quiet"));
}

function signIn(place, changed) {
  const trouble = element("p", { class: "message bad", role: "alert", hidden: true });
  const name = element("input", { id: "account-name", autocomplete: "username", maxlength: 20, required: true });
  const password = element("input", { id: "account-password", type: "password", autocomplete: "current-password", minlength: 8, maxlength: 200, required: true });
  const send = async (path) => {
    try {
      await ask("POST", path, { name: name.value.trim(), password: password.value, ...(path === "/api/account" ? { language: language() } : {}) });
      dialog.close();
      await accountMenu(place, changed);
      changed();
    } catch (refusal) {
      trouble.textContent = refusal.message;
      trouble.hidden = false;
    }
  };
  const form = element("form", { onsubmit: (event) => { event.preventDefault(); send("/api/session"); } },
    element("h2", { id: "sign-in-title" }, t("sign-in")),
    element("p", { class: "soft" }, t("account-why")),
    trouble,
    element("div", { class: "field" }, element("label", { for: "account-name" }, t("name")), name),
    element("div", { class: "field" }, element("label", { for: "account-password" }, t("password")), password),
    element("div", { class: "row" },
      element("button", { type: "submit", class: "main" }, t("sign-in")),
      button(t("register"), () => form.reportValidity() && send("/api/account")),
      button(t("cancel"), () => dialog.close(), "quiet")));
  const dialog = element("dialog", { "aria-labelledby": "sign-in-title" }, form);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
