// What the offers light up.
import type { GameMove, Keep, PlayBand } from "../../generated/ethnos";

export interface Lit {
    draw: boolean;
    takes: ReadonlySet<string>;
    kingdoms: ReadonlySet<string>;
    trolls: ReadonlySet<number>;
    tribes: ReadonlySet<string>;
    /** Questions with a button of their own. */
    buttons: readonly GameMove[];
    /** Whether cards of the hand can be picked: for a band or to keep them. */
    hand: boolean;
}

export const DARK: Lit = {
    draw: false,
    takes: new Set(),
    kingdoms: new Set(),
    trolls: new Set(),
    tribes: new Set(),
    buttons: [],
    hand: false,
};

const BUTTONS: readonly string[] = ["use_ability", "plunder", "pass"];

export function litBy(offers: readonly GameMove[]): Lit {
    const of = <M extends GameMove["move"]>(kind: M) =>
        offers.filter((each): each is Extract<GameMove, { move: M }> => each.move === kind);
    return {
        draw: of("draw_card").length > 0,
        takes: new Set(of("take_card").map((each) => each.card)),
        kingdoms: new Set(of("place_marker").map((each) => each.kingdom)),
        trolls: new Set(of("take_troll").map((each) => each.value)),
        tribes: new Set(of("choose_tribe").map((each) => each.tribe)),
        buttons: offers.filter((each) => BUTTONS.includes(each.move)),
        hand: offers.some((each) => each.move === "play_band" || each.move === "keep"),
    };
}

/** The same for every order of the cards. */
export function keyOf(move: GameMove): string {
    switch (move.move) {
        case "play_band":
            return ["play_band", move.leader, ...[...(move.others ?? [])].sort()].join(" ");
        case "keep":
            return ["keep", ...[...(move.cards ?? [])].sort()].join(" ");
        default:
            return Object.values(move).join(" ");
    }
}

/** Cards of the hand, by place, that some offer joins to those already picked. */
export function fitting(
    offers: readonly GameMove[],
    hand: readonly string[],
    picked: readonly number[],
): boolean[] {
    const groups = offers.flatMap((move) =>
        move.move === "play_band" || move.move === "keep" ? [counted(cardsOf(move))] : [],
    );
    const chosen = picked.map((place) => hand[place]!);
    const answers = new Map<string, boolean>();
    return hand.map((card, place) => {
        if (picked.includes(place)) return true;
        const known = answers.get(card);
        if (known !== undefined) return known;
        const wanted = counted([...chosen, card]);
        const fits = groups.some((group) => holds(group, wanted));
        answers.set(card, fits);
        return fits;
    });
}

function cardsOf(move: PlayBand | Keep): string[] {
    return move.move === "keep" ? (move.cards ?? []) : [move.leader, ...(move.others ?? [])];
}

function counted(cards: readonly string[]): Map<string, number> {
    const counts = new Map<string, number>();
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    return counts;
}

function holds(group: Map<string, number>, wanted: Map<string, number>): boolean {
    for (const [card, count] of wanted) if ((group.get(card) ?? 0) < count) return false;
    return true;
}
