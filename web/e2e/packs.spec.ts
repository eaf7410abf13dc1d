/** A pack that the server offers: chosen in the lobby, named to everybody at the table. */

import { expect, test } from "./support/host.ts";
import { bar, gameInLobby } from "./support/table.ts";

test.use({ options: ["--pack", "docs/example-pack"] });

test("a pack is chosen in the lobby, and everybody at its table is told", async ({ page, host }) => {
  await page.goto(host.url);
  await expect(gameInLobby(page, "Sanctum").getByLabel("Cards")).toHaveCount(0);
  const panel = gameInLobby(page);
  await panel.getByLabel("Cards").selectOption("The Breached Wall");
  const told = /Played with the pack breached-wall \([0-9a-f]{8}\)\./;
  await expect(panel.getByText(told)).toBeVisible();
  const start = panel.getByRole("button", { name: "Start", exact: true });
  await expect(start).toBeInViewport();
  await start.click();
  await expect(bar(page)).toBeVisible();
  await page.getByRole("button", { name: "Table" }).click();
  await expect(page.getByText(told)).toBeVisible();
});
