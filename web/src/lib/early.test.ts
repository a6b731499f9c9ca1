import { afterEach, expect, it, vi } from "vitest";
import { ask } from "./api";
import { askEarly } from "./early";

afterEach(() => void vi.unstubAllGlobals());

function answering(...answers: (Response | Error)[]) {
    const fetched = vi.fn(async () => {
        const answer = answers.shift();
        if (answer instanceof Response) return answer;
        throw answer ?? new Error("asked too often");
    });
    vi.stubGlobal("fetch", fetched);
    return fetched;
}

it("gives an early answer to whoever asks for the same with the same link, once", async () => {
    const fetched = answering(Response.json("early"), Response.json("other"), Response.json("later"));
    void askEarly("/api/x", "link");
    expect(await ask("GET", "/api/x", undefined, "other link")).toBe("other");
    expect(await ask("GET", "/api/x", undefined, "link")).toBe("early");
    expect(await ask("GET", "/api/x", undefined, "link")).toBe("later");
    expect(fetched).toHaveBeenCalledTimes(3);
});

it("asks again what was refused or lost early, and what has become old", async () => {
    answering(Response.json({}, { status: 403 }), new Error(), Response.json(1), Response.json(2));
    void askEarly("/api/refused", "");
    void askEarly("/api/lost", "");
    expect(await ask("GET", "/api/refused")).toBe(1);
    expect(await ask("GET", "/api/lost")).toBe(2);
    answering(Response.json("old"), Response.json("new"));
    void askEarly("/api/old", "");
    const now = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(now + 11_000);
    expect(await ask("GET", "/api/old")).toBe("new");
});
