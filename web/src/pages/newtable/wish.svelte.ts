// A table in the making: what was chosen so far, and the request that comes of it.
import type { GameInfo, NewTable, SeatWish } from "../../generated/server";
import type { Pace } from "../../lib/games.svelte";
import { keepName, ownName } from "../../lib/links";
import { settings } from "../../lib/settings.svelte";
import { texts, type Lang } from "../../lib/texts.svelte";

export type ClockKind = "none" | "move" | "game" | "day";
/** `bot:greedy` and the like, or one of the other kinds. */
export type SeatKind = "me" | "open" | "invited" | `bot:${string}`;

interface SeatChoice {
    kind: SeatKind;
    name: string;
}

const USUAL = 4;

export class Wish {
    game = $state.raw<GameInfo | null>(null);
    count = $state(USUAL);
    chosen = $state<SeatChoice[]>([]);
    options = $state<Record<string, string>>({});
    title = $state("");
    language = $state<Lang>(texts.lang);
    visibility = $state<"link" | "public">("link");
    mayWatch = $state(true);
    delay = $state(0);
    clock = $state<ClockKind>("none");
    minutes = $state(5);
    increment = $state(10);
    hours = $state(24);
    sleeps = $state("22:00");
    wakes = $state("08:00");
    /** Null: as is usual at this server. */
    pace = $state<Pace | null>(settings.wishes.pace);

    seats = $derived(this.chosen.slice(0, this.count));
    counts = $derived.by(() => {
        const [fewest = 2, most = USUAL] = this.game?.seats ?? [];
        return Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
    });

    choose(game: GameInfo): void {
        this.game = game;
        const [fewest, most] = game.seats;
        this.count = Math.min(Math.max(this.count, fewest), most);
        this.options = Object.fromEntries(
            game.options.map((option) => [option.name, option.values[0] ?? ""]),
        );
        const liked = settings.wishes.arms ?? 0;
        const mine = liked < this.count ? liked : 0;
        this.chosen = Array.from({ length: most }, (_, seat) => ({
            kind: seat === mine ? "me" : "open",
            name: seat === mine ? ownName() : "",
        }));
    }

    setClock(kind: ClockKind): void {
        this.clock = kind;
        this.minutes = kind === "game" ? 30 : 5;
    }

    /** What the server is asked for. */
    request(): NewTable {
        if (!this.game) throw new Error("no game was chosen");
        const me = this.seats.find((seat) => seat.kind === "me" && seat.name.trim());
        if (me) keepName(me.name.trim());
        return {
            game: this.game.id,
            seats: this.seats.map(seatWish),
            options: this.options,
            title: this.title.trim(),
            language: this.language,
            visibility: this.visibility,
            clock: this.#rule(),
            watching: { allowed: this.mayWatch, delay: this.delay },
            pace: this.pace,
        };
    }

    #rule(): NonNullable<NewTable["clock"]> {
        switch (this.clock) {
            case "none":
                return { kind: "none" };
            case "move":
                return { kind: "move", seconds: 60 * this.minutes };
            case "game":
                return { kind: "game", seconds: 60 * this.minutes, increment: this.increment };
            case "day": {
                const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
                return { kind: "day", seconds: 3600 * this.hours, zone, asleep: [this.sleeps, this.wakes] };
            }
        }
    }
}

function seatWish({ kind, name }: SeatChoice): SeatWish {
    if (kind === "me") return { kind, name: name.trim() };
    if (kind === "open" || kind === "invited") return { kind };
    return { kind: "bot", bot: kind.slice("bot:".length) };
}
