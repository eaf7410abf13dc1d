/** A whole game of Last Bastion with two bots, from the lobby to the rematch, by clicking; the longest test goes first. */

import { readFileSync } from "node:fs";
import { expect, test } from "./support/host.ts";
import { asked, bar, gameInLobby, letBotsHurry, onBoard, openPosition, playOn, answer } from "./support/table.ts";

// Some hundred steps: a trace of them would cost more than the steps.
test.use({ trace: "off" });

test("a whole game with two bots comes to its end by clicking", async ({ page, host }) => {
  test.setTimeout(300_000);
  await page.goto(host.url);
  await gameInLobby(page).getByRole("group", { name: "Seats" }).getByLabel("Seat 4").selectOption("Nobody");
  await gameInLobby(page).getByRole("radio", { name: "beginner" }).check();
  await gameInLobby(page).getByRole("button", { name: "Start" }).click();
  await letBotsHurry(page);
  await playOn(page, page.getByRole("heading", { level: 1, name: /^The bastion (stands|has fallen)/ }));

  await test.step("the end tells how it went", async () => {
    await expect(page.getByText("Who did what")).toBeVisible();
    await expect(page.getByRole("region", { name: "After the game" })).toContainText("Once more?");
    const noted = () => page.evaluate(() => JSON.parse(localStorage.getItem("hordekeep.achievements") ?? '{"games":[]}').games.length);
    await expect.poll(noted).toBe(1);
  });
  await test.step("the game can be saved, and is whole", async () => {
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: /^Save the game/ }).click();
    const saved = readFileSync(await (await saving).path(), "utf8").trim().split("\n");
    expect(saved.length).toBeGreaterThan(100);
    expect(JSON.parse(saved.at(-1) ?? "{}")).toMatchObject({ secrets: [expect.any(String)] });
  });
  await test.step("the dice are verified", async () => {
    await page.getByRole("button", { name: /^Verify the dice/ }).click();
    const verdict = page.getByRole("dialog", { name: "Verify the dice" });
    await expect(verdict).toContainText(/All \d+ rolls and draws follow from the published secret/);
    await expect(verdict).toContainText("salt 0123456789abcdef");
    await verdict.getByRole("button", { name: "Close" }).click();
  });
  await test.step("a rematch opens with the same seats", async () => {
    const before = page.url();
    await page.getByRole("button", { name: /^Rematch/ }).click();
    await page.waitForURL((url) => url.href !== before);
    await expect(page.getByRole("region", { name: "Heroes" }).getByRole("article")).toHaveCount(3);
    await expect(bar(page)).toBeVisible();
  });
});

test("the last blow wins: score, close calls, the board on demand", async ({ page, host }) => {
  await openPosition(page, host, "last-blow-two", ["Novice"]);
  await asked(page, "Move and act");
  await expect(onBoard(page, "Pyre Marshal")).toHaveAccessibleName(/100%/);
  await answer(page, /^Fight/).click();
  await answer(page, /^(Beat|Finish) Pyre Marshal/).click();
  await expect(page.getByRole("heading", { level: 1, name: "The bastion stands." })).toBeVisible();
  await expect(page.getByText(/Arne & Soko beat Pyre Marshal in turn/)).toBeVisible();
  await expect(page.getByText("Together", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Show the board/ }).click();
  await expect(onBoard(page, "Market")).toHaveAccessibleName(/Arne/);
  await page.getByRole("button", { name: /^Show the result/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The bastion stands." })).toBeVisible();
});
