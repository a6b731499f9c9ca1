// Boards that other packages bring: a plain module from our own server, see docs/adding-a-game.md.
import type { BoardFiles, Result } from "../generated/server";
import type { Face, Forbidden } from "../lib/board";
import { texts, type Lang } from "../lib/texts.svelte";

/** What such a board is told each time something has changed; it keeps nothing of an older one. */
export interface PluggedFace {
    readonly n: number;
    readonly lang: Lang;
    readonly seat: number | null;
    readonly names: readonly string[];
    readonly view: unknown;
    readonly events: readonly unknown[];
    readonly offers: readonly unknown[] | null;
    readonly isActing: boolean;
    readonly result: Result | null;
    readonly data: Face["data"];
    term(id: string): string;
    send(move: { move: string }): Promise<Forbidden | null>;
    why(move: { move: string }): Promise<Forbidden | null>;
    showRule(id: string): void;
    announce(text: string): void;
}

export interface PluggedBoard {
    update(face: PluggedFace): void;
    destroy?(): void;
}

export interface PluggedModule {
    mount(root: HTMLElement, face: PluggedFace): PluggedBoard;
}

/** The module, and its style sheet in the page; null where the package brings none or it cannot be read. */
export async function loadPlugged(files: BoardFiles | null | undefined): Promise<PluggedModule | null> {
    if (!files) return null;
    if (files.style && !document.querySelector(`link[href="${files.style}"]`)) {
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.href = files.style;
        document.head.append(link);
    }
    try {
        const found = (await import(/* @vite-ignore */ files.script)) as { default?: PluggedModule };
        return typeof found.default?.mount === "function" ? found.default : null;
    } catch {
        return null; // somebody else's fault: the game is shown plainly
    }
}

export function pluggedFace(face: Face): PluggedFace {
    return {
        n: face.step.n,
        lang: texts.lang,
        seat: face.seat,
        names: face.names,
        view: face.view,
        events: face.step.events,
        offers: face.offers,
        isActing: face.isActing,
        result: face.step.result ?? null,
        data: face.data,
        term: (id) => face.term(id),
        send: (move) => face.send(move as never),
        why: (move) => face.why(move as never),
        showRule: (id) => face.showRule(id),
        announce: (text) => face.announce(text),
    };
}
