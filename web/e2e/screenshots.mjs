/**
 * Takes the pictures in docs/img, from a running server with tables laid out by
 * tools/screenshots.py, which also says where they are: `make screenshots`.
 */

import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const { url, target, browser: executablePath, places, friend } = JSON.parse(process.argv[2]);

const FIXTURES = join(dirname(fileURLToPath(import.meta.url)), "fixtures");
const SIZES = {
  "": { viewport: { width: 1440, height: 900 } },
  "-phone": { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};
const AT_THE_TABLE = '[aria-label="Your decision"], #decision';
const PICTURES = [
  { name: "lobby", path: "/", ready: "h1, h2" },
  { name: "lobby", path: "/", ready: "h1, h2", theme: "light", sizes: [""] },
  { name: "last-bastion", path: "/t/mid-game", ready: AT_THE_TABLE },
  { name: "last-bastion-fight", path: "/t/fight", ready: AT_THE_TABLE },
  { name: "last-bastion-end", path: "/t/end", ready: "h1, h2" },
  { name: "sanctum-journey", position: "sanctum-road-two", ready: ".set.lit" },
  { name: "sanctum-fight", position: "sanctum-fight", ready: "[data-die]", then: (page) => page.locator("[data-die]").nth(2).click() },
  { name: "sanctum-levels", position: "sanctum-levels", ready: ".gain li", then: (page, size) => size === "" && page.locator(".gain .gains").first().hover() },
  { name: "sanctum-rest", position: "sanctum-rest", ready: ".rest", then: (page) => page.locator(".pouch .card").nth(1).click() },
  { name: "sanctum-last-battle", position: "sanctum-battle-four", ready: ".row .card.now" },
  { name: "sanctum-end", position: "sanctum-last-card", ready: "[data-die], .acts button", then: finish },
];

/** Presses on until the game is over. */
async function finish(page) {
  const end = page.locator("main.end");
  for (let press = 0; press < 60 && !(await end.isVisible()); press++) {
    const seen = (what) => page.locator(what).filter({ visible: true });
    const hit = seen(".box.lit, .choice .way:not([aria-disabled=true])");
    const next = (await hit.count()) ? hit.first() : seen("section.decide.mine .acts button").last();
    await next.click({ timeout: 1500 }).catch(() => {});
    await page.waitForTimeout(350);
  }
  await page.locator(".luck").waitFor({ timeout: PATIENCE });
}

/** Lays out a position of the browser tests, with bots on the other seats. */
async function lay(page, position) {
  await page.goto(url);
  await page.getByLabel("Open a saved game or position").setInputFiles(join(FIXTURES, `${position}.toml`));
  await page.getByRole("region", { name: "Join a table" }).getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\//);
}

const PATIENCE = 15_000;
const SETTLED = 1_200;

/** A browser of one person, who has sat down at these tables and wants to see no motion. */
async function person(browser, options, theme, held) {
  const context = await browser.newContext({ ...options, locale: "en-GB", reducedMotion: "reduce" });
  const settings = { theme, motion: false, name: "Ada" };
  await context.addInitScript(
    ([settings, held]) => {
      localStorage.setItem("hordekeep.settings", JSON.stringify(settings));
      localStorage.setItem("hordekeep.places", JSON.stringify(held));
    },
    [settings, held],
  );
  return context;
}

async function take(browser, { name, path = "/", position, ready, theme = "dark", then }, size) {
  const file = `${name}${size}${theme === "light" ? "-light" : ""}.png`;
  const mine = await person(browser, SIZES[size], theme, places);
  const theirs = await person(browser, SIZES[""], theme, friend);
  try {
    if (path !== "/") await (await theirs.newPage()).goto(url + path); // so that the friend is there
    const page = await mine.newPage();
    if (position) await lay(page, position);
    else await page.goto(url + path);
    await page.locator(ready).first().waitFor({ timeout: PATIENCE });
    await then?.(page, size);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(SETTLED);
    await page.screenshot({ path: join(target, file) });
    return true;
  } catch (error) {
    console.error(`${file}: ${String(error).split("\n")[0]}`);
    return false;
  } finally {
    await mine.close();
    await theirs.close();
  }
}

const browser = await chromium.launch({
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
});
let missing = 0;
for (const picture of PICTURES) {
  for (const size of picture.sizes ?? Object.keys(SIZES)) {
    if (!(await take(browser, picture, size))) missing += 1;
  }
}
await browser.close();
process.exit(missing ? 1 : 0);
