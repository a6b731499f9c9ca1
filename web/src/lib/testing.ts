// What tests put in place of the network: sockets and answers of a server that only they know.
export class FakeSocket extends EventTarget {
    static readonly OPEN = 1;
    static readonly CLOSED = 3;
    static all: FakeSocket[] = [];
    readyState = 0;
    readonly sent: Record<string, unknown>[] = [];

    constructor(readonly url: string) {
        super();
        FakeSocket.all.push(this);
    }

    static get last(): FakeSocket {
        const found = FakeSocket.all.at(-1);
        if (!found) throw new Error("nobody has opened a socket");
        return found;
    }

    send(text: string): void {
        this.sent.push(JSON.parse(text) as Record<string, unknown>);
    }

    close(): void {
        this.readyState = FakeSocket.CLOSED;
        this.dispatchEvent(new Event("close"));
    }

    /** The server takes the connection. */
    open(): void {
        this.readyState = FakeSocket.OPEN;
        this.dispatchEvent(new Event("open"));
    }

    /** The server says something. */
    tell(message: object): void {
        this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
    }

    /** What was said, without the chatter. */
    get said(): Record<string, unknown>[] {
        return this.sent.filter((message) => message["t"] !== "look" && message["t"] !== "ping");
    }
}

export interface Asked {
    method: string;
    path: string;
    token: string;
    body: unknown;
}

/** Answers requests by "METHOD path"; whatever is not listed is missing (404). */
export function fakeServer(answers: Record<string, unknown>): { asked: Asked[]; fetch: typeof fetch } {
    const asked: Asked[] = [];
    const answer = async (path: unknown, init: RequestInit = {}) => {
        const method = init.method ?? "GET";
        const headers = new Headers(init.headers);
        const token = headers.get("authorization")?.replace("Bearer ", "") ?? "";
        const body = init.body ? (JSON.parse(String(init.body)) as unknown) : null;
        asked.push({ method, path: String(path), token, body });
        const plain = String(path).split("?")[0];
        const found = answers[`${method} ${plain} ${token}`] ?? answers[`${method} ${plain}`];
        const missing = { code: "missing", text: "there is nothing" };
        return new Response(JSON.stringify(found ?? missing), { status: found === undefined ? 404 : 200 });
    };
    return { asked, fetch: answer as typeof fetch };
}
