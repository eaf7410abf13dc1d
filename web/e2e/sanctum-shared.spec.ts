/** Several own seats at one screen of Sanctum: nothing on it tells one of them what another alone knows. */

import type { Locator } from "@playwright/test";
import { expect, type Page, test } from "./support/host.ts";
import { takeSet } from "./support/sanctum.ts";
import { answer, asked, linkFor, openPosition, sitDown } from "./support/table.ts";

const handOver = (page: Page, hero: string): Locator => page.getByRole("heading", { name: `Hand over: ${hero}` });
const ready = (page: Page): Promise<void> => page.getByRole("button", { name: "I am ready" }).click();
/** What is said to those who listen. */
const spoken = (page: Page): Locator => page.locator(".spoken");
const front = (page: Page): Locator => page.getByRole("region", { name: /^(Your board|Board)$/ });
const blessings = (page: Page): Locator => front(page).getByRole("list", { name: "Blessings" }).getByRole("button");
const faceDown = (page: Page): Locator => front(page).getByRole("img", { name: "A blessing, face down" });

/** The Huntress reaches an achievement, and her turn is over. */
async function earnBlessing(page: Page): Promise<void> {
  await page.locator(".gain li button.gains").first().click();
  await expect(handOver(page, "Outlaw")).toBeVisible();
}

/** The Outlaw's turn: he moves and takes the first demons. */
async function turnOfOutlaw(page: Page): Promise<void> {
  await answer(page, /^Move/).click();
  await takeSet(page);
}

test("what one seat alone learned is said to no other, and nothing while the screen is handed over", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-blessing", ["You"]);
  await asked(page, /level/i);
  await earnBlessing(page);
  await expect(spoken(page)).toHaveText("");
  await ready(page);
  await asked(page, "Your turn");
  await expect(spoken(page)).toContainText("achieved");
  await expect(spoken(page)).not.toContainText("blessing");
  await turnOfOutlaw(page);
  await expect(handOver(page, "Huntress")).toBeVisible();
  await expect(spoken(page)).toHaveText("");
  await ready(page);
  await expect(spoken(page)).toContainText("blessing");
});

test("the chronicle of a seat does not tell what another saw, also while the server cannot be asked for it", async ({ page, host, guard }) => {
  guard.allow(/net::ERR|Failed to load/);
  await openPosition(page, host, "sanctum-blessing", ["You"]);
  await page.route("**/log?*", (route) => route.abort());
  await earnBlessing(page);
  await ready(page);
  const log = page.locator(".log li");
  await expect(log.filter({ hasText: "achieved" }).first()).toBeVisible();
  await expect(log.filter({ hasText: "blessing" })).toHaveCount(0);
  await turnOfOutlaw(page);
  await ready(page);
  await expect(log.filter({ hasText: "blessing" })).toHaveCount(1);
});

test("looking back at a running game is no way round the hand-over", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-blessing", ["You"]);
  const table = page.url();
  await earnBlessing(page);
  await ready(page);
  await turnOfOutlaw(page);
  await ready(page);
  await expect(blessings(page)).toHaveCount(1);
  const name = (await blessings(page).first().locator(".sr").innerText()).split(",")[0]?.trim() ?? "";
  expect(name).toMatch(/\w/);
  // Straight to its end, as a line of the chronicle leads there, and from the beginning: nobody took the screen there.
  for (const [address, place] of [["?at=9999", "last"], ["", "first"]] as const) {
    await page.goto(`${table}/replay${address}`);
    const scrubber = page.getByRole("region", { name: "Replay" });
    await expect(scrubber).toBeVisible();
    await scrubber.getByRole("button", { name: /^To the end/ }).click();
    await expect(blessings(page), place).toHaveCount(0);
    await expect(page.locator(".log li").filter({ hasText: "achieved" }).first()).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
    // A replay shows the board of whoever acts: some steps back that is the Huntress, her blessing face down.
    await expect(async () => {
      await scrubber.getByRole("button", { name: /^One step back/ }).click();
      await expect(page.getByText(name)).toHaveCount(0);
      await expect(faceDown(page), place).toHaveCount(1, { timeout: 500 });
    }).toPass({ timeout: 60_000 });
  }
  await page.getByRole("button", { name: "To the table" }).click();
  await expect(handOver(page, "Huntress")).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});

test("after a reload the screen is handed over to whoever was in front", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-blessing", ["You"]);
  await earnBlessing(page);
  await ready(page);
  await asked(page, "Your turn");
  await page.reload();
  await expect(handOver(page, "Outlaw")).toBeVisible();
  await expect(blessings(page)).toHaveCount(0);
  await expect(spoken(page)).toHaveText("");
  await ready(page);
  await turnOfOutlaw(page);
  await expect(handOver(page, "Huntress")).toBeVisible();
});

test("whoever was in front of a fight is there after a reload", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-battle", ["You"]);
  const outlaw = page.getByRole("group", { name: "Your seats" }).getByRole("button", { name: /^Outlaw/ });
  await outlaw.click();
  await expect(outlaw).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(outlaw).toHaveAttribute("aria-pressed", "true");
  await answer(page, /^Roll the dice/).click();
  await asked(page, "Change dice");
});

test("a board that lies open is put away before the screen is handed over", async ({ page, host, newPerson }) => {
  await openPosition(page, host, "sanctum-road", ["A friend, by link", "You", "You"]);
  const friend = await newPerson();
  await friend.goto(await linkFor(page, "Seat 2"));
  await sitDown(friend, "Berta");
  await ready(page);
  await takeSet(page);
  await asked(friend, "Your turn");
  await page.getByRole("button", { name: /^Open Slayer’s board/ }).filter({ visible: true }).first().click();
  await expect(page.getByRole("dialog", { name: "Slayer" })).toBeVisible();
  await answer(friend, /^Rest/).click();
  await answer(friend, /^Leave it/).click();
  await answer(friend, /^Done/).click();
  await expect(handOver(page, "Slayer")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await ready(page);
  await asked(page, "Your turn");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
