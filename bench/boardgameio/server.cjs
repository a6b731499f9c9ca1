// boardgame.io's own server with its memory storage: `node server.cjs`; says its port on the first line.
const { Server, Origins } = require("boardgame.io/server");
const { Race } = require("./game.cjs");

const server = Server({ games: [Race], origins: [Origins.LOCALHOST] });
const quiet = { port: 0, callback: () => {} };

console.log = () => {};
server.run(quiet).then((running) => {
  process.stdout.write(`${running.appServer.address().port}\n`);
});
