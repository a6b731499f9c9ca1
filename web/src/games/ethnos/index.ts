import type { BoardModule } from "../../lib/board";
import type { GameEvent, GameMove, EthnosView } from "../../generated/ethnos";
import Board from "./Board.svelte";
import { spots } from "./spots";
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";

export interface Ethnos {
    view: EthnosView;
    move: GameMove;
    event: GameEvent;
}

const board: BoardModule<Ethnos> = { Board, bar: "corner", texts: { en, de }, spots };
export default board;
