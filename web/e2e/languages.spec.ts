/** In which language the page speaks: chosen, by the browser, or English; and each at one table in the own one. */

import { expect, type Page, test } from "./support/host.ts";
import { answer, choose, linkFor, onBoard, openPosition } from "./support/table.ts";

test.use({ languages: "de pl cs ru" });

const spoken = (page: Page) => page.locator("html");
const start = (page: Page) => page.locator(".game.chosen .start .go");

/** Chooses a language in the settings of a table. */
async function speak(page: Page, settings: string, choice: string, code: string): Promise<void> {
  await page.getByRole("navigation").getByRole("button", { name: settings, exact: true }).filter({ visible: true }).click();
  await page.getByRole("dialog").getByLabel(choice).selectOption(code);
  await expect(spoken(page)).toHaveAttribute("lang", code);
  await page.keyboard.press("Escape");
}

test("a German browser starts in German, and the lobby offers every whole language by its own name", async ({ host, newPerson }) => {
  const page = await newPerson({ locale: "de-AT" });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/locale/")) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(host.url);
  await expect(spoken(page)).toHaveAttribute("lang", "de");
  await expect(start(page)).toContainText("Start‹de›");
  const names = page.getByLabel("Language‹de›").getByRole("option");
  await expect(names).toContainText(["As the browser‹de›", "English", "English‹cs›", "English‹de›"]);
  expect(asked).toHaveLength(1); // Only the first words, once, and in the language that is spoken.
  expect(asked[0]).toMatch(/^\/api\/locale\/de-AT.*\/lobby$/);

  await page.getByLabel("Language‹de›").selectOption("ru");
  await expect(spoken(page)).toHaveAttribute("lang", "ru");
  await expect(start(page)).toContainText("Start‹ru›");
  await page.reload();
  await expect(spoken(page)).toHaveAttribute("lang", "ru");
});

test("in the middle of a fight all words change at once: table, question, chronicle, title", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await onBoard(page, "Trebuchet").click();
  await answer(page, /^Fight/).click();
  const log = page.getByRole("region", { name: /^Chronicle/ }).filter({ visible: true });
  await expect(log).toContainText(/fought|rolled|aimed|Turn/);
  await speak(page, "Settings", "Language", "ru");
  await expect(page.getByRole("region", { name: /decision‹ru›|decided‹ru›/ }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Chronicle‹ru›" }).filter({ visible: true })).toContainText(/(fought|rolled|aimed|Turn)‹ru›/);
  await expect(page).toHaveTitle(/Bastion‹ru›/);
  await speak(page, "Settings‹ru›", "Language‹ru›", "en");
  await expect(page).toHaveTitle(/Last Bastion/);
  await expect(page.locator("body")).not.toContainText("‹ru›");
});

test("five browsers in five languages at one table read the same event, each in theirs", async ({ page, host, newPerson }) => {
  await openPosition(page, host, "corner-alone");
  await choose(page, "Seats and invitations");
  const link = await linkFor(page, "To watch");
  await page.keyboard.press("Escape");
  const watchers: [string, Page][] = [];
  for (const code of ["de", "pl", "cs", "ru"]) {
    const watcher = await newPerson({ locale: code });
    await watcher.goto(link);
    await watcher.getByRole("button", { name: `Watch‹${code}›`, exact: true }).click();
    await expect(watcher.getByRole("log").first()).toBeAttached();
    watchers.push([code, watcher]);
  }
  await page.keyboard.press("v");
  await page.getByRole("button", { name: "Thank you" }).click();
  // All at once: what was said is gone after some seconds.
  await Promise.all(watchers.map(([code, watcher]) => expect(watcher.getByRole("log").filter({ hasText: `Thank you‹${code}›` })).toHaveCount(1)));
  await answer(page, /^Move/).click();
  await answer(page, /./).first().click();
  const line = (one: Page, said: string) => one.getByRole("listitem").filter({ hasText: said }).filter({ visible: true }).first();
  await expect(line(page, " moved to the ")).toBeVisible();
  for (const [code, watcher] of watchers) await expect(line(watcher, `moved‹${code}› to the‹${code}› `)).toBeVisible();
});

test("a language that nobody speaks is English, says so, and is asked for once", async ({ page, host }) => {
  await page.addInitScript(() => localStorage.setItem("hordekeep.settings", JSON.stringify({ language: "xx" })));
  let asked = 0;
  page.on("request", (request) => (asked += request.url().includes("/api/locale/") ? 1 : 0));
  await page.goto(host.url);
  await expect(spoken(page)).toHaveAttribute("lang", "en");
  await expect(page.getByRole("status").filter({ hasText: "“xx”" })).toBeVisible();
  expect(asked).toBe(1);
});

test("the pseudo-locale is offered here alone, and leaves no text as it was", async ({ host, newPerson }) => {
  const page = await newPerson({ locale: "en-XA" });
  await page.goto(host.url);
  await expect(spoken(page)).toHaveAttribute("lang", "en-XA");
  await expect(start(page)).not.toContainText("Start");
});
