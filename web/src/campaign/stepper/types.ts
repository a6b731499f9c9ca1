// The server's structs under the names that this room uses.
import type { ActTold } from "../../generated/campaign";

export type {
    Account,
    Chance,
    Conflict,
    ConflictSeen,
    DeskSeen,
    Dice,
    Fallen,
    Fighting,
    Phase,
    PhaseSeen,
    PhoenixView,
    Sight,
    Stopped,
} from "../../generated/campaign";

/** What a game master does in a rehearsal. */
export type Act = ActTold["act"];
