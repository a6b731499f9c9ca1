// Both languages say the same things, and nothing is said that is not there.
import { describe, expect, it } from "vitest";
import { BUILDING_ART } from "./art/buildings";
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";

const ids = (text: string) => [...text.matchAll(/^([\w-]+) =/gm)].map((match) => match[1]);
const sources = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], {
    eager: true,
    query: "?raw",
    import: "default",
});

describe("words of the board", () => {
    it("are the same messages in German and English", () => {
        expect(ids(de)).toEqual(ids(en));
        expect(new Set(ids(en)).size).toBe(ids(en).length);
    });

    it("exist wherever the board asks for them", () => {
        const asked = Object.values(sources).flatMap((text) =>
            [...text.matchAll(/"(kb-[\w-]+)"/g)].map((match) => match[1]),
        );
        expect(asked.length).toBeGreaterThan(60);
        expect(asked.filter((id) => !ids(en).includes(id))).toEqual([]);
    });

    it("tell the effect of every building", () => {
        for (const id of Object.keys(BUILDING_ART))
            for (const kind of ["effect", "does"]) expect(ids(en)).toContain(`kb-${kind}-${id}`);
    });
});
