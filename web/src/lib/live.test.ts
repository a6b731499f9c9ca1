import { describe, expect, it } from "vitest";
import { LiveText } from "./live.svelte";

describe("the live region", () => {
    it("keeps what happened when at once something is asked", () => {
        let now = 0;
        const live = new LiveText(() => now);
        live.say("Bob draws a card.");
        live.say("Your turn.");
        expect(live.text).toBe("Bob draws a card. Your turn.");
    });

    it("begins anew after a while, however quickly one thing follows another", () => {
        let now = 0;
        const live = new LiveText(() => now);
        for (; now <= 1000; now += 400) live.say(String(now));
        expect(live.text).toBe("800");
    });

    it("says nothing to the next reader", () => {
        const live = new LiveText(() => 0);
        live.say("Ann draws a giant.");
        live.clear();
        live.say("Bob, it is you.");
        expect(live.text).toBe("Bob, it is you.");
    });
});
