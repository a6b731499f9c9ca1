import { describe, expect, it } from "vitest";
import type { DeskSeen, MemberInfo, RealmStanding } from "../../generated/campaign";
import { texts, t } from "../../lib/texts.svelte";
import { fieldIn } from "./fields";
import { nextOf } from "./next";
import { lightOf, realmsOf, remindable } from "./standing";
import pageDe from "../texts.de.ftl?raw";
import pageEn from "../texts.en.ftl?raw";
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";
import { buttonText, sentence } from "./words";

texts.add({ en: pageEn, de: pageDe });
texts.add({ en, de });

const NOW = 1_000_000;

function standing(realm: number, more: Partial<RealmStanding> = {}): RealmStanding {
    const name = ["Yaromo", "Vachal", "Theostelos", "Karsk"][realm] ?? `Realm ${realm}`;
    return {
        realm,
        name,
        plays: true,
        sheet: "missing",
        late: false,
        absent: false,
        reminded: false,
        writing: false,
        bot: "",
        stand_in: "",
        called: null,
        ...more,
    };
}

function player(realm: number, more: Partial<MemberInfo> = {}): MemberInfo {
    return {
        id: 10 + realm,
        role: "realm",
        realm,
        right: "hand in",
        rules: true,
        name: `P${realm}`,
        joined: true,
        account: false,
        until: null,
        ...more,
    };
}

function desk(realms: RealmStanding[], more: Partial<DeskSeen> = {}): DeskSeen {
    const late = realms.filter((one) => one.sheet === "missing" && !one.bot).map((one) => one.realm);
    return {
        course: { month: 3, step: "muster", active: null, over: false, entries: 9, late },
        clock: { runs: true, used: 0, until: null, minutes: 0, grace: 0, by_itself: false, early: false },
        realms,
        rehearsal: null,
        rollbacks: 0,
        mode: "remote",
        bots: ["settler"],
        remind_again: 900,
        ...more,
    } as DeskSeen;
}

const clock = (more: object) => ({ ...desk([]).clock, ...more });
const all = [0, 1, 2, 3].map((realm) => player(realm));

/** What is said, and what the button does. */
function told(seen: DeskSeen, people: MemberInfo[] = all): [string, string, unknown] {
    const next = nextOf(seen, realmsOf(seen.realms, people), NOW);
    return [sentence(next, NOW), next.deed ? buttonText(next) : "", next.deed];
}

describe("how a realm stands", () => {
    it.each([
        ["ready", { sheet: "waiting" }],
        ["ready", { sheet: "waiting", bot: "settler" }],
        ["bot", { bot: "settler", writing: true }],
        ["absent", { absent: true }],
        ["late", { late: true, writing: true }],
        ["stand-in", { late: true, stand_in: "settler" }],
        ["writing", { writing: true }],
        ["missing", {}],
        ["idle", { sheet: "none" }],
    ] as const)("%s", (light, more) => {
        expect(lightOf(standing(0, more), [player(0)])).toBe(light);
    });

    it("is nobody's where nobody has joined who could write", () => {
        expect(lightOf(standing(0), [])).toBe("nobody");
        expect(lightOf(standing(0), [player(0, { joined: false })])).toBe("nobody");
        expect(lightOf(standing(0), [player(0, { rules: false, right: "read" })])).toBe("nobody");
    });

    it("reminds only those who are there and were not reminded a moment ago", () => {
        const seen = [standing(0), standing(1, { called: NOW - 60 }), standing(2, { called: NOW - 900 })];
        const realms = realmsOf([...seen, standing(3)], all.slice(0, 3));
        expect(remindable(realms, NOW, 900).map((one) => one.realm)).toEqual([0, 2]);
    });
});

