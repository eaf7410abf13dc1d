/** What people do at a table of Sanctum, told once: dice, boxes, abilities, and a game played to its end. */

import { expect, type Locator, type Page } from "@playwright/test";

export const dice = (page: Page): Locator => page.getByRole("region", { name: "Dice" }).locator("[data-die]");

export const freeDice = (page: Page): Locator => page.locator('[data-die]:not(.gone)');

export const litBoxes = (page: Page): Locator => page.getByRole("button", { name: /^Hit the / });

/** An ability that can be used, on the board or, on a phone, below the dice. */
export const abilities = (page: Page): Locator => page.getByRole("button", { name: /, can be used$/ });

export const board = (page: Page): Locator => page.getByRole("region", { name: "Your board" });

/** Takes the first set of demons: the first click selects it, the second takes it. */
export async function takeSet(page: Page): Promise<void> {
  const set = page.locator(".set.lit").first();
  await set.click();
  await expect(page.getByRole("button", { name: /^Take / })).toBeVisible();
  await page.locator(".set.picked").click();
}

/** Everything by which the page changes when an answer is given. */
function says(): string {
  const bar = document.querySelector<HTMLElement>("section.decide");
  return bar ? `${bar.dataset["decision"]} ${bar.innerText}` : document.body.innerText.slice(0, 200);
}

/** Marks what a sensible person presses next; tells whether there is anything. */
function choose(): boolean {
  document.querySelectorAll("[data-next]").forEach((one) => one.removeAttribute("data-next"));
  const bar = document.querySelector<HTMLElement>("section.decide.mine");
  if (!bar || /one moment/.test(bar.innerText)) return false;
  const seen = (one: HTMLElement) => one.offsetParent !== null;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);
  const acts = all("section.decide .acts button");
  const act = (pattern: RegExp) => acts.find((one) => pattern.test(one.innerText));
  const tired = Number(/(\d+) markers? back/.exec(act(/^\s*Rest/)?.innerText ?? "")?.[1] ?? 0) >= 3;
  const narrowed = bar.querySelector(".tools")?.textContent?.includes("Back") ? acts[0] : undefined;
  const turning = /Which die becomes|do you lose for this fight/.test(bar.innerText);
  const next =
    narrowed ??
    act(/^(Breach|Answer)/) ??
    (tired ? act(/^Rest/) : undefined) ??
    act(/^Fight/) ??
    act(/^Move/) ??
    all(".sets .set.lit, .chest .card.lit, .hero.lit")[0] ??
    (turning ? (all(".faces .face")[0] ?? all("[data-die].lit")[0]) : undefined) ??
    all(".box.lit")[0] ??
    all(".choice .way:not([aria-disabled=true])")[0] ??
    all(".gain li button.gains, .gain li button")[0] ??
    all(".slain .card.lit")[0] ??
    all(".ability.use")[0] ??
    (/Equip items/.test(bar.innerText) ? act(/^Done/) : undefined) ??
    acts.at(-1);
  next?.setAttribute("data-next", "");
  return next !== undefined;
}

/** Answers, by clicking, whatever is asked until `over` is to be seen; returns the number of clicks. */
export async function playQuest(page: Page, over: Locator, most = 1500): Promise<number> {
  for (let clicks = 0; clicks < most; clicks++) {
    const mine = page.locator("section.decide.mine");
    await expect(mine.or(over).first()).toBeVisible({ timeout: 60_000 });
    if (await over.isVisible()) return clicks;
    const before = await page.evaluate(says);
    if (!(await page.evaluate(choose)) || before !== (await page.evaluate(says))) {
      await page.waitForTimeout(15);
      continue;
    }
    // What was marked may be gone by now: then something else is chosen.
    await page.locator("[data-next]").click({ timeout: 2000 }).catch(() => {});
    const patience = Date.now() + 2000;
    while (Date.now() < patience && (await page.evaluate(says)) === before) await page.waitForTimeout(20);
  }
  throw new Error(`not over after ${most} clicks`);
}
