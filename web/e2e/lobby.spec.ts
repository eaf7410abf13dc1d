/** The lobby with several games: one glows, the others stand back until they are chosen. */

import type { Locator } from "@playwright/test";
import { expect, test } from "./host.ts";
import { bar, gameInLobby, openPosition } from "./table.ts";

const glowing = (panel: Locator): Promise<boolean> =>
  panel.evaluate((one) => getComputedStyle(one).boxShadow.includes("44px"));

test("only one game glows: the chosen one, and next time the one played last", async ({ page, host }) => {
  await page.goto(host.url);
  const [bastion, sanctum] = [gameInLobby(page), gameInLobby(page, "Sanctum")];
  await expect(page.getByRole("button", { name: "Start", exact: true })).toHaveCount(1);
  expect([await glowing(bastion), await glowing(sanctum)]).toEqual([true, false]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), "the first screen scrolls").toBeLessThanOrEqual(0);

  await sanctum.getByRole("button", { name: "Choose Sanctum" }).focus();
  await page.keyboard.press("Enter");
  await expect(sanctum.getByRole("button", { name: "Start", exact: true })).toBeFocused();
  expect([await glowing(bastion), await glowing(sanctum)]).toEqual([false, true]);
  await page.reload();
  await expect(bastion.getByRole("button", { name: "Start", exact: true })).toBeVisible();

  await openPosition(page, host, "sanctum-fight", ["Bot, steady"]);
  await expect(bar(page)).toBeVisible();
  await page.goto(host.url);
  await expect(sanctum.getByRole("button", { name: "Start", exact: true })).toBeVisible();
  expect([await glowing(bastion), await glowing(sanctum)]).toEqual([false, true]);
});
