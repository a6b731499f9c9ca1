// The boards, each loaded when a table of its game is opened.
import type { BoardModule } from "../lib/board";

const BOARDS: Record<string, () => Promise<{ default: BoardModule<any> }>> = {
    kingsburg: () => import("./kingsburg"),
    ethnos: () => import("./ethnos"),
    xidit: () => import("./xidit"),
};

/** The board of a game, or null for a game that has none drawn (a plug-in): it is shown plainly. */
export async function loadBoard(game: string): Promise<BoardModule | null> {
    const load = BOARDS[game];
    return load ? (await load()).default : null;
}
