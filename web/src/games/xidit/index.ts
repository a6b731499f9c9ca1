import type { BoardModule } from "../../lib/board";
import type { GameEvent, GameMove, XiditView } from "../../generated/xidit";
import Board from "./Board.svelte";
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";

export interface Xidit {
    view: XiditView;
    move: GameMove;
    event: GameEvent;
}

const board: BoardModule<Xidit> = { Board, texts: { en, de } };
export default board;
