/** After the game: what decided it, watched in the replay or tried again; the whole review with its curve. */

import { expect, type Locator, type Page } from "@playwright/test";
import { golden, position, seated, type Stage, test } from "./gallery/stage.ts";
import { answer } from "./support/table.ts";

const SIEGE = "last-bastion-tiles-grasped-heroic-4";
const QUEST = "sanctum-lord-beaten-huntress-normal-2";
/** Interpreted rules on a busy machine look back for a while. */
const LOOKS_BACK = { timeout: 90_000 };

const moments = (page: Page): Locator => page.locator("ol.decisive").first().getByRole("listitem");

async function end(stage: Stage, game: string, all: number): Promise<string> {
  const { table } = await stage.lay(golden(game), seated(0, all));
  await stage.go(`/t/${table}`);
  await stage.page.getByRole("button", { name: "What decided it?" }).click();
  return table;
}

test("Last Bastion: three moments decided it; each opens the replay there, or a new table", async ({ stage }) => {
  const { page } = stage;
  await end(stage, SIEGE, 4);
  const decided = page.getByRole("region", { name: "What decided it" });
  await expect(moments(page)).toHaveCount(3, LOOKS_BACK);
  await expect(decided).toContainText(/would have been better than/);
  await expect(moments(page).first()).toContainText(/\d+%\s*→\s*\d+%/);

  await moments(page).nth(1).getByRole("button", { name: /^Try again from here/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");

  await decided.getByRole("button", { name: "The whole review" }).click();
  const review = page.getByRole("dialog", { name: "The whole review" });
  await expect(review.getByRole("img", { name: /^The chance to win: \d+% in the beginning/ })).toBeVisible();
  await expect(review).toContainText(/Choices changed it by .* points, luck by/);
  await expect(review).toContainText("Better: ");
  await page.keyboard.press("Escape");

  const watch = moments(page).last().getByRole("link", { name: /^Watch/ });
  const entry = /at=(\d+)/.exec((await watch.getAttribute("href")) ?? "")?.[1];
  await watch.click();
  await expect(page).toHaveURL(new RegExp(`/replay\\?at=${entry}$`));
  await page.getByRole("button", { name: "What decided it?" }).click();
  await expect(page.getByRole("dialog", { name: "The whole review" })).toBeVisible(LOOKS_BACK);
});

test("Last Bastion: beside what decided it the headline keeps its room", async ({ stage }) => {
  const { page } = stage;
  await end(stage, "last-bastion-won-heroic-4", 4);
  await expect(moments(page)).toHaveCount(3, LOOKS_BACK);
  const [scene, headline] = [await page.locator(".scene").boundingBox(), await page.getByRole("heading", { level: 1 }).boundingBox()];
  expect(headline?.y ?? 0, "above it there is sky").toBeGreaterThan((scene?.y ?? 0) + 8);
});

test("Sanctum: the own game, with its moments on the line of life", async ({ stage }) => {
  const { page } = stage;
  await end(stage, QUEST, 2);
  await expect(moments(page)).toHaveCount(3, LOOKS_BACK);
  await expect(page.getByRole("img", { name: /life/i }).locator("circle")).toHaveCount(3);
  await page.getByRole("button", { name: "The whole review" }).click();
  await expect(page.getByRole("dialog", { name: "The whole review" })).toContainText("What rivals did counts as luck.");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("nothing of it is wider than the window", async ({ stage }) => {
    const { page } = stage;
    await end(stage, SIEGE, 4);
    await expect(moments(page)).toHaveCount(3, LOOKS_BACK);
    for (const row of await moments(page).all()) {
      const box = await row.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    }
    await page.getByRole("button", { name: "The whole review" }).tap();
    await expect(page.getByRole("dialog", { name: "The whole review" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test("a review that the server refuses is asked for once, and again only by whoever presses", async ({ stage }) => {
  const { page } = stage;
  stage.allow(/Failed to load/);
  let asked = 0;
  await page.route("**/choices?*", (route) => {
    asked += 1;
    return route.fulfill({ status: 422, json: { type: "refused", id: "", code: "no-advice", facts: {}, refusal: null } });
  });
  const { table } = await stage.lay(position("last-blow-two"), seated(0, 2));
  await stage.go(`/t/${table}`);
  await answer(page, /^Fight/).click();
  await answer(page, /^(Beat|Finish) Pyre Marshal/).click();
  await expect(page.getByRole("heading", { level: 1, name: "The bastion stands." })).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  await page.waitForTimeout(600); // it was asked for anew as soon as it was refused
  expect(asked).toBe(1);
  await page.getByRole("button", { name: "What decided it?" }).click();
  await expect.poll(() => asked).toBe(2);
});
