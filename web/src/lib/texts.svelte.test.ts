import { flushSync } from "svelte";
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

    it("takes in a game's texts, in every language, without disturbing what is shown", () => {
        const game = { en: "xx-hello = Hello { $name }", de: "xx-hello = Hallo { $name }" };
        const before = texts.bundle;
        texts.add(game);
        texts.add({ ...game });
        expect(texts.bundle).toBe(before);
        expect(t("xx-hello", { name: "Ann" })).toBe("Hello Ann");
        texts.choose("de");
        expect(t("xx-hello", { name: "Ann" })).toBe("Hallo Ann");
    });

    it("tells whoever asked before the texts had come, and nobody else", () => {
        const shown: string[] = [];
        const end = $effect.root(() => {
            $effect(() => void shown.push(t("xx-late")));
            $effect(() => void shown.push(t("take-back")));
        });
        flushSync();
        texts.add({ en: "xx-late = Late", de: "xx-late = Spät" });
        flushSync();
        end();
        expect(shown).toEqual(["xx-late", "Take back", "Late"]);
    });

    it("makes every word odd in the pseudo-language, but no variable", () => {
        texts.isPseudo = true;
        expect(t("waiting-for", { names: "Ann" })).toBe(`${pseudo("Waiting for ")}Ann`);
        expect(pseudo("Waiting")).not.toBe("Waiting");
    });
});
