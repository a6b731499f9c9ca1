// The end of a game, fetched when there is one: its scene above the board, its facts below.
export { default as After } from "./After.svelte";
export { default as End } from "./End.svelte";
