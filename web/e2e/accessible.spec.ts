/** What axe finds on every page, by night and by day: nothing serious. */

import { fine } from "./support/accessibility.ts";
import { expect, test } from "./support/host.ts";
import { answer, asked, gameInLobby, linkFor, onBoard, openPosition } from "./support/table.ts";

for (const colorScheme of ["dark", "light"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`lobby, invitation and joining have no serious faults (${colorScheme})`, async ({ page, host, newPerson }) => {
      await page.goto(host.url);
      await expect(gameInLobby(page).getByRole("button", { name: "Start", exact: true })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      await gameInLobby(page).getByText("More options").click();
      await fine(page, "lobby");
      await page.getByRole("button", { name: "Settings" }).click();
      await fine(page, "settings", "dialog");
      await page.getByRole("dialog", { name: "Settings" }).getByRole("button", { name: "Close" }).click();
      await gameInLobby(page).getByRole("button", { name: "Invite friends" }).click();
      await expect(page.getByLabel("Link")).toHaveCount(5);
      await fine(page, "gathering");
      const friend = await newPerson({ colorScheme });
      await friend.goto(await linkFor(page, "Seat 2"));
      await expect(friend.getByRole("button", { name: "Sit down" })).toBeVisible();
      await fine(friend, "join page");
    });

    test(`table, fight, end and replay have no serious faults (${colorScheme})`, async ({ page, host }) => {
      await openPosition(page, host, "corner-three", ["You", "Adept"]);
      await asked(page, "Move and act");
      await expect(onBoard(page, "Soul Flayer")).toBeVisible();
      await fine(page, "table");
      for (const name of ["Rules", "Table"]) {
        await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name }).click();
        await fine(page, name, "[role=dialog], dialog[open]");
        await page.getByRole("dialog", { name }).getByRole("button", { name: "Close" }).click();
      }
      await onBoard(page, "Tomb of the Ancient Kings").click();
      await expect(page.getByRole("alert")).toBeVisible();
      await fine(page, "refusal");
      await onBoard(page, "Trebuchet").click();
      await answer(page, /^Fight/).click();
      await asked(page, "The dice are down");
      await fine(page, "fight");
      await page.getByRole("button", { name: "Replay" }).click();
      await expect(page.getByRole("slider", { name: "Moment" })).toBeVisible();
      await fine(page, "replay");

      await openPosition(page, host, "last-blow-alone");
      await answer(page, /^Fight/).click();
      await answer(page, /^(Beat|Finish) Pyre Marshal/).click();
      await expect(page.getByRole("heading", { name: "The bastion stands." })).toBeVisible();
      await fine(page, "end");
    });
  });
}
