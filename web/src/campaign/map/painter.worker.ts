// Draws the map beside the page's own thread: panning never waits for the page, nor the page for it.
import sans from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import serif from "@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url";
import type { PhoenixView, World } from "../types";
import { Easel } from "./easel";
import { atlasOf, type Atlas } from "./geometry";
import { drawJob, type Answer, type Told } from "./painting";
import { sceneOf } from "./scene";
import { examples } from "./specimens";

const LONGEST_WAIT = 250;
/** The page's own fonts, if they come soon enough; else the next best. */
const FACES = [
    new FontFace("Alegreya", `url(${serif})`, { weight: "700" }),
    new FontFace("Source Sans 3", `url(${sans})`, { weight: "200 900" }),
];
/** What a worker has that the types of a page do not know. */
const scope = self as unknown as { fonts: { add(face: FontFace): void } };
const fonts = Promise.race([
    Promise.all(
        FACES.map((face) =>
            face.load().then(
                () => scope.fonts.add(face),
                () => undefined,
            ),
        ),
    ),
    new Promise((done) => setTimeout(done, LONGEST_WAIT)),
]);

let known = "";
let atlas: Atlas | null = null;
let easel: Easel | null = null;

function tell(answer: Answer, transfer: Transferable[] = []): void {
    self.postMessage(answer, { transfer });
}

function layOut(world: World): Atlas {
    const words = JSON.stringify(world);
    if (atlas && words === known) return atlas;
    known = words;
    atlas = atlasOf(world);
    easel = new Easel(atlas, tell, fonts);
    return atlas;
}

function hear(told: Told): void {
    if (told.t === "world") layOut(told.world);
    else if (told.t === "prepare") {
        const drawn = layOut(JSON.parse(told.world) as World);
        easel?.prepare(told, sceneOf(drawn, JSON.parse(told.view) as PhoenixView));
    } else if (!atlas || !easel) return;
    else if (told.t === "paint") {
        const bitmap = drawJob(atlas, told.ground, told.job);
        tell({ t: "bitmap", bitmap }, [bitmap]);
    } else if (told.t === "legend") {
        const made = examples(told.pixels, told.isNight);
        tell(
            { t: "legend", examples: made },
            made.map((one) => one.bitmap),
        );
    } else if (told.t === "canvases") easel.drawOn(told);
    else if (told.t === "window") easel.resize(told);
    else if (told.t === "look") easel.look(told);
    else if (told.t === "scene") easel.show(told);
    else easel.sign(told);
}

/** What is answered by one picture must have its letters; a map waits by itself, and meanwhile learns what to draw. */
const isPicture = ({ t }: Told) => t === "paint" || t === "legend";

self.addEventListener("message", ({ data }: MessageEvent<Told>) => {
    if (isPicture(data)) void fonts.then(() => hear(data));
    else hear(data);
});
