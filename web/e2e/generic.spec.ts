/** A game without a page of its own: drawn from what is on the wire alone, and played to its end. */

import { join } from "node:path";
import { disguise } from "./support/disguise.ts";
import { expect, type Page, test } from "./support/host.ts";
import { answer, asked, bar, gameInLobby, openPosition, recorded } from "./support/table.ts";

const view = (page: Page) => page.getByRole("region", { name: "The game", exact: true });

test("its view stands in tables, its actions are buttons, and an answer is played", async ({ page, host }) => {
  await disguise(page);
  await openPosition(page, host, "corner-alone");
  await expect(page).toHaveTitle(/Another Game/);
  await expect(view(page).getByRole("row", { name: /^Round \d+$/ })).toBeVisible();
  await expect(view(page).getByRole("row", { name: "Active seat Seat 1", exact: true })).toBeVisible();
  await expect(view(page).getByRole("columnheader", { name: "Hero", exact: true }).first()).toBeVisible();
  await asked(page, /./);
  const before = await recorded(page, host, "choice");
  await answer(page, /./).first().click();
  const leaf = answer(page, /./).first();
  for (let steps = 0; steps < 4 && (await recorded(page, host, "choice")) === before; steps++) await leaf.click();
  await expect.poll(() => recorded(page, host, "choice")).toBeGreaterThan(before);
  await expect(bar(page)).toBeVisible();
});

test("its end says why, who won and what everybody scored", async ({ page, host }) => {
  await disguise(page);
  await page.goto(host.url);
  await page.getByLabel("Open a saved game or position").setInputFiles(join(import.meta.dirname, "..", "..", "tests", "golden", "last-bastion-won-heroic-4.hk"));
  const result = page.getByRole("region", { name: "The result" });
  await expect(result).toContainText("Seat 1, Seat 2, Seat 3 and Seat 4 won together.");
  await expect(view(page)).toBeVisible();
});

test("the lobby shows it with a plain picture", async ({ page, host }) => {
  await disguise(page);
  await page.goto(host.url);
  await expect(gameInLobby(page, "Another Game").locator("svg .cloth")).toBeVisible();
});

test("a phone shows it without scrolling sideways", async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await disguise(page);
  await openPosition(page, host, "corner-alone");
  await expect(view(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
