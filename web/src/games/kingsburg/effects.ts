// What happened, shown as movement: from where a thing was to where it is. Every key ends what is still moving.
import type { GameEvent } from "../../generated/kingsburg";
import { isStill, paced } from "../../lib/motion";
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
    const animation = element.animate(frames, {
        duration: paced(duration),
        delay: paced(delay),
        easing: "ease-out",
        fill: "backwards",
    });
    playing.add(animation);
    const forget = () => playing.delete(animation);
    animation.finished.then(forget, forget);
    return animation;
}

/** From the middle of one place to the middle of another, as a translation. */
function way(a: DOMRect, b: DOMRect, zoom = 1): string {
    const x = (a.x + a.width / 2 - b.x - b.width / 2) / zoom;
    const y = (a.y + a.height / 2 - b.y - b.height / 2) / zoom;
    return `translate(${x}px, ${y}px)`;
}

/** Begins a movement. All of a step are begun together, after all places were read: to read in between would lay
 * out the whole board for each of them. */
type Begin = () => void;

/** Where a seat's dice come from: the own tray, or the row in the list of players. */
function home(root: HTMLElement, seat: number, own: number | null): HTMLElement | null {
    return (seat === own ? at(root, "tray") : null) ?? at(root, `seat-${seat}`);
}

/** A copy of a symbol flies from one place to another and is gone. */
function fly(from: Element, to: HTMLElement, delay: number): Begin[] {
    const symbol = to.querySelector("svg");
    if (!symbol) return [];
    const box = symbol.getBoundingClientRect();
    const start = `${way(from.getBoundingClientRect(), box)} scale(1.5)`;
    return [() => flyGhost(symbol.cloneNode(true) as SVGElement, box, start, delay)];
}

function flyGhost(ghost: SVGElement, box: DOMRect, start: string, delay: number): void {
    ghost.style.position = "fixed";
    ghost.style.zIndex = "30";
    ghost.style.width = `${box.width}px`;
    ghost.style.height = `${box.height}px`;
    ghost.style.left = `${box.x}px`;
    ghost.style.top = `${box.y}px`;
    ghost.style.pointerEvents = "none";
    document.body.append(ghost);
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

function flyGains(root: HTMLElement, from: Element | null, event: Gains, delay: number): Begin[] {
    if (!from) return [];
    return ([...GOODS, "soldiers", "tokens"] as const).flatMap((kind) => {
        const target = (event[kind] ?? 0) > 0 ? at(root, `${kind}-${event.seat}`) : null;
        return target ? fly(from, target, delay) : [];
    });
}

function tumble(root: HTMLElement, seat: number, delay: number): Begin[] {
    const frames = [
        { transform: "translateY(-18px) rotate(-200deg) scale(0.6)", opacity: 0.3 },
        { transform: "translateY(3px) rotate(20deg) scale(1.08)", opacity: 1, offset: 0.7 },
        { transform: "none", opacity: 1 },
    ];
    const dice = [...root.querySelectorAll(`[data-tumble="${seat}"]`)];
    return dice.map((die, i) => () => play(die, frames, delay + i * 40, 300));
}

function place(
    root: HTMLElement,
    event: { seat: number; advisor: number },
    own: number | null,
    delay: number,
): Begin[] {
    const advisor = at(root, `advisor-${event.advisor}`);
    const dice = advisor?.querySelector(`[data-dice="${event.seat}"]`);
    const from = home(root, event.seat, own);
    if (!dice || !from) return [];
    const zoom = (dice as { currentCSSZoom?: number }).currentCSSZoom;
    const start = `${way(from.getBoundingClientRect(), dice.getBoundingClientRect(), zoom)} scale(1.3)`;
    const frames = [
        { transform: start, zIndex: 20 },
        { transform: "none", zIndex: 20 },
    ];
    return [() => play(dice, frames, delay)];
}

function appear(element: Element | null, delay: number): Begin[] {
    const frames = [
        { transform: "scale(0.3)", opacity: 0 },
        { transform: "scale(1.12)", offset: 0.7 },
        { transform: "none" },
    ];
    return element ? [() => play(element, frames, delay, 300)] : [];
}

/** How one event is shown: reads where things are, and moves nothing yet. */
function shown(root: HTMLElement, event: GameEvent, own: number | null, delay: number): Begin[] {
    switch (event.event) {
        case "dice_rolled":
        case "dice_rerolled":
            return tumble(root, event.seat, delay);
        case "neutral_dice_rolled":
            return [...root.querySelectorAll('[data-dice="neutral"]')].flatMap((dice) => appear(dice, delay));
        case "influenced":
            return place(root, event, own, delay);
        case "helped":
            return flyGains(root, at(root, `advisor-${event.advisor}`), event, delay);
        case "aid_good_taken":
        case "guild_paid":
        case "spoils_taken":
            return flyGains(root, at(root, "enemy"), event, delay);
        case "built":
            return [
                ...appear(at(root, `building-${event.seat}-${event.building}`), delay),
                ...appear(at(root, `cell-${event.seat}-${event.building}`), delay),
            ];
        case "enemy_revealed":
        case "enemy_seen":
            return appear(at(root, "enemy"), delay);
        default:
            return [];
    }
}

/** When the last movement of the steps so far has begun: things move one after another, also over several steps. */
let busy = 0;

/** Plays the events of a step on the board as it stands now. */
export function playEvents(root: HTMLElement, events: readonly GameEvent[], own: number | null): void {
    if (isStill()) return;
    const now = performance.now();
    let delay = Math.max(0, busy - now);
    const begins: Begin[] = [];
    for (const event of events) {
        if (delay >= LONGEST) break;
        const found = shown(root, event, own, delay);
        begins.push(...found);
        // All rolls of a season tumble together.
        if (found.length && event.event !== "dice_rolled") delay += GAP;
    }
    for (const begin of begins) begin();
    busy = now + delay;
}

export function skipEffects(): void {
    busy = 0;
    for (const animation of playing) animation.finish();
}
