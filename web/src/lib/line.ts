// One line to the server: says hello, comes back after a break, and sends again what was not answered.
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const PING = 25_000;
/** A line on which nothing comes for so long after a question is dead, whatever the browser says. */
const PATIENCE = 10_000;

export interface Command {
    t: string;
    id: string;
    [field: string]: unknown;
}

/** What every line hears, whatever else there is to hear. */
interface Heard {
    t: string;
    id?: string;
    code?: string;
}

export class Line<Tells extends { t: string }> {
    #socket: WebSocket | null = null;
    #wait = FIRST_WAIT;
    #waiting: ReturnType<typeof setTimeout> | undefined;
    #isOver = false;
    #unanswered = new Map<string, Command>();
    #doubt: ReturnType<typeof setTimeout> | undefined;
    readonly #pinging = setInterval(() => this.#ping(), PING);
    readonly #looked = () => this.say({ t: "look", visible: !document.hidden });
    readonly #back = () => this.#hurry();

    constructor(
        readonly path: string,
        readonly greetings: () => readonly object[],
        readonly heard: (message: Tells) => void,
        readonly connected: (isConnected: boolean) => void,
    ) {
        document.addEventListener("visibilitychange", this.#looked);
        addEventListener("online", this.#back);
        this.#connect();
    }

    #connect(): void {
        clearTimeout(this.#waiting);
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.path}`);
        this.#socket = socket;
        socket.addEventListener("open", () => socket === this.#socket && this.#greet());
        socket.addEventListener(
            "message",
            (event) => socket === this.#socket && this.#hear(JSON.parse(event.data)),
        );
        socket.addEventListener("close", () => socket === this.#socket && this.#again());
    }

    #greet(): void {
        for (const greeting of this.greetings()) this.say(greeting);
        this.#looked();
        for (const command of this.#unanswered.values()) this.say(command);
        this.connected(true);
    }

    #ping(): void {
        if (this.#socket?.readyState !== WebSocket.OPEN) return;
        this.say({ t: "ping" });
        clearTimeout(this.#doubt);
        this.#doubt = setTimeout(() => this.#giveUp(), PATIENCE);
    }

    /** After a sleep a connection may look open although nobody is at its other end. */
    #giveUp(): void {
        this.connected(false);
        this.restart();
    }

    #hear(message: Tells & Heard): void {
        this.#wait = FIRST_WAIT;
        clearTimeout(this.#doubt);
        if (message.id) this.#unanswered.delete(message.id);
        if (message.t === "bye" && message.code !== "restart") this.#isOver = true;
        this.heard(message);
    }

    #again(): void {
        this.connected(false);
        if (this.#isOver) return;
        this.#waiting = setTimeout(() => this.#connect(), this.#wait);
        this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    }

    /** The network is back: no need to wait for the next attempt, or for the next look whether anybody is there. */
    #hurry(): void {
        if (this.#isOver) return;
        if (this.#socket?.readyState === WebSocket.CLOSED) this.#connect();
        else this.#ping();
    }

    /** Says hello anew on another connection. */
    restart(): void {
        this.#isOver = false;
        clearTimeout(this.#doubt);
        const old = this.#socket;
        this.#connect();
        old?.close();
    }

    say(message: object): void {
        if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    }

    /** Sends a command until it is answered, over however many connections; the same id is carried out once. */
    command(fields: { t: string; [field: string]: unknown }): string {
        const id = newId();
        const command: Command = { ...fields, id };
        this.#unanswered.set(id, command);
        this.say(command);
        return id;
    }

    close(): void {
        this.#isOver = true;
        clearInterval(this.#pinging);
        clearTimeout(this.#waiting);
        clearTimeout(this.#doubt);
        document.removeEventListener("visibilitychange", this.#looked);
        removeEventListener("online", this.#back);
        this.#socket?.close();
    }
}

/** Unique; `crypto.randomUUID` is missing where the page is not served over TLS or from this machine. */
export function newId(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
