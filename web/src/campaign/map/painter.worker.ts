// Paints bitmaps of provinces beside the page's own thread: panning never waits for it.
import { atlasOf, type Atlas } from "./geometry";
import { drawJob } from "./painting";
import type { Painted, Told } from "./painting";
import type { Ground } from "./scene";

const SERIF = "Atlas";
const LONGEST_WAIT = 250;

/** What a worker has that the types of a page do not know. */
const scope = self as unknown as { fonts: { add(face: FontFace): void } };

let atlas: Atlas | null = null;
let ground: Ground | null = null;
let font: Promise<unknown> = Promise.resolve();

/** The page's own font, if it comes soon enough; else the next best. */
function load(url: string): Promise<unknown> {
    const face = new FontFace(SERIF, `url(${url})`);
    const loaded = face.load().then(
        () => scope.fonts.add(face),
        () => undefined,
    );
    return Promise.race([loaded, new Promise((done) => setTimeout(done, LONGEST_WAIT))]);
}

self.addEventListener("message", (event: MessageEvent<Told>) => {
    const told = event.data;
    if (told.t === "world") {
        atlas = atlasOf(told.world);
        font = load(told.font);
    } else if (told.t === "ground") ground = told.ground;
    else {
        const [world, shown] = [atlas, ground];
        void font.then(() => {
            if (!world) return;
            const bitmap = drawJob(world, shown, told.job, { serif: `${SERIF}, serif`, sans: "sans-serif" });
            const answer: Painted = { job: told.job, bitmap };
            self.postMessage(answer, { transfer: [bitmap] });
        });
    }
});
