/** Looking back at a game, and going on from a moment of it at a new table. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, test } from "./support/host.ts";
import { answer, asked, bar, onBoard, openPosition } from "./support/table.ts";

const scrubber = (page: Page) => page.getByRole("region", { name: "Replay" });
const at = (page: Page) => scrubber(page).getByRole("slider", { name: "Moment" });

test("a game is replayed, scrubbed, and continued from a moment at a new table", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  await answer(page, /^Fetch/).click();
  await answer(page, /^green/).click();
  await onBoard(page, "Trebuchet").click();
  await answer(page, /^Fight/).click();
  await answer(page, /^(Finish|Beat) both/).click();
  await asked(page, "Both fall");
  const table = page.url();

  await page.getByRole("button", { name: "Replay" }).click();
  await expect(at(page)).toHaveValue("0");
  await expect(page.getByText("Arne & Soko gained equipment: green.").first()).toBeVisible();
  await expect(onBoard(page, "Tavern")).toHaveAccessibleName(/, here: /);
  await expect(bar(page)).toHaveCount(0);

  await test.step("step by step and by the slider", async () => {
    await scrubber(page).getByRole("button", { name: "One step forward" }).click();
    await expect(onBoard(page, "Trebuchet")).toHaveAccessibleName(/, here: /);
    await scrubber(page).getByRole("button", { name: "To the end" }).click();
    await expect(scrubber(page)).toContainText("Beat Grave Ringer.");
    await expect(page.getByRole("region", { name: "Fight" }).getByRole("heading", { name: "Soul Flayer" })).toBeVisible();
    await at(page).fill("0");
    await expect(onBoard(page, "Tavern")).toHaveAccessibleName(/, here: /);
    await page.keyboard.press("ArrowRight");
    await expect(onBoard(page, "Trebuchet")).toHaveAccessibleName(/, here: /);
  });
  await test.step("it plays by itself, and a line of the chronicle leads to its moment", async () => {
    await scrubber(page).getByRole("button", { name: "Play" }).click();
    await expect(page.getByRole("region", { name: "Fight" })).toBeVisible();
    await scrubber(page).getByRole("button", { name: "Pause" }).click();
    await page.getByRole("button", { name: /^Arne & Soko moved to the Trebuchet/ }).click();
    await expect(onBoard(page, "Trebuchet")).toHaveAccessibleName(/, here: /);
  });
  const saved = page.waitForEvent("download");
  await scrubber(page).getByRole("button", { name: "Save this position" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^last-bastion-.*\.toml$/);

  await test.step("on from here", async () => {
    await scrubber(page).getByRole("button", { name: "Continue from here" }).click();
    const dialog = page.getByRole("dialog", { name: "Continue from here" });
    await expect(dialog).toContainText("with new dice");
    await dialog.getByRole("button", { name: "Open the new table" }).click();
    await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.endsWith("/replay") && url.href !== table);
    await asked(page, "Move and act");
    await expect(onBoard(page, "Trebuchet")).toHaveAccessibleName(/, here: /);
    const before = page.getByRole("region", { name: "Chronicle" }).getByRole("link", { name: "What happened before" });
    await expect(before).toHaveAttribute("href", new RegExp(`^${new URL(table).pathname}/replay\\?at=\\d+$`));
    await answer(page, /^Fight/).click();
    await asked(page, "The dice are down");
  });
  await test.step("the first table is as it was", async () => {
    await page.goto(table);
    await asked(page, "Both fall");
  });
  await test.step("the moment that was saved is opened in the lobby, and saved there alike", async () => {
    await page.goto(host.url);
    await page.getByLabel("Open a saved game or position").setInputFiles(await file.path());
    await asked(page, "Move and act");
    await expect(onBoard(page, "Trebuchet")).toHaveAccessibleName(/, here: /);
    const again = page.waitForEvent("download");
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.getByRole("button", { name: "Save this position" }).click();
    expect(await readFile(await (await again).path(), "utf8")).toBe(await readFile(await file.path(), "utf8"));
  });
});

test("a saved finished game is opened, looked at and continued", async ({ page, host }) => {
  await openPosition(page, host, "last-blow-alone");
  await answer(page, /^Fight/).click();
  await answer(page, /^(Beat|Finish) Pyre Marshal/).click();
  await expect(page.getByRole("heading", { name: "The bastion stands." })).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Save the game/ }).click();
  const file = await (await saving).path();

  await page.goto(host.url);
  await expect(page.getByRole("region", { name: /Your tables/ })).toContainText("Finished");
  await page.getByLabel("Open a saved game or position").setInputFiles(file);
  await expect(page.getByRole("heading", { name: "The bastion stands." })).toBeVisible();
  await page.getByRole("button", { name: /^Verify the dice/ }).click();
  const verdict = page.getByRole("dialog", { name: "Verify the dice" });
  await expect(verdict).toContainText("follow from the published secret");
  await verdict.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: /^Replay/ }).last().click();
  await scrubber(page).getByRole("button", { name: "Continue from here" }).click();
  await page.getByRole("button", { name: "Open the new table" }).click();
  await asked(page, "The dice are down");
});

const QUEST = join(import.meta.dirname, "..", "..", "tests", "golden", "sanctum-lord-beaten-dancer-infernal-4.hk");

test("each moment of a quest is told in whole sentences, which name whoever acts once", async ({ page, host }) => {
  await page.goto(host.url);
  await page.getByLabel("Open a saved game or position").setInputFiles(QUEST);
  await page.waitForURL(/\/t\//);
  await page.goto(`${page.url()}/replay?at=195`);
  const told: string[] = [];
  for (let step = 0; step < 24; step++) {
    const place = Number(await at(page).inputValue());
    await scrubber(page).getByRole("button", { name: "One step forward" }).click();
    await expect(scrubber(page)).toContainText(`${place + 2} of`);
    told.push((await scrubber(page).locator("p.say").textContent()) ?? "");
  }
  expect(told.filter((said) => !/^([A-Z].*[\w\]]\.|Turn \d+: \w+)$/.test(said)), "no sentence").toEqual([]);
  expect(told.filter((said) => /[a-z.][A-Z]|hit nothing/.test(said)), "run together, or untrue").toEqual([]);
  expect(told).toContain("Huntress decides.");
});

test("a moment that is worth another look opens on the board of whom it is about", async ({ page, host }) => {
  await page.goto(host.url);
  await page.getByLabel("Open a saved game or position").setInputFiles(QUEST);
  for (const [moment, hero] of [["Outlaw takes 4 wounds at once.", "Outlaw"], ["Huntress fells 3 foes with one roll.", "Huntress"]] as const) {
    await page.getByRole("link", { name: moment }).click();
    await expect(at(page)).not.toHaveValue("0");
    await expect(page.getByRole("region", { name: hero, exact: true }).first()).toBeVisible();
    await expect(page.getByRole("region", { name: "All fights" })).toBeVisible();
    await page.goBack();
  }
});
