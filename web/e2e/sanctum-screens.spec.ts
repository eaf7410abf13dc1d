/** Sanctum's end, a rival's board and the phone's rage: seen whole, in proportion, nothing to be scrolled for. */

import { join } from "node:path";
import { expect, type Page, test } from "./support/host.ts";
import { openPosition } from "./support/table.ts";

const SIZES = { "a laptop": { width: 1280, height: 720 }, "a window": { width: 1440, height: 900 }, "a large window": { width: 1920, height: 1080 } };
const BOTS = ["Adept", "Adept", "Adept"];
const GOLDEN = join(import.meta.dirname, "..", "..", "tests", "golden", "sanctum-lord-beaten-dancer-infernal-4.hk");

async function openEnd(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel("Open a saved game or position").setInputFiles(GOLDEN);
  await expect(page.getByText("Dice luck")).toBeVisible();
}

const standing = (page: Page, rank: string) => page.getByRole("listitem").filter({ hasText: rank });

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({ viewport });

    test("the end is whole: the podium right below the title, the winner's window tallest, what to do next in sight", async ({ page, host }) => {
      await openEnd(page, host.url);
      const title = await page.getByRole("heading", { level: 1 }).boundingBox();
      const [first, second] = [await standing(page, "First").boundingBox(), await standing(page, "Second").boundingBox()];
      if (!title || !first || !second) throw new Error("title and podium are drawn");
      expect(first.y - (title.y + title.height), "void below the title").toBeLessThan(60);
      expect(first.width).toBeCloseTo(second.width, 0);
      const tops = await page.locator(".podium .frame").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(tops, "the lower the rank, the lower the window").toEqual([...tops].sort((one, other) => one - other));
      expect(first.y + first.height).toBeLessThan(viewport.height);
      await expect(page.getByRole("button", { name: /^Replay go on/ })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), "nothing to scroll for").toBeLessThanOrEqual(0);
    });

    test("the end tells the own game first: its moments beside the ranking, none of them to be scrolled for", async ({ page, host }) => {
      await openEnd(page, host.url);
      const story = page.getByRole("region", { name: /^(Your game|Worth another look)$/ });
      const own = story.locator(".list > ul").getByRole("link");
      expect(await own.count()).toBeGreaterThanOrEqual(4);
      await expect(own.last()).toBeInViewport({ ratio: 1 });
      const [told, ranked, last, list] = [await story.boundingBox(), await standing(page, "First").boundingBox(), await own.last().boundingBox(), await story.locator(".list").boundingBox()];
      if (!told || !ranked || !last || !list) throw new Error("story and podium are drawn");
      expect(told.x + told.width, "the story comes before the ranking").toBeLessThanOrEqual(ranked.x);
      expect(last.y + last.height, "no moment is cut").toBeLessThanOrEqual(list.y + list.height + 1);
      await expect(story.locator("svg g circle"), "each is a mark on the line of life").toHaveCount(await own.count());
    });

    for (const [what, position, opener] of [
      ["a rival's board", "sanctum-fight-four", ".opponent:visible, .lives button:visible"],
      ["one of all fights", "sanctum-battle-four", ".lane:not(.me) button.head"],
    ] as const) {
      test(`${what} opens as wide as it is, and is seen whole`, async ({ page, host }) => {
        await openPosition(page, host, position, BOTS);
        await page.locator(opener).first().click();
        const dialog = page.getByRole("dialog");
        await expect(dialog.getByRole("region", { name: "Board", exact: true })).toBeVisible();
        const seen = await dialog.evaluate((one) => ({ across: one.scrollWidth - one.clientWidth, down: one.scrollHeight - one.clientHeight, left: one.scrollLeft, width: one.clientWidth }));
        expect(seen).toEqual({ across: 0, down: 0, left: 0, width: 1180 });
        const [board, frame] = [await dialog.getByRole("region", { name: "Board", exact: true }).boundingBox(), await dialog.boundingBox()];
        if (!board || !frame) throw new Error("board and dialog are drawn");
        expect(board.x).toBeGreaterThanOrEqual(frame.x);
        expect(board.x + board.width).toBeLessThanOrEqual(frame.x + frame.width);
      });
    }
  });
}

test("a rival's board leads to the next rival's", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-fight-four", BOTS);
  await page.locator(".opponent").first().click();
  await expect(page.getByRole("dialog", { name: "Outlaw" })).toContainText("10");
  await page.getByRole("dialog").getByRole("group", { name: "Whose board" }).getByRole("button", { name: "Slayer" }).click();
  await expect(page.getByRole("dialog", { name: "Slayer" }).getByRole("region", { name: "Slayer" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the own game comes first, and all four of the podium are seen with it, and what to do next", async ({ page, host }) => {
    await openEnd(page, host.url);
    const [story, first] = [await page.locator(".moments").boundingBox(), await standing(page, "First").first().boundingBox()];
    expect(story?.y ?? Infinity).toBeLessThan(first?.y ?? 0);
    expect(await page.locator(".moments .list > ul").getByRole("link").count()).toBe(3);
    for (const rank of ["First", "Second", "Third", "Fourth"]) await expect(standing(page, rank).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: /^Replay/ }).last()).toBeInViewport({ ratio: 1 });
  });

  test("the rage is a button like the abilities beside it", async ({ page, host }) => {
    await openPosition(page, host, "sanctum-fight", ["Adept"]);
    const rage = page.getByRole("button", { name: "Spend the rage" }).filter({ visible: true });
    await expect(rage).toHaveCSS("font-size", "15px");
    expect((await rage.boundingBox())?.height).toBeLessThan(60);
  });

  test("a rival's board is scrolled down only", async ({ page, host }) => {
    await openPosition(page, host, "sanctum-fight", ["Adept"]);
    await page.getByRole("button", { name: /Outlaw.*10/ }).first().click();
    expect(await page.getByRole("dialog").evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });
});
