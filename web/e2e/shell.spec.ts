/** What surrounds every game: the way past the header, keys by their place, seats. */

import { expect, type Page, test } from "./support/host.ts";
import { answer, asked, bar, gameInLobby, openPosition } from "./support/table.ts";

test("the first stop of the keyboard leads to the game, and at a table to the decision", async ({ page, host }) => {
  await page.goto(host.url);
  await expect(gameInLobby(page).getByRole("button", { name: "Start", exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the game" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(gameInLobby(page).getByRole("button", { name: "Start", exact: true })).toBeFocused();

  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the decision" })).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.closest("section.decide") !== null)).toBe(true);
  await expect(page.getByRole("main")).toHaveCount(1);
});

/** A key of a keyboard that this machine does not have. */
const press = (page: Page, key: string, code: string): Promise<void> =>
  page.evaluate((pressed) => void document.body.dispatchEvent(new KeyboardEvent("keydown", { ...pressed, bubbles: true, cancelable: true })), { key, code });

test("keys answer by their place on a Russian and on a French keyboard", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  await press(page, "ь", "KeyM");
  await expect(bar(page).getByRole("button", { name: /Back/ })).toBeVisible();
  await expect(answer(page, /1$/)).toBeVisible();
  const before = await bar(page).getAttribute("data-decision");
  await press(page, "&", "Digit1");
  await expect(bar(page)).not.toHaveAttribute("data-decision", before ?? "");
});

test("the lobby lays as many seats as the game usually has", async ({ page, host }) => {
  await page.route("**/api/games", async (route) => {
    const told = (await (await route.fetch()).json()) as { games: { seats_option: string; options: { name: string; default: unknown }[] }[] };
    for (const game of told.games) for (const option of game.options) if (option.name === game.seats_option) option.default = 2;
    await route.fulfill({ json: told });
  });
  await page.goto(host.url);
  const seats = gameInLobby(page).getByRole("group", { name: "Seats" });
  await expect(seats.getByLabel("Seat 2")).toHaveValue(/^bot:/);
  await expect(seats.getByLabel("Seat 3")).toHaveValue("");
  await expect(seats.getByLabel("Seat 4")).toHaveValue("");
});
