/** Fights and rests of Sanctum: dice, abilities, rage, potions, skills, items; by mouse, keys and thumb. */

import { expect, test } from "./support/host.ts";
import { abilities, board, dice, freeDice, litBoxes } from "./support/sanctum.ts";
import { answer, asked, bar, openPosition, undo } from "./support/table.ts";

const BOT = ["Adept"];

test("a fight: ability, rage, a die dragged, and all taken back to the roll", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-fight", BOT);
  await asked(page, "Change dice");
  const count = await freeDice(page).count();
  const faces = await dice(page).evaluateAll((all) => all.map((one) => one.textContent));

  await test.step("a box with a die that fits", async () => {
    await litBoxes(page).first().click();
    await expect(freeDice(page)).toHaveCount(count - 1);
  });
  await test.step("taken back", async () => {
    await undo(page).click();
    await expect(freeDice(page)).toHaveCount(count);
  });
  await test.step("dragged onto a box", async () => {
    const box = litBoxes(page).first();
    const face = /the (\d)/.exec(await box.innerText())?.[1];
    await page.getByRole("button", { name: new RegExp(`^(Silver die|Die) ${face}`) }).first().dragTo(box);
    await expect(freeDice(page)).toHaveCount(count - 1);
  });
  await test.step("the rage turns a die to any face", async () => {
    await page.getByRole("button", { name: "Spend the rage" }).filter({ visible: true }).click();
    await asked(page, "Which die becomes what?");
    await freeDice(page).first().click();
    await page.getByRole("button", { name: "Turn to 1" }).click();
    await expect(page.getByRole("button", { name: /^(Silver die|Die) 1, changed/ })).toBeVisible();
  });
  await test.step("an ability", async () => {
    const changed = await page.getByRole("button", { name: /, changed$/ }).count();
    await freeDice(page).last().click();
    await abilities(page).first().click();
    await expect(async () => {
      if (await answer(page, /./).first().isVisible().catch(() => false)) {
        const first = bar(page).getByRole("group").getByRole("button", { name: /stamina|focus/ }).first();
        if (await first.isVisible()) await first.click();
      }
      const face = page.getByRole("button", { name: /^Turn to \d/ }).first();
      if (await face.isVisible()) await face.click();
      expect(await page.getByRole("button", { name: /, changed$/ }).count()).toBeGreaterThan(changed - 1);
    }).toPass();
  });
  await test.step("everything back to the roll", async () => {
    await answer(page, /^Back to the roll/).click();
    await expect(freeDice(page)).toHaveCount(count);
    expect(await dice(page).evaluateAll((all) => all.map((one) => one.textContent))).toEqual(faces);
  });
});

test("the line breaks in mid-fight, and the dice lie where they were", async ({ page, host, guard }) => {
  guard.allow(/net::ERR|WebSocket/);
  await openPosition(page, host, "sanctum-fight", BOT);
  await asked(page, "Change dice");
  const count = await freeDice(page).count();
  await litBoxes(page).first().click();
  await expect(freeDice(page)).toHaveCount(count - 1);
  await host.kill();
  await host.start();
  await page.reload();
  await asked(page, "Change dice");
  await expect(freeDice(page)).toHaveCount(count - 1);
});

test("a potion frees a marker before the roll", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-before-roll", BOT);
  await asked(page, "Before the roll");
  const potions = board(page).getByRole("button", { name: /potion$/ });
  const before = await potions.count();
  await board(page).locator(".pot.lit").first().click();
  await expect(async () => {
    const drink = answer(page, /./).first();
    if ((await potions.count()) === before && (await drink.isVisible())) await drink.click();
    expect(await potions.count()).toBe(before - 1);
  }).toPass();
  await answer(page, /^Roll the dice/).click();
  await expect(dice(page).first()).toBeVisible();
});

test("the chance to fell each foe stands on it before the roll, and whether it still can after it", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-before-roll", BOT);
  await asked(page, "Before the roll");
  const demons = page.getByRole("region", { name: "Demons" });
  const chances = demons.getByText(/^[<>]?\d+% to fell it with everything spent on it alone$/);
  await expect(chances).toHaveCount(await demons.locator(".one").count());
  await answer(page, /^Roll the dice/).click();
  await expect(chances).toHaveCount(0);
  await expect(demons.getByText(/(can still|cannot) fall/).first()).toBeAttached();
  await expect(page.getByText(/^Huntress rolled/).first()).toBeVisible();
});

