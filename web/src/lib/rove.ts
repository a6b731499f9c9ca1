// One stop for Tab in a group of many pieces; the arrow keys go from piece to piece.
const STEPS: Readonly<Record<string, (at: number, columns: number, count: number) => number>> = {
    ArrowRight: (at) => at + 1,
    ArrowLeft: (at) => at - 1,
    ArrowDown: (at, columns) => at + columns,
    ArrowUp: (at, columns) => at - columns,
    Home: () => 0,
    End: (_at, _columns, count) => count - 1,
};

/** How many pieces stand in the first row, as they are laid out now. */
function columnsOf(pieces: readonly HTMLElement[]): number {
    const top = pieces[0]?.getBoundingClientRect().top ?? 0;
    return Math.max(
        1,
        pieces.filter((piece) => Math.abs(piece.getBoundingClientRect().top - top) < 8).length,
    );
}

/** An attachment for the group. `first` picks the piece that Tab reaches before anything was focused. */
export function rove(pieces: string, first: string): (group: HTMLElement) => () => void {
    return (group) => {
        const all = () => [...group.querySelectorAll<HTMLElement>(pieces)];
        const stop = (chosen: HTMLElement | undefined) => {
            for (const piece of all()) piece.tabIndex = piece === chosen ? 0 : -1;
        };
        const pressed = (event: KeyboardEvent) => {
            const step = STEPS[event.key];
            const list = all();
            const at = list.indexOf(event.target as HTMLElement);
            if (!step || at < 0) return;
            event.preventDefault();
            list[Math.min(list.length - 1, Math.max(0, step(at, columnsOf(list), list.length)))]?.focus();
        };
        const focused = (event: FocusEvent) =>
            stop((event.target as HTMLElement).closest<HTMLElement>(pieces) ?? all()[0]);
        stop(
            group.querySelector<HTMLElement>(`${pieces}:focus`) ??
                group.querySelector<HTMLElement>(first) ??
                all()[0],
        );
        group.addEventListener("keydown", pressed);
        group.addEventListener("focusin", focused);
        return () => {
            group.removeEventListener("keydown", pressed);
            group.removeEventListener("focusin", focused);
        };
    };
}
