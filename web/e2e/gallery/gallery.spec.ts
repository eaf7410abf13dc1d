/**
 * Every screen and dialog of the lobby and of both games, on the built page, in many windows, by
 * night and by day: nothing cut, covered, overlapping, outside or too small, all styles there, what is
 * pressed next in sight, nothing for axe to find. `make gallery` looks at all windows and keeps pictures.
 */

import { COLOURS, violations } from "../support/axe.ts";
import { boundlessOn, faultsOn } from "./faults.ts";
import { DOORS } from "./doors.ts";
import { LAST_BASTION } from "./last_bastion.ts";
import { LOBBY } from "./lobby.ts";
import { PAGES } from "./pages.ts";
import { fresh, keepFaults, stale } from "./known.ts";
import { SANCTUM } from "./sanctum.ts";
import type { Screen } from "./screen.ts";
import { keepSheet, type Picture } from "./sheet.ts";
import { FEW, isWide, LANGUAGES, LISTED, LOW, nameOf, type Size, SIZES, WHOLE, ZOOMED } from "./sizes.ts";
import { type Browser, expect, lookingTest as test, type Page, type Stage } from "./stage.ts";

/** Waits until nothing changes any more. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const QUIET = 120;
        const MOST = 3000;
        let timer = setTimeout(finish, QUIET);
        const end = setTimeout(finish, MOST);
        const watch = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(finish, QUIET);
        });
        function finish(): void {
          watch.disconnect();
          clearTimeout(end);
          done();
        }
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
}

async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

const DIALOG = "dialog[open]";

/** What axe finds, whatever its weight: in a dialog that is open, for what lies below is looked at by itself; by day only what other colours can spoil. */
async function axed(page: Page, onlyColours: boolean): Promise<string[]> {
  const part = (await page.locator(DIALOG).count()) > 0 ? DIALOG : "html";
  const found = await violations(page, onlyColours ? COLOURS : {}, part);
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `axe: ${id}: ${node.target.join(" ").replace(/\.svelte-\w+/g, "")}`));
}

interface Wanted {
  name: string;
  sizes: readonly Size[];
  /** Whether it is also looked at by day, by axe, zoomed and in forced colours: words change none of that. */
  thorough: boolean;
}

/** Goes to a place and looks at one screen after the other there. */
async function lookAtAll(screens: readonly Screen[], stage: Stage, browser: Browser, how: Omit<Wanted, "name">): Promise<void> {
  const { page, language } = stage;
  for (const [place, screen] of screens.entries()) {
    if (place === 0) await screen.open(stage);
    else await leave(page);
    await screen.more?.(page);
    await settle(page);
    if (language) await expect(page.locator("html")).toHaveAttribute("lang", language);
    await look(screen, { ...how, name: [screen.name, language].filter(Boolean).join(" ") }, page, browser);
  }
}

/** Back to the place itself, as it was found. */
async function leave(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce", forcedColors: "none" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.mouse.move(0, 0);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open], [role=dialog]")).toHaveCount(0);
  await settle(page); // a dialog tells a little later that it was closed
}

/** Looks at a screen in these windows; fails by what is wrong and not known, and by what is known and mended. */
async function look(screen: Screen, { name, sizes, thorough }: Wanted, page: Page, browser: Browser): Promise<void> {
  const found = new Map<string, string[]>();
  const rows: Picture[][] = [];
  for (const colorScheme of thorough ? (["dark", "light"] as const) : (["dark"] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const row: Picture[] = [];
    for (const size of sizes) {
      if (colorScheme === "light" && !WHOLE) break;
      await resize(page, size);
      if (colorScheme === "dark") found.set(nameOf(size), await faultsOn(page, { main: screen.main ?? "", whole: Boolean(screen.whole) && isWide(size) }));
      if (WHOLE) row.push({ title: `${nameOf(size)} ${colorScheme}`, image: await page.screenshot({ type: "jpeg", quality: 80 }) });
    }
    rows.push(row);
    if (thorough) found.set(colorScheme, await axed(page, colorScheme === "light"));
  }
  if (thorough) await lookOtherwise(page, found);
  keepFaults(name, found);
  if (WHOLE) await keepSheet(browser, name, rows);
  if (LISTED) return;
  expect.soft(fresh(name, found), `what is wrong with ${name}`).toEqual([]);
  expect.soft(stale(name, found), `known faults of ${name} that are no more: take them off the list`).toEqual([]);
}

/** At twice the size, and where the system chooses the colours. */
async function lookOtherwise(page: Page, found: Map<string, string[]>): Promise<void> {
  await resize(page, ZOOMED);
  found.set("zoomed", await faultsOn(page, { main: "", whole: false }));
  await page.emulateMedia({ forcedColors: "active" });
  found.set("forced", await boundlessOn(page));
}

const SCREENS = [...LOBBY, ...DOORS, ...PAGES, ...LAST_BASTION, ...SANCTUM];

/** Screens of one place together, in their order. */
function placesOf(screens: readonly Screen[]): Screen[][] {
  const places = new Map<string, Screen[]>();
  for (const screen of screens) {
    const at = screen.at ?? screen.name;
    places.set(at, [...(places.get(at) ?? []), screen]);
  }
  return [...places.values()];
}

const titleOf = (screens: readonly Screen[]): string => screens.map(({ name }) => name).join(" ");

for (const place of placesOf(SCREENS)) {
  test.describe(() => {
    test.use({ language: (FEW && place[0]?.language) || "" });

    test(titleOf(place), ({ stage, browser }) => lookAtAll(place, stage, browser, { sizes: SIZES, thorough: true }));
  });
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    for (const place of placesOf(SCREENS.filter((one) => WHOLE || one.wordy))) {
      test(`${titleOf(place)} ${language}`, ({ stage, browser }) => lookAtAll(place, stage, browser, { sizes: WHOLE ? SIZES : [LOW], thorough: false }));
    }
  });
}
