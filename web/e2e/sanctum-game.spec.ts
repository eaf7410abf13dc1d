/** A whole game of Sanctum against a bot by clicking, and its great moments: chest, walls, last battle, end. */

import { expect, test } from "./support/host.ts";
import { playQuest, takeSet } from "./support/sanctum.ts";
import { answer, asked, bar, gameInLobby, letBotsHurry, openPosition } from "./support/table.ts";

test.use({ trace: "off" });

test("a whole game for two against a bot comes to its end by clicking", async ({ page, host }) => {
  test.setTimeout(300_000);
  await page.goto(host.url);
  const panel = gameInLobby(page, "Sanctum");
  await panel.getByRole("button", { name: "Choose Sanctum" }).click();
  for (const seat of [3, 4]) await panel.getByRole("group", { name: "Seats" }).getByLabel(`Seat ${seat}`).selectOption("Nobody");
  await panel.getByRole("radio", { name: "hard", exact: true }).check();
  await panel.getByRole("button", { name: "Start" }).click();
  await letBotsHurry(page);
  await playQuest(page, page.getByRole("heading", { level: 1, name: /win|share|You fell|Second/ }));
  await expect(page.getByText("Wounds per act")).toBeVisible();
  await expect(page.getByText(/dice, \d+ fitted a box as they fell/).first()).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "First" })).toBeVisible();
});

test("the chest gives one item to each", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-chest", ["Adept"]);
  await asked(page, "Which item do you take from the chest?");
  const chest = page.getByRole("region", { name: "Treasure chest" });
  await chest.getByRole("button").first().click();
  await expect(bar(page)).not.toContainText("Which item do you take from the chest?");
});

test("an item with two abilities alike says both", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-road", ["Adept", "Adept", "Adept"]);
  await letBotsHurry(page);
  await takeSet(page);
  await answer(page, /^Rest/).click();
  const shroud = page.getByRole("region", { name: "Pouch" }).getByRole("button", { name: /^Shroud of Quiet/ });
  await shroud.hover();
  await page.mouse.move(20, 20); // what came to lie below the mouse is told only when it comes anew
  await shroud.hover();
  await expect(page.getByRole("tooltip").getByText("1 stamina or focus: 2 shields.")).toHaveCount(2);
});

test("the walls are breached, the last rest taken, the row of nine laid with closed furies", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-walls", ["Adept"]);
  await letBotsHurry(page);
  await answer(page, /^Breach the walls/).click();
  const row = page.getByRole("list", { name: "The row of nine" });
  await playQuest(page, row);
  await expect(row.getByRole("listitem")).toHaveCount(9);
  await expect(row.getByText("closed").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "All fights" }).locator(".lane")).toHaveCount(2);
});

test("two who fall by the same blow are both told of, also by a server that was away at the end", async ({ page, host, guard }) => {
  guard.allow(/net::ERR|WebSocket|Failed to load/);
  let away = true;
  await page.route("**/review", async (route) => {
    if (away) return route.abort();
    const answered = await route.fetch().catch(() => null);
    if (!answered) return route.abort();
    const told = await answered.json();
    const last = told.review.moments.at(-1);
    await route.fulfill({ json: { ...told, review: { ...told.review, moments: [last, last] } } });
  });
  await openPosition(page, host, "sanctum-last-card", ["Adept"]);
  await letBotsHurry(page);
  await playQuest(page, page.getByRole("heading", { level: 1, name: /win|share|You fell|Second/ }));
  await expect(page.getByRole("status").filter({ hasText: "Looking back" })).toBeVisible();
  await host.kill();
  away = false;
  await host.start();
  await expect(page.getByRole("region", { name: "Your game" }).getByRole("link")).toHaveCount(2);
});

test("the last card falls: ranking, wounds per act, dice luck, moments to look at again, the board", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-last-card", ["Adept"]);
  await letBotsHurry(page);
  await playQuest(page, page.getByRole("heading", { level: 1, name: /win|share|You fell|Second/ }));
  await expect(page.getByText("Dice luck")).toBeVisible();
  const moments = page.getByRole("region", { name: "Your game" });
  await expect(moments).toContainText(/[0-9a-f]{8} … [0-9a-f]{4}/);
  const link = moments.getByRole("link", { name: /triumphs|falls/ }).first();
  await link.click();
  await expect(page.getByRole("slider", { name: "Moment" })).not.toHaveValue("0");
  await page.goBack();
  await page.getByRole("button", { name: /^Show the board/ }).click();
  await expect(page.getByRole("list", { name: "The row of nine" })).toBeVisible();
  await page.getByRole("button", { name: /^Replay go on/ }).click();
  await expect(page.getByRole("region", { name: "Your board" }).or(page.locator("section.board")).first()).toBeVisible();
});
