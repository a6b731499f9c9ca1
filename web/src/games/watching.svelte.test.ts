// Somebody looks on while steps come in a burst: each frame draws one part of the board, and it ends at the last step.
import { cleanup, render } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardModule, Face } from "../lib/board";
import type { Kinds, Stepped } from "../lib/messages";
import { Parts } from "../lib/parts.svelte";
import { texts } from "../lib/texts.svelte";
import ethnos from "./ethnos";
import { DATA as ETHNOS, DECISIONS } from "./ethnos/fixtures";
import kingsburg from "./kingsburg";
import { DATA as KINGSBURG, POSITIONS } from "./kingsburg/fixtures";
import xidit from "./xidit";
import { DATA as XIDIT, GAMES } from "./xidit/fixtures";

// So many drawn pieces take jsdom a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const HANG = 500;

interface Watched {
    board: BoardModule;
    data: Face["data"];
    views: Kinds["view"][];
    /** The places of the board; each belongs to one part, or to several that are drawn by themselves. */
    places: string;
    /** What everybody sees alike, however they came to this position. */
    alike: string;
}
const BOARDS: Record<string, Watched> = {
    kingsburg: {
        board: kingsburg as unknown as BoardModule,
        data: KINGSBURG,
        views: Object.values(POSITIONS).map(({ view }) => view),
        places: ".board > div",
        alike: ".advisors, .players, .calendar, .tracks, .enemy",
    },
    ethnos: {
        board: ethnos as unknown as BoardModule,
        data: ETHNOS,
        views: ["ability", "free_marker", "troll_token"].flatMap((step) =>
            DECISIONS[step]!.map(({ view }) => view),
        ),
        places: ".head, .land > :not(.boards), .boards, .fair, .acts, .side > article",
        alike: ".head, .land, .fair, .side",
    },
    xidit: {
        board: xidit as unknown as BoardModule,
        data: XIDIT,
        views: GAMES[0]!.flat().map(({ view }) => view),
        places: ".scroller, .path > *, .years, .players, .xidit > .own",
        alike: ".scroller, .path, .when",
    },
};

let frames: (() => void)[] = [];

/** A table at which bots play and nobody sits in front of the screen. */
class Table implements Face {
    n = $state(0);
    readonly seat = null;
    readonly isActing = false;
    readonly offers = [];
    readonly names = ["Ann", "Brian", "Cindy"];
    readonly parts = new Parts(
        () => true,
        (then) => frames.push(then),
    );
    step = $derived.by((): Stepped => ({
        t: "step",
        n: this.n,
        seat: null,
        view: this.watched.views[this.n]!,
        events: [],
        to_act: [],
        offers: [],
    }));

    constructor(readonly watched: Watched) {}

    get view(): Kinds["view"] {
        return this.step.view as Kinds["view"];
    }
    get data(): Face["data"] {
        return this.watched.data;
    }
    send = () => Promise.resolve(null);
    why = () => Promise.resolve(null);
    term = (id: string) => id;
    showRule(): void {}
    announce(): void {}
}

// jsdom lays nothing out, so there is nothing to observe.
globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
};
Element.prototype.scrollTo ??= () => undefined;

function shown(watched: Watched, n: number): { table: Table; board: HTMLElement } {
    const table = new Table(watched);
    table.n = n;
    const { container } = render(watched.board.Board, { face: table });
    return { table, board: container };
}

async function frame(): Promise<void> {
    for (const then of frames.splice(0)) then();
    flushSync();
    await tick();
}

const textsOf = (board: HTMLElement, places: string) =>
    [...board.querySelectorAll(places)].map((place) => place.textContent.replace(/\s+/g, " "));
const numberOf = (board: HTMLElement) => Number(board.querySelector<HTMLElement>("[data-n]")?.dataset["n"]);

beforeEach(() => {
    frames = [];
    texts.lang = "en";
    for (const { board } of Object.values(BOARDS)) texts.add(board.texts);
});
afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
});

describe.each(Object.entries(BOARDS))("whoever watches %s in a burst", (_, watched) => {
    it("sees one part after another go to the last step", async () => {
        const { table, board } = shown(watched, 0);
        await tick();
        const changes: Node[] = [];
        const drawing = new MutationObserver((all) => changes.push(...all.map(({ target }) => target)));
        drawing.observe(board, { subtree: true, childList: true, attributes: true, characterData: true });
        /** The places that have changed since it was last asked. */
        const changed = () => {
            const targets = changes.splice(0);
            const places = [...board.querySelectorAll(watched.places)];
            return places.filter((place) => targets.some((target) => place.contains(target)));
        };
        const reads = vi.spyOn(Element.prototype, "getBoundingClientRect");
        const last = watched.views.length - 1;
        let drawn = 0;

        table.parts.hurry();
        for (let i = 0; frames.length && i < HANG; i += 1) {
            table.n = Math.min(last, i);
            flushSync();
            await tick();
            expect(changed()).toEqual([]);
            reads.mockClear();
            await frame();
            const [first, ...others] = changed();
            expect(others).toEqual([]);
            expect(reads.mock.calls.length).toBeLessThanOrEqual(1);
            drawn += Number(first !== undefined);
        }

        expect(drawn).toBeGreaterThan(2);
        expect(frames).toEqual([]);
        expect(numberOf(board)).toBe(last);
        const seen = textsOf(board, watched.alike);
        cleanup();
        expect(seen).toEqual(textsOf(shown(watched, last).board, watched.alike));
    });

    it("is told the number of a step only when all parts show it", async () => {
        const { table, board } = shown(watched, 0);
        const [before, after] = [0, watched.views.length - 1].map((n) => {
            const other = shown(watched, n);
            return textsOf(other.board, watched.alike);
        });
        table.parts.hurry();
        table.n = watched.views.length - 1;
        flushSync();
        expect(textsOf(board, watched.alike)).toEqual(before);
        for (let i = 0; numberOf(board) === 0 && i < HANG; i += 1) await frame();
        expect(textsOf(board, watched.alike)).toEqual(after);
    });
});
