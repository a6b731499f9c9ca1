// The first that runs, and as little as possible: what the address asks for is under way before the app has come.
import { hurry } from "./campaign/early";
import "./lib/theme.css";

const [page = "", name = "", room = ""] = location.pathname.split("/").filter(Boolean);
if (page === "c") hurry(decodeURIComponent(name), room);
void import("./start");
