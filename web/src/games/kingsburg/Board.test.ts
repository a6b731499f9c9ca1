// The board in a browser's document, at real positions: what is lit, what a click makes, what is sent.
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameMove } from "../../generated/kingsburg";
import type { Face } from "../../lib/board";
import { Parts } from "../../lib/parts.svelte";
import { texts } from "../../lib/texts.svelte";
import kingsburg, { type Kingsburg } from ".";
import { DATA, POSITIONS, WINTERS } from "./fixtures";
import { influences } from "./offers";

// So many drawn pieces take jsdom a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let sent: GameMove[] = [];
let asked: GameMove[] = [];
let said: string[] = [];

/** Ann's eyes at one of the positions; what is refused is refused with a rule. */
function faceAt(
    name: keyof typeof POSITIONS,
    events = [] as Face<Kingsburg>["step"]["events"],
): Face<Kingsburg> {
    const { view, offers } = POSITIONS[name];
    return {
        step: { t: "step", n: 1, seat: 0, view, events, to_act: [0], offers },
        view,
        offers,
        seat: 0,
        names: ["Ann", "Brian", "Cindy", "David"],
        isActing: true,
        data: DATA,
        parts: new Parts(),
        send(move) {
            sent.push(move);
            return Promise.resolve(null);
        },
        why(move) {
            asked.push(move);
            return Promise.resolve({ rule: "KB-7.6", text: "First the Statue." });
        },
        term: (id) => id,
        showRule: () => undefined,
        announce: (text) => said.push(text),
    };
}

function show(name: keyof typeof POSITIONS, events?: Face<Kingsburg>["step"]["events"]): HTMLElement {
    const { container } = render(kingsburg.Board, { face: faceAt(name, events) });
    return container;
}

async function click(element: Element | null | undefined): Promise<void> {
    (element as HTMLElement).click();
    await tick();
}

const advisors = (board: HTMLElement, lit: string) =>
    [...board.querySelectorAll<HTMLElement>(lit)].map((one) => Number(one.dataset["at"]?.split("-")[1]));
const at = (board: HTMLElement, name: string) => board.querySelector(`[data-at="${name}"]`);
const confirm = (board: HTMLElement) => board.querySelector<HTMLButtonElement>(".bar button.main");
/** The button of this name. (Queries by role are too slow for so many pieces without layout.) */
const button = (board: HTMLElement, name: string) =>
    [...board.querySelectorAll("button")].find((one) =>
        (one.ariaLabel ?? one.textContent).trim().startsWith(name),
    );

// jsdom lays nothing out, so there is nothing to observe.
globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
};

beforeEach(() => {
    [sent, asked, said] = [[], [], []];
    texts.lang = "en";
    texts.add(kingsburg.texts);
});
afterEach(cleanup);

describe("influence", () => {
    it("lights up exactly the advisors on offer", () => {
        const board = show("market");
        const offered = new Set(influences(POSITIONS.market.offers).map((move) => move.advisor));
        expect(new Set(advisors(board, ".advisor.lit"))).toEqual(offered);
    });

    it("dice, then confirm", async () => {
        const board = show("token");
        await click(button(board, "Die 4"));
        expect(advisors(board, ".advisor.chosen")).toEqual([4]);
        expect(advisors(board, ".advisor.more")).toEqual([6, 10, 12, 16, 18]);
        await click(confirm(board));
        expect(sent).toEqual([{ move: "influence", advisor: 4, dice: [4] }]);
    });

    it("advisor, then another group, then take back, step by step", async () => {
        const board = show("token");
        await click(at(board, "advisor-12"));
        await click(button(board, "Use 6 + 4 + token"));
        expect(advisors(board, ".advisor.chosen")).toEqual([12]);
        expect(button(board, "Die 4")?.getAttribute("aria-pressed")).toBe("true");
        await click(board.querySelector(".bar .buttons button"));
        expect(button(board, "Die 4")?.getAttribute("aria-pressed")).toBe("false");
        await click(board.querySelector(".bar .buttons button"));
        expect(board.querySelector(".advisor.chosen")).toBeNull();
        expect(sent).toEqual([]);
    });

    it("a number key chooses the advisor of that number, and Enter confirms", async () => {
        const board = show("token");
        for (const key of ["1", "6"])
            window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        await tick();
        expect(advisors(board, ".advisor.chosen")).toEqual([16]);
        window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
        expect(sent).toEqual([{ move: "influence", advisor: 16, dice: [4, 6, 6] }]);
    });

    it("passing asks first", async () => {
        const board = show("token");
        await click(button(board, "Pass"));
        expect(sent).toEqual([]);
        await click(confirm(board));
        expect(sent).toEqual([{ move: "pass" }]);
    });
});

describe("building", () => {
    it("what is not lit answers why not", async () => {
        const board = show("build");
        await click(at(board, "building-0-chapel"));
        await tick();
        expect(asked).toEqual([{ move: "build", building: "chapel" }]);
        await expect.poll(() => board.textContent).toContain("First the Statue.");
        expect(sent).toEqual([]);
    });

    it("at another time nobody is asked: it is told when building comes", async () => {
        const board = show("token");
        await click(at(board, "building-0-statue"));
        expect(asked).toEqual([]);
        expect(board.textContent).toContain("Building comes at the end of a season");
    });

    it("two with the Envoy", async () => {
        const board = show("envoy");
        await click(at(board, "building-0-crane"));
        await click(at(board, "building-0-town_hall"));
        await click(confirm(board));
        expect(sent).toEqual([{ move: "build_two", first: "crane", second: "town_hall" }]);
    });
});

describe("goods", () => {
    it("a choice from the list is sent at once", async () => {
        const board = show("alchemist");
        await click(button(board, "Give 1 wood, take 1 gold and 1 stone"));
        expect(sent).toEqual([{ move: "take", gold: 1, wood: -1, stone: 1 }]);
    });

    it("soldiers are paid good by good", async () => {
        const board = show("recruit");
        await click(button(board, "One more gold"));
        expect(confirm(board)?.disabled).toBe(true);
        await click(button(board, "One more wood"));
        await click(confirm(board));
        expect(sent).toEqual([{ move: "recruit", gold: 1, wood: 1 }]);
    });
});

describe("the battle", () => {
    it("is shown seat by seat and told to those who do not see it", async () => {
        const board = show("token", WINTERS[0]);
        await tick();
        expect(board.querySelectorAll("section.battle .outcome")).toHaveLength(4);
        expect(board.querySelector("section.battle")?.textContent).toMatch(/Victory.*Defeat/s);
        expect(said.join(" ")).toContain("against");
        await click(button(board, "Go on"));
        expect(board.querySelector("section.battle")).toBeNull();
    });
});
