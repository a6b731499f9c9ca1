import { beforeEach, describe, expect, it, vi } from "vitest";
import { Keys } from "./keys";

describe("number keys", () => {
    const chosen = vi.fn();
    let keys: Keys;
    const press = (key: string, at: number, more: KeyboardEventInit = {}) =>
        keys.press(new KeyboardEvent("keydown", { key, ...more }), document.body, at);

    beforeEach(() => {
        chosen.mockClear();
        keys = new Keys();
        document.body.replaceChildren(
            ...["1", "7", "17"].map((number) => {
                const piece = document.createElement("button");
                piece.dataset["key"] = number;
                piece.addEventListener("click", () => chosen(number));
                return piece;
            }),
        );
    });

    it("choose what carries the number", () => {
        expect(press("7", 0)).toBe(true);
        expect(chosen.mock.calls).toEqual([["7"]]);
    });

    it("may be two digits, if they come quickly", () => {
        press("1", 0);
        press("7", 300);
        expect(chosen.mock.calls).toEqual([["1"], ["17"]]);
        press("1", 5000);
        press("7", 9000);
        expect(chosen.mock.calls.slice(2)).toEqual([["1"], ["7"]]);
    });

    it("leave alone what is not lit, and keys of the browser", () => {
        expect(press("4", 0)).toBe(false);
        expect(press("x", 0)).toBe(false);
        expect(press("7", 0, { ctrlKey: true })).toBe(false);
        expect(chosen).not.toHaveBeenCalled();
    });
});
