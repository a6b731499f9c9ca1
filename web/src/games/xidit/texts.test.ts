import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import type { GameEvent } from "../../generated/xidit";
import { texts } from "../../lib/texts.svelte";
import { chartFor, STEPS } from "./fixtures";
import type { XiditFace } from "./kinds";
import { confirmWords, moveWords, promptWords } from "./moving";
import { routeOf } from "./route";
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";
import { cityLabel, eventWords, regionLabel, routeWords } from "./words";

const idsOf = (text: string) => new FluentResource(text).body.map((message) => message.id).toSorted();

function faceAt(view: (typeof STEPS)[number]["view"]): XiditFace {
    return {
        view,
        seat: view.seat,
        names: ["Ada", "Ben", "Cleo", "Dan", "Eve"],
        term: (id: string) => id,
    } as Partial<XiditFace> as XiditFace;
}

describe("the words of the board", () => {
    beforeAll(() => texts.add({ en, de }));

    it("are the same in both languages", () => {
        expect(idsOf(de)).toEqual(idsOf(en));
        for (const [lang, text] of [
            ["en", en],
            ["de", de],
        ] as const) {
            expect(new FluentBundle(lang).addResource(new FluentResource(text))).toEqual([]);
        }
    });

    it.each(["en", "de"] as const)("tell everything that happens in a game (%s)", (lang) => {
        texts.lang = lang;
        const said: string[] = [];
        for (const { view, events, offers } of STEPS) {
            const face = faceAt(view);
            const chart = chartFor(view);
            said.push(...events.map((event: GameEvent) => eventWords(face, event)));
            said.push(promptWords(face, view, 3), confirmWords(view));
            if (view.to_act.length && view.to_act[0]! >= 0)
                said.push(...(offers ?? []).map((move) => moveWords(face, move)));
            said.push(...view.cities.map((city) => cityLabel(face, chart, view, city)));
            said.push(...chart.regions.map((region) => regionLabel(face, view, region, 1)));
            said.push(...routeOf(view, chart, ["action", "red", "action", "black", "wait"]).map(routeWords));
        }
        expect(said.filter((text) => /xi-|\{|\?\?\?/.test(text))).toEqual([]);
        expect(said.length).toBeGreaterThan(1000);
    });
});
