/** Last Bastion's table: one bar that holds still, sentences that fit, every size, and others seen at work. */

import { expect, type Page, test } from "./support/host.ts";
import { answer, asked, bar, gameInLobby, letBotsHurry, onBoard, openPosition } from "./support/table.ts";

const box = async (page: Page, name: string) => JSON.stringify(await onBoard(page, name).boundingBox());
const height = async (page: Page): Promise<number> => Math.round((await bar(page).boundingBox())?.height ?? 0);

test("the bar has one height whatever is asked, and says what is left, with its verb and its price", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await expect(bar(page).locator("#decision")).toHaveText("Move and act, in either order.");
  expect(await height(page)).toBe(116);
  const still = await box(page, "Market");

  await test.step("a Call to Arms is named before it is spent", async () => {
    await answer(page, /^Call to Arms/).click();
    await expect(bar(page)).toContainText("This uses up your last Call to Arms.");
    const said = await bar(page).locator(".run").getByRole("button").allInnerTexts();
    expect(said.length).toBeGreaterThan(7);
    expect(said.filter((one) => !one.includes("Call to Arms"))).toEqual([]);
    expect([await height(page), await box(page, "Market")]).toEqual([116, still]);
    await page.keyboard.press("Escape");
  });
  await test.step("after the move the action is asked for, after both what is left beyond them", async () => {
    await onBoard(page, "Trebuchet").click();
    await expect(bar(page).locator("#decision")).toHaveText("Act, or end the turn.");
    await answer(page, /^Activate/).click();
    await asked(page, "Which effect does the net cover?");
    expect([await height(page), await box(page, "Market")]).toEqual([116, still]);
    await answer(page, /^Soul Flayer: exit/).click();
    await expect(bar(page).locator("#decision")).toHaveText("Spend a Call to Arms, use your power, or end the turn.");
    await expect(answer(page, /^(Tavern|Market|Standard)/)).toHaveCount(0);
    await expect(answer(page, /^Call to Arms/)).toBeVisible();
  });
});

test("odds of two cards stand beside each other in their button, and nothing leads on where nothing is left out", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  await onBoard(page, "Trebuchet").click();
  await asked(page, "Act, or end the turn");
  const fight = answer(page, /^Fight/);
  await expect(fight.locator(".part")).toHaveCount(3);
  const button = await fight.boundingBox();
  for (const part of await fight.locator(".part").all()) {
    const box = await part.boundingBox();
    expect(box?.y ?? 0).toBeGreaterThanOrEqual(button?.y ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
  }
  const row = bar(page).locator(".run");
  const left = await row.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(await row.getAttribute("data-after") !== null, "an arrow only where there is more").toBe(left > 2);
});

test("many effects stand by their cards as pictures, and the one that is looked at in words", async ({ page, host }) => {
  await openPosition(page, host, "many-effects", ["Novice", "Novice", "Novice"]);
  await asked(page, "Move and act");
  await answer(page, /^Call to Arms/).click();
  await answer(page, /Trebuchet/).click();
  await asked(page, "Which effect does the net cover?");
  const row = bar(page).locator(".run");
  const effects = row.getByRole("button");
  const cards = await row.locator(".of").allInnerTexts();
  expect(cards.length).toBeGreaterThan(3);
  expect(new Set(cards).size).toBe(cards.length);
  expect(await row.evaluate((one) => one.scrollWidth - one.clientWidth), "all are in sight").toBeLessThanOrEqual(2);
  const name = (await effects.nth(1).getAttribute("aria-label")) ?? (await effects.nth(1).textContent()) ?? "";
  await effects.nth(1).hover();
  expect(name).toContain((await bar(page).locator(".spelt").innerText()).trim());
});

