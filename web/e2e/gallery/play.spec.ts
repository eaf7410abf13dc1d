/**
 * What whole games cost the eye and the hand, measured by `make gallery`: how much moves without input,
 * how long a click takes to change the screen, what the console says when the server goes away for a while.
 */

import { expect, type Page, test } from "../support/host.ts";
import { bar, chosenInLobby } from "../support/table.ts";
import { WHOLE } from "./sizes.ts";

const MINUTES = 5;
const THINKING = 900;
const SHIFT = 0.1;
const AFTER = 60; // ms, told but not asserted: tests assert no speed

declare global {
  interface Window {
    shifted: number;
    delays: number[];
  }
}

/** Adds up what moves without input, and how long after a click the page is first drawn anew. */
function watch(): void {
  window.shifted = 0;
  window.delays = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) window.shifted += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  addEventListener(
    "click",
    () => {
      const begun = performance.now();
      const seen = new MutationObserver(() => {
        seen.disconnect();
        requestAnimationFrame(() => window.delays.push(performance.now() - begun));
      });
      seen.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    },
    { capture: true },
  );
}

/** Presses whatever can be answered, for some minutes, as a person would; the game may end before. */
async function playFor(page: Page, minutes: number): Promise<number> {
  const until = Date.now() + minutes * 60_000;
  const over = page.locator('section.decide [data-key="n"]');
  let clicks = 0;
  while (Date.now() < until && !(await over.isVisible())) {
    const lit = page.locator("section.decide.mine .acts button:visible, .lit:visible, .box.lit:visible").first();
    if (await lit.click({ timeout: 1000 }).then(() => true, () => false)) clicks++;
    await page.waitForTimeout(THINKING);
  }
  return clicks;
}

for (const game of ["Last Bastion", "Sanctum"]) {
  test(`five minutes of ${game}: nothing moves by itself, and a server that comes back is no fault`, async ({ page, host, guard }) => {
    test.skip(!WHOLE, "long: make gallery");
    test.setTimeout((MINUTES + 5) * 60_000);
    await page.addInitScript(watch);
    await page.goto(host.url);
    const panel = await chosenInLobby(page, game);
    await panel.getByRole("button", { name: "Start", exact: true }).click();
    await expect(bar(page)).toBeVisible();
    const clicks = await playFor(page, MINUTES);
    const { shifted, delays } = await page.evaluate(() => ({ shifted: window.shifted, delays: window.delays.sort((one, other) => one - other) }));
    const late = delays[Math.floor(delays.length * 0.95)] ?? 0;
    console.log(`${game}: ${clicks} clicks, layout shift ${shifted.toFixed(3)} (at most ${SHIFT}), a click shows after ${late.toFixed(0)} ms in 95 of 100 (wanted: ${AFTER})`);
    guard.allow(/WebSocket|ERR_CONNECTION|ERR_EMPTY|ERR_SOCKET/);
    await host.kill();
    await host.start();
    await playFor(page, 0.5);
    expect(clicks).toBeGreaterThan(20);
    expect.soft(shifted, "layout shift without input").toBeLessThanOrEqual(SHIFT);
  });
}
