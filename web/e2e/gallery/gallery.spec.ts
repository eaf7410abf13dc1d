/**
 * Every screen and dialog of the lobby and of both games, on the built page, in many windows, by
 * night and by day: nothing cut, covered, overlapping, outside or too small, all styles there, what is
 * pressed next in sight, nothing for axe to find. `make gallery` looks at all windows and keeps pictures.
 */

import { AxeBuilder } from "@axe-core/playwright";
import { boundlessOn, faultsOn } from "./faults.ts";
import { LAST_BASTION } from "./last_bastion.ts";
import { LOBBY } from "./lobby.ts";
import { fresh, keepFaults, stale } from "./known.ts";
import { SANCTUM } from "./sanctum.ts";
import type { Screen } from "./screen.ts";
import { keepSheet, type Picture } from "./sheet.ts";
import { isWide, LANGUAGES, LISTED, LOW, nameOf, type Size, SIZES, WHOLE, ZOOMED } from "./sizes.ts";
import { type Browser, expect, type Page, type Stage, test } from "./stage.ts";

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

/** What axe finds, whatever its weight; by day only what other colours can spoil. */
async function axed(page: Page, onlyColours: boolean): Promise<string[]> {
  const options = { resultTypes: ["violations" as const], ...(onlyColours ? { runOnly: ["color-contrast"] } : {}) };
  const { violations } = await new AxeBuilder({ page }).options(options).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `axe: ${id}: ${node.target.join(" ").replace(/\.svelte-\w+/g, "")}`));
}

interface Wanted {
  name: string;
  sizes: readonly Size[];
  /** Whether it is also looked at by day, by axe, zoomed and in forced colours: words change none of that. */
  thorough: boolean;
}

/** Looks at a screen in these windows; fails by what is wrong and not known, and by what is known and mended. */
async function look(screen: Screen, { name, sizes, thorough }: Wanted, stage: Stage, browser: Browser): Promise<void> {
  const { page } = stage;
  await screen.open(stage);
  await settle(page);
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
  expect.soft(fresh(name, found), "what is wrong").toEqual([]);
  expect.soft(stale(name, found), "known faults that are no more: take them off the list").toEqual([]);
}

/** At twice the size, and where the system chooses the colours. */
async function lookOtherwise(page: Page, found: Map<string, string[]>): Promise<void> {
  await resize(page, ZOOMED);
  found.set("zoomed", await faultsOn(page, { main: "", whole: false }));
  await page.emulateMedia({ forcedColors: "active" });
  found.set("forced", await boundlessOn(page));
}

const SCREENS = [...LOBBY, ...LAST_BASTION, ...SANCTUM];

for (const screen of SCREENS) {
  test(screen.name, ({ stage, browser }) => look(screen, { name: screen.name, sizes: SIZES, thorough: true }, stage, browser));
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    for (const screen of SCREENS.filter((one) => WHOLE || one.wordy)) {
      const name = `${screen.name} ${language}`;
      test(name, ({ stage, browser }) => look(screen, { name, sizes: WHOLE ? SIZES : [LOW], thorough: false }, stage, browser));
    }
  });
}
