// What the table page notices by itself: news for the live region, sounds, a new language.
import { untrack } from "svelte";
import { partOf } from "../../lib/parts.svelte";
import { play } from "../../lib/sounds";
import type { Table } from "../../lib/table.svelte";
import { t, texts } from "../../lib/texts.svelte";

const MOST_NEWS = 6;
const LOOK_BACK = 200;

/** To be called while a component is set up: everything ends with it. */
export function watchTable(table: Table): void {
    const told = partOf(table.parts, () => table.story.news);
    $effect(() => {
        const news = told.now.slice(-MOST_NEWS).join(" ");
        if (news) untrack(() => table.news.say(news));
    });

    let wasMine = false;
    $effect(() => {
        const isMine = table.mine.length > 0;
        untrack(() => {
            if (isMine && !wasMine) {
                play("turn");
                table.news.say(t("your-turn"));
            }
            wasMine = isMine;
        });
    });

    let lastStep = 0;
    $effect(() => {
        const { n = 0, fresh = false, result = null } = table.step ?? {};
        untrack(() => {
            if (lastStep && n > lastStep && !fresh) play(result ? "over" : "move");
            lastStep = n;
        });
    });

    // Steps in quick succession are looked back at once.
    $effect(() => {
        const { isRunning, isConnected, seat, you, info } = table;
        void info?.n;
        untrack(() => {
            table.outlook = null;
            table.undoNote = "";
        });
        if (!isRunning || !isConnected || seat === null || !you.seats.includes(seat)) return;
        const waiting = setTimeout(() => void table.lookBack(), LOOK_BACK);
        return () => clearTimeout(waiting);
    });

    let lastLine = -1;
    $effect(() => {
        const last = table.chat.at(-1);
        if (!table.hasChat) return;
        untrack(() => {
            if (last && lastLine >= 0 && last.line > lastLine && !table.you.seats.includes(last.seat ?? -1)) {
                play("chat");
                table.news.say(`${last.name}: ${last.text}`);
            }
            lastLine = last?.line ?? 0;
        });
    });

    $effect(() => {
        if (table.message?.isBad) untrack(() => play("refused"));
    });

    let lang = texts.lang;
    $effect(() => {
        if (texts.lang === lang) return;
        lang = texts.lang;
        untrack(() => table.relearn());
    });
}
