// The race: a game so small that the server is measured. The same game as bench/race.py.
//
// Four seats in turn add 1 to 3 to their own count; each has a secret number. It never ends.
const { INVALID_MOVE } = require("boardgame.io/core");

const MOST = 3;

function add({ G, playerID }, amount) {
  if (!Number.isInteger(amount) || amount < 1 || amount > MOST) return INVALID_MOVE;
  G.counts[playerID] += amount;
  G.last = amount;
}

// Each player sees its own number only.
function playerView({ G, playerID }) {
  const numbers = G.numbers.map((number, seat) => (String(seat) === playerID ? number : null));
  return { ...G, numbers };
}

module.exports.Race = {
  name: "race",
  setup: ({ ctx }) => ({
    counts: Array(ctx.numPlayers).fill(0),
    numbers: Array.from({ length: ctx.numPlayers }, (_, seat) => 1 + (seat % MOST)),
    last: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add },
  disableUndo: true,
  playerView,
};
