import { expect, test } from "vitest";
import { isSame } from "./same";

test("what is left out is nothing", () => {
    expect(
        isSame(
            { move: "influence", advisor: 8, dice: [3, 5] },
            { move: "influence", dice: [5, 3], advisor: 8, token: false, white: [] },
        ),
    ).toBe(true);
});

test("another advisor is another move", () => {
    expect(
        isSame(
            { move: "influence", advisor: 8, dice: [3, 5] },
            { move: "influence", advisor: 9, dice: [3, 5] },
        ),
    ).toBe(false);
});

test("a card twice is not a card once", () => {
    expect(
        isSame({ move: "keep", cards: ["elf_red", "elf_red"] }, { move: "keep", cards: ["elf_red"] }),
    ).toBe(false);
});

test("the sequence of orders matters", () => {
    expect(
        isSame(
            { move: "programme", orders: ["red", "black"] },
            { move: "programme", orders: ["black", "red"] },
        ),
    ).toBe(false);
});
