/** The page of achievements: reached from the lobby, filled by a file, which bad ones leave as it is. */

import { readFileSync } from "node:fs";
import { expect, test } from "./support/host.ts";

const GAME = { table: "t1", seat: 0, game: "last-bastion", hero: "elmer", difficulty: "hard", players: 2, won: true, score: 17, when: 5, earned: ["held", "pair"], tally: { games: 1, won: 1, beaten: 40 } };
const LOST = { ...GAME, table: "t2", won: false, score: 0, when: 6, earned: [], tally: { games: 1, beaten: 2 } };
const file = (text: string) => ({ name: "book.json", mimeType: "application/json", buffer: Buffer.from(text) });
const book = (...games: unknown[]): string => JSON.stringify({ form: "hordekeep-achievements", version: 1, games });

test("a book of games is added, told, kept and saved; a bad file says what is wrong with it", async ({ page, host }) => {
  await page.goto(host.url);
  await page.getByRole("button", { name: "Achievements" }).click();
  const siege = page.getByRole("region", { name: "Last Bastion" });
  await expect(siege.getByRole("heading", { name: "0 of 33 earned" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Sanctum" }).getByRole("listitem")).toHaveCount(33);
  for (const game of ["Last Bastion", "Sanctum"]) {
    const drawn = await page.getByRole("region", { name: game }).locator("li .sign").evaluateAll((all) => all.map((one) => one.querySelector("svg")?.innerHTML ?? ""));
    expect(new Set(drawn.filter(Boolean)).size, `each achievement of ${game} has a sign of its own`).toBe(33);
  }

  const add = page.getByLabel("Add a file");
  await add.setInputFiles(file("{"));
  await expect(page.getByRole("alert")).toHaveText("This file cannot be read: it is not JSON.");
  await add.setInputFiles(file(book(GAME, { ...LOST, hero: 3 })));
  await expect(page.getByRole("alert")).toHaveText("Nothing was added: game 2 of the file has a faulty “hero”.");
  await add.setInputFiles(file(book(GAME, LOST)));
  await expect(page.getByRole("status")).toHaveText("2 games were added.");
  await expect(page.getByRole("alert")).toHaveCount(0);

  await page.reload();
  await expect(siege.getByRole("heading", { name: "2 of 33 earned" })).toBeVisible();
  await expect(siege.getByRole("listitem").filter({ hasText: "A hundred cards" })).toContainText("42 of 100");
  await expect(siege.getByRole("row", { name: "Elmer & Chestnut 2 1" })).toBeVisible();
  await expect(siege.locator("dl")).toContainText("Best score of a win17");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  expect(JSON.parse(readFileSync(await (await saving).path(), "utf8"))).toEqual(JSON.parse(book(GAME, LOST)));
});

test("a slash too many in an address opens the same page", async ({ page, host }) => {
  await page.goto(`${host.url}/achievements/`);
  await expect(page.getByRole("heading", { name: "0 of 33 earned" })).toHaveCount(2);
  await page.goto(`${host.url}/learn/last-bastion/`);
  await expect(page.locator("[data-mark]").first()).toBeVisible();
});
