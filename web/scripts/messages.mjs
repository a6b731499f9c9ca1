// Every message exists in both languages with the same variables, every id that is used exists, none is left
// over, and no template holds words of its own.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), "../src");
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const faults = [];

function files(ending) {
    return readdirSync(SOURCE, { recursive: true })
        .map((name) => join(SOURCE, String(name)))
        .filter((path) => ending.test(path) && !/\.test\.ts$|\/generated\//.test(path))
        .sort();
}

/** The variables of a pattern, however deep. */
function variables(part, found = new Set()) {
    if (Array.isArray(part)) part.forEach((one) => variables(one, found));
    else if (part !== null && typeof part === "object") {
        if (part.type === "var") found.add(part.name);
        Object.values(part).forEach((one) => variables(one, found));
    }
    return found;
}

function messages(path) {
    const text = readFileSync(path, "utf-8");
    const parsed = new Map(new FluentResource(text).body.map((one) => [one.id, variables(one.value)]));
    // The parser leaves out what it cannot read; here that is a fault.
    for (const [, id] of text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)) {
        if (!parsed.has(id)) faults.push(`${relative(SOURCE, path)}: cannot read the message ${id}`);
    }
    return parsed;
}

function compare(path) {
    const other = path.replace(".en.ftl", ".de.ftl");
    const [en, de] = [messages(path), messages(other)];
    for (const [id, names] of en) {
        if (!de.has(id)) faults.push(`${relative(SOURCE, other)}: ${id} is missing`);
        else if ([...names].sort().join() !== [...de.get(id)].sort().join()) {
            faults.push(`${relative(SOURCE, other)}: ${id} has other variables than in English`);
        }
    }
    for (const id of de.keys()) if (!en.has(id)) faults.push(`${relative(SOURCE, path)}: ${id} is missing`);
    return [...en.keys()];
}

/** The first argument of each call of `t`, up to the comma or the bracket that ends it. */
function* calls(text) {
    for (const { index } of text.matchAll(/(?<![\w.$])t\(/g)) {
        let depth = 0;
        let end = index + 2;
        for (; end < text.length; end += 1) {
            const letter = text[end];
            if ("([{".includes(letter)) depth += 1;
            else if (")]}".includes(letter) && depth-- === 0) break;
            else if (letter === "," && depth === 0) break;
        }
        yield text.slice(index + 2, end);
    }
}

const SPOKEN = new Set(["aria-label", "aria-description", "alt", "placeholder", "title", "label"]);
const WORD = /\p{L}{2}/u;

/** Words that stand in a template instead of in the texts; names of keys and of languages may. */
function hardCoded(node, found = []) {
    if (Array.isArray(node)) node.forEach((one) => hardCoded(one, found));
    else if (node !== null && typeof node === "object") {
        const attributes = node.attributes ?? [];
        if (node.name === "kbd" || attributes.some((one) => one.name === "lang")) return found;
        if (node.type === "Text" && WORD.test(node.data)) found.push(node.data.trim());
        for (const one of attributes.filter(({ name }) => SPOKEN.has(name))) hardCoded(one.value, found);
        for (const [name, part] of Object.entries(node)) if (name !== "attributes") hardCoded(part, found);
    }
    return found;
}

const known = new Set();
for (const path of files(/\.en\.ftl$/)) {
    for (const id of compare(path)) {
        if (known.has(id)) faults.push(`${relative(SOURCE, path)}: ${id} exists twice`);
        known.add(id);
    }
}

const used = new Set();
const beginnings = new Set();
for (const path of files(/\.(svelte|ts)$/)) {
    const text = readFileSync(path, "utf-8");
    const where = relative(SOURCE, path);
    for (const argument of calls(text)) {
        const plain = argument.replaceAll(/[!=]==? *"[^"]*"/g, "");
        for (const [, id] of plain.matchAll(/"([^"]*)"/g)) {
            if (ID.test(id) && !known.has(id)) faults.push(`${where}: there is no message ${id}`);
        }
    }
    if (path.endsWith(".svelte")) {
        const { fragment } = parse(text, { modern: true });
        for (const words of hardCoded(fragment)) faults.push(`${where}: hard-coded words: ${words}`);
    }
    // Ids may stand in tables or be put together: any text that is an id, and any beginning of one, counts.
    for (const [, id] of text.matchAll(/["'`]([a-z][a-z0-9-]*)["'`]/g)) used.add(id);
    for (const [, beginning] of text.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)) beginnings.add(beginning);
}
for (const beginning of beginnings) {
    for (const id of known) if (id.startsWith(beginning)) used.add(id);
}
for (const id of known) if (!used.has(id)) faults.push(`nobody uses the message ${id}`);

if (faults.length) {
    console.error([...faults, `${faults.length} faults in the messages`].join("\n"));
    process.exit(1);
}
console.log(`${known.size} messages in German and English`);
