/** A server of its own for every test: started on a free port, killed and restarted at will. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base } from "@playwright/test";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const COMMAND = process.env["HORDEKEEP_COMMAND"] ?? join(ROOT, ".venv", "bin", "hordekeep");
const PATIENCE = 20_000;

export class Host {
  readonly port: number;
  readonly data = mkdtempSync(join(tmpdir(), "hordekeep-e2e-"));
  #server: ChildProcess | null = null;
  #said = "";

  constructor(port: number) {
    this.port = port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const args = ["serve", "--host", "127.0.0.1", "--port", String(this.port), "--data", this.data];
    const server = spawn(COMMAND, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
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

  /** Kills the server as a power cut would. */
  async kill(): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null) return;
    const gone = new Promise((done) => server.once("exit", done));
    server.kill("SIGKILL");
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
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

/** Every test has a host, and fails when the page asks any other one for anything. */
export const test = base.extend<{ host: Host; strangers: string[] }>({
  host: async ({}, use) => {
    const host = new Host(await freePort());
    await host.start();
    await use(host);
    await host.end();
  },
  strangers: [
    async ({ context, host }, use) => {
      const strangers: string[] = [];
      context.on("request", (request) => {
        const url = request.url();
        if (!url.startsWith(host.url) && !url.startsWith("data:") && !url.startsWith("blob:")) {
          strangers.push(url);
        }
      });
      await use(strangers);
      if (strangers.length) throw new Error(`asked other hosts: ${strangers.join(", ")}`);
    },
    { auto: true },
  ],
});

export { expect, type Page } from "@playwright/test";
