// Where the lesson's move is made on the board: one thing after the other, until the move is whole.
import type { Kinds } from "../lib/messages";
import { isSame } from "./same";

/** A thing to be chosen; `isDone` when it has been. */
interface Want {
    find: (root: ParentNode) => Element | null;
    isDone: (root: ParentNode) => boolean;
}

type Fields = Record<string, unknown>;

const CONFIRM = '[role="group"] .buttons button.main:not(:disabled)';

function isPressed(element: Element | null): boolean {
    return ["aria-pressed", "aria-checked"].some((name) => element?.getAttribute(name) === "true");
}

/** So many of those that fit have to be pressed. */
function pressed(selector: string, count = 1): Want {
    const all = (root: ParentNode) => [...root.querySelectorAll(selector)];
    return {
        find: (root) => all(root).find((one) => !isPressed(one)) ?? null,
        isDone: (root) => all(root).filter(isPressed).length >= count,
    };
}

/** A button that adds one of something, whose count stands on the board. */
function counted(selector: string, counter: string, count: number): Want {
    return {
        find: (root) => root.querySelector(selector),
        isDone: (root) => Number(root.querySelector(counter)?.textContent ?? 0) >= count,
    };
}

function times<T>(list: readonly T[]): Map<T, number> {
    const found = new Map<T, number>();
    for (const one of list) found.set(one, (found.get(one) ?? 0) + 1);
    return found;
}

/** Goods: one of a list of offers, or put together one by one where there are too many. */
function taken(root: ParentNode, move: Fields, offers: readonly Kinds["move"][]): Want[] {
    if (!root.querySelector(".amounts")) {
        const listed = offers.filter((one) => one.move === "take");
        return [pressed(`.choices [data-key="${listed.findIndex((one) => isSame(one, move)) + 1}"]`)];
    }
    return ["gold", "wood", "stone"].flatMap((good, i) => {
        const count = Number(move[good] ?? 0);
        const [button, shown] = [`.amounts [data-key="${i + 1}"]`, `.amounts [data-count="${good}"]`];
        return count > 0 ? [counted(button, shown, count)] : [];
    });
}

/** The first wheel that does not show what it should. */
function programmed(orders: readonly string[]): Want {
    const wheels = (root: ParentNode) =>
        [...root.querySelectorAll("[data-set]")].map((wheel) => wheel.getAttribute("data-set") ?? "");
    const wrong = (root: ParentNode) => wheels(root).findIndex((order, i) => order !== orders[i]);
    return {
        find: (root) => {
            const i = wrong(root);
            const isSet = wheels(root)[i] !== "";
            return isSet
                ? (root.querySelectorAll("[data-set]")[i] ?? null)
                : root.querySelector(`[data-order="${orders[i]}"]`);
        },
        isDone: (root) => wheels(root).length === orders.length && wrong(root) < 0,
    };
}

function wants(root: ParentNode, move: Fields, seat: number, offers: readonly Kinds["move"][]): Want[] {
    switch (move["move"]) {
        case "influence":
            return [pressed(`[data-at="advisor-${move["advisor"]}"]`)];
        case "build":
            return [pressed(`[data-at="building-${seat}-${move["building"]}"]`)];
        case "build_two":
            return [move["first"], move["second"]].map((one) =>
                pressed(`[data-at="building-${seat}-${one}"]`),
            );
        case "take":
            return taken(root, move, offers);
        case "pass":
            return [pressed(".bar button.pass")];
        case "reroll_all":
            return [pressed("[data-reroll]")];
        case "take_card":
            return [pressed(`[data-group="market"] [data-card="${move["card"]}"]`)];
        case "draw_card":
            return [pressed('[data-at="deck"][data-piece], [data-at="deck"] [data-piece]')];
        case "play_band": {
            const cards = times([move["leader"] as string, ...(move["others"] as string[])]);
            const hand = [...cards].map(([card, count]) =>
                pressed(`[data-group="hand"] [data-card="${card}"]`, count),
            );
            return [...hand, pressed(`[data-leader="${move["leader"]}"]`)];
        }
        case "place_marker":
            return [pressed(`[data-kingdom="${move["kingdom"]}"]`)];
        case "use_ability":
            return [pressed('[data-choice="use_ability"]')];
        case "place_idrakys":
            return [pressed(`[data-city="${move["city"]}"]`)];
        case "programme":
            return [programmed(move["orders"] as string[])];
        case "show":
            return [pressed(`[data-show="${move["count"]}"]`)];
        case "take_rewards":
            return (move["rewards"] as string[]).map((one) => pressed(`[data-reward="${one}"]`));
        case "place_bards":
            return [...times(move["regions"] as string[])].map(([region, count]) =>
                counted(`[data-bard="${region}"]`, `[data-bards="${region}"]`, count),
            );
        case "raise_dummy":
            return [pressed(`[data-column="${move["column"]}"]`)];
        default:
            return [];
    }
}

/** What to touch next for this move; what confirms it when everything is chosen. */
export function targetOf(
    root: ParentNode,
    move: Kinds["move"],
    seat: number,
    offers: readonly Kinds["move"][] | null,
): Element | null {
    const open = wants(root, move as unknown as Fields, seat, offers ?? []).find(
        (want) => !want.isDone(root),
    );
    return open?.find(root) ?? root.querySelector(CONFIRM);
}

const WATCHED = ["aria-pressed", "aria-checked", "data-set", "data-n", "disabled"];
const MARK = "data-lesson";

/** Lights the target as long as the board changes; gives back how to end it. */
export function lighting(root: HTMLElement, target: () => Element | null): () => void {
    let frame = 0;
    function light(): void {
        const wanted = target();
        for (const old of root.querySelectorAll(`[${MARK}]`)) if (old !== wanted) old.removeAttribute(MARK);
        if (wanted && !wanted.hasAttribute(MARK)) wanted.setAttribute(MARK, "target");
    }
    function soon(): void {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(light);
    }
    const watching = new MutationObserver(soon);
    watching.observe(root, {
        childList: true,
        subtree: true,
        characterData: true,
        attributes: true,
        attributeFilter: WATCHED,
    });
    soon();
    return () => {
        watching.disconnect();
        cancelAnimationFrame(frame);
        for (const old of root.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
    };
}
