// What the board foretells of a band is what the engine then does.
import { describe, expect, it } from "vitest";
import type { EthnosView } from "../../generated/ethnos";
import { BANDS } from "./fixtures";
import { aimOf, outlook } from "./outlook";

describe("the outlook of a band", () => {
    it("equals what the engine did, for every band of the fixtures", () => {
        let compared = 0;
        for (const position of BANDS)
            for (const [leader, others, outcome] of position.bands) {
                const view = position as unknown as EthnosView;
                const seen = outlook(view, position.seat, leader, 1 + others.length);
                const told = seen.marker === "yes" ? `yes:${seen.kingdom}` : seen.marker;
                expect(told, `${leader} with ${others.join(", ")}`).toBe(outcome);
                compared += 1;
            }
        expect(compared).toBeGreaterThan(500);
    });

    it("is tried on every kind of outcome", () => {
        const kinds = new Set(BANDS.flatMap(({ bands }) => bands.map(([, , told]) => told.split(":")[0])));
        expect([...kinds].sort()).toEqual(["choose", "halfling", "nowhere", "small", "supply", "yes"]);
    });

    it("lights the kingdom that the band will enter, and marks the one it is too small for", () => {
        for (const position of BANDS)
            for (const [leader, others, outcome] of position.bands) {
                const view = position as unknown as EthnosView;
                const aims = aimOf(view, position.seat, leader, 1 + others.length);
                const [kind, kingdom] = outcome.split(":");
                if (kind === "yes") expect([...aims]).toEqual([[kingdom, "marker"]]);
                else if (kind === "choose") expect([...aims.values()]).toContain("marker");
                else if (kind === "small") expect([...aims.values()]).toEqual(["small"]);
                else expect(aims.size).toBe(0);
            }
    });
});
