/** Sanctum's stage as it changes: gems as signs, one sheet at a time, and a last battle that does not slide in. */

import { amongPeople, expect, type Page, position, seated, type Stage, test } from "./gallery/stage.ts";
import { playQuest } from "./support/sanctum.ts";

declare global {
  interface Window {
    moved: number;
  }
}

/** Keeps the greatest move from here on, whether somebody has just clicked or not. */
async function watchMoves(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.moved = 0;
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) window.moved = Math.max(window.moved, entry.value);
    };
    new PerformanceObserver(add).observe({ type: "layout-shift" });
  });
}

async function sitAt(stage: Stage, name: string, seats: readonly string[]): Promise<Page> {
  const { table } = await stage.lay(position(name), seats);
  await stage.go(`/t/${table}`);
  await expect(stage.page.locator("section.decide.mine")).toBeVisible();
  return stage.page;
}

for (const language of ["", "ru"]) {
  test.describe(language || "en", () => {
    test.use({ language });

    test("all ways to pay for an item are in sight, as signs that are spoken in words", async ({ stage }) => {
      const page = await sitAt(stage, "moments/sanctum-last-rest", amongPeople(3, 4));
      await page.locator(".pouch .card").first().click();
      const ways = page.locator("section.decide .run button:has(.drawn)");
      await expect(ways).toHaveCount(3);
      for (const width of [1440, 1280, 1180, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 });
        await expect(page.locator("section.decide .run")).not.toHaveAttribute("data-after");
      }
      expect(await ways.nth(1).locator(".drawn svg").count()).toBe(2);
      if (!language) await expect(ways.nth(1)).toHaveAccessibleName(/^With 1 green gem and 1 white gem/);
    });
  });
}

test("what an item brings is one sign: the number beside its marker", async ({ stage }) => {
  const page = await sitAt(stage, "moments/sanctum-last-rest", amongPeople(3, 4));
  const flame = page.locator(".own .flame").first();
  const [sign, marker] = [await flame.boundingBox(), await flame.locator("svg").boundingBox()];
  if (!sign || !marker) throw new Error("the flame is drawn");
  expect(sign.height, "one above the other").toBeLessThan(marker.height * 1.7);
});

test("a gem that is looked at in the levels covers no other: what it would gain is told in its row", async ({ stage }) => {
  const page = await sitAt(stage, "sanctum-levels", seated(0, 2));
  const rows = page.locator(".gain li button");
  for (const row of await rows.all()) {
    await row.hover();
    await expect(page.getByRole("tooltip")).toBeVisible();
    const covered = await rows.evaluateAll((all) =>
      all.filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return ![0.1, 0.5, 0.9].every((share) => one.contains(document.elementFromPoint(left + share * width, top + height / 2)));
      }).length,
    );
    expect(covered).toBe(0);
    await page.mouse.move(0, 0);
  }
  await expect(rows.filter({ hasText: "gains it" })).toContainText("2 focus for good");
});

test("the last battle is laid out anew: nothing slides from its place", async ({ stage }) => {
  const page = await sitAt(stage, "sanctum-last-rest", seated(0, 2));
  await watchMoves(page);
  await playQuest(page, page.locator("main.battle"));
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => window.moved), "the greatest move").toBeLessThan(0.1);
});
