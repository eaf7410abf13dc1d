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

test("what a pack teaches is played with its cards, and ends in a game with it", async ({ page, host }) => {
  await page.goto(host.url);
  await gameInLobby(page).getByLabel("Cards").selectOption("The Breached Wall");
  await gameInLobby(page).getByRole("link", { name: "The Breached Wall: learn it by playing" }).click();
  await page.waitForURL(/\/learn\/last-bastion\?pack=breached-wall$/);
  const says = page.locator("#guide-says");
  await expect(says).toContainText("Ash Hound is new here. It bites", { timeout: 60_000 });
  await expect(page.getByText("About half a minute in all.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Learn The Breached Wall" })).toBeVisible();
  await expect(page.getByRole("button", { name: "The Ash Hound" })).toContainText("step 1 of 4");
  await page.reload();
  await expect(says).toContainText("Ash Hound is new here.");
  const small = page.getByRole("button", { name: "Play a small game" });
  const next = page.locator("main [data-ringed][data-wanted]").or(page.locator("section.guide button.go"));
  for (let step = 0; step < 8 && !(await small.isVisible()); step++) {
    const before = await page.locator("section.guide").getAttribute("data-line");
    await next.first().click();
    await expect(page.locator("section.guide")).not.toHaveAttribute("data-line", before ?? "");
    await next.or(small).first().waitFor();
  }
  await small.click();
  await page.waitForURL(/\/t\//);
  await expect(bar(page)).toBeVisible();
  await page.getByRole("button", { name: "Table" }).click();
  await expect(page.getByText(/Played with the pack breached-wall/)).toBeVisible();
});

test("whoever knows the game is offered what a pack teaches, in the language that is spoken", async ({ page, host }) => {
  await page.goto(host.url);
  const courses = page.getByRole("region", { name: "Learn by playing" });
  await expect(courses.getByRole("button", { name: "Last Bastion" })).toBeVisible();
  await expect(courses).not.toContainText("The Breached Wall");
  const done = ["move-and-act", "first-fight", "equipment-and-calls", "horde-and-grasps", "tiles-and-team", "the-warlord"];
  await page.evaluate((finished) => localStorage.setItem("hordekeep.lessons", JSON.stringify({ places: { "last-bastion": { lesson: "", transcript: [], finished } } })), done);
  await page.reload();
  await courses.getByRole("button", { name: "The Breached Wall: learn it by playing" }).click();
  await expect(page.locator("#guide-says")).toContainText("Ash Hound is new here.", { timeout: 60_000 });
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog").getByLabel("Language").selectOption("de");
  await expect(page.locator("#guide-says")).toContainText("Er beißt und nimmt in jedem Zug 1 Leben");
});
