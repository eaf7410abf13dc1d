/**
 * What every browser test stands on: a server that is as good as new, killed and started again at
 * will, with chosen chance; and a guard that fails a test when the page asks another host for anything, breaks
 * its content policy, lacks words or complains in the console.
 */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BrowserContext, type BrowserContextOptions, type ConsoleMessage, type Page, type Request, test as base, type WebError, type WebSocket } from "@playwright/test";

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, "..", "..", "..");
const PYTHON = process.env["HORDEKEEP_PYTHON"] ?? join(ROOT, ".venv", "bin", "python");
const PATIENCE = 60_000;

export class Host {
  readonly port: number;
  readonly data = mkdtempSync(join(tmpdir(), "hordekeep-e2e-"));
  #seed: string;
  /** Languages instead of those that ship, made up for a test. */
  readonly #languages: string;
  /** More options of `hordekeep serve`. */
  readonly #options: readonly string[];
  #server: ChildProcess | null = null;
  #said = "";
  #wasKilled = false;

  constructor(port: number, seed: string, languages = "", options: readonly string[] = []) {
    this.port = port;
    this.#seed = seed;
    this.#languages = languages;
    this.#options = options;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const where = ["--host", "127.0.0.1", "--port", String(this.port), "--data", this.data, ...this.#options];
    const args = [join(HERE, "serve.py"), this.#seed, "serve", ...where];
    const server = spawn(PYTHON, args, {
      cwd: ROOT,
      stdio: ["pipe", "pipe", "pipe"],
      env: { ...process.env, ...(this.#languages ? { HORDEKEEP_LANGUAGES: this.#languages } : {}) },
    });
    this.#server = server;
    server.stdout.on("data", (text: Buffer) => (this.#said += text.toString()));
    server.stderr.on("data", (text: Buffer) => (this.#said += text.toString()));
    const until = Date.now() + PATIENCE;
    while (Date.now() < until) {
      if (server.exitCode !== null) break;
      try {
        if ((await fetch(`${this.url}/api/server`)).ok) return;
      } catch {
        // Not up yet.
      }
      await new Promise((done) => setTimeout(done, 60));
    }
    throw new Error(`the server did not come up:\n${this.#said}`);
  }

  get #runs(): boolean {
    return this.#server !== null && this.#server.exitCode === null && this.#server.signalCode === null;
  }

  /** Forgets its tables and what it said, and begins its chance again: starting takes seconds. */
  async renew(seed: string): Promise<void> {
    this.#seed = seed;
    this.#said = "";
    if (this.#wasKilled) await this.end(); // with what the last test left on disk
    if (!this.#runs) return this.start();
    this.#server?.stdin?.write(`${seed}\n`);
    const until = Date.now() + PATIENCE;
    while (!this.#said.includes("as good as new")) {
      if (Date.now() > until || !this.#runs) throw new Error(`the server was not renewed:\n${this.#said}`);
      await new Promise((done) => setTimeout(done, 10));
    }
  }

  /** Kills the server as a power cut would. */
  async kill(): Promise<void> {
    const server = this.#server;
    if (!server || !this.#runs) return;
    this.#wasKilled = true;
    const gone = new Promise((done) => server.once("exit", done));
    server.kill("SIGKILL");
    await gone;
  }

  /** What went wrong in the server, as it told it. */
  get complaints(): string[] {
    return this.#said.split("\n").filter((line) => /error|traceback|exception/i.test(line));
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
    this.#wasKilled = false;
  }
}

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}

/** Sees everything that pages ask and complain of. */
export class Guard {
  readonly #host: Host;
  readonly #notes: boolean;
  readonly faults: string[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #leaving: (() => void)[] = [];

  constructor(host: Host, notes = false) {
    this.#host = host;
    this.#notes = notes;
  }

  /** Complaints like this are part of the test: a refusal is a failed request to the browser. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Looks away from what goes on after its test. */
  leave(): void {
    for (const leave of this.#leaving.splice(0)) leave();
  }

  async watch(context: BrowserContext): Promise<void> {
    const own = [this.#host.url, this.#host.url.replace("http", "ws"), "data:", "blob:", "about:"];
    const isOwn = (url: string) => own.some((start) => url.startsWith(start));
    const onRequest = (request: Request): void => {
      if (!isOwn(request.url())) this.faults.push(`asked ${request.url()}`);
    };
    const onPage = (page: Page): void => this.#listen(page, isOwn);
    const onError = (error: WebError): void => this.#note(`thrown: ${error.error().stack ?? error.error()}`);
    const onSaid = (message: ConsoleMessage): void => {
      const bad = message.type() === "error" || message.text().startsWith("no words for");
      if (bad) this.#note(`console: ${message.text()} ${message.location().url}`);
    };
    context.on("request", onRequest).on("page", onPage).on("weberror", onError).on("console", onSaid);
    this.#leaving.push(() => context.off("request", onRequest).off("page", onPage).off("weberror", onError).off("console", onSaid));
    for (const page of context.pages()) onPage(page);
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", (event) => {
        console.error(`content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    if (!this.#notes) {
      await context.addInitScript(() => {
        if (location.protocol !== "about:" && !localStorage.getItem("hordekeep.notes")) localStorage.setItem("hordekeep.notes", '{"on":false}');
      });
    }
  }

  #listen(page: Page, isOwn: (url: string) => boolean): void {
    const onSocket = (socket: WebSocket): void => {
      if (!isOwn(socket.url())) this.faults.push(`connected to ${socket.url()}`);
    };
    page.on("websocket", onSocket);
    this.#leaving.push(() => page.off("websocket", onSocket));
  }

  #note(fault: string): void {
    if (!this.#allowed.some((pattern) => pattern.test(fault))) this.faults.push(fault);
  }
}

interface Fixtures {
  /** What chance is made of; another text means other dice. */
  seed: string;
  /** Whether people are told what happens to them for the first time; most tests are of somebody who knows. */
  notes: boolean;
  /** Made-up languages instead of those that ship: `de ru`; every text of theirs bears a stamp, as `Close‹de›`. */
  languages: string;
  /** More options of `hordekeep serve`. */
  options: string[];
  host: Host;
  guard: Guard;
  /** Another person with a browser of their own. */
  newPerson: (options?: BrowserContextOptions) => Promise<Page>;
}

interface Shared {
  /** The servers of one worker, by languages and options: each serves one test after the other. */
  hosts: Map<string, Host>;
}

export const test = base.extend<Fixtures, Shared>({
  seed: ["hordekeep", { option: true }],
  notes: [false, { option: true }],
  languages: ["", { option: true }],
  options: [[], { option: true }],
  hosts: [
    async ({}, use) => {
      const hosts = new Map<string, Host>();
      await use(hosts);
      for (const host of hosts.values()) await host.end();
    },
    { scope: "worker" },
  ],
  host: async ({ hosts, seed, languages, options }, use) => {
    const key = [languages, ...options].join(" ");
    const host = hosts.get(key) ?? new Host(await freePort(), seed, languages, options);
    hosts.set(key, host);
    await host.renew(seed);
    await use(host);
    if (host.complaints.length) throw new Error(`the server complained:\n${host.complaints.join("\n")}`);
  },
  guard: [
    async ({ context, host, notes }, use) => {
      const guard = new Guard(host, notes);
      await guard.watch(context);
      await use(guard);
      if (guard.faults.length) throw new Error(`the page misbehaved:\n${guard.faults.join("\n")}`);
    },
    { auto: true },
  ],
  newPerson: async ({ browser, contextOptions, viewport, locale, guard }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const own = { ...contextOptions, viewport, locale, ...options };
      const context = await browser.newContext(own as BrowserContextOptions);
      contexts.push(context);
      await guard.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect, type Page } from "@playwright/test";
