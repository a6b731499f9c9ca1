// Asking the server over HTTP. Whatever it refuses comes as a `Refusal` with a text for the reader.
import type { Fault } from "../generated/server";
import { t, texts } from "./texts.svelte";

export class Refusal extends Error {
    constructor(
        readonly code: string,
        text: string,
        readonly status: number,
        readonly rule = "",
    ) {
        super(text);
    }
}

export async function ask<T>(method: string, path: string, body?: unknown, token = ""): Promise<T> {
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
    const content = answer.status === 204 ? null : await answer.json();
    if (!answer.ok) {
        const fault = content as Fault;
        throw new Refusal(fault.code, fault.text, answer.status, fault.rule);
    }
    return content as T;
}
