import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../generated/xidit";
import { DUMMY, endingOf } from "./ending";
import { GAMES, PAIRS } from "./fixtures";

const endings = GAMES.map((pairs) => pairs.at(-1)?.[1].events ?? []);

describe("the assessments", () => {
    it("are told only at the end", () => {
        expect(PAIRS.filter(([, to]) => endingOf(to.events)).length).toBe(GAMES.length);
    });

    it("hold three columns in which everybody is ranked, and leave the winners", () => {
        for (const events of endings) {
            const ending = endingOf(events);
            if (!ending) throw new Error("no ending");
            expect(new Set(ending.assessments.map((held) => held.column)).size).toBe(3);
            const last = ending.assessments.at(-1)?.standings ?? [];
            const left = last.filter((standing) => standing.state === "in").map((standing) => standing.who);
            expect(left.filter((who) => who !== DUMMY)).toEqual(ending.winners);
        }
    });

    it("say why somebody leaves", () => {
        for (const held of endings.flatMap((events) => endingOf(events)?.assessments ?? [])) {
            for (const standing of held.standings) {
                expect(standing.why !== "").toBe(standing.state === "leaves");
                if (standing.why !== "lowest") continue;
                const staying = held.standings.filter((other) => other.state === "in");
                expect(staying.every((other) => other.value > standing.value)).toBe(true);
            }
        }
    });

    it("explain ties by units, by place, or by the dummy", () => {
        const held = (units: number[], ranking: number[], gone: GameEvent): GameEvent[] => [
            { event: "assessment_held", column: "wealth", values: [5, 5, 9], units, ranking },
            gone,
            { event: "game_ended", winners: [2] },
        ];
        const why = (events: GameEvent[], who: number) =>
            endingOf(events)?.assessments[0]?.standings.find((standing) => standing.who === who)?.why;
        const leaves: GameEvent = { event: "eliminated", seat: 0, column: "wealth" };
        expect(why(held([1, 3, 0], [2, 1, 0], leaves), 0)).toBe("units");
        expect(why(held([3, 3, 0], [2, 1, 0], leaves), 0)).toBe("place");
        const dummy: GameEvent = { event: "dummy_eliminated", column: "wealth" };
        const values: GameEvent[] = [
            {
                event: "assessment_held",
                column: "wealth",
                values: [5, 9, 5],
                units: [0, 0],
                ranking: [1, 0, DUMMY],
            },
            dummy,
            { event: "game_ended", winners: [1] },
        ];
        expect(why(values, DUMMY)).toBe("dummy");
    });
});
