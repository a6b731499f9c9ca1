import type { BoardModule } from "../../lib/board";
import type { GameEvent, GameMove, KingsburgView } from "../../generated/kingsburg";
import Board from "./Board.svelte";
import { spots } from "./spots";
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";

export interface Kingsburg {
    view: KingsburgView;
    move: GameMove;
    event: GameEvent;
}

const board: BoardModule<Kingsburg> = { Board, texts: { en, de }, spots };
export default board;
