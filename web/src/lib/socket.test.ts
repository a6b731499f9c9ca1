import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Tells } from "./messages";
import { TableSocket } from "./socket";
import { FakeSocket } from "./testing";

describe("the table's socket", () => {
    let heard: Tells[];
    let states: boolean[];
    let socket: TableSocket;

    beforeEach(() => {
        vi.useFakeTimers();
        vi.stubGlobal("WebSocket", FakeSocket);
        FakeSocket.all = [];
        heard = [];
        states = [];
        socket = new TableSocket(
            "T1",
            ["first", "second"],
            (message) => heard.push(message),
            (isConnected) => states.push(isConnected),
        );
    });
    afterEach(() => {
        socket.close();
        vi.useRealTimers();
        vi.unstubAllGlobals();
    });

    it("says hello with all links of this screen", () => {
        FakeSocket.last.open();
        expect(FakeSocket.last.url).toMatch(/\/ws\/T1$/);
        expect(FakeSocket.last.said[0]).toMatchObject({
            t: "hello",
            token: "first",
            also: ["second"],
            seen: null,
        });
        expect(states).toEqual([true]);
    });

    it("comes back after a break and goes on from the last step it saw", () => {
        FakeSocket.last.open();
        socket.seen = 41;
        FakeSocket.last.close();
        expect(states).toEqual([true, false]);
        vi.advanceTimersByTime(500);
        expect(FakeSocket.all).toHaveLength(2);
        FakeSocket.last.open();
        expect(FakeSocket.last.said[0]).toMatchObject({ t: "hello", seen: 41 });
    });

    it("waits longer after each failure, and starts anew once it was answered", () => {
        FakeSocket.last.close();
        vi.advanceTimersByTime(499);
        expect(FakeSocket.all).toHaveLength(1);
        vi.advanceTimersByTime(1);
        FakeSocket.last.close();
        vi.advanceTimersByTime(999);
        expect(FakeSocket.all).toHaveLength(2);
        vi.advanceTimersByTime(1);
        FakeSocket.last.open();
        FakeSocket.last.tell({ t: "pong" });
        FakeSocket.last.close();
        vi.advanceTimersByTime(500);
        expect(FakeSocket.all).toHaveLength(4);
    });

    it("does not wait when the network is back", () => {
        FakeSocket.last.close();
        dispatchEvent(new Event("online"));
        expect(FakeSocket.all).toHaveLength(2);
    });

    it("sends what was not answered again, with the same id, and nothing twice that was", () => {
        FakeSocket.last.open();
        const answered = socket.command({ t: "move", n: 3, move: { move: "pass" } });
        const lost = socket.command({ t: "move", n: 4, move: { move: "pass" } });
        FakeSocket.last.tell({ t: "ack", id: answered, n: 4 });
        FakeSocket.last.close();
        const meanwhile = socket.command({ t: "undo", n: 4 });
        vi.advanceTimersByTime(500);
        FakeSocket.last.open();
        expect(FakeSocket.last.said.slice(1).map((message) => message["id"])).toEqual([lost, meanwhile]);
    });

    it("stays away when the server says why, but not for a restart", () => {
        FakeSocket.last.open();
        FakeSocket.last.tell({ t: "bye", code: "restart", text: "…" });
        FakeSocket.last.close();
        vi.advanceTimersByTime(500);
        expect(FakeSocket.all).toHaveLength(2);
        FakeSocket.last.open();
        FakeSocket.last.tell({ t: "bye", code: "seat", text: "…" });
        FakeSocket.last.close();
        vi.advanceTimersByTime(60_000);
        expect(FakeSocket.all).toHaveLength(2);
        expect(heard).toHaveLength(2);
    });

    it("says hello anew with another link and forgets what it saw", () => {
        FakeSocket.last.open();
        socket.seen = 7;
        socket.renew(["third"]);
        FakeSocket.last.open();
        expect(FakeSocket.last.said[0]).toMatchObject({ token: "third", also: [], seen: null });
        expect(FakeSocket.all[0]?.readyState).toBe(FakeSocket.CLOSED);
        vi.advanceTimersByTime(20_000);
        expect(FakeSocket.all).toHaveLength(2);
    });

    it("leaves a connection on which nobody answers, and stays on one where somebody does", () => {
        FakeSocket.last.open();
        vi.advanceTimersByTime(25_000);
        FakeSocket.last.tell({ t: "pong" });
        vi.advanceTimersByTime(24_999);
        expect(FakeSocket.all).toHaveLength(1);
        vi.advanceTimersByTime(1 + 10_000);
        expect(FakeSocket.all).toHaveLength(2);
        expect(FakeSocket.all[0]?.readyState).toBe(FakeSocket.CLOSED);
        expect(states).toEqual([true, false]);
    });
});
