/** What the gallery stands on: one server for a worker, tables laid by files, a browser that holds seats at them. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, type Browser, type BrowserContext, type BrowserContextOptions, type Page, test as base } from "@playwright/test";
import { KeptPage } from "./kept_page.ts";
import { freePort, Guard, Host } from "../support/host.ts";
import { fixture } from "../support/table.ts";
import type { Opened } from "../../src/wire.gen.ts";

const GOLDEN = join(import.meta.dirname, "..", "..", "..", "tests", "golden");
/** No languages of a test beside those that are shipped and the pseudo-locale. */
const PSEUDO_ONLY = " ";
const SALT = "0123456789abcdef".repeat(2);

/** A position that somebody could have written: `docs/positions.md`. */
export const position = (name: string): string => readFileSync(fixture(`${name}.toml`), "utf8");

/** A game that was played to its end. */
export const golden = (name: string): string => readFileSync(join(GOLDEN, `${name}.hk`), "utf8");

/** Me on a seat and bots on the others. */
export const seated = (seat: number, all: number, bot = "novice"): string[] =>
  Array.from({ length: all }, (_, at) => (at === seat ? "me" : `bot:${bot}`));

/** Me on a seat and people on the others, who think as long as anybody looks. */
export const amongPeople = (seat: number, all: number): string[] => Array.from({ length: all }, (_, at) => (at === seat ? "me" : "link"));

/** Names of people, one as long as a name may be. */
const PEOPLE = ["Maximiliane Himmelstoß-M", "Bo", "Katharina Wróblewska"];
/** Seconds until a bot stands in for somebody who is away: never. */
const NEVER = 0;

/** A person in front of a browser, before the first page is open. */
export class Stage {
  readonly page: Page;
  readonly host: Host;
  readonly #request: APIRequestContext;
  readonly #guard: Guard;
  readonly #held: { table: string; token: string }[] = [];
  readonly #kept: Record<string, unknown> = {};
  readonly #links: Record<string, unknown> = {};
  #sat = 0;
  readonly language: string;

  constructor(page: Page, host: Host, request: APIRequestContext, guard: Guard, language: string) {
    this.page = page;
    this.host = host;
    this.#request = request;
    this.#guard = guard;
    this.language = language;
  }

  /** Complaints like this are part of what is shown. */
  allow(...patterns: RegExp[]): void {
    this.#guard.allow(...patterns);
  }

  /** What this browser has kept from earlier days, beside its places. */
  remember(key: string, value: unknown): void {
    this.#kept[`hordekeep.${key}`] = value;
  }

  /** Somebody asks for a seat of a game that runs. */
  async knock({ table, join }: Opened, name: string, seat: number): Promise<void> {
    await this.#sitDown(table, { name, secret: join?.secret ?? "", seat });
  }

  /** Holds a place at a table that is not there any more. */
  hold(table: string): void {
    this.#held.push({ table, token: SALT });
  }

  /** Opens a table of a position or a game; the place there is held by this browser. */
  async lay(text: string, seats: readonly string[]): Promise<Opened> {
    const opened = await this.#sit(await this.#post<Opened>("/api/import", { text, seats, grace: NEVER }));
    if (opened.stage === "gathering") await this.#seatOthers(opened);
    return opened;
  }

  async open(game: string, seats: readonly string[], options: Record<string, unknown> = {}): Promise<Opened> {
    return this.#sit(await this.#post<Opened>("/api/tables", { game, seats, options: { players: seats.length, ...options } }));
  }

  /** Goes to an address as the person who holds the seats. */
  async go(path: string): Promise<void> {
    this.remember("places", this.#held);
    await this.visit(path);
  }

  /** Goes to an address as somebody who holds no seat. */
  async visit(path: string): Promise<void> {
    const settings = { motion: false, name: "Ada", pace: "once", ...(this.language ? { language: this.language } : {}) };
    await this.page.addInitScript(
      ([kept, links, told]) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
        for (const [key, value] of Object.entries(links)) sessionStorage.setItem(key, JSON.stringify(value));
        localStorage.setItem("hordekeep.settings", JSON.stringify({ ...JSON.parse(localStorage.getItem("hordekeep.settings") ?? "{}"), ...told }));
      },
      [this.#kept, this.#links, settings] as const,
    );
    await this.page.goto(this.host.url + path);
  }

  async #sit(opened: Opened): Promise<Opened> {
    this.#held.push({ table: opened.table, token: opened.token });
    this.#links[`hordekeep.invites.${opened.table}`] = [...opened.invites, ...(opened.join ? [opened.join] : []), opened.watch];
    if (opened.stage === "gathering" && opened.seats.length) {
      await this.#sitDown(opened.table, { name: "Ada" }, opened.token);
    }
    return opened;
  }

  async #seatOthers(opened: Opened): Promise<void> {
    for (const [place, { secret }] of opened.invites.entries()) await this.#sitDown(opened.table, { name: PEOPLE[place] ?? `Guest ${place}`, secret });
  }

  async #sitDown(table: string, who: { name: string; secret?: string; seat?: number }, token = ""): Promise<void> {
    await this.#post(`/api/tables/${table}/sit`, { ...who, id: `sit-${table}-${this.#sat++}`, salt: SALT }, token);
  }

  async #post<T>(path: string, data: unknown, token = ""): Promise<T> {
    const answer = await this.#request.post(this.host.url + path, { data, headers: token ? { authorization: `Bearer ${token}` } : {} });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json() as Promise<T>;
  }
}

interface Shared {
  server: Host;
}

interface Own {
  /** The language that everything is shown in; the browser's when it is empty. */
  language: string;
  stage: Stage;
}

/** The guard is the one of all browser tests; its server stands for many tests here. */
export const test = base.extend<Own, Shared>({
  server: [
    async ({}, use) => {
      const host = new Host(await freePort(), "gallery", PSEUDO_ONLY);
      await host.start();
      await use(host);
      await host.end();
    },
    { scope: "worker" },
  ],
  language: ["", { option: true }],
  stage: async ({ page, context, server, request, language }, use, { title }) => {
    await server.renew(title); // the same bots and dice, whatever was looked at before
    const guard = new Guard(server);
    await guard.watch(context);
    await use(new Stage(page, server, request, guard, language));
    guard.leave();
    if (server.complaints.length) throw new Error(`the server complained:\n${server.complaints.join("\n")}`);
    if (guard.faults.length) throw new Error(`the page misbehaved:\n${guard.faults.join("\n")}`);
  },
});

/** The same for tests that only look: with one page for all of a worker, for a first visit loads and compiles everything. */
export const lookingTest = test.extend<object, { kept: KeptPage }>({
  kept: [
    async ({ browser }, use) => {
      const kept = new KeptPage(browser);
      await use(kept);
      await kept.close();
    },
    { scope: "worker" },
  ],
  page: async ({ kept, server, contextOptions, viewport, locale, colorScheme }, use) => {
    await use(await kept.open({ ...contextOptions, viewport, locale, colorScheme } as BrowserContextOptions));
    await kept.forget(server.url);
  },
  context: async ({ page }, use) => use(page.context()),
});

export { expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
