import { describe, expect, it } from "vitest";
import type { PhoenixView } from "../../generated/campaign";
import { read } from "../language/read";
import { examples } from "./examples";
import { rowsOf } from "./form";
import { jobsFor } from "./plan";

describe("the print room", () => {
    it("puts all papers of a realm together, each once", () => {
        const jobs = jobsFor([2, 0, 2], ["map", "report"]);

        expect(jobs.map(({ realm, kind }) => `${realm} ${kind}`)).toEqual([
            "0 report",
            "0 map",
            "2 report",
            "2 map",
        ]);
        expect(jobsFor([], ["map"])).toEqual([]);
    });

    it("lists what a realm has, and nothing of others", () => {
        const view = {
            armies: [
                {
                    "101": { field: "1/01", troops: 1000, leaders: 5 },
                    "301": { field: "1/02", troops: 3, light: 2 },
                },
                { "101": { field: "9/09", troops: 777 } },
            ],
            people: [{ "601": { field: "1/01", rank: "HER", name: "Ann" } }, {}],
            towns: { "1/01": { stage: "HST" }, "9/09": { stage: "BUR" }, "1/02": { stage: "" } },
            owners: { "1/01": 0, "1/02": 0, "9/09": 1 },
        } as unknown as PhoenixView;

        expect(rowsOf(view, 0)).toEqual([
            { what: "101", where: "1/01", has: "1000 K, 5 HF" },
            { what: "301", where: "1/02", has: "3 S, 2 LKS" },
            { what: "601", where: "1/01", has: "HER Ann" },
            { what: "HST", where: "1/01", has: "" },
        ]);
    });

    it.each(["de", "en"] as const)("words its examples as the grammar reads them (%s)", (lang) => {
        const sentences = examples("503/22", lang);

        expect(new Set(sentences).size).toBe(sentences.length);
        for (const sentence of sentences) {
            expect(sentence).not.toContain("…");
            expect(read(sentence), sentence).not.toBeNull();
        }
    });
});
