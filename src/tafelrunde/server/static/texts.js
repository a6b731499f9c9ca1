// All words of the plain pages, in both languages.
const TEXTS = {
  skip: ["Skip to the content", "Zum Inhalt"],
  welcome: ["Sit down and play", "Setz dich und spiel"],
  games: ["Games", "Spiele"],
  mine: ["My tables", "Meine Tische"],
  "open-tables": ["Open tables", "Offene Tische"],
  "none-mine": ["No tables yet. Start one above.", "Noch keine Tische. Oben geht es los."],
  "none-open": ["Nobody has opened a public table.", "Niemand hat einen öffentlichen Tisch eröffnet."],
  players: ["{0} to {1} players", "{0} bis {1} Spieler"],
  solo: ["Play alone against bots", "Allein gegen Bots spielen"],
  "new-table": ["New table …", "Neuer Tisch …"],
  "new-title": ["New table: {0}", "Neuer Tisch: {0}"],
  title: ["Title", "Titel"],
  "your-name": ["Your name", "Dein Name"],
  seats: ["Seats", "Plätze"],
  seat: ["Seat {0}", "Platz {0}"],
  "how-many": ["How many seats", "Wie viele Plätze"],
  me: ["me (this browser)", "ich (dieser Browser)"],
  open: ["open to all", "offen für alle"],
  invited: ["by invitation", "auf Einladung"],
  bot: ["bot: {0}", "Bot: {0}"],
  greedy: ["greedy", "gierig"],
  random: ["random", "zufällig"],
  visibility: ["Who finds the table", "Wer den Tisch findet"],
  public: ["everybody, in the lobby", "alle, in der Lobby"],
  link: ["only who has the link", "nur wer den Link hat"],
  clock: ["Clock", "Uhr"],
  "clock-none": ["none", "keine"],
  "clock-move": ["per move", "pro Zug"],
  "clock-game": ["per game", "pro Partie"],
  "clock-day": ["over days, nights do not count", "über Tage, Nächte zählen nicht"],
  minutes: ["Minutes", "Minuten"],
  increment: ["Seconds more per move", "Sekunden mehr pro Zug"],
  hours: ["Waking hours per move", "Wache Stunden pro Zug"],
  watching: ["Others may watch", "Andere dürfen zuschauen"],
  options: ["Rules of the house", "Hausregeln"],
  create: ["Open the table", "Tisch eröffnen"],
  cancel: ["Cancel", "Abbrechen"],
  "go-there": ["Open", "Öffnen"],
  join: ["Take a seat", "Platz nehmen"],
  watch: ["Watch", "Zuschauen"],
  gathering: ["waiting for players", "wartet auf Spieler"],
  running: ["being played", "läuft"],
  over: ["over", "zu Ende"],
  abandoned: ["abandoned", "verlassen"],
  "your-turn": ["Your turn", "Du bist dran"],
  "sign-in": ["Sign in", "Anmelden"],
  "sign-out": ["Sign out", "Abmelden"],
  register: ["Make an account", "Konto anlegen"],
  name: ["Name", "Name"],
  password: ["Password", "Passwort"],
  "account-why": ["Nobody needs an account. With one you find your tables from any browser.",
    "Niemand braucht ein Konto. Mit einem findest du deine Tische von jedem Browser aus."],
  "your-moves": ["Your move", "Dein Zug"],
  filter: ["Find", "Suchen"],
  "type-move": ["Or type it", "Oder tippen"],
  do: ["Do it", "Ausführen"],
  undo: ["Take back", "Zurücknehmen"],
  board: ["The table", "Der Tisch"],
  story: ["What happened", "Was geschah"],
  chat: ["Talk", "Gespräch"],
  say: ["Say", "Sagen"],
  "say-something": ["Say something", "Etwas sagen"],
  note: ["My private notes", "Meine privaten Notizen"],
  notices: ["Tell me when it is my turn", "Sag mir, wenn ich dran bin"],
  mail: ["Mail address (empty: no mail)", "Mailadresse (leer: keine Mail)"],
  save: ["Save", "Speichern"],
  saved: ["Saved.", "Gespeichert."],
  waiting: ["Waiting for {0}", "Warten auf {0}"],
  gather: ["Waiting for players", "Warten auf Spieler"],
  ended: ["The game is over", "Das Spiel ist zu Ende"],
  left: ["This table was abandoned", "Dieser Tisch wurde verlassen"],
  "turn-of": ["Your turn, {0}", "Du bist dran, {0}"],
  "too-many": ["There are too many moves to list. Type yours below.", "Es gibt zu viele Züge für eine Liste. Tippe deinen unten ein."],
  "more": ["{0} more: type a few letters above", "{0} weitere: oben ein paar Buchstaben eingeben"],
  start: ["Begin", "Beginnen"],
  "start-fill": ["Begin, bots take the open seats", "Beginnen, Bots nehmen die freien Plätze"],
  invite: ["Invite", "Einladen"],
  free: ["Free", "Freigeben"],
  kick: ["Send away", "Wegschicken"],
  "make-host": ["Make host", "Leitung geben"],
  "put-bot": ["Bot", "Bot"],
  "stand-in": ["A bot plays for now", "Vorerst spielt ein Bot"],
  "come-back": ["Play again", "Wieder selbst spielen"],
  leave: ["Leave the table", "Tisch verlassen"],
  "leave-sure": ["Leave for good? A bot takes your seat.", "Endgültig gehen? Ein Bot nimmt deinen Platz."],
  "kick-sure": ["Send {0} away?", "{0} wegschicken?"],
  host: ["host", "leitet"],
  here: ["here", "da"],
  away: ["away", "nicht da"],
  you: ["you", "du"],
  "seat-open": ["open", "frei"],
  "stands-in": ["a bot plays", "ein Bot spielt"],
  "invite-link": ["Invitation for seat {0}: works once", "Einladung für Platz {0}: gilt einmal"],
  "own-link": ["My private link (whoever has it plays my seat)", "Mein privater Link (wer ihn hat, spielt meinen Platz)"],
  copy: ["Copy", "Kopieren"],
  copied: ["Copied", "Kopiert"],
  again: ["Play again with the same people", "Noch einmal mit denselben Leuten"],
  rank: ["Place", "Rang"],
  points: ["Points", "Punkte"],
  total: ["Total", "Summe"],
  log: ["The whole log", "Das ganze Log"],
  lost: ["Connection lost; trying again …", "Verbindung verloren; neuer Versuch …"],
  moved: ["Meanwhile the game went on. Look again.", "Inzwischen ging das Spiel weiter. Sieh noch einmal hin."],
  "hand-over": ["Hand the screen to {0}", "Gib den Bildschirm an {0}"],
  "i-am": ["I am {0}", "Ich bin {0}"],
  "undo-asks": ["{0} asks to take a move back. Agreed?", "{0} möchte einen Zug zurücknehmen. Einverstanden?"],
  "undo-waits": ["The others are asked whether the move may be taken back.", "Die anderen werden gefragt, ob der Zug zurückgenommen werden darf."],
  time: ["Time left {0}", "Restzeit {0}"],
  yes: ["Yes", "Ja"],
  no: ["No", "Nein"],
  "undo-refused": ["Not taken back.", "Nicht zurückgenommen."],
  offline: ["The server does not answer. Try again in a moment.", "Der Server antwortet nicht. Bitte gleich noch einmal."],
  "watch-only": ["You are watching.", "Du schaust zu."],
};

const KEY = "tafelrunde.language";

export function language() {
  const chosen = localStorage.getItem(KEY) || navigator.language || "en";
  return chosen.toLowerCase().startsWith("de") ? "de" : "en";
}

export function t(id, ...args) {
  const pair = TEXTS[id];
  if (!pair) return id;
  return pair[language() === "de" ? 1 : 0].replace(/\{(\d)\}/g, (_, i) => args[i]);
}

export function said(words) {
  return words[language()];
}

export function showTexts(root = document) {
  document.documentElement.lang = language();
  for (const element of root.querySelectorAll("[data-t]")) element.textContent = t(element.dataset.t);
}

export function languageButtons(place, changed) {
  place.replaceChildren(...[["en", "English"], ["de", "Deutsch"]].map(([code, name]) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "quiet";
    button.lang = code;
    button.textContent = name;
    button.setAttribute("aria-pressed", String(language() === code));
    button.addEventListener("click", () => {
      localStorage.setItem(KEY, code);
      languageButtons(place, changed);
      showTexts();
      changed();
    });
    return button;
  }));
}
