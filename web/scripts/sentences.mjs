// Writes and reads orders with the web app's own code: lines of JSON come in, lines of JSON go out.
import { createInterface } from "node:readline";
import { rolldown } from "rolldown";

const bundle = await rolldown({
    input: "entry",
    plugins: [
        {
            name: "entry",
            resolveId: (id) => (id === "entry" ? id : null),
            load: (id) =>
                id === "entry"
                    ? `export { write } from "${process.cwd()}/src/campaign/language/write.ts";
                       export { read } from "${process.cwd()}/src/campaign/language/read.ts";`
                    : null,
        },
    ],
});
const { output } = await bundle.generate({ format: "esm" });
const { read, write } = await import(
    `data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`
);
for await (const line of createInterface({ input: process.stdin })) {
    const order = JSON.parse(line);
    const [en, de] = ["en", "de"].map((lang) => write(order, lang));
    console.log(JSON.stringify({ en, de, read: [read(en), read(de)] }));
}
