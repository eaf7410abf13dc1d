/** Which page is open: the lobby, the achievements, the cards of a game, a guided first game, a table, or a table's replay. Secrets stay in the fragment. */

import { enter, steppedOver } from "./layers.ts";

export type Route =
  | { page: "lobby" }
  | { page: "achievements" }
  | { page: "cards"; game: string; pack: string; content: string; print: string; kind: string; only: string }
  | { page: "learn"; game: string; chapter: string; pack: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string };

function read(): Route {
  const path = location.pathname.replace(/\/+$/, ""); // a slash too many is no other page
  if (path === "/achievements") return { page: "achievements" };
  const asked = new URLSearchParams(location.search);
  const said = (name: string): string => asked.get(name) ?? "";
  const cards = /^\/cards\/([a-z0-9-]{1,60})$/.exec(path);
  if (cards?.[1]) {
    return { page: "cards", game: cards[1], pack: said("pack"), content: said("content"), print: said("print"), kind: said("kind"), only: said("only") };
  }
  const learn = /^\/learn\/([a-z0-9-]{1,60})(?:\/([a-z0-9-]{1,60}))?$/.exec(path);
  if (learn?.[1]) return { page: "learn", game: learn[1], chapter: learn[2] ?? "", pack: said("pack") };
  const table = /^\/t\/([A-Za-z0-9_-]{1,32})(\/replay)?$/.exec(path);
  if (!table?.[1]) return { page: "lobby" };
  return { page: table[2] ? "replay" : "table", table: table[1] };
}

class Router {
  route: Route = $state(read());
  #path = location.pathname;

  constructor() {
    addEventListener("popstate", () => {
      const [here, layersOnly] = [location.pathname, steppedOver()];
      if (!layersOnly || here !== this.#path) this.route = read();
      this.#path = here;
    });
  }

  go(path: string): void {
    enter(path);
    this.#path = location.pathname;
    this.route = read();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Takes the secret out of the address, so that it stays in no history. */
export function takeFragment(): string {
  const secret = location.hash.slice(1);
  if (secret) history.replaceState(null, "", location.pathname + location.search);
  return secret;
}
