// After the build: the service worker with the version of this build, and compressed forms beside the files.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const COMPRESSED = /\.(js|css|html|svg|webmanifest)$/;
const LEAST = 600; // bytes; below that the headers are longer than what is saved

function filesIn(folder) {
    return readdirSync(folder, { recursive: true })
        .map((name) => join(folder, String(name)))
        .filter((path) => statSync(path).isFile())
        .sort();
}

/** Of a build, wherever the folder is. */
function versionOf(folder, files) {
    const hash = createHash("sha256");
    for (const path of files) hash.update(relative(folder, path)).update(readFileSync(path));
    return hash.digest("hex").slice(0, 16);
}

function compress(path) {
    const content = readFileSync(path);
    if (!COMPRESSED.test(path) || content.length < LEAST) return;
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }));
}

/** What the first script will ask for at once: browsers fetch it beside that script. */
function preloads(bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const start = chunks.find((chunk) => chunk.facadeModuleId?.endsWith("/src/start.ts"));
    const isOther = (name) => !bundle[name]?.isEntry;
    const files = start ? [start.fileName, ...start.imports.filter(isOther)] : [];
    return files.map((name) => ({
        tag: "link",
        attrs: { rel: "modulepreload", crossorigin: true, href: `/${name}` },
        injectTo: "head",
    }));
}

/** A plugin for Vite. */
export function finish(worker, folder) {
    return {
        name: "finish",
        apply: "build",
        transformIndexHtml: {
            order: "post",
            handler: (html, { bundle }) => ({ html, tags: bundle ? preloads(bundle) : [] }),
        },
        closeBundle: {
            sequential: true,
            handler() {
                const version = versionOf(folder, filesIn(folder));
                const text = readFileSync(worker, "utf-8").replace("__VERSION__", version);
                writeFileSync(join(folder, "sw.js"), text);
                filesIn(folder).forEach(compress);
            },
        },
    };
}
