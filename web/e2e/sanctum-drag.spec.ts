/** What changes dice is carried onto them, by mouse and by finger; what they would become stands on them meanwhile. */

import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/host.ts";
import { abilities, board, freeDice } from "./support/sanctum.ts";
import { answer, asked, openPosition } from "./support/table.ts";

const BOT = ["Adept"];

async function middle(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (!box) throw new Error("not to be seen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function lift(page: Page, what: Locator): Promise<void> {
  const from = await middle(what);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y - 8, { steps: 3 });
}

async function letGo(page: Page, on: Locator): Promise<void> {
  const to = await middle(on);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

const changed = (page: Page): Locator => page.getByRole("button", { name: /, changed$/ });
const takers = (page: Page): Locator => page.locator("[data-die].takes");
const turnTo = (page: Page): Locator => page.getByRole("button", { name: /^Turn to \d/ });

/** Answers with which marker and to which face, where that was left open. */
async function settle(page: Page): Promise<void> {
  await expect(async () => {
    const marker = answer(page, /stamina|focus/).first();
    if (await marker.isVisible()) await marker.click();
    if (await turnTo(page).first().isVisible()) await turnTo(page).first().click();
    await expect(changed(page)).toHaveCount(1, { timeout: 400 });
  }).toPass({ timeout: 60_000 });
}

test("an ability, the rage and a skill are carried onto a die, which shows what it would become; an item onto a slot", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-fight", BOT);
  await asked(page, "Change dice");
  await test.step("let go beside the dice: nothing happens", async () => {
    await lift(page, abilities(page).filter({ visible: true }).first());
    await expect(takers(page).first().locator(".then")).toBeVisible();
    await letGo(page, page.getByRole("heading", { level: 1 }));
    await expect(takers(page)).toHaveCount(0);
    await expect(changed(page)).toHaveCount(0);
  });
  await test.step("an ability onto a die", async () => {
    await lift(page, abilities(page).filter({ visible: true }).first());
    await letGo(page, takers(page).first());
    await settle(page);
    await answer(page, /^Back to the roll/).click();
    await expect(changed(page)).toHaveCount(0);
  });
  await test.step("the rage onto a die: any face", async () => {
    await lift(page, page.getByRole("button", { name: "Spend the rage" }).filter({ visible: true }));
    await expect(takers(page)).toHaveCount(await freeDice(page).count());
    await letGo(page, freeDice(page).last());
    await turnTo(page).last().click();
    await expect(page.getByRole("button", { name: /6, changed$/ })).toBeVisible();
  });
  await test.step("an item onto a slot", async () => {
    await openPosition(page, host, "sanctum-rest", BOT);
    await asked(page, "Equip items");
    await lift(page, page.getByRole("region", { name: "Pouch" }).getByRole("button", { name: /^Silk Slippers/ }));
    await letGo(page, board(page).getByRole("group", { name: "Boots" }));
    await expect(board(page).getByRole("group", { name: "Boots" })).toContainText("Silk Slippers");
  });
  await test.step("a skill onto a die", async () => {
    await openPosition(page, host, "sanctum-skill", [...BOT, ...BOT]);
    await asked(page, "Change dice");
    await lift(page, board(page).locator(".skill.lit button").first());
    await letGo(page, takers(page).first());
    await settle(page);
  });
});

test("what cannot be used any more when it is lifted stays where it is", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-fight", BOT);
  await asked(page, "Change dice");
  const from = await middle(abilities(page).filter({ visible: true }).first());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.keyboard.press("g");
  await asked(page, "Which die");
  await page.mouse.move(from.x + 40, from.y - 40, { steps: 5 });
  await expect(page.locator("button.ability[inert]")).toHaveCount(0);
  await page.mouse.up();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, contextOptions: {} });

  test("a finger carries an ability onto a die, and a die onto a box", async ({ page, host }) => {
    await openPosition(page, host, "sanctum-fight", BOT);
    await asked(page, "Change dice");
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
      fingers.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
    const carry = async (what: Locator, rests: number, to: () => Locator) => {
      const from = await middle(what);
      await touch("touchStart", from);
      await page.waitForTimeout(rests);
      await touch("touchMove", { x: from.x, y: from.y - 12 });
      const target = await middle(to());
      // Another finger that is lifted lets nothing go.
      await page.evaluate(() => dispatchEvent(new PointerEvent("pointerup", { pointerId: 99, pointerType: "touch" })));
      await touch("touchMove", target);
      await touch("touchEnd");
    };

    const ability = abilities(page).filter({ visible: true }).first();
    await ability.scrollIntoViewIfNeeded();
    await carry(ability, 260, () => takers(page).first());
    await settle(page);
    const count = await freeDice(page).count();
    const box = page.getByRole("button", { name: /^Hit the / }).filter({ visible: true }).first();
    await box.scrollIntoViewIfNeeded();
    const face = /the (\d)/.exec(await box.innerText())?.[1];
    await carry(page.getByRole("button", { name: new RegExp(`^(Silver die|Die) ${face}`) }).first(), 0, () => box);
    await expect(freeDice(page)).toHaveCount(count - 1);
  });
});
