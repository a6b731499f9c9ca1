import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepCampaignLink, knownCampaigns } from "../links";
import { byUrgency, deadline, isDue, myRealms, unread, type MyRealm } from "./myrealms";

const answers = new Map<string, unknown>();

beforeEach(() => {
    localStorage.clear();
    answers.clear();
    answers.set("/api/session", { account: null });
    vi.stubGlobal(
        "fetch",
        vi.fn(async (path: string, { headers }: { headers: Record<string, string> }) => {
            const found = answers.get(`${headers["authorization"] ?? ""} ${path}`) ?? answers.get(path);
            const body = found ?? { code: "missing", text: "nothing here" };
            return new Response(JSON.stringify(body), { status: found ? 200 : 404 });
        }),
    );
});
afterEach(() => vi.unstubAllGlobals());

const member = (id: number, more = {}) => ({
    id,
    role: "realm",
    realm: 0,
    right: "hand in",
    rules: true,
    name: "Ann",
    joined: true,
    account: false,
    until: null,
    ...more,
});
const summary = (more = {}) => ({ over: false, clock: { until: null }, realms: [], expires: null, ...more });
const tasks = (due: boolean, until: number | null, unread = 0, offers: unknown[] = []) => ({
    sheet: { due, handed_in: false, until },
    letters: { unread },
    offers,
});
const one = (campaign: string, due: boolean, until: number | null, over = false): MyRealm =>
    ({
        campaign,
        summary: summary({ over }),
        member: member(1),
        token: "",
        tasks: tasks(due, until),
    }) as unknown as MyRealm;

test("every campaign of this browser is listed with what waits there", async () => {
    keepCampaignLink("Erkenfara 7", "a".repeat(20));
    const here = { summary: summary(), members: [member(4)], invited: null, operator: false };
    answers.set("/api/campaigns/Erkenfara%207", here);
    answers.set("/api/campaigns/Erkenfara%207/realms/0/tasks", tasks(true, 99, 2, [{}]));
    const [found] = await myRealms();
    expect(found).toMatchObject({ campaign: "Erkenfara 7", member: { id: 4 } });
    expect([isDue(found!), deadline(found!), unread(found!)]).toEqual([true, 99, 3]);
});

test("a campaign that is gone is forgotten, one that cannot be asked for tasks is not", async () => {
    keepCampaignLink("Weg", "a".repeat(20));
    keepCampaignLink("Da", "b".repeat(20));
    answers.set("/api/campaigns/Da", { summary: summary(), members: [member(4)], invited: null });
    const found = await myRealms();
    expect(found.map((realm) => [realm.campaign, realm.tasks])).toEqual([["Da", null]]);
    expect(knownCampaigns()).toEqual(["Da"]);
});

test("an invitation is listed, and nothing waits behind it yet", async () => {
    keepCampaignLink("Neu", "a".repeat(20));
    const invited = member(9, { joined: false });
    answers.set("/api/campaigns/Neu", { summary: summary(), members: [], invited });
    expect((await myRealms()).map((realm) => realm.member.id)).toEqual([9]);
});

test("what is due comes first, then what ends first, then the rest, and what is over last", () => {
    const order = [one("over", true, 1, true), one("b", false, null), one("late", true, 50)];
    const sorted = [...order, one("soon", true, 10), one("a", false, null)].sort(byUrgency);
    expect(sorted.map((realm) => realm.campaign)).toEqual(["soon", "late", "a", "b", "over"]);
});
