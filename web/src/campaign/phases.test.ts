import { expect, it } from "vitest";
import { nextRealm } from "./phases";

it("knows who is next while somebody's turn runs, and nobody otherwise", () => {
    expect(nextRealm({ active: 2, order: [2, 0, 1] })).toBe(0);
    expect(nextRealm({ active: 1, order: [2, 0, 1] })).toBeNull();
    expect(nextRealm({ active: null, order: [2, 0, 1] })).toBeNull();
});
