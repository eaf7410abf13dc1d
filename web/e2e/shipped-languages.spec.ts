/** Every language that ships, as its readers meet it: from the first page, in mid-fight, and all at one table. */

import { join } from "node:path";
import { expect, type Page, test } from "./support/host.ts";
import { SHIPPED, says } from "./support/shipped.ts";
import { answer, choose, fixture, linkFor, onBoard, openPosition } from "./support/table.ts";

const EVERY = ["en", ...SHIPPED];
const WON = join(import.meta.dirname, "..", "..", "tests", "golden", "sanctum-lord-beaten-dancer-infernal-4.hk");

/** What stands in a place, and every word of it that leaves its button or lies below a sign beside it. */
function strays(place: string): string[] {
  const found: string[] = [];
  const isClipped = (one: Element | null): boolean => one !== null && (getComputedStyle(one).clipPath !== "none" || isClipped(one.parentElement)); // only heard
  const boxes = [...document.querySelectorAll<HTMLElement>(`${place} button, ${place} .plate`)].filter((one) => one.checkVisibility());
  for (const holder of boxes) {
    const edge = holder.getBoundingClientRect();
    const signs = [...holder.querySelectorAll("svg.icon")].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
    const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      if (!node.parentElement?.checkVisibility() || isClipped(node.parentElement)) continue;
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const leaves = left < edge.left - 1 || right > edge.right + 1;
        const below = signs.some((sign) => Math.min(right, sign.right) - Math.max(left, sign.left) > 2 && Math.min(bottom, sign.bottom) - Math.max(top, sign.top) > 4);
        if (leaves || below) found.push(`${node.textContent?.trim()}`);
      }
    }
  }
  return found;
}

/** What is read in a place, without soft hyphens. */
const read = async (page: Page, place: string): Promise<string> => (await page.locator(place).first().innerText()).replaceAll("\u00ad", "");

test("a browser of each language starts in it, and offers all by their own names", async ({ host, newPerson }) => {
  for (const code of SHIPPED) {
    const page = await newPerson({ locale: `${code}-${code.toUpperCase()}` });
    await page.goto(host.url);
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await expect.poll(() => read(page, ".game.chosen .start .go")).toBe(says(code, "page-start"));
    const names = await page.getByLabel(says(code, "page-language")).getByRole("option").allInnerTexts();
    expect(names).toEqual(expect.arrayContaining(EVERY.map((one) => says(one, "language-name"))));
  }
});

test("in the middle of a fight every language takes over at once", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await onBoard(page, "Trebuchet").click();
  await answer(page, /^Fight/).click();
  let before = "en";
  for (const code of [...SHIPPED, "en"]) {
    await page.getByRole("navigation").getByRole("button", { name: says(before, "page-settings"), exact: true }).filter({ visible: true }).click();
    await page.getByRole("dialog").getByLabel(says(before, "page-language")).selectOption(code);
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("region", { name: says(code, "page-chronicle") }).filter({ visible: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(says(code, "game-last-bastion")));
    before = code;
  }
});

test("browsers in all languages at one table read the same event, each in theirs", async ({ page, host, newPerson }) => {
  test.skip(SHIPPED.length === 0, "only English ships");
  await openPosition(page, host, "corner-alone");
  await choose(page, "Seats and invitations");
  const link = await linkFor(page, "To watch");
  await page.keyboard.press("Escape");
  const watchers: [string, Page][] = [];
  for (const code of SHIPPED) {
    const watcher = await newPerson({ locale: code });
    await watcher.goto(link);
    await watcher.getByRole("button", { name: says(code, "page-watch"), exact: true }).click();
    await expect(watcher.getByRole("region", { name: says(code, "page-chronicle") }).filter({ visible: true })).toBeVisible();
    watchers.push([code, watcher]);
  }
  await page.keyboard.press("v");
  await page.getByRole("button", { name: says("en", "quick-thanks") }).click();
  for (const [code, watcher] of watchers) await expect(watcher.getByRole("log").filter({ hasText: says(code, "quick-thanks") })).toHaveCount(1);
  await answer(page, /^Move/).click();
  await answer(page, /./).first().click();
  const moved = page.getByRole("listitem").filter({ hasText: " moved to the " }).filter({ visible: true }).first();
  await expect(moved).toBeVisible();
  const lines = await page.getByRole("region", { name: "Chronicle" }).filter({ visible: true }).getByRole("listitem").count();
  for (const [code, watcher] of watchers) {
    const log = watcher.getByRole("region", { name: says(code, "page-chronicle") }).filter({ visible: true });
    await expect(log.getByRole("listitem")).toHaveCount(lines);
    await expect(log).not.toContainText(" moved to the ");
  }
});

test("long answers that were squeezed in a narrow window are whole again in a wide one", async ({ host, newPerson }) => {
  const page = await newPerson({ locale: "ru-RU", viewport: { width: 768, height: 1024 } });
  await page.goto(host.url);
  await page.getByLabel(says("ru", "page-open-file")).setInputFiles(fixture("moments/last-bastion-in-order.toml"));
  await page.getByRole("button", { name: says("ru", "page-start-inviting") }).click();
  const row = page.locator("section.decide.mine .run");
  await expect(row).toHaveAttribute("data-tight", "2");
  expect(await row.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(6); // nothing is pushed out below
  await page.setViewportSize({ width: 1366, height: 650 });
  await expect(row).toHaveAttribute("data-tight", "0");
});

test("what a hint expects is counted in tenths as the language writes them", async ({ host, newPerson }) => {
  const page = await newPerson({ locale: "pl-PL" });
  await page.goto(host.url);
  await page.getByLabel(says("pl", "page-open-file")).setInputFiles(fixture("corner-alone.toml"));
  await page.locator('section.decide [data-key="h"]').click();
  const facts = page.locator(".hint-panel .facts").first();
  await expect(facts).toContainText(/[+−]\d,\d/);
  await expect(facts).not.toContainText(/\d\.\d/);
});

test("at the end of Sanctum no word leaves its button, and no name lies below a heart", async ({ host, newPerson }) => {
  for (const code of SHIPPED) {
    const page = await newPerson({ locale: code, viewport: { width: 390, height: 844 } });
    await page.goto(host.url);
    await page.getByLabel(says(code, "page-open-file")).setInputFiles(WON);
    await expect(page.locator("section.decide .acts button").first()).toBeVisible();
    await expect(page.locator("main.end .plate")).toHaveCount(4);
    await expect(page.locator("main.end .acts button").last()).toBeVisible();
    for (const width of [390, 1024, 1180]) {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 768 });
      await expect.poll(() => page.evaluate(strays, "main.end")).toEqual([]);
    }
  }
});
