/** A page on which nothing happens does nothing: no timers that fetch, no effects that go round, no motion without end. */

import type { Page } from "@playwright/test";
import { expect, test } from "./support/host.ts";
import { bar, openPosition } from "./support/table.ts";

const WINDOW = 1500;
const PATIENCE = 60_000;

/** How often the page was laid out or styled anew, ran code for more than a moment or asked the server, in a while. */
async function workIn(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  let asked = 0;
  const count = () => (asked += 1);
  page.on("request", count);
  const counted = async (): Promise<number> => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    const of = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
    return of("LayoutCount") + of("RecalcStyleCount") + Math.round(of("ScriptDuration") * 100);
  };
  const before = await counted();
  await page.waitForTimeout(WINDOW);
  const work = (await counted()) - before + asked;
  page.off("request", count);
  await devtools.detach();
  return work;
}

for (const position of ["corner-alone", "sanctum-fight", "sanctum-rest", "sanctum-road-two"]) {
  test(`the page rests while nothing happens: ${position}`, async ({ page, host }) => {
    await openPosition(page, host, position, position.startsWith("sanctum") ? ["Adept"] : []);
    await expect(bar(page)).toHaveAttribute("data-decision", /\d+/);
    // It may take a while to settle; a page that goes round never does.
    await expect.poll(() => workIn(page), { timeout: PATIENCE }).toBe(0);
    const endless = await page.evaluate(() => document.getAnimations().filter((one) => one.effect?.getTiming().iterations === Infinity).length);
    expect(endless).toBe(0);
  });
}
