/** The guided first games: whoever does what is lit comes through, by mouse, finger or keys; whoever strays finds back. */

import type { Page } from "@playwright/test";
import { expect, test } from "./support/host.ts";
import { bar } from "./support/table.ts";

const PHONE = { width: 390, height: 844 };
const GO = "section.guide button.go";
const LIT = "main [data-ringed][data-wanted]";
const CHAPTERS = { "last-bastion": 6, sanctum: 7 } as const;
const FOCUSED = "is at what is lit";

const says = (page: Page) => page.locator("#guide-says");
const next = (page: Page) => page.getByRole("button", { name: "Next chapter", exact: true });
const small = (page: Page) => page.getByRole("button", { name: "Play a small game" });

/** How far a lesson is, and what is lit: it changes with every step. */
function stand(page: Page): Promise<string> {
  return page.evaluate(() => {
    const lit = [...document.querySelectorAll<HTMLElement>("main [data-ringed]")].map((one) => `${one.ariaLabel ?? one.textContent} ${one.dataset["wanted"]}`);
    const guide = document.querySelector<HTMLElement>("section.guide");
    return [guide?.dataset["line"], guide?.innerText, ...lit].join("|");
  });
}

/** What covers the thing or the answers is a fault of the guide. */
function covered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bubble = document.querySelector("section.guide")?.getBoundingClientRect();
    if (!bubble) return 0;
    const area = (one: Element) => {
      const box = one.getBoundingClientRect();
      const wide = Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left);
      const high = Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top);
      return wide > 1 && high > 1 ? wide * high : 0;
    };
    return [...document.querySelectorAll("section.decide, main [data-ringed][data-wanted]")].reduce((sum, one) => sum + area(one), 0);
  });
}

/** The first answer of a server waits until its worker is there. */
async function begun(page: Page): Promise<void> {
  await expect(says(page)).toBeVisible({ timeout: 60_000 });
}

/** Does one thing that the guide asks for. */
type Doing = (page: Page) => Promise<void>;

const click: Doing = async (page) => {
  const lit = page.locator(LIT);
  await ((await lit.count()) > 0 ? lit.first() : page.locator(GO)).click();
};

const press: Doing = async (page) => {
  const focused = () => page.evaluate((lit) => (document.activeElement?.matches(lit) ? "is at what is lit" : document.activeElement?.outerHTML.slice(0, 120)), `${GO}, ${LIT}`);
  await expect.poll(focused).toBe(FOCUSED);
  await page.keyboard.press("Enter");
};

/** Follows the guide to the end of a chapter. */
async function follow(page: Page, end: "chapter" | "course", doing: Doing = click): Promise<void> {
  await begun(page);
  for (let step = 0; step < 40; step++) {
    await expect(page.locator(`${GO}, ${LIT}`).first()).toBeVisible();
    if (await (end === "course" ? small(page) : next(page)).isVisible()) return;
    const before = await stand(page);
    expect(await covered(page), before).toBe(0);
    await doing(page);
    await expect.poll(() => stand(page), { message: before }).not.toBe(before);
  }
  throw new Error("the chapter does not end");
}

/** Follows the guide through all chapters, to the offer of a small game. */
async function learnAll(page: Page, count: number, doing: Doing): Promise<void> {
  for (let chapter = 1; chapter < count; chapter++) {
    await follow(page, "chapter", doing);
    await doing(page);
    await expect(next(page)).toBeHidden();
  }
  await follow(page, "course", doing);
}

for (const [game, count] of Object.entries(CHAPTERS)) {
  test(`who does only what is lit comes through all of ${game}, and on to a small game`, async ({ page, host }) => {
    await page.goto(host.url);
    const name = game === "sanctum" ? "Sanctum" : "Last Bastion";
    await page.getByRole("region", { name: "Learn by playing" }).getByRole("button", { name }).click();
    await page.waitForURL(/\/learn\//);
    await learnAll(page, count, click);
    await expect(page.getByRole("checkbox", { name: "Tell me about new things in my games, too" })).toBeVisible();
    await small(page).click();
    await page.waitForURL(/\/t\//);
    await expect(bar(page)).toBeVisible();
    await page.goto(host.url);
    await expect(page.getByRole("region", { name: "Learn by playing" })).not.toContainText(name);
  });
}

for (const [game, count] of Object.entries(CHAPTERS)) {
  test(`all of ${game} can be learned on a phone, where nothing is covered`, async ({ page, host }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    await page.goto(`${host.url}/learn/${game}`);
    await learnAll(page, count, click);
  });
}

test("all of Sanctum can be learned by keys alone", async ({ page, host }) => {
  test.slow();
  await page.goto(`${host.url}/learn/sanctum`);
  await page.keyboard.press("Shift");
  await learnAll(page, CHAPTERS.sanctum, press);
});

for (const chapter of ["move-and-act", "first-fight", "equipment-and-calls"]) {
  test(`${chapter} of Last Bastion can be learned by keys alone`, async ({ page, host }) => {
    await page.goto(`${host.url}/learn/last-bastion/${chapter}`);
    await page.keyboard.press("Shift");
    await follow(page, "chapter", press);
  });
}

test("who strays is told what comes of it, and can take it back or play on", async ({ page, host }) => {
  await page.goto(`${host.url}/learn/last-bastion`);
  await begun(page);
  await page.locator(GO).click();
  await expect(says(page)).toContainText("Go to the Market.");
  const tavern = page.locator('main [data-thing="tile:tavern"]');
  await tavern.click();
  await expect(says(page)).toContainText("You can walk there.");
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(says(page)).toContainText("Go to the Market.");
  await tavern.click();
  await page.getByRole("button", { name: "Play on like this" }).click();
  await expect(says(page)).toContainText("keeps quiet");
  await bar(page).getByRole("button", { name: "End the turn" }).click();
  await expect(next(page)).toBeVisible();
});

test("who leaves comes back to the same step; Escape hides the guide, ? brings it back", async ({ page, host, guard }) => {
  await page.goto(`${host.url}/learn/last-bastion`);
  await begun(page);
  await page.locator(GO).click();
  await expect(says(page)).toContainText("Go to the Market.");
  const words = "Go to the Market.";
  await expect(page.locator(LIT).first()).toHaveAttribute("aria-describedby", "guide-says");
  await page.keyboard.press("Escape");
  await expect(says(page)).toBeHidden();
  await expect(page.locator("main [data-ringed]")).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(says(page)).toBeVisible();

  await page.getByRole("button", { name: "Leave, keep my place" }).first().click();
  await page.getByRole("button", { name: "Last Bastion: go on with chapter 1" }).click();
  await expect(says(page)).toContainText(words);
  await page.getByRole("button", { name: "Skip to the next chapter" }).first().click();
  await expect(says(page)).toContainText("Butcher");

  // What was kept no longer fits the lesson: its chapter begins anew.
  guard.allow(/422.*lessons/);
  await page.evaluate(() => localStorage.setItem("hordekeep.lessons", JSON.stringify({ places: { "last-bastion": { lesson: "move-and-act", transcript: ["hop"], finished: [] } } })));
  await page.goto(`${host.url}/learn/last-bastion`);
  await expect(says(page)).toContainText("Nine tiles are your bastion.");
});
