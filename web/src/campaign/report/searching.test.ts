import { describe, expect, it, vi } from "vitest";
import type { Found } from "../../generated/campaign";
import { Refusal } from "../../lib/api";
import { ReportSearch } from "./searching.svelte";

const found = (looked: number[], before: number | null): Found => ({
    hits: looked.map((month) => ({
        month,
        name: `${month}`,
        told: { section: "diary", said: { en: "lost", de: "verloren" } },
    })),
    left_out: 1,
    looked,
    before,
    months: 5,
});

describe("a search through all reports", () => {
    it("asks on from where it ended, until all months were looked at", async () => {
        const get = vi
            .fn()
            .mockResolvedValueOnce(found([5, 4, 3], 3))
            .mockResolvedValueOnce(found([2, 1], null));
        const search = new ReportSearch({ get }, () => 2);

        await search.search("  lost men ");

        expect(get.mock.calls.map(([path]) => path)).toEqual([
            "realms/2/reports/search?text=lost+men",
            "realms/2/reports/search?text=lost+men&before=3",
        ]);
        expect(search.hits.map((hit) => hit.month)).toEqual([5, 4, 3, 2, 1]);
        expect([search.looked, search.leftOut, search.isBusy, search.isDone]).toEqual([5, 2, false, true]);
    });

    it("is not disturbed by what an older one still finds", async () => {
        let answer: (found: Found) => void = () => undefined;
        const late = new Promise<Found>((resolve) => (answer = resolve));
        const get = vi
            .fn()
            .mockReturnValueOnce(late)
            .mockResolvedValueOnce(found([1], null));
        const search = new ReportSearch({ get }, () => 0);

        const first = search.search("old");
        await search.search("new");
        answer(found([5, 4, 3], null));
        await first;

        expect([search.query, search.hits.length]).toEqual(["new", 1]);
    });

    it("says what went wrong, and asks nothing without a word", async () => {
        const get = vi.fn().mockRejectedValue(new Refusal("offline", "Nobody answers.", 0));
        const search = new ReportSearch({ get }, () => 0);

        await search.search(" ");
        expect(get).not.toHaveBeenCalled();
        await search.search("gold");
        expect([search.trouble, search.isBusy, search.isDone]).toEqual(["Nobody answers.", false, false]);
    });
});
