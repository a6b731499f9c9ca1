// German and English words: Fluent messages of the app and of the game that is open.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
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

type Both = Readonly<Record<Lang, string>>;

class Texts {
    lang = $state<Lang>(preferred());
    isPseudo = $state(isPseudo());
    #added: Both[] = [];
    /** Words that were asked for before their texts had come; whoever asked hears of it. */
    #missed = new Set<string>();
    #late = $state(0);
    /** Texts of another room are put into it: whatever is shown already stays as it is. */
    bundle = $derived(
        bundleOf(
            this.lang,
            this.#added.map((texts) => texts[this.lang]),
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

    add(texts: Both): void {
        if (this.#added.some((one) => one.en === texts.en)) return;
        const [bundle, lang] = untrack(() => [this.bundle, this.lang]);
        this.#added.push(texts);
        bundle.addResource(new FluentResource(texts[lang]));
        if (![...this.#missed].some((id) => bundle.hasMessage(id))) return;
        this.#missed.clear();
        this.#late = untrack(() => this.#late) + 1;
    }

    /** Nobody knows this word yet: whoever asked for it asks again when it has come. */
    miss(id: string): string {
        void this.#late;
        this.#missed.add(id);
        return id;
    }
}

export const texts = new Texts();

/** The message with this id in the reader's language. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
    const message = texts.bundle.getMessage(id);
    if (!message?.value) return texts.miss(id);
    return texts.bundle.formatPattern(message.value, args);
}

/** A text that the server knows in both languages. */
export function said(words: Words): string {
    return words[texts.lang];
}

const LOCALES: Record<Lang, string> = { en: "en-GB", de: "de" };
/** Made when a list is first told: it takes the browser some time. */
const lists = new Map<Lang, Intl.ListFormat>();

/** "Ann, Bob and Eve". */
export function listed(parts: readonly string[]): string {
    const { lang } = texts;
    const known = lists.get(lang) ?? new Intl.ListFormat(LOCALES[lang], { type: "conjunction" });
    lists.set(lang, known);
    return known.format(parts);
}
