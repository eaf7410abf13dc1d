/** The first table: easy for who has just learned the game, easier for few heroes, and with a hero one likes. */

import { expect, test } from "./support/host.ts";
import { bar, gameInLobby } from "./support/table.ts";

const LESSONS = ["the-road", "first-fight", "damage-and-shields", "levels-and-skills", "rest-and-gear", "goals-and-blessings", "the-demon-lord"];

test("who has learned a game is proposed an easy table, and may have the usual one", async ({ page, host }) => {
  const places = { sanctum: { lesson: "", transcript: [], finished: LESSONS } };
  await page.addInitScript((kept) => localStorage.setItem("hordekeep.lessons", JSON.stringify({ places: kept })), places);
  await page.goto(host.url);
  const panel = gameInLobby(page, "Sanctum");
  await panel.getByRole("button", { name: "Choose" }).click();
  await expect(panel).toContainText("Set up for a first game");
  await expect(panel.getByRole("radio", { name: "gentle (house rule)" })).toBeChecked();
  for (const seat of [2, 3]) await expect(panel.getByLabel(`Seat ${seat}`)).toHaveValue("bot:novice");
  await panel.getByRole("button", { name: "Usual settings" }).click();
  await expect(panel.getByRole("radio", { name: "normal" })).toBeChecked();
  await page.reload();
  await panel.getByRole("button", { name: "Choose" }).click();
  await panel.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("region", { name: "Choose a hero" }).getByRole("button", { name: /Slayer/ }).click();
  await expect(bar(page)).toBeVisible();
  await expect(page.getByText("Gentle (house rule)")).toBeAttached();
});

test("few heroes of Last Bastion are proposed as beginners, until somebody chooses", async ({ page, host }) => {
  await page.goto(host.url);
  const panel = gameInLobby(page);
  const level = (name: string) => panel.getByRole("radio", { name });
  await expect(level("normal")).toBeChecked();
  for (const seat of [3, 4]) await panel.getByLabel(`Seat ${seat}`).selectOption("Nobody");
  await expect(level("beginner")).toBeChecked();
  await panel.getByLabel("Seat 3").selectOption({ index: 0 });
  await expect(level("normal")).toBeChecked();
  await panel.getByRole("radio", { name: "hard", exact: true }).check();
  await panel.getByLabel("Seat 3").selectOption("Nobody");
  await expect(level("hard")).toBeChecked();
});

test("a hero is chosen by picture and power, in one click", async ({ page, host }) => {
  await page.goto(host.url);
  const panel = gameInLobby(page);
  await panel.getByRole("button", { name: "Random" }).click();
  const heroes = page.getByRole("dialog", { name: "Choose your hero" });
  await expect(heroes.getByRole("button", { name: /Kazgin.*Rolls the grey die too/ })).toBeVisible();
  await heroes.getByRole("button", { name: /Kazgin/ }).click();
  await expect(heroes).toBeHidden();
  await expect(panel.getByRole("button", { name: "Kazgin" })).toBeVisible();
  await panel.getByLabel("Seat 4").selectOption("Nobody");
  await panel.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByRole("region", { name: /heroes/i }).or(page.locator(".heroes")).first()).toContainText("Kazgin");
});
