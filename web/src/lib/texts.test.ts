import { afterEach, describe, expect, it } from "vitest";
import { pseudo, said, t, texts } from "./texts.svelte";

describe("texts", () => {
    afterEach(() => {
        texts.choose("en");
        texts.isPseudo = false;
    });

    it("speaks both languages and remembers the choice", () => {
        texts.choose("de");
        expect(t("take-back")).toBe("Zurücknehmen");
        expect(said({ en: "coin", de: "Münze" })).toBe("Münze");
        expect(document.documentElement.lang).toBe("de");
        expect(localStorage.getItem("tafelrunde.language")).toBe("de");
        texts.choose("en");
        expect(t("take-back")).toBe("Take back");
    });

    it("fills in variables and knows the plural", () => {
        expect(t("waiting-for", { names: "Ann" })).toBe("Waiting for Ann");
        expect(t("won", { names: "Ann", count: 1 })).toBe("Ann has won");
        expect(t("won", { names: "Ann, Bob", count: 2 })).toBe("Ann, Bob have won");
    });

    it("shows the id of a message that is not there", () => {
        expect(t("no-such-message")).toBe("no-such-message");
    });

    it("adds a game's texts once", () => {
        const game = { en: "xx-hello = Hello { $name }", de: "xx-hello = Hallo { $name }" };
        texts.add(game);
        texts.add(game);
        expect(texts.games.filter((one) => one === game)).toHaveLength(1);
        expect(t("xx-hello", { name: "Ann" })).toBe("Hello Ann");
    });

    it("makes every word odd in the pseudo-language, but no variable", () => {
        texts.isPseudo = true;
        expect(t("waiting-for", { names: "Ann" })).toBe(`${pseudo("Waiting for ")}Ann`);
        expect(pseudo("Waiting")).not.toBe("Waiting");
    });
});
