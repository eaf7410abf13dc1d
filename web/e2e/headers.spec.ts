/** The tools of both tables: large enough wherever they are, all within the window, sounds by one switch in sight. */

import { expect, type Page, test } from "./support/host.ts";
import { bar, openPosition } from "./support/table.ts";

const TABLES = { "Last Bastion": ["corner-three", 2], Sanctum: ["sanctum-fight-four", 3] } as const;
const DESKS = [1024, 1180, 1280, 1366, 1440];
const SMALLEST = 36;
const THUMB = 40;

/** The tools that are to be seen, each with its width, and whether the page is wider than its window. */
function measure(page: Page): Promise<{ small: string[]; count: number; wider: boolean }> {
  return page.evaluate(
    ([mouse, thumb, phone]) => {
      const nav = [...document.querySelectorAll<HTMLElement>("nav[aria-label=Tools] > button")].filter((one) => one.checkVisibility() && !one.matches(".sr"));
      const least = innerWidth < phone ? thumb : mouse;
      const boxes = nav.map((one) => ({ name: one.ariaLabel ?? "", box: one.getBoundingClientRect() }));
      const small = boxes.filter(({ box }) => box.width < least - 0.1 || box.height < least - 0.1 || box.left < 0 || box.right > innerWidth);
      return {
        small: small.map(({ name, box }) => `${name}: ${box.width} × ${box.height} at ${box.left}`),
        count: nav.length,
        wider: document.documentElement.scrollWidth > innerWidth,
      };
    },
    [SMALLEST, THUMB, 700] as const,
  );
}

for (const [game, [position, others]] of Object.entries(TABLES)) {
  test(`${game}: every tool can be hit, and none is outside`, async ({ page, host }) => {
    await openPosition(page, host, position, Array.from({ length: others }, () => "Novice"));
    await expect(bar(page)).toBeVisible();
    for (const width of DESKS) {
      await page.setViewportSize({ width, height: 768 });
      await expect.poll(() => measure(page), { message: String(width) }).toMatchObject({ small: [], wider: false });
    }
    await test.step("on a phone, sounds by one switch", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => measure(page)).toMatchObject({ small: [], wider: false });
      const sound = page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: /sound/i });
      await expect(sound).toBeVisible();
      const before = await sound.getAttribute("aria-pressed");
      await sound.click();
      await expect(sound).not.toHaveAttribute("aria-pressed", before ?? "");
      await page.setViewportSize({ width: 360, height: 740 });
      await expect.poll(() => measure(page)).toMatchObject({ small: [], wider: false });
    });
  });
}