test("what happened since the own turn is told by what it did, in lines that all have room", async ({ page, host }) => {
  await openPosition(page, host, "moments/last-bastion-midgame", ["Novice", "Novice", "Novice"]);
  await asked(page, "Move and act");
  await letBotsHurry(page);
  await answer(page, /^End the turn/).click();
  const lines = page.locator(".recap li");
  await expect(lines).toHaveCount(6);
  expect((await lines.allInnerTexts()).filter((line) => /Full board \(\w+\)\.$/m.test(line)), "lines that say nothing").toEqual([]);
  const list = page.locator(".recap ol");
  expect(await list.evaluate((one) => one.scrollHeight - one.clientHeight), "no line is out of sight").toBeLessThanOrEqual(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, contextOptions: {} });

  test("the sheet is no higher than 304 and the board stays whole above it", async ({ page, host }) => {
    await openPosition(page, host, "corner-alone");
    await asked(page, "Move and act");
    const still = await box(page, "Market");
    await answer(page, /^Call to Arms/).tap();
    expect(await height(page)).toBeLessThanOrEqual(304);
    expect(await box(page, "Market")).toBe(still);
    const [board, sheet] = [await page.locator("div.board").boundingBox(), await bar(page).boundingBox()];
    expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual((sheet?.y ?? 0) + 2);
    await expect(bar(page).locator(".run")).toHaveAttribute("data-after", "");
  });

  test("whatever threatens, the heroes stay above the sheet, and what ends the turn fills its row", async ({ page, host }) => {
    await openPosition(page, host, "peril-two", ["Adept"]);
    await asked(page, "Move and act");
    await expect(page.getByRole("button", { name: /^All \d+ dangers$/ })).toBeVisible();
    const [row, sheet] = [await page.getByRole("region", { name: "Heroes" }).boundingBox(), await bar(page).boundingBox()];
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), "nothing scrolls").toBeLessThanOrEqual(0);
    const told = page.locator(".danger .told");
    expect(await told.evaluate((one) => one.scrollHeight - one.clientHeight), "the danger is read in full").toBeLessThanOrEqual(2);
    const [first, end] = [await answer(page, /^Move to/).boundingBox(), await answer(page, /^End the turn/).boundingBox()];
    expect(end?.width ?? 0).toBeGreaterThan(1.9 * (first?.width ?? 0));
  });
});

/** What is wrong with tiles and cards: a name over a picture, a word broken inside, a page that scrolls. */
function faults(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth}×${root.scrollHeight}`);
  for (const tile of document.querySelectorAll(".tile")) {
    const [name, power] = [tile.querySelector("h3"), tile.querySelector(".power")].map((one) => one?.getBoundingClientRect());
    if (name && power && name.top < power.bottom - 4) found.push(`${tile.querySelector("h3")?.textContent}: over its picture`);
    if (tile.getBoundingClientRect().height < 60) found.push(`${tile.querySelector("h3")?.textContent}: flat`);
  }
  for (const name of document.querySelectorAll<HTMLElement>(".tile h3, .card h3")) {
    if (name.scrollWidth > name.clientWidth + 1) found.push(`${name.textContent}: wider than its place`);
    if (getComputedStyle(name).hyphens !== "manual") found.push(`${name.textContent}: may break inside`);
  }
  return found;
}

test("tablets and flat windows: board, heroes and question without scrolling, names beside their pictures", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  for (const [width, tall] of [[1024, 768], [1180, 820], [1279, 800], [1280, 720], [1366, 650], [768, 1024], [1440, 900], [1920, 1080]] as const) {
    await page.setViewportSize({ width, height: tall });
    await expect.poll(() => page.evaluate(faults), `${width}×${tall}`).toEqual([]);
    await expect(answer(page, /^End the turn/)).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1024, height: 768 });
  expect(await height(page)).toBe(110);
  await expect(page.getByText("Last roll")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Supply, pieces" })).toBeVisible();
});

test.describe("with things that move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a mouse that rests where Start was explains nothing, and others are seen at the own pace", async ({ page, host }) => {
    await page.goto(host.url);
    await gameInLobby(page).getByRole("button", { name: "Start", exact: true }).click();
    await expect(bar(page)).toBeVisible();
    await page.waitForTimeout(700); // What would be explained, would be explained by now.
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await test.step("who is asked is named, on a ground of its own", async () => {
      const pace = bar(page).getByRole("group", { name: /How fast/ });
      for (let tries = 0; tries < 40 && !(await pace.isVisible()); tries++) {
        await bar(page).getByRole("group", { name: /./ }).getByRole("button").last().click({ timeout: 3000 }).catch(() => {});
        await page.waitForTimeout(60);
      }
      await expect(bar(page).locator("#decision")).toContainText("is asked:");
      await expect(pace.getByRole("button")).toHaveText(["Slow", "Normal", "Fast", "At once"]);
      await pace.getByRole("button", { name: "At once" }).click();
      await expect(page.locator("section.decide.mine")).toBeVisible({ timeout: 60_000 });
    });
  });
});
