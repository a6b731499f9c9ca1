import type { BoardModule } from "../../lib/board";
import Board from "./Board.svelte";
import type { Xidit } from "./kinds";
import { spots } from "./spots";
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";

export type { Xidit } from "./kinds";

const board: BoardModule<Xidit> = { Board, bar: "right", texts: { en, de }, spots };
export default board;
