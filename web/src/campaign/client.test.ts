import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { account } from "../lib/account.svelte";
import { Refusal } from "../lib/api";
import { fakeServer, FakeSocket } from "../lib/testing";
import { CampaignClient } from "./client.svelte";
import { campaignLinks, keepCampaignLink } from "./links";
import type { MemberInfo } from "./types";

const C = "/api/campaigns/Erk";
const SECRET = "a-secret-of-a-link";
const summary = { campaign: "Erk", month: 7, world: "mark", realms: [{ number: 0, name: "Yaromo" }] };

function member(id: number, more: Partial<MemberInfo> = {}): MemberInfo {
    return {
        id,
        role: "realm",
        realm: 0,
        right: "hand in",
        rules: false,
        name: `M${id}`,
        joined: true,
        account: false,
        until: null,
        ...more,
    };
}

const here = (...members: MemberInfo[]) => ({ summary, members, invited: null, operator: false });
const settle = () => vi.waitFor(() => expect(FakeSocket.all.length).toBeGreaterThan(0));

describe("a campaign as the browser knows it", () => {
    let client: CampaignClient;
    let server: ReturnType<typeof fakeServer>;
    const common = {
        "GET /api/session": { account: null },
        [`GET ${C}/realms/0/view`]: { month: 7, owners: {} },
        [`GET ${C}/world`]: { name: "erk" },
    };

    function serve(answers: Record<string, unknown>): void {
        server = fakeServer({ ...common, ...answers });
        vi.stubGlobal("fetch", server.fetch);
    }
    const paths = () => server.asked.map(({ method, path }) => `${method} ${path}`);

    beforeEach(() => {
        localStorage.clear();
        history.replaceState(null, "", "/c/Erk");
        account.info = null;
        FakeSocket.all = [];
        vi.stubGlobal("WebSocket", FakeSocket);
        client = new CampaignClient("Erk");
    });
    afterEach(() => {
        client.close();
        vi.unstubAllGlobals();
        vi.useRealTimers();
    });

    async function opened(): Promise<FakeSocket> {
        serve({ [`GET ${C} ${SECRET}`]: here(member(4)) });
        keepCampaignLink("Erk", SECRET);
        await client.open();
        await settle();
        FakeSocket.last.open();
        FakeSocket.last.tell({ t: "welcome", campaign: "Erk", members: [4] });
        await vi.waitFor(() => expect(client.view).not.toBeNull());
        return FakeSocket.last;
    }

    it("comes by link: who one is, what the realm sees, and the world by its mark", async () => {
        serve({ [`GET ${C} ${SECRET}`]: here(member(4)) });
        history.replaceState(null, "", `/c/Erk#${SECRET}`);
        await client.open();
        await vi.waitFor(() => expect(client.view).toMatchObject({ month: 7 }));
        expect(location.hash).toBe("");
        expect([client.realm, client.me?.name, client.connection]).toEqual([0, "M4", "connecting"]);
        expect(paths()).toContain(`GET ${C}/world?mark=mark`);
        FakeSocket.last.open();
        expect(FakeSocket.last.said[0]).toMatchObject({ t: "hello", token: SECRET });
        FakeSocket.last.tell({ t: "welcome", campaign: "Erk", members: [4] });
        expect(client.connection).toBe("online");
    });

    it("takes an invitation, and keeps the link that comes for it", async () => {
        const invited = member(5, { joined: false, name: "" });
        serve({
            [`GET ${C} ${SECRET}`]: { ...here(), invited },
            [`POST ${C}/join`]: { member: member(5), token: "my-own-link-now-1", link: "" },
            [`GET ${C} my-own-link-now-1`]: here(member(5, { name: "Ann" })),
        });
        history.replaceState(null, "", `/c/Erk#${SECRET}`);
        await client.open();
        expect([client.me, client.invited?.id]).toEqual([null, 5]);
        expect(FakeSocket.all).toEqual([]);
        await client.join("Ann");
        expect(campaignLinks("Erk")).toEqual(["my-own-link-now-1"]);
        expect([client.me?.name, client.invited]).toEqual(["Ann", null]);
        expect(server.asked.find(({ method }) => method === "POST")).toMatchObject({
            token: SECRET,
            body: { name: "Ann" },
        });
    });

    it("acts for one of several links at a time, and says hello with all of them", async () => {
        const master = member(1, { role: "master", realm: null });
        serve({ [`GET ${C} of-master`]: here(master), [`GET ${C} of-realm`]: here(member(4)) });
        keepCampaignLink("Erk", "of-master");
        keepCampaignLink("Erk", "of-realm");
        await client.open();
        expect(client.me?.id).toBe(4);
        expect([client.may("hand in"), client.may("lead")]).toEqual([true, false]);
        FakeSocket.last.open();
        expect(FakeSocket.last.said.map((one) => one["token"])).toEqual(["of-master", "of-realm"]);
        client.actFor(client.members[0]!);
        expect([client.realm, client.token, client.isMaster]).toEqual([null, "of-master", true]);
        expect([client.may("hand in"), client.may("lead")]).toEqual([false, true]);
    });

    it("takes another link that is put into the address of the open page", async () => {
        await opened();
        const ada = here(member(9, { name: "Ada" }));
        serve({ [`GET ${C} ${SECRET}`]: here(member(4)), [`GET ${C} another-link-of-ada`]: ada });
        history.replaceState(null, "", "/c/Erk#another-link-of-ada");
        dispatchEvent(new Event("hashchange"));
        await vi.waitFor(() => expect(client.me?.name).toBe("Ada"));
        expect([client.members.length, location.hash]).toEqual([2, ""]);
    });

    it("forgets links that stand for nothing, and says so when none is left", async () => {
        serve({});
        keepCampaignLink("Erk", SECRET);
        await client.open();
        expect(client.trouble).not.toBe("");
        expect(campaignLinks("Erk")).toEqual([]);
    });

    it("hears news once, and asks only for what has changed", async () => {
        const socket = await opened();
        const heard: string[] = [];
        client.on("draft", ({ id }) => heard.push(id));
        client.on("round", ({ id }) => heard.push(id));
        const before = server.asked.length;
        socket.tell({ t: "news", kind: "draft", id: "n1", n: 4 });
        socket.tell({ t: "news", kind: "draft", id: "n1", n: 4 });
        expect([heard, server.asked.length]).toEqual([["n1"], before]);
        socket.tell({ t: "news", kind: "round", id: "n2" });
        await vi.waitFor(() => expect(server.asked.length).toBe(before + 2));
        expect(heard).toEqual(["n1", "n2"]);
        expect(paths().slice(before).sort()).toEqual([`GET ${C}`, `GET ${C}/realms/0/view`]);
    });

    it("sends again after a break what was not answered, and asks what was missed", async () => {
        const socket = await opened();
        vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
        const saved = client.say<{ revision: number }>({ t: "save", realm: 0, text: "…" });
        const letters = vi.fn();
        client.on("letter", letters);
        socket.close();
        expect(client.connection).toBe("connecting");
        vi.advanceTimersByTime(500);
        const before = server.asked.length;
        FakeSocket.last.open();
        const again = FakeSocket.last.said.find((one) => one["t"] === "save");
        expect(again).toBeDefined();
        expect(client.connection).toBe("connecting");
        FakeSocket.last.tell({ t: "welcome", campaign: "Erk", members: [4] });
        FakeSocket.last.tell({ t: "ack", id: again?.["id"], answer: { revision: 5 } });
        expect(await saved).toEqual({ revision: 5 });
        expect([client.connection, letters.mock.calls.length]).toEqual(["online", 1]);
        vi.useRealTimers();
        await vi.waitFor(() => expect(server.asked.length).toBeGreaterThan(before + 1));
        expect(paths().slice(before)).toContain(`GET ${C}/realms/0/view`);
    });

    it("rejects with the refusal, and saves by request what is too long for the socket", async () => {
        const socket = await opened();
        const refused = client.say({ t: "ready", realm: 0, month: 7, step: "month", revision: 2 });
        const { id } = socket.said.at(-1) as { id: string };
        socket.tell({ t: "refused", id, text: "too late", code: "stale" });
        await expect(refused).rejects.toMatchObject({ code: "stale", message: "too late" });
        const long = { t: "save", realm: 0, month: 7, step: "month", base: 1, text: "x".repeat(70_000) };
        await expect(client.say(long)).rejects.toBeInstanceOf(Refusal);
        const asked = server.asked.at(-1);
        expect(asked).toMatchObject({ method: "PUT", path: `${C}/realms/0/draft` });
        expect(asked?.body).toMatchObject({ base: 1 });
    });

    it("says why when a right was taken", async () => {
        const socket = await opened();
        serve({});
        socket.tell({ t: "bye", code: "link", text: "this link is not valid" });
        await vi.waitFor(() => expect(client.trouble).toBe("this link is not valid"));
        expect(client.me).toBeNull();
    });
});
