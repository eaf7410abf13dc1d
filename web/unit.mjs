/**
 * Runs the page's unit tests (src/**\/*.test.ts) with Node's test runner. They are bundled first:
 * older Nodes read no TypeScript, and none of them reads Svelte's runes or our icons.
 *
 *   node unit.mjs [REPORT]     REPORT: also write a JUnit report there
 */

import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = dirname(fileURLToPath(import.meta.url));
const outDir = join(root, "node_modules", ".unit");
const report = process.argv[2];

const tests = readdirSync(join(root, "src"), { recursive: true })
  .filter((name) => name.endsWith(".test.ts"))
  .sort();
const input = Object.fromEntries(
  tests.map((name) => [name.replace(/\.ts$/, "").replace(/[\\/]/g, "."), join(root, "src", name)]),
);
await build({
  root,
  logLevel: "warn",
  build: { ssr: true, outDir, emptyOutDir: true, minify: false, rolldownOptions: { input } },
});

const files = readdirSync(outDir)
  .filter((name) => basename(name).endsWith(".test.js"))
  .map((name) => join(outDir, name));
const reporters = ["--test-reporter=spec", "--test-reporter-destination=stdout"];
if (report) reporters.push("--test-reporter=junit", `--test-reporter-destination=${report}`);
const run = spawnSync(process.execPath, ["--test", ...reporters, ...files], { stdio: "inherit" });
process.exit(run.status ?? 1);
