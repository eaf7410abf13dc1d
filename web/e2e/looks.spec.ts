/** What holds still, what fits, and what is to be seen where it belongs. */

import { expect, type Page, test } from "./support/host.ts";
import { answer, asked, bar, choose, onBoard, openPosition } from "./support/table.ts";

/** Waits until nothing is on its way any more. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ends = (one: Animation) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    return Promise.all(document.getAnimations().filter(ends).map((one) => one.finished.catch(() => {})));
  });

const height = async (page: Page): Promise<number> => Math.round((await bar(page).boundingBox())?.height ?? 0);

test.describe("with things that move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the way of a haunting begins at its card, also when the card has just glided there", async ({ page, host }) => {
    await openPosition(page, host, "corner-alone");
    await asked(page, "Move and act");
    await answer(page, /^Call to Arms/).click();
    await answer(page, /^Strategist/).click();
    await asked(page, "Move up to 2 cards");
    await onBoard(page, "Restless Hand").click();
    await onBoard(page, "yellow board, slot 3").click();
    await expect(page.getByRole("region", { name: "yellow board" }).getByRole("button", { name: /^Restless Hand, / })).toBeVisible();
    await settled(page);
    const gap = await page.evaluate(() => {
      const lines = [...document.querySelectorAll(".intents .line")].map((one) => one.getAttribute("d") ?? "");
      const board = document.querySelector(".intents")?.getBoundingClientRect();
      const card = document.querySelector('[data-flip="card:restless-hand"]')?.getBoundingClientRect();
      const [, x = 0, y = 0] = (/^M([\d.-]+) ([\d.-]+)/.exec(lines[0] ?? "") ?? []).map(Number);
      if (!board || !card || lines.length !== 1) return `${lines.length} ways`;
      const [left, top] = [board.left + x, board.top + y];
      const aside = Math.max(card.left - left, left - card.right, card.top - top, top - card.bottom);
      return Math.round(aside);
    });
    expect(gap).toBeLessThanOrEqual(1);
  });
});

test("the bar keeps its height while a turn is played, and with it the board", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  const [first, board] = [await height(page), await onBoard(page, "Market").boundingBox()];
  await answer(page, /^Fetch/).click();
  await expect(answer(page, /^red/)).toBeVisible();
  expect(await height(page)).toBe(first);
  await answer(page, /^red/).click();
  await onBoard(page, "Trebuchet").click();
  await expect(answer(page, /^Fight/)).toBeVisible();
  expect(await height(page)).toBe(first);
  expect(await onBoard(page, "Market").boundingBox()).toEqual(board);
  const cut = await bar(page).getByRole("group").evaluate((acts) => [acts.scrollWidth - acts.clientWidth, acts.scrollHeight - acts.clientHeight]);
  expect(cut, "what sticks out of the bar").toEqual([0, 0]);
});

test("a large window is used", async ({ page, host }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await openPosition(page, host, "corner-three", ["Adept", "Adept"]);
  await asked(page, "Move and act");
  const tile = await onBoard(page, "Market").boundingBox();
  const foot = await bar(page).boundingBox();
  expect(tile?.width ?? 0).toBeGreaterThan(280);
  expect((tile?.height ?? 0) / (tile?.width ?? 1)).toBeLessThan(1);
  expect(foot?.width ?? 0).toBeGreaterThan(1800);
  const beyond = () => page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
  expect(await beyond()).toEqual([0, 0]);
  await page.setViewportSize({ width: 820, height: 1800 });
  const tall = await onBoard(page, "Market").boundingBox();
  expect((tall?.height ?? 0) / (tall?.width ?? 1)).toBeLessThan(1.5);
});

test("the way back closes what lies over the table, and only then leaves it", async ({ page, host }) => {
  await page.goto(host.url);
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  const tools = page.getByRole("navigation", { name: "Tools" });
  const menu = page.getByRole("dialog", { name: "Table" });
  const settings = page.getByRole("dialog", { name: "Settings" });
  const here = page.url();

  await tools.getByRole("button", { name: "Table" }).click();
  await menu.getByRole("button", { name: "Settings" }).click();
  await expect(settings).toBeVisible();
  await page.goBack();
  await expect(settings).toHaveCount(0);
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await asked(page, "Move and act");
  expect(page.url()).toBe(here);

  await test.step("Escape closes a drawer wherever the focus is", async () => {
    await tools.getByRole("button", { name: "Table" }).click();
    await onBoard(page, "Trebuchet").focus();
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
  });
  await test.step("what was closed otherwise is no step of its own", async () => {
    await page.goBack();
    await page.waitForURL((url) => url.pathname === "/");
    await expect(page.getByRole("heading", { name: "Your tables" })).toBeVisible();
  });
});

test("answers by keys keep the focus in the bar", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  const focused = () => page.evaluate(() => document.activeElement?.closest("section.decide") !== null);
  await answer(page, /^Move to/).focus();
  await page.keyboard.press("Enter");
  await expect(answer(page, /1$/)).toBeVisible();
  await expect.poll(focused).toBe(true);
  await page.keyboard.press("Enter");
  await expect(answer(page, /^End the turn/)).toBeVisible();
  await expect.poll(focused).toBe(true);
});

test("every effect that a net can cover is told in words", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await onBoard(page, "Trebuchet").click();
  await answer(page, /^Activate the Trebuchet/).click();
  await asked(page, "Which effect does the net cover?");
  await expect(answer(page, /^Soul Flayer: exit, gain 1 equipment/)).toBeVisible();
  await expect(answer(page, /\{|\$/)).toHaveCount(0);
});

test("whoever plays with bots alone is asked before the game is given up", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  let said = "";
  page.once("dialog", async (dialog) => {
    said = dialog.message();
    await dialog.dismiss();
  });
  await choose(page, "Give up");
  expect(said).toContain("The game ends at once");
  await asked(page, "Move and act");
  page.once("dialog", (dialog) => dialog.accept());
  await choose(page, "Give up");
  await expect(page.getByRole("region", { name: "After the game" })).toBeVisible();
});
