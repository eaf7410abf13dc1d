/**
 * Takes the pictures in docs/img, from a running server with tables laid out by
 * tools/screenshots.py, which also says where they are: `make screenshots`.
 */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const { url, target, browser: executablePath, places, friend, languages, only } = JSON.parse(process.argv[2]);
const ENGLISH = "en";

const SIZES = {
  "": { viewport: { width: 1440, height: 900 } },
  "-phone": { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};
const AT_THE_TABLE = '[aria-label="Your decision"], #decision';
/** Those that are `spoken` are taken in every language, into a folder for each. */
const PICTURES = [
  { name: "lobby", path: "/", ready: "h1, h2", spoken: true },
  { name: "lobby", path: "/", ready: "h1, h2", theme: "light", sizes: [""] },
  { name: "last-bastion", path: "/t/mid-game", ready: AT_THE_TABLE, spoken: true },
  { name: "last-bastion-fight", path: "/t/fight", ready: AT_THE_TABLE },
  { name: "last-bastion-end", path: "/t/end", ready: "h1, h2" },
  { name: "sanctum-journey", path: "/t/journey", ready: ".acts button" },
  { name: "sanctum-fight", path: "/t/attack", ready: "[data-die]", spoken: true, then: (page) => page.locator("[data-die]:not(.gone)").first().click() },
  { name: "sanctum-levels", path: "/t/levels", ready: ".gain li" },
  { name: "sanctum-rest", path: "/t/rest", ready: ".rest", then: (page) => page.locator(".pouch .card").first().click() },
  { name: "sanctum-last-battle", path: "/t/last-battle", ready: "section.decide.mine" },
  { name: "sanctum-end", path: "/t/quest-end", ready: ".luck" },
];

const PATIENCE = 60_000;
const SETTLED = 1_200;

/** A browser of one person, who has sat down at these tables and wants to see no motion. */
async function person(browser, options, { theme, language }, held) {
  const context = await browser.newContext({ ...options, locale: "en-GB", reducedMotion: "reduce" });
  const settings = { theme, motion: false, name: "Ada", language };
  await context.addInitScript(
    ([settings, held]) => {
      localStorage.setItem("hordekeep.settings", JSON.stringify(settings));
      localStorage.setItem("hordekeep.places", JSON.stringify(held));
      localStorage.setItem("hordekeep.notes", JSON.stringify({ on: false })); // somebody who knows the game
    },
    [settings, held],
  );
  return context;
}

async function take(browser, { name, path, ready, theme = "dark", then }, size, language) {
  const file = join(language === ENGLISH ? "" : language, `${name}${size}${theme === "light" ? "-light" : ""}.png`);
  const held = path === "/" ? places.slice(0, 3) : places; // the lobby of somebody with a few tables
  const mine = await person(browser, SIZES[size], { theme, language }, held);
  const theirs = await person(browser, SIZES[""], { theme, language }, friend);
  try {
    if (path !== "/") await (await theirs.newPage()).goto(url + path); // so that the friend is there
    const page = await mine.newPage();
    await page.goto(url + path);
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
for (const language of languages) {
  if (language !== ENGLISH) mkdirSync(join(target, language), { recursive: true });
  for (const picture of PICTURES.filter((one) => (one.spoken || language === ENGLISH) && (only.length === 0 || only.includes(one.name)))) {
    for (const size of picture.sizes ?? Object.keys(SIZES)) {
      if (!(await take(browser, picture, size, language))) missing += 1;
    }
  }
}
await browser.close();
process.exit(missing ? 1 : 0);
