/** Play over days: what was taken back is done again, a seed is typed in, positions are shared, a running game is saved and opened. */

import { readFileSync } from "node:fs";
import { expect, test } from "./support/host.ts";
import { answer, asked, bar, chosenInLobby, heroes, onBoard, openPosition, undo } from "./support/table.ts";

test("what was taken back is done again, until something else is done", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await onBoard(page, "Trebuchet").click();
  await asked(page, "Act, or end the turn");
  await undo(page).click();
  await asked(page, "Move and act, in either order");
  await bar(page).getByRole("button", { name: /Redo/ }).click();
  await asked(page, "Act, or end the turn");
  await expect(bar(page).getByRole("button", { name: /Redo/ })).toHaveCount(0);
});

test("a seed typed in makes the same game, and the table says that it is open", async ({ page, host, newPerson }) => {
  const first = [];
  for (const person of [page, await newPerson()]) {
    await person.goto(host.url);
    const panel = await chosenInLobby(person, "Last Bastion");
    await panel.getByText("More options").click();
    await panel.getByLabel("Seed").fill("4711");
    await panel.getByRole("button", { name: "Start", exact: true }).click();
    await expect(heroes(person)).toHaveCount(4);
    first.push(await heroes(person).getByRole("heading").allInnerTexts());
    await person.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Table" }).click();
    await expect(person.getByRole("dialog", { name: "Table" })).toContainText("An open table");
  }
  expect(first[0]).toEqual(first[1]);
});

test("a position is shared as a link, and a running game is saved as a file; both open again", async ({ page, host, newPerson }) => {
  await openPosition(page, host, "corner-alone");
  await onBoard(page, "Trebuchet").click();
  await asked(page, "Act, or end the turn");
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Table" }).click();
  const menu = page.getByRole("dialog", { name: "Table" });
  await menu.getByRole("button", { name: "Share this position as a link" }).click();
  const link = await menu.getByRole("textbox", { name: "Share this position as a link" }).inputValue();
  const saved = page.waitForEvent("download");
  await menu.getByRole("button", { name: "Save the game" }).click();
  const file = await (await saved).path();

  const friend = await newPerson();
  await friend.goto(link);
  await friend.getByRole("button", { name: "Open it" }).click();
  await asked(friend, "Act, or end the turn");
  const other = await newPerson();
  await other.goto(host.url);
  await other.getByLabel("Open a saved game or position").setInputFiles({ name: "game.jsonl", mimeType: "application/jsonl", buffer: readFileSync(file) });
  const lay = other.getByRole("button", { name: "Open the table" });
  await expect(lay.or(bar(other)).first()).toBeVisible();
  if (await lay.isVisible()) await lay.click();
  await expect(answer(other, /^Activate the Trebuchet/)).toBeVisible();
});

test("a shared position of several asks who sits there, on a phone in sight, and opens", async ({ page, host, newPerson }) => {
  await openPosition(page, host, "peril-two", ["Adept"]);
  await asked(page, "Move and act");
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Table" }).click();
  const menu = page.getByRole("dialog", { name: "Table" });
  await menu.getByRole("button", { name: "Share this position as a link" }).click();
  const link = await menu.getByRole("textbox", { name: "Share this position as a link" }).inputValue();

  const friend = await newPerson();
  await friend.setViewportSize({ width: 390, height: 844 });
  await friend.goto(link);
  await friend.getByRole("button", { name: "Open it" }).click();
  const begin = friend.getByRole("button", { name: "Open the table" });
  await expect(begin).toBeInViewport({ ratio: 1 });
  await expect(friend.getByRole("region", { name: "Join a table" }).getByRole("group", { name: "Seats" }).getByRole("combobox")).toHaveCount(2);
  await begin.click();
  await asked(friend, "Move and act");
});
