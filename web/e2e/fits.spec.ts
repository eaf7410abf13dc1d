/** Nothing sticks out: moments of finished games, where boards are full, in large and small windows. */

import { join } from "node:path";
import { expect, type Page, test } from "./support/host.ts";

const GAMES = ["last-bastion-won-heroic-4", "sanctum-lord-beaten-dancer-infernal-4"];
const SIZES = {
  "a large window": { viewport: { width: 1440, height: 900 } },
  "a laptop": { viewport: { width: 1280, height: 720 } },
  "a phone": { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const MOMENTS = 8;

/** What reaches over the edge of the panel, card or box in which it lies. */
function sticksOut(): string[] {
  const ALLOWED = 2.5;
  const found = new Set<string>();
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) found.add(`the page scrolls sideways by ${wide}`);
  const named = (one: Element): string => `${one.tagName.toLowerCase()}.${[...one.classList].filter((word) => !word.startsWith("svelte-")).join(".")}`;
  const floats = (style: CSSStyleDeclaration): boolean => style.position === "absolute" || style.position === "fixed";
  const isPanel = (style: CSSStyleDeclaration): boolean =>
    Number.parseFloat(style.borderTopLeftRadius) > 0 &&
    (Number.parseFloat(style.borderTopWidth) > 0 || style.backgroundImage !== "none" || !/rgba\(0, 0, 0, 0\)/.test(style.backgroundColor));
  for (const one of document.querySelectorAll("main *")) {
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || one.closest(".sr") || one.parentElement?.closest("svg")) continue;
    if (floats(getComputedStyle(one))) continue;
    for (let around = one.parentElement; around && around.tagName !== "MAIN"; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (/auto|scroll|hidden|clip/.test(style.overflowX + style.overflowY)) break;
      if (isPanel(style)) {
        const edge = around.getBoundingClientRect();
        const over = Math.max(box.right - edge.right, edge.left - box.left, box.bottom - edge.bottom, edge.top - box.top);
        if (over > ALLOWED) found.add(`${named(one)} by ${Math.round(over)} out of ${named(around)}`);
        break;
      }
      if (floats(style)) break;
    }
  }
  return [...found];
}

async function look(page: Page, where: string): Promise<void> {
  const tabs = page.locator("nav.tabs button").filter({ visible: true });
  for (let tab = 0; tab < Math.max(await tabs.count(), 1); tab++) {
    if (await tabs.count()) await tabs.nth(tab).click();
    expect(await page.evaluate(sticksOut), `${where}, tab ${tab}`).toEqual([]);
  }
}

for (const game of GAMES) {
  for (const [size, options] of Object.entries(SIZES)) {
    test.describe(`${game} in ${size}`, () => {
      test.use(options);

      test("nothing sticks out", async ({ page, host }) => {
        await page.goto(host.url);
        await page.getByLabel("Open a saved game or position").setInputFiles(join(import.meta.dirname, "..", "..", "tests", "golden", `${game}.hk`));
        await page.waitForURL(/\/t\//);
        await page.goto(`${page.url()}/replay`);
        const slider = page.getByRole("slider", { name: "Moment" });
        const last = Number(await slider.getAttribute("max"));
        for (let moment = 1; moment <= MOMENTS; moment++) {
          const at = Math.round((last * moment) / MOMENTS);
          await slider.fill(String(at));
          await expect(page.getByText(new RegExp(`^${(at + 1).toLocaleString("en-GB")} of `))).toBeVisible();
          await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
          await look(page, `moment ${at}`);
        }
      });
    });
  }
}
