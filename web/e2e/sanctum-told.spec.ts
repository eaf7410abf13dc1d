/** What Sanctum's page tells before and after: the damage of every card, what an item replaces, what an achievement brought. */

import { expect, test } from "./support/host.ts";
import { playQuest } from "./support/sanctum.ts";
import { answer, bar, letBotsHurry, openPosition } from "./support/table.ts";

test("every lane of the last battle tells what its open cards strike with, up to the sum", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-battle-four", ["Adept", "Adept", "Adept"]);
  const lane = page.getByRole("region", { name: "All fights" }).locator(".lane").first();
  const row = page.getByRole("list", { name: "The row of nine" });
  await expect(row.getByText("closed")).toHaveCount(2);
  const struck = await row.locator(".harm").getByText(/^\d+ damage$/).allInnerTexts();
  expect(struck).toHaveLength(4);
  const cards = struck.reduce((sum, one) => sum + Number.parseInt(one, 10), 0);
  await expect(page.getByText("More damage +2")).toBeVisible();
  await expect(lane.locator(".sum")).toContainText(`${cards + 2} damage`);
  // The board below it is still in sight as a whole.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  const board = await page.getByRole("region", { name: "Your board" }).boundingBox();
  const skills = await page.getByRole("list", { name: "Blessings" }).boundingBox();
  expect((skills?.y ?? 0) + (skills?.height ?? 0)).toBeLessThanOrEqual((board?.y ?? 0) + (board?.height ?? 0));
});

test("an item says which one it replaces before it is put there", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-rest", ["Adept"]);
  const pouch = page.getByRole("region", { name: "Pouch" });
  await expect(pouch.getByRole("button", { name: /^Silk Slippers/ })).toContainText("slot is free");
  await expect(pouch.getByRole("button", { name: /^Barkcloth Coat/ })).toContainText("covers the slot’s own ability");
  const spear = pouch.getByRole("button", { name: /^Militia Spear/ });
  await expect(spear).toContainText("replaces Woodcutter’s Hatchet or Tower Shield");
  const second = page.getByRole("group", { name: "second weapon" });
  await expect(second).not.toContainText("goes back to the pouch");
  await spear.click();
  await expect(second).toContainText("goes back to the pouch");
  await expect(answer(page, /^As second weapon/)).toContainText("replaces Tower Shield");
  // What the stall offers beside it needs no second button, and the bar stays as low as it was.
  await expect(bar(page).getByRole("button", { name: /potion/ })).toHaveCount(0);
  await answer(page, /^As second weapon/).click();
  await expect(second).toContainText("Militia Spear");
  await expect(pouch.getByRole("button", { name: /^Tower Shield/ })).toBeVisible();
});

test("the end tells which blessing an achievement brought", async ({ page, host }) => {
  await page.route("**/review", async (route) => {
    const told = await route.fetch();
    const review = await told.json();
    review.review.rewards = [{ achievement: "skill-1", blessing: "bl-04" }];
    await route.fulfill({ response: told, json: review });
  });
  await openPosition(page, host, "sanctum-last-card", ["Adept"]);
  await letBotsHurry(page);
  await playQuest(page, page.getByRole("region", { name: "Your game" }));
  const achievements = page.getByRole("region", { name: "Achievements" });
  await expect(achievements.getByRole("button", { name: /brought/ })).toHaveCount(1);
  await expect(achievements.getByRole("button", { name: /^Skill mastery I: .*, brought / }).locator(".brought .effect")).toBeVisible();
});

/** What a thumb is to hit and is too small for it; a demon's name reaches beyond its letters. */
function tooSmall(): string[] {
  const targets = [...document.querySelectorAll<HTMLElement>("button, a, select, input")];
  return targets.flatMap((one) => {
    const box = one.getBoundingClientRect();
    if (one.offsetParent === null || one.closest(".sr") || one.matches(".name") || (box.width >= 40 && box.height >= 40)) return [];
    return [`${one.className} ${Math.round(box.width)}×${Math.round(box.height)}`];
  });
}

test("on a phone everything is large enough for a thumb", async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const position of ["fight", "levels", "battle"]) {
    await openPosition(page, host, `sanctum-${position}`, ["Adept"]);
    await expect(bar(page)).toHaveAttribute("data-decision", /\d+/);
    for (const tab of ["Play", "Board", "Road", "Log"]) {
      await page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name: tab }).click();
      expect(await page.evaluate(tooSmall), `${position}, ${tab}`).toEqual([]);
    }
  }
});
