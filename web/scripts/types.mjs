// Types of all messages, views, moves and events, from the server's own structs.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = dirname(fileURLToPath(import.meta.url));
const python = process.env.PYTHON_BIN ?? join(here, "../../.venv/bin/python");
const schemas = JSON.parse(
    execFileSync(python, ["-m", "tafelrunde.server.schemas"], { maxBuffer: 1 << 26 }).toString(),
);
/** JSON Schema's newer word for tuples in the older form that the generator knows. */
function tuples(schema) {
    if (Array.isArray(schema)) return schema.map(tuples);
    if (schema === null || typeof schema !== "object") return schema;
    const { prefixItems, items, ...rest } = schema;
    const own = prefixItems ?? items;
    const found = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, tuples(value)]));
    return own === undefined || own === false ? found : { ...found, items: tuples(own) };
}

const folder = join(here, "../src/generated");
mkdirSync(folder, { recursive: true });

for (const [name, schema] of Object.entries(schemas)) {
    const text = await compile(tuples(schema), "Everything", {
        additionalProperties: false,
        bannerComment: "// Made by `npm run types` from the server's structs.",
        unreachableDefinitions: true,
        ignoreMinAndMaxItems: true,
        format: false,
    });
    writeFileSync(join(folder, `${name}.ts`), text);
}
console.log(`types of ${Object.keys(schemas).join(", ")}`);
