// Bars that stick to an edge of the window leave free what the page scrolls to: Tab never leads behind them.

/** For the bar itself; where it does not stick (on a wide or a very low screen), nothing is kept free. */
export function sticking(edge: "top" | "bottom") {
    return (bar: HTMLElement): (() => void) => {
        const padding = `scroll-padding-${edge}`;
        const page = document.documentElement.style;
        const measure = () => {
            const sticks = getComputedStyle(bar).position === "sticky";
            page.setProperty(padding, sticks ? `${bar.offsetHeight + 4}px` : "0px");
        };
        const watch = new ResizeObserver(measure);
        watch.observe(bar);
        return () => {
            watch.disconnect();
            page.removeProperty(padding);
        };
    };
}
