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

/** What the first script of each page asks for at once. To find that out costs a slow phone a tenth of a second. */
const PAGES = {
    "index.html": ["/src/start.ts"],
    "campaign.html": ["/src/start.ts", "/campaign/CampaignPage.svelte"],
    "map.html": ["/src/start.ts", "/campaign/CampaignPage.svelte", "/campaign/map/CampaignMap.svelte"],
};

/** Every page is written in them, so nobody needs to see another font before. */
const FONTS = /(source-sans-3-latin-wght-normal|alegreya-latin-700-normal)-[^.]*\.woff2$/;

/** A file with all that it imports. */
function withImports(bundle, name, found = new Set()) {
    if (found.has(name) || !bundle[name]) return found;
    found.add(name);
    bundle[name].imports.forEach((other) => withImports(bundle, other, found));
    return found;
}

/** The page, with these modules and their style sheets in its head: browsers fetch them beside the first script. */
function filled(html, bundle, modules) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const wanted = modules.map((end) => chunks.find((one) => one.moduleIds.some((id) => id.endsWith(end))));
    const files = new Set(wanted.flatMap((chunk) => [...withImports(bundle, chunk.fileName)]));
    const styles = new Set([...files].flatMap((name) => [...(bundle[name].viteMetadata?.importedCss ?? [])]));
    const isNew = (name) => !html.includes(`"/${name}"`);
    const link = (rel) => (name) => `  <link rel="${rel}" crossorigin href="/${name}">\n    `;
    const fonts = Object.keys(bundle).filter((name) => FONTS.test(name));
    const links = [
        ...fonts.map(link('preload" as="font')),
        ...[...styles].filter(isNew).map(link("stylesheet")),
        ...[...files].filter(isNew).map(link("modulepreload")),
    ];
    return html.replace("</head>", `${links.join("")}</head>`);
}

/** A plugin for Vite. */
export function finish(worker, folder) {
    return {
        name: "finish",
        apply: "build",
        writeBundle(_, bundle) {
            const html = readFileSync(join(folder, "index.html"), "utf-8");
            for (const [name, modules] of Object.entries(PAGES))
                writeFileSync(join(folder, name), filled(html, bundle, modules));
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
