import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** The system's own browser: nothing is downloaded. */
const BROWSERS = [
  process.env["HORDEKEEP_BROWSER"],
  "/usr/bin/chromium-headless-shell", // no windows: a third less time
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const executablePath = BROWSERS.find((path) => path && existsSync(path)) ?? "";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  timeout: 300_000, // a busy machine is no fault of the page
  expect: { timeout: 60_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    colorScheme: "dark",
    contextOptions: { reducedMotion: "reduce" },
    trace: "on-first-retry", // recording every test costs a third of the time
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
});
