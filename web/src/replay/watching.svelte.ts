// What the time machine notices by itself: where to begin, who sits in front of the screen, what is to be lit.
import { untrack } from "svelte";
import type { BoardModule } from "../lib/board";
import { lightUp } from "./light";
import type { TimeMachine } from "./time.svelte";

interface Around {
    /** Whether the address asks for the past. */
    isReplay: boolean;
    board: BoardModule | null;
}

/** To be called while a component is set up: everything ends with it. */
export function watchTime(time: TimeMachine, around: () => Around): void {
    const { table } = time;
    $effect(() => () => time.pause());

    // The screen has changed hands, or is about to.
    $effect(() => {
        void table.seat;
        void table.handOver;
        untrack(() => time.forget());
    });

    // A link may lead to a step, seen with somebody's eyes; without one the game begins anew.
    let hasBegun = false;
    $effect(() => {
        const { isReplay } = around();
        if (!isReplay) hasBegun = false;
        else if (time.places.length && !hasBegun) {
            hasBegun = true;
            untrack(() => begin(time, new URLSearchParams(location.search)));
        }
    });

    $effect(() => {
        const { spoken, step } = time;
        const { board } = around();
        if (!spoken || !board || step?.n !== spoken.n) return;
        let darken = () => {};
        const frame = requestAnimationFrame(() => (darken = lightUp(board.spots(spoken.event))));
        return () => {
            cancelAnimationFrame(frame);
            darken();
        };
    });
}

function begin(time: TimeMachine, wish: URLSearchParams): void {
    const eyes = wish.get("seat");
    time.go(Number(wish.get("step") ?? 1) - 1);
    if (eyes !== null && time.table.info?.status === "over")
        time.lookAs(eyes === "all" ? null : Number(eyes));
}
