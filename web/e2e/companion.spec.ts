/** The companion: what first happens to somebody is told once, over nothing that can be pressed, and no more when unwanted. */

import type { Page } from "@playwright/test";
import { expect, test } from "./support/host.ts";
import { bar, linkFor, onBoard, openPosition } from "./support/table.ts";

test.use({ notes: true });

const PHONE = { width: 390, height: 844 };
const GRASPED = "Three grasped tiles lose the game.";
const EQUIP = "You have items to put on.";

const note = (page: Page) => page.locator("div.note");

/** What can be pressed next and lies below the note. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const card = document.querySelector("div.note");
    const pressed = [...document.querySelectorAll<HTMLElement>("main :is(section.decide, .lit, header button, nav button, .tabs button)")];
    const box = card?.getBoundingClientRect();
    if (!box) return ["no note"];
    const meets = (one: DOMRect) => one.width > 0 && Math.min(one.right, box.right) - Math.max(one.left, box.left) > 1 && Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top) > 1;
    return pressed.filter((one) => meets(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 80));
  });
}

test("what first happens is told once, takes no focus, and opens the rules", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await expect(note(page)).toContainText(GRASPED);
  await expect(note(page).getByRole("status")).toHaveAttribute("aria-live", "polite");
  expect(await covered(page)).toEqual([]);
  expect(await page.evaluate(() => document.activeElement?.closest("div.note") === null)).toBe(true);
  await note(page).getByRole("button", { name: "More" }).click();
  const rules = page.getByRole("dialog", { name: "Rules" }).or(page.getByRole("region", { name: "Rules" })).first();
  await expect(rules).toBeVisible();
  await expect(page.locator("#rule-lose")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await expect(note(page)).not.toContainText(GRASPED);
});

test("one press ends all notes, and the settings bring them back", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-rest", ["Novice"]);
  await expect(note(page)).toContainText(EQUIP);
  await note(page).getByRole("button", { name: "Don’t show notes like this" }).click();
  await expect(note(page)).not.toContainText(EQUIP);
  await openPosition(page, host, "corner-alone");
  await expect(bar(page)).toBeVisible();
  await expect(note(page)).not.toContainText(GRASPED);
  await page.goto(host.url);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Notes on what happens to me for the first time").check();
  await openPosition(page, host, "corner-alone");
  await expect(note(page)).toContainText(GRASPED);
});

for (const [name, others, words] of [["corner-alone", [], GRASPED], ["sanctum-rest", ["Novice"], EQUIP]] as const) {
  test(`on a phone the note of ${name} covers nothing that can be pressed`, async ({ page, host }) => {
    await page.goto(host.url);
    await openPosition(page, host, name, [...others]);
    await expect(note(page)).toContainText(words);
    await page.setViewportSize(PHONE);
    await expect.poll(() => covered(page)).toEqual([]);
    const sign = note(page).getByRole("button", { name: "Read a note" });
    if (await sign.isVisible()) await sign.click();
    await expect(note(page).getByRole("button", { name: "More" })).toBeVisible();
  });
}

test("nothing is told in lessons and replays, nor to those who watch", async ({ page, host, newPerson }) => {
  await openPosition(page, host, "corner-alone");
  await expect(note(page)).toContainText(GRASPED);
  await page.getByRole("button", { name: "Seats and invitations" }).click();
  const watcher = await newPerson();
  await watcher.goto(await linkFor(page, "To watch"));
  await watcher.getByRole("button", { name: "Watch" }).click();
  await expect(bar(watcher)).toBeVisible();
  await expect(note(watcher)).toHaveCount(0);
  await page.getByRole("button", { name: "Close" }).first().click();
  await onBoard(page, "Trebuchet").click();
  const replay = `${watcher.url().split("#")[0]}/replay`;
  await expect(async () => {
    await watcher.goto(replay);
    await expect(watcher.getByRole("region", { name: "Replay" })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(note(watcher)).toHaveCount(0);
  await page.goto(`${host.url}/learn/last-bastion`);
  await expect(page.locator("#guide-says")).toBeVisible({ timeout: 60_000 });
  await expect(note(page)).toHaveCount(0);
});
