// Asking the server over HTTP. Whatever it refuses comes as a `Refusal` with a text for the reader.
import type { Fault } from "../generated/server";
import { earlyAnswer } from "./early";
import { t, texts } from "./texts.svelte";

export class Refusal extends Error {
    constructor(
        readonly code: string,
        text: string,
        readonly status: number,
        readonly rule = "",
        /** Which part of what was sent it is about. */
        readonly field = "",
    ) {
        super(text);
    }
}

let behind = 0;

/** The server's time in seconds, whatever this machine's clock says. */
export function serverNow(): number {
    return Date.now() / 1000 + behind;
}

const MUCH = 3; // seconds; the header has whole ones, and the way takes its time

function compareClocks(date: string | null): void {
    const told = Date.parse(date ?? "");
    if (Number.isNaN(told)) return;
    const difference = (told - Date.now()) / 1000;
    behind = Math.abs(difference) > MUCH ? difference : 0;
}

export async function ask<T>(method: string, path: string, body?: unknown, token = ""): Promise<T> {
    const early = method === "GET" ? await earlyAnswer(path, token) : null;
    if (early) {
        compareClocks(early.date);
        return JSON.parse(early.text) as T;
    }
    const headers: Record<string, string> = { "accept-language": texts.lang };
    if (method !== "GET") headers["content-type"] = "application/json";
    if (token) headers["authorization"] = `Bearer ${token}`;
    const sent = method === "GET" || method === "DELETE" ? null : JSON.stringify(body ?? {});
    let answer: Response;
    try {
        answer = await fetch(path, { method, headers, body: sent });
    } catch {
        throw new Refusal("offline", t("offline"), 0);
    }
    compareClocks(answer.headers.get("date"));
    const content = answer.status === 204 ? null : await answer.json().catch(() => null);
    if (!answer.ok) {
        const fault = (content ?? { code: "offline", text: t("offline") }) as Fault;
        throw new Refusal(fault.code, fault.text, answer.status, fault.rule, fault.field);
    }
    return content as T;
}
