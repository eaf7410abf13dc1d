/** Pig, which has no page of its own, is played to its end against a bot. */

import { expect, test } from "./support/host.ts";
import { answer, asked, bar, gameInLobby } from "./support/table.ts";

test("the purse stays closed until the end", async ({ page, host }) => {
  await page.goto(host.url);
  const pig = gameInLobby(page, "Pig with a Purse");
  await pig.getByRole("button", { name: "Choose Pig with a Purse" }).click();
  await pig.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL(/\/t\//);
  const game = page.getByRole("region", { name: "The game", exact: true });
  const coins = game.getByText(/^(Button|Penny|Groat|Shilling|Florin|Crown)$/i);
  const over = page.getByRole("region", { name: "The result" });
  await asked(page, "0 at stake");
  await expect(coins, "only the own coin is shown").toHaveCount(1);
  await expect(async () => {
    if (await over.isVisible()) return;
    const hold = answer(page, "Hold");
    const next = (await hold.count()) > 0 ? hold : answer(page, "Roll");
    await next.click({ timeout: 2_000 });
    await expect(over.or(bar(page))).toBeVisible();
    expect(await over.isVisible(), "it goes on").toBe(true);
  }).toPass({ timeout: 120_000, intervals: [50] });
  await expect.poll(() => coins.count(), "all coins are turned").toBeGreaterThan(1);
});
