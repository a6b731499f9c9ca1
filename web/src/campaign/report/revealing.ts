// Going to a part of the report: what is folded there is unfolded.

export type Section = "changed" | "fights" | "orders" | "diary" | "holdings" | "treasury" | "others" | "news";

export function reveal(section: Section): void {
    const found = document.getElementById(`rep-${section}`);
    if (!found) return;
    for (const fold of found.querySelectorAll<HTMLDetailsElement>("details.fold")) fold.open = true;
    found.scrollIntoView({ block: "start" });
    found.focus({ preventScroll: true });
}
