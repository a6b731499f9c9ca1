import { afterEach, describe, expect, it } from "vitest";
import { listed, pseudo, said, t, texts } from "./texts.svelte";

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
        expect(t("won", { names: "Ann and Bob", count: 2 })).toBe("Ann and Bob have won");
    });

    it("joins names as a sentence does", () => {
        expect([listed([]), listed(["Ann"]), listed(["Ann", "Bob"])]).toEqual(["", "Ann", "Ann and Bob"]);
        expect(listed(["Ann", "Bob", "Eve"])).toBe("Ann, Bob and Eve");
        texts.choose("de");
        expect(listed(["Ann", "Bob", "Eve"])).toBe("Ann, Bob und Eve");
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
