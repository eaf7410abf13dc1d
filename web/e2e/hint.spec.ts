/** Hints: asked for, drawn on the table, carried out; switched off; on a phone. */

import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/host.ts";
import { asked, bar, chosen, fixture, openPosition } from "./support/table.ts";

const panel = (page: Page): Locator => page.getByRole("region", { name: "Hint", exact: true });
const suggestions = (page: Page): Locator => panel(page).getByRole("listitem").getByRole("button");
const hint = (page: Page): Locator => bar(page).getByRole("button", { name: /Hint|no hints/ });
/** Interpreted rules on a busy machine think for a while. */
const THINKS = { timeout: 60_000 };

test("Last Bastion: three suggestions with chance and reason; the one looked at is drawn, and done", async ({ page, host }) => {
  await openPosition(page, host, "corner-three", ["Adept", "Adept"]);
  await asked(page, "Move and act");
  await page.keyboard.press("h");
  await expect(suggestions(page)).toHaveCount(3, THINKS);
  await expect(panel(page)).toContainText(/Expert, \d+ games played out/i);
  const first = suggestions(page).first();
  await expect(first).toContainText(/\d%.*best/);
  await expect(first).toContainText(/falls in three turns \d+%/);
  await expect(page.locator("[data-hinted='1']").first()).toBeVisible();

  await suggestions(page).nth(1).hover();
  await expect(page.locator("[data-hinted='2']").first()).toBeVisible();
  await expect(page.locator("[data-hinted='1']")).toHaveCount(0);
  const way = page.locator("svg.hint-path .line");
  await expect(way).not.toHaveCount(0);
  expect(await chosen(page, host)).toEqual([]);

  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator("[data-hinted]")).toHaveCount(0);
  await expect(way).toHaveCount(0);
  await page.keyboard.press("h");
  await expect(suggestions(page)).toHaveCount(3);
  await panel(page).getByRole("button", { name: "Do number 1" }).click();
  await expect.poll(async () => (await chosen(page, host)).length).toBeGreaterThan(0);
  await expect(panel(page)).toHaveCount(0);
});

test("Sanctum: suggestions on the road; in a fight the same button opens the best line", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-road", ["Adept", "Adept", "Adept"]);
  await hint(page).click();
  await expect(suggestions(page).first()).toContainText(/\d%/, THINKS);
  expect(await suggestions(page).count()).toBeGreaterThan(1);
  await panel(page).getByRole("button", { name: /^Do number/ }).click();
  await expect.poll(async () => (await chosen(page, host)).length).toBeGreaterThan(0);

  await openPosition(page, host, "sanctum-fight", ["Adept"]);
  await asked(page, "Change dice");
  await hint(page).click();
  await expect(page.getByRole("region", { name: "Your best line" }).getByRole("listitem").first()).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test("whoever stops a hint does not let the server think on", async ({ page, host }) => {
  await page.route("**/hint?*", () => undefined); // it thinks for ever
  await openPosition(page, host, "corner-three", ["Adept", "Adept"]);
  await asked(page, "Move and act");
  const ended = page.waitForEvent("requestfailed", (one) => one.url().includes("/hint?"));
  await hint(page).click();
  await panel(page).getByRole("button", { name: "Stop" }).click();
  expect((await ended).failure()?.errorText).toBe("net::ERR_ABORTED");
  await expect(panel(page)).toHaveCount(0);
});

test("a table without hints says so, and tells nothing", async ({ page, host }) => {
  await page.goto(host.url);
  const text = readFileSync(fixture("corner-alone.toml"), "utf8").replace("[options]", '[options]\nhints = "off"');
  await page.getByLabel("Open a saved game or position").setInputFiles({ name: "quiet.toml", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.waitForURL(/\/t\//);
  await asked(page, "Move and act");
  await expect(hint(page)).toBeDisabled();
  await expect(hint(page)).toHaveAttribute("title", "This table gives no hints.");
  await page.keyboard.press("h");
  await expect(page.getByText("This table gives no hints.").last()).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("hints are a sheet that leaves the board in sight", async ({ page, host }) => {
    await openPosition(page, host, "corner-three", ["Adept", "Adept"]);
    await asked(page, "Move and act");
    await hint(page).tap();
    await expect(suggestions(page)).toHaveCount(3, THINKS);
    const sheet = await panel(page).boundingBox();
    expect(sheet && sheet.y >= 844 * 0.4 && Math.abs(sheet.y + sheet.height - 844) <= 1).toBe(true);
    await suggestions(page).nth(2).tap();
    await expect(page.locator("[data-hinted='3']").first()).toBeAttached();
    await panel(page).getByRole("button", { name: "Do number 3" }).tap();
    await expect.poll(async () => (await chosen(page, host)).length).toBeGreaterThan(0);
  });
});