describe("what comes next", () => {
    const ready = standing(0, { sheet: "waiting" });

    it("is the month, when nobody is waited for", () => {
        const [text, button, deed] = told(desk([ready, standing(1, { bot: "settler" })]));
        expect(text).toBe("Everybody has handed in.");
        expect(button).toBe("Look at the month");
        expect(deed).toEqual({ do: "rehearse", standIns: false });
    });

    it("is the muster or the turn of a realm at a meeting", () => {
        expect(told(desk([ready], { mode: "meeting" }))[0]).toBe("All sheets for the muster are there.");
        const course = { ...desk([ready]).course, step: "turn", active: 0 };
        const [text, button] = told(desk([ready], { mode: "meeting", course }));
        expect([text, button]).toEqual(["The sheet of Yaromo is there.", "Look at the turn"]);
    });

    it("names who is missing, and how much time is left", () => {
        const one = desk([ready, standing(1)], { clock: clock({ until: NOW + 7500 }) });
        expect(told(one)).toEqual(["Vachal is missing, 2 h 5 min left.", "Remind", { do: "remind" }]);
        const three = desk([ready, standing(1), standing(2), standing(3)]);
        expect(told(three)[0]).toBe("Vachal, Theostelos and Karsk are missing. There is no time limit.");
        const [text, button] = told(desk([standing(1, { called: NOW - 60 })]));
        expect(text).toBe("Vachal is missing and was reminded a moment ago. Wait a while.");
        expect(button).toBe("");
    });

    it("counts, where there are too many to be named", () => {
        const many = desk([0, 1, 2, 3, 4, 5].map((realm) => standing(realm)));
        const people = [0, 1, 2, 3, 4, 5].map((realm) => player(realm));
        expect(told(many, people)[0]).toBe("6 realms are missing. There is no time limit.");
    });

    it("starts a clock that stands", () => {
        const seen = desk([standing(0)], { clock: clock({ runs: false, minutes: 60 }) });
        expect(told(seen)).toEqual([
            "Yaromo is missing, and the clock stands still.",
            "Start the clock",
            { do: "start" },
        ]);
    });

    it("goes on without those whose time is up", () => {
        const late = standing(1, { late: true });
        const [text, button, deed] = told(desk([ready, late]));
        expect([text, button]).toEqual([
            "Time is up, and Vachal is missing.",
            "Look at the month without them",
        ]);
        expect(deed).toEqual({ do: "rehearse", standIns: true });
        expect(told(desk([{ ...late, stand_in: "settler" }]))[0]).toBe(
            "Time is up. A bot stands in for Vachal.",
        );
    });

    it("invites to a realm that nobody plays", () => {
        const seen = desk([standing(0), standing(1)]);
        expect(told(seen, [player(1)])).toEqual([
            "Nobody plays Yaromo.",
            "Invite somebody",
            { do: "invite", realm: 0 },
        ]);
        const [text] = told(seen, [player(1), player(0, { joined: false })]);
        expect(text).toBe("Somebody is invited to play Yaromo, but has not come yet.");
    });

    it("goes on with an open rehearsal, waits for dice, or is over", () => {
        const rehearsal = { who: "Max", at: 0, revision: "x" };
        expect(told(desk([ready], { rehearsal }))).toEqual([
            "A rehearsal by Max is open.",
            "Go on with it",
            { do: "go", tab: "turn" },
        ]);
        const course = { ...desk([]).course, wanted: "W20" };
        expect(told(desk([ready], { course }))[0]).toBe("Dice are waited for.");
        expect(told(desk([ready], { course: { ...course, over: true } }))[0]).toBe("The campaign is over.");
    });

    it("says it in German with the right numbers", () => {
        texts.choose("de");
        const one = desk([ready, standing(1)], { clock: clock({ until: NOW + 7500 }) });
        expect(told(one)[0]).toBe("Vachal fehlt noch (noch 2 Std. 5 Min.).");
        expect(told(desk([standing(1), standing(2)]))[0]).toBe(
            "Vachal und Theostelos fehlen noch. Die Zeit ist nicht begrenzt.",
        );
        expect(t("desk-waiting", { missing: 1, all: 8 })).toBe("Es fehlen noch: 1 von 8.");
        texts.choose("en");
    });
});

describe("the field that a special order is about", () => {
    it("is the first one that it names", () => {
        expect(fieldIn("Fest in 503/22 und 503/23")).toBe("503/22");
        expect(fieldIn("Fest am 12.3.")).toBe("");
    });
});
