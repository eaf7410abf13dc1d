/** Moments over the table: short, skipped by any key, in nobody's way, and gone where nothing may move. */

import { expect, type Page, test } from "./support/host.ts";
import { answer, openPosition } from "./support/table.ts";

interface Seen {
  text: string;
  /** Neither takes room nor catches a click. */
  aside: boolean;
  /** A key that means nothing ended it at once. */
  skipped: boolean;
}

/** Writes down every moment that the page shows, and presses a key while it is there. */
function watch(): void {
  const seen: Seen[] = [];
  Object.assign(window, { seen });
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((one) => [...one.addedNodes])) {
      if (!(node instanceof HTMLElement) || !node.matches(".moment")) continue;
      const moment: Seen = {
        text: node.innerText,
        aside: getComputedStyle(node).position === "fixed" && !document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest(".moment"),
        skipped: false,
      };
      seen.push(moment);
      setTimeout(() => {
        dispatchEvent(new KeyboardEvent("keydown", { key: "F9" }));
        queueMicrotask(() => setTimeout(() => (moment.skipped = !node.isConnected)));
      }, 50);
    }
  }).observe(document, { childList: true, subtree: true });
}

const seen = (page: Page): Promise<Seen[]> => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);

async function strike(page: Page): Promise<void> {
  await answer(page, /^Fight/).click();
  await answer(page, /^(Beat|Finish) Pyre Marshal/).click();
  await expect(page.getByRole("heading", { name: "The bastion stands." })).toBeVisible();
}

test("the last blow has its moment, and its sound where that is switched on; with reduced motion there is none", async ({ page, host }) => {
  await page.addInitScript(watch);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPosition(page, host, "last-blow-alone");
  const fetched = () => page.evaluate(() => performance.getEntriesByType("resource").filter((one) => /\/player-[^/]*\.js$/.test(one.name)).length);
  expect(await fetched()).toBe(0);
  await page.getByRole("button", { name: "Sounds" }).click();
  await expect.poll(fetched).toBe(1);
  await strike(page);
  await expect.poll(async () => (await seen(page)).filter((one) => one.skipped).length).toBeGreaterThan(0);
  const moments = await seen(page);
  expect(moments.at(-1)?.text).toContain("The last blow");
  expect(moments.filter((one) => !one.aside || !one.skipped)).toEqual([]);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPosition(page, host, "last-blow-alone");
  await expect(page.getByRole("button", { name: "Sounds", pressed: true })).toBeVisible();
  await strike(page);
  expect(await seen(page)).toEqual([]);
});
