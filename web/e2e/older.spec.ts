/** A browser that knew version 0.1.0, and a server with its tables: both go on. */

import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "./support/host.ts";
import { answer, bar, undo } from "./support/table.ts";

const KEPT = join(import.meta.dirname, "..", "..", "tests", "fixtures", "data-0.1.0");
const PEOPLE = JSON.parse(readFileSync(join(KEPT, "people.json"), "utf8")) as Record<string, { table: string; anna: string }>;

/** The best results, as that version kept them: by game, difficulty and players. */
const RECORDS = JSON.stringify({ "last-bastion normal 4": [{ table: "earlier", points: 12 }] });

test("tables, settings and records of version 0.1.0 are still there", async ({ page, host }) => {
  await host.kill();
  for (const log of ["tables.sqlite-wal", "tables.sqlite-shm"]) rmSync(join(host.data, log), { force: true });
  writeFileSync(join(host.data, "tables.sqlite"), gunzipSync(readFileSync(join(KEPT, "tables.sqlite.gz"))));
  await host.start();
  const profile = {
    "hordekeep.places": JSON.stringify(Object.values(PEOPLE).map(({ table, anna }) => ({ table, token: anna }))),
    "hordekeep.settings": JSON.stringify({ theme: "light", motion: false, sound: false, notify: false, language: "en", name: "Anna", game: "sanctum" }),
    "hordekeep.records": RECORDS,
  };
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) if (!localStorage.getItem(key)) localStorage.setItem(key, value);
  }, profile);

  await page.goto(host.url);
  const tables = page.getByRole("region", { name: "Your tables" }).getByRole("listitem");
  await expect(tables).toHaveCount(3);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.locator("html")).toHaveAttribute("data-motion", "off");
  await expect(page.getByRole("region", { name: "Sanctum", exact: true }).getByRole("button", { name: "Start", exact: true })).toBeVisible();

  await page.goto(`${host.url}/t/${PEOPLE["last-bastion"]?.table}`);
  await expect(bar(page)).toContainText("Act, or end the turn.");
  for (const name of ["Bert", "Steady", "Reckless"]) await expect(page.getByText(name).first()).toBeVisible();
  await undo(page).click();
  await expect(bar(page)).not.toContainText("Act, or end the turn.");
  await answer(page, /^End the turn/).click();
  await expect(bar(page)).not.toContainText("Activate the Tavern");
  await page.goto(`${host.url}/t/${PEOPLE["sanctum"]?.table}`);
  await expect(page.getByRole("region", { name: "Dice" })).toBeVisible();
  await expect(bar(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("hordekeep.records"))).toBe(RECORDS);
});
