// The words of this room.
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";

export const WORDS = { en, de };
