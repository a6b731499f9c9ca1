// What happened, shown as movement: from where a thing was to where it is. Every key ends what is still moving.
import type { GameEvent } from "../../generated/kingsburg";
import { isStill } from "../../lib/motion";
import { GOODS } from "./offers";

const GLIDE = 260;
const GAP = 170;
/** More than this is told by the board itself. */
const LONGEST = 2400;

const playing = new Set<Animation>();

function at(root: HTMLElement, name: string): HTMLElement | null {
    return root.querySelector<HTMLElement>(`[data-at="${name}"]`);
}

function play(element: Element, frames: Keyframe[], delay: number, duration = GLIDE): Animation | null {
    if (!element.animate) return null;
    const animation = element.animate(frames, { duration, delay, easing: "ease-out", fill: "backwards" });
    playing.add(animation);
    const forget = () => playing.delete(animation);
    animation.finished.then(forget, forget);
    return animation;
}

/** From the middle of one element to the middle of another, as a translation. */
function way(from: Element, to: Element): string {
    const a = from.getBoundingClientRect();
    const b = to.getBoundingClientRect();
    const zoom = (to as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    const x = (a.x + a.width / 2 - b.x - b.width / 2) / zoom;
    const y = (a.y + a.height / 2 - b.y - b.height / 2) / zoom;
    return `translate(${x}px, ${y}px)`;
}

/** Where a seat's dice come from: the own tray, or the row in the list of players. */
function home(root: HTMLElement, seat: number, own: number | null): HTMLElement | null {
    return (seat === own ? at(root, "tray") : null) ?? at(root, `seat-${seat}`);
}

/** A copy of a symbol flies from one place to another and is gone. */
function fly(from: Element, to: HTMLElement, delay: number): void {
    const symbol = to.querySelector("svg");
    if (!symbol) return;
    const ghost = symbol.cloneNode(true) as SVGElement;
    const box = symbol.getBoundingClientRect();
    ghost.style.position = "fixed";
    ghost.style.zIndex = "30";
    ghost.style.width = `${box.width}px`;
    ghost.style.height = `${box.height}px`;
    ghost.style.left = `${box.x}px`;
    ghost.style.top = `${box.y}px`;
    ghost.style.pointerEvents = "none";
    document.body.append(ghost);
    const start = `${way(from, ghost)} scale(1.5)`;
    const animation = play(
        ghost,
        [
            { transform: start, opacity: 1 },
            { transform: "none", opacity: 1 },
        ],
        delay,
        300,
    );
    const remove = () => ghost.remove();
    if (animation) animation.finished.then(remove, remove);
    else remove();
}

type Gains = { seat: number } & Partial<Record<(typeof GOODS)[number] | "soldiers" | "tokens", number>>;

function flyGains(root: HTMLElement, from: Element | null, event: Gains, delay: number): void {
    if (!from) return;
    for (const kind of [...GOODS, "soldiers", "tokens"] as const) {
        const target = at(root, `${kind}-${event.seat}`);
        if (target && (event[kind] ?? 0) > 0) fly(from, target, delay);
    }
}

function tumble(root: HTMLElement, seat: number, delay: number): void {
    const frames = [
        { transform: "translateY(-18px) rotate(-200deg) scale(0.6)", opacity: 0.3 },
        { transform: "translateY(3px) rotate(20deg) scale(1.08)", opacity: 1, offset: 0.7 },
        { transform: "none", opacity: 1 },
    ];
    root.querySelectorAll(`[data-tumble="${seat}"]`).forEach((die, i) =>
        play(die, frames, delay + i * 40, 300),
    );
}

function place(
    root: HTMLElement,
    event: { seat: number; advisor: number },
    own: number | null,
    delay: number,
): void {
    const advisor = at(root, `advisor-${event.advisor}`);
    const dice = advisor?.querySelector(`[data-dice="${event.seat}"]`);
    const from = home(root, event.seat, own);
    if (!dice || !from) return;
    play(
        dice,
        [
            { transform: `${way(from, dice)} scale(1.3)`, zIndex: 20 },
            { transform: "none", zIndex: 20 },
        ],
        delay,
    );
}

function appear(element: Element | null, delay: number): void {
    if (!element) return;
    play(
        element,
        [
            { transform: "scale(0.3)", opacity: 0 },
            { transform: "scale(1.12)", offset: 0.7 },
            { transform: "none" },
        ],
        delay,
        300,
    );
}

/** Shows one event; false when there is nothing to see in it. */
function show(root: HTMLElement, event: GameEvent, own: number | null, delay: number): boolean {
    switch (event.event) {
        case "dice_rolled":
        case "dice_rerolled":
            tumble(root, event.seat, delay);
            return event.event === "dice_rerolled";
        case "neutral_dice_rolled":
            root.querySelectorAll('[data-dice="neutral"]').forEach((dice) => appear(dice, delay));
            return true;
        case "influenced":
            place(root, event, own, delay);
            return true;
        case "helped":
            flyGains(root, at(root, `advisor-${event.advisor}`), event, delay);
            return true;
        case "aid_good_taken":
        case "guild_paid":
        case "spoils_taken":
            flyGains(root, at(root, "enemy"), event, delay);
            return true;
        case "built":
            appear(at(root, `building-${event.seat}-${event.building}`), delay);
            appear(at(root, `cell-${event.seat}-${event.building}`), delay);
            return true;
        case "enemy_revealed":
        case "enemy_seen":
            appear(at(root, "enemy"), delay);
            return true;
        default:
            return false;
    }
}

/** When the last movement of the steps so far has begun: things move one after another, also over several steps. */
let busy = 0;

/** Plays the events of a step on the board as it stands now. */
export function playEvents(root: HTMLElement, events: readonly GameEvent[], own: number | null): void {
    if (isStill()) return;
    const now = performance.now();
    let delay = Math.max(0, busy - now);
    for (const event of events) if (delay < LONGEST && show(root, event, own, delay)) delay += GAP;
    busy = now + delay;
}

export function skipEffects(): void {
    busy = 0;
    for (const animation of playing) animation.finish();
}
