// Short sounds, made when they are needed; nothing is heard unless the settings ask for it.
import { settings } from "./settings.svelte";

/** Notes of a sound: frequency in hertz, start and length in seconds. */
type Note = readonly [pitch: number, start: number, length: number];

const SOUNDS = {
    turn: [
        [587, 0, 0.16],
        [880, 0.13, 0.3],
    ],
    move: [[196, 0, 0.07]],
    chat: [[1046, 0, 0.09]],
    refused: [
        [220, 0, 0.1],
        [185, 0.1, 0.16],
    ],
    /** A bell struck twice, with the tones above it. */
    bell: [
        [880, 0, 1.4],
        [2112, 0, 0.7],
        [880, 0.55, 1.8],
        [2112, 0.55, 0.9],
    ],
    over: [
        [392, 0, 0.18],
        [523, 0.16, 0.18],
        [659, 0.32, 0.18],
        [784, 0.48, 0.5],
    ],
} satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;

/** At full volume. */
const LOUD = 0.22;
/** Ears hear steps of a share, not of an amount. */
const loudness = () => LOUD * (settings.wishes.volume / 100) ** 1.5;
let audio: AudioContext | null = null;

export function play(sound: Sound): void {
    if (!settings.wishes.volume || !globalThis.AudioContext) return;
    audio ??= new AudioContext();
    void audio.resume();
    for (const note of SOUNDS[sound]) pluck(audio, note as Note);
}

/** A plucked string: quick to rise, slow to fade. */
function pluck(context: AudioContext, [pitch, start, length]: Note): void {
    const from = context.currentTime + start;
    const string = context.createOscillator();
    const volume = context.createGain();
    string.type = "triangle";
    string.frequency.value = pitch;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(loudness(), from + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
    string.connect(volume).connect(context.destination);
    string.start(from);
    string.stop(from + length);
}
