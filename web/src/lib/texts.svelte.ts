// German and English words: Fluent messages of the app and of the game that is open.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Words } from "../generated/server";
import de from "../texts/app.de.ftl?raw";
import en from "../texts/app.en.ftl?raw";

export type Lang = "en" | "de";
const APP: Record<Lang, string> = { en, de };
const KEPT = "tafelrunde.language";
const PSEUDO = "tafelrunde.pseudo";

/** `?lang=de` chooses for good, `?lang=pseudo` for this tab: it shows what does not come from the texts. */
function asked(): string {
    return new URLSearchParams(globalThis.location?.search ?? "").get("lang") ?? "";
}

function preferred(): Lang {
    const wished = asked() || globalThis.localStorage?.getItem(KEPT);
    if (wished === "de" || wished === "en") return wished;
    return globalThis.navigator?.language?.startsWith("de") ? "de" : "en";
}

function isPseudo(): boolean {
    if (asked() === "pseudo") globalThis.sessionStorage?.setItem(PSEUDO, "yes");
    return globalThis.sessionStorage?.getItem(PSEUDO) === "yes";
}

const PLAIN = "aceinouyACEINOUY";
const ODD = "áçéíñóúýÁÇÉÍÑÓÚÝ";

/** Every letter of our own texts looks odd, so that a plain one is seen at once. */
export function pseudo(text: string): string {
    return [...text].map((letter) => ODD[PLAIN.indexOf(letter)] ?? letter).join("");
}

function bundleOf(lang: Lang, extra: readonly string[], isOdd: boolean): FluentBundle {
    const made = new FluentBundle(lang, { useIsolating: false, ...(isOdd ? { transform: pseudo } : {}) });
    for (const text of [APP[lang], ...extra]) made.addResource(new FluentResource(text));
    return made;
}

class Texts {
    lang = $state<Lang>(preferred());
    isPseudo = $state(isPseudo());
    games = $state.raw<readonly { en: string; de: string }[]>([]);
    bundle = $derived(
        bundleOf(
            this.lang,
            this.games.map((texts) => texts[this.lang]),
            this.isPseudo,
        ),
    );

    choose(lang: Lang): void {
        this.lang = lang;
        localStorage.setItem(KEPT, lang);
        this.apply();
    }

    apply(): void {
        document.documentElement.lang = this.lang;
    }

    add(texts: { en: string; de: string }): void {
        if (!this.games.includes(texts)) this.games = [...this.games, texts];
    }
}

export const texts = new Texts();

/** The message with this id in the reader's language. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
    const message = texts.bundle.getMessage(id);
    if (!message?.value) return id;
    return texts.bundle.formatPattern(message.value, args);
}

/** A text that the server knows in both languages. */
export function said(words: Words): string {
    return words[texts.lang];
}

const LISTS: Record<Lang, Intl.ListFormat> = {
    en: new Intl.ListFormat("en-GB", { type: "conjunction" }),
    de: new Intl.ListFormat("de", { type: "conjunction" }),
};

/** "Ann, Bob and Eve". */
export function listed(parts: readonly string[]): string {
    return LISTS[texts.lang].format(parts);
}
