// German and English words: Fluent messages of the app and of the game that is open.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import de from "../texts/app.de.ftl?raw";
import en from "../texts/app.en.ftl?raw";

export type Lang = "en" | "de";
const APP: Record<Lang, string> = { en, de };
const KEPT = "tafelrunde.language";

function preferred(): Lang {
    const kept = globalThis.localStorage?.getItem(KEPT);
    if (kept === "de" || kept === "en") return kept;
    return globalThis.navigator?.language?.startsWith("de") ? "de" : "en";
}

function bundleOf(lang: Lang, extra: readonly string[]): FluentBundle {
    const made = new FluentBundle(lang, { useIsolating: false });
    for (const text of [APP[lang], ...extra]) made.addResource(new FluentResource(text));
    return made;
}

class Texts {
    lang = $state<Lang>(preferred());
    games = $state.raw<readonly { en: string; de: string }[]>([]);
    bundle = $derived(
        bundleOf(
            this.lang,
            this.games.map((texts) => texts[this.lang]),
        ),
    );

    choose(lang: Lang): void {
        this.lang = lang;
        localStorage.setItem(KEPT, lang);
        document.documentElement.lang = lang;
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
