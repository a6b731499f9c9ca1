import { cleanup, render } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Face } from "../lib/board";
import { loadPlugged, type PluggedFace } from "./plugged";
import PluggedBoard from "./PluggedBoard.svelte";

afterEach(cleanup);

const plain = createRawSnippet(() => ({ render: () => "<p>plain</p>" }));

function faceOf(n: number): Face {
    return {
        step: { t: "step", n, seat: 0, events: [], to_act: [0], offers: [] },
        view: { heap: 15 - n },
        seat: 0,
        names: ["Ann", "Bob"],
        isActing: true,
        offers: [],
        data: {},
        term: (id: string) => id,
    } as unknown as Face;
}

test("a board is mounted once, told of every change, and destroyed", async () => {
    const heard: string[] = [];
    const tell = (face: PluggedFace) => heard.push(`heap ${(face.view as { heap: number }).heap}`);
    const module = {
        mount: (root: HTMLElement, face: PluggedFace) => {
            root.textContent = "drawn";
            tell(face);
            return { update: tell, destroy: () => heard.push("gone") };
        },
    };
    const shown = render(PluggedBoard, { face: faceOf(1), module, game: "nim", plain });
    flushSync();
    expect(shown.container.textContent).toContain("drawn");
    await shown.rerender({ face: faceOf(2) });
    shown.unmount();
    expect(heard).toEqual(["heap 14", "heap 13", "gone"]);
});

test("a board that throws is replaced by the plain one", () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const module = {
        mount: () => {
            throw new Error("what the author did not expect");
        },
    };
    const shown = render(PluggedBoard, { face: faceOf(1), module, game: "nim", plain });
    flushSync();
    expect(shown.container.textContent).toBe("plain");
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
});

test("a board that is not there is none", async () => {
    expect(await loadPlugged(null)).toBeNull();
    expect(await loadPlugged({ script: "/boards/none.js" })).toBeNull();
});
