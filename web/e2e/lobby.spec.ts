/** The lobby with several games: one glows, the others stand back until they are chosen. */

import type { Locator } from "@playwright/test";
import { expect, test } from "./support/host.ts";
import { bar, fixture, gameInLobby, openPosition } from "./support/table.ts";

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

  await openPosition(page, host, "sanctum-fight", ["Adept"]);
  await expect(bar(page)).toBeVisible();
  await page.goto(host.url);
  await expect(sanctum.getByRole("button", { name: "Start", exact: true })).toBeVisible();
  expect([await glowing(bastion), await glowing(sanctum)]).toEqual([false, true]);
});

test("a double click opens one table", async ({ page, host }) => {
  await page.goto(host.url);
  await page.getByLabel("Open a saved game or position").setInputFiles(fixture("corner-three.toml"));
  const open = page.getByRole("button", { name: "Open the table" });
  await expect(open).toBeVisible();
  let asked = 0;
  page.on("request", (request) => (asked += Number(request.url().endsWith("/api/import"))));
  await open.dblclick();
  await page.waitForURL(/\/t\//);
  await expect(bar(page)).toBeVisible();
  expect(asked).toBe(1);
});

test("all tables can be reached, and each says when it was played at", async ({ page, host }) => {
  const held: { table: string; token: string }[] = [];
  for (let number = 0; number < 8; number++) {
    const opened = await page.request.post(`${host.url}/api/tables`, { data: { game: "last-bastion", options: { players: 1 }, seats: ["me"] } });
    const { table, token } = (await opened.json()) as { table: string; token: string };
    held.push({ table, token });
  }
  await page.addInitScript((places) => localStorage.setItem("hordekeep.places", JSON.stringify(places)), held);
  await page.goto(host.url);
  const tables = page.getByRole("region", { name: "Your tables" }).getByRole("listitem");
  await expect(tables).toHaveCount(6);
  await expect(tables.first()).toContainText(/now|minutes? ago/);
  await page.getByRole("button", { name: "Show all 8" }).click();
  await expect(tables).toHaveCount(8);
});

test("a link is copied also where the browser hides its clipboard", async ({ page, host }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.goto(host.url);
  await gameInLobby(page).getByRole("button", { name: "Invite friends" }).click();
  const copy = page.getByRole("button", { name: "Copy" }).first();
  await copy.click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
});

test("on a phone the table that waits stands above the games", async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPosition(page, host, "corner-alone");
  await expect(bar(page)).toBeVisible();
  await page.goto(host.url);
  const go = page.getByRole("link", { name: "Continue" });
  await expect(go).toHaveCount(1);
  await expect(go).toBeInViewport();
  const [above, below] = [await go.boundingBox(), await gameInLobby(page).boundingBox()];
  expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0);
});

for (const [what, file] of [["a table", "TablePage"], ["a game", "ui"]]) {
  test(`${what} whose code cannot be fetched says so, and can be tried again`, async ({ page, host, guard }) => {
    guard.allow(/net::ERR|Failed to (load|fetch)/);
    const code = new RegExp(`/assets/${file}-.*\\.js$`);
    await page.route(code, (route) => route.abort());
    await openPosition(page, host, "corner-alone");
    await expect(page.getByRole("alert")).toContainText("The server does not answer");
    await page.unroute(code);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(bar(page)).toBeVisible();
  });
}

test("options that are unfolded leave the game as wide as it was", async ({ page, host }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(host.url);
  const panel = gameInLobby(page);
  await expect(panel.getByRole("button", { name: "Start", exact: true })).toBeVisible();
  const width = async (): Promise<number> => Math.round((await panel.boundingBox())?.width ?? 0);
  const before = await width();
  await panel.getByText("More options").click();
  await expect(panel.getByLabel("A bot stands in for whoever has left")).toBeVisible();
  expect(await width()).toBe(before);
});