test("a skill changes a die", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-skill", ["Adept", "Adept"]);
  await asked(page, "Change dice");
  await freeDice(page).first().click();
  await board(page).locator(".skill.lit button").first().click();
  await expect(async () => {
    const face = page.getByRole("button", { name: /^Turn to \d/ }).first();
    const die = page.locator("[data-die].lit").first();
    if (await face.isVisible()) await face.click();
    else if (await bar(page).getByText("Which die becomes").isVisible()) await die.click();
    await expect(page.getByRole("button", { name: /, changed$/ }).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(board(page).getByRole("button", { name: /, used/ }).first()).toBeVisible();
});

test("a level is gained, with what it brings told before", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-levels", BOT);
  await asked(page, /level: which gem goes up/);
  const gains = page.getByRole("region", { name: "Levels" }).getByRole("button").filter({ hasText: "gains it" }).first();
  const skill = (await gains.locator("b").innerText()).trim();
  await gains.hover();
  await expect(bar(page)).toContainText(`You gain ${skill}`);
  await gains.click();
  await expect(board(page).getByRole("button", { name: new RegExp(`^${skill}, gained`) })).toBeVisible();
});

test("a rest: items are equipped, swapped and traded, and only Done ends it", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-rest", BOT);
  await asked(page, "Equip items");
  const pouch = page.getByRole("region", { name: "Pouch" });
  const before = await pouch.getByRole("button").count();
  await pouch.getByRole("button").first().click();
  const slot = board(page).locator(".slot.lit .head").first();
  await slot.click();
  await expect(async () => {
    const gems = bar(page).getByRole("group").getByRole("button", { name: /gem/ }).first();
    if (await gems.isVisible()) await gems.click();
    expect(await pouch.getByRole("button").count()).not.toBe(before);
  }).toPass();
  await undo(page).click();
  await expect(pouch.getByRole("button")).toHaveCount(before);
  await pouch.getByRole("button").last().click();
  await page.getByRole("region", { name: "Potions" }).getByRole("button", { name: /^red potion/i }).click();
  await expect(pouch.getByRole("button")).toHaveCount(before - 1);
  await asked(page, "Equip items");
  await answer(page, /^Done resting/).click();
  await expect(bar(page)).not.toContainText("Equip items");
});

test("a fight and a rest by keys alone", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-fight", BOT);
  await asked(page, "Change dice");
  const count = await freeDice(page).count();
  await page.keyboard.press("g");
  await asked(page, "Which die becomes what?");
  await page.keyboard.press("1");
  await page.keyboard.press("6");
  await expect(page.getByRole("button", { name: /6, changed$/ })).toBeVisible();
  await litBoxes(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(freeDice(page)).toHaveCount(count - 1);
  await page.keyboard.press("z");
  await expect(page.getByRole("button", { name: /, changed$/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Spend the rage" }).filter({ visible: true })).toBeVisible();
  await page.keyboard.press("e");
  await expect(bar(page)).not.toContainText("Change dice");

  await openPosition(page, host, "sanctum-rest", BOT);
  await asked(page, "Equip items");
  const decision = (await bar(page).getAttribute("data-decision")) ?? "";
  await page.keyboard.press("1");
  await answer(page, /./).first().focus();
  await page.keyboard.press("Enter");
  await expect(bar(page)).not.toHaveAttribute("data-decision", decision);
  await expect(answer(page, "Done resting")).toBeVisible(); // a key before that is too early
  await page.keyboard.press("Escape");
  await page.keyboard.press("e");
  await expect(bar(page)).not.toContainText("Equip items");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, contextOptions: {} });

  test("a fight by thumb", async ({ page, host }) => {
    await openPosition(page, host, "sanctum-fight", BOT);
    await asked(page, "Change dice");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const count = await freeDice(page).count();
    const box = litBoxes(page).filter({ visible: true }).first();
    const size = await box.boundingBox();
    expect(Math.round(size?.width ?? 0)).toBeGreaterThanOrEqual(44);
    await box.tap();
    await expect(freeDice(page)).toHaveCount(count - 1);
    for (const tab of ["Board", "Road", "Log", "Play"]) {
      await page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name: tab }).tap();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), tab).toBeLessThanOrEqual(0);
    }
    await answer(page, /^End the attack/).tap();
    await expect(bar(page)).not.toContainText("Change dice");
  });

  test("a rest by thumb: slots, pouch and gems are on one screen", async ({ page, host }) => {
    await openPosition(page, host, "sanctum-rest", BOT);
    await asked(page, "Equip items");
    const pouch = page.getByRole("region", { name: "Pouch" });
    const slots = page.getByRole("region", { name: "Item slots" });
    const items = await pouch.getByRole("button").count();
    for (const part of [slots, pouch.getByText("gem pool"), pouch.getByRole("button").last()]) await expect(part).toBeInViewport();
    await pouch.getByRole("button", { name: /^Silk Slippers/ }).tap();
    await slots.getByRole("button", { name: /^Boots/i }).tap();
    await expect(slots.getByRole("button", { name: /Silk Slippers/ })).toBeVisible();
    await expect(pouch.getByRole("button")).toHaveCount(items - 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  });
});
