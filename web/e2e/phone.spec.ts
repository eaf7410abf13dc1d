/** A phone in the hand: everything fits, everything is large enough for a thumb. */

import { expect, type Page, test } from "./support/host.ts";
import { answer, asked, bar, gameInLobby, onBoard, openPosition } from "./support/table.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, contextOptions: {} });

const THUMB = 44;

/** Nothing sticks out at the sides, and what can be pressed in the decision sheet is large enough. */
async function fits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, "the page scrolls sideways").toBeLessThanOrEqual(0);
  const small = () =>
    bar(page)
      .getByRole("button")
      .evaluateAll((buttons, thumb) => {
        const sizes = buttons.map((button) => ({ name: button.textContent?.trim(), box: button.getBoundingClientRect() }));
        const isSmall = ({ box }: { box: DOMRect }) => Math.round(box.width) < thumb || Math.round(box.height) < thumb;
        return sizes.filter(isSmall).map(({ name, box }) => `${name}: ${box.width} × ${box.height}`);
      }, THUMB);
  await expect.poll(small, { message: "too small for a thumb" }).toEqual([]); // while others are shown, buttons come and go
}

test("from the lobby into a game in two taps", async ({ page, host }) => {
  await page.goto(host.url);
  await fits(page);
  await gameInLobby(page).getByRole("button", { name: "Start", exact: true }).tap();
  await expect(bar(page)).toBeVisible();
  await fits(page);
});

test("a move, a tile, a fight and the turn's end by touch", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  await fits(page);

  await test.step("a long press explains a card and does nothing else", async () => {
    const card = onBoard(page, "Soul Flayer");
    const box = await card.boundingBox();
    const touches = [{ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 40 }]; // beside its signs, which explain themselves
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: touches });
    await expect(page.getByRole("tooltip")).toContainText("Soul Flayer");
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
  await test.step("a move", async () => {
    await onBoard(page, "Trebuchet").tap();
    await expect(onBoard(page, "Trebuchet")).toHaveAccessibleName(/, here: /);
    await fits(page);
  });
  await test.step("a tile by a Call to Arms", async () => {
    await answer(page, /^Call to Arms/).tap();
    await fits(page);
    await answer(page, /^Standard/).tap();
    await asked(page, "Which banner do you raise?");
    await fits(page);
    await answer(page, /^red/).tap();
  });
  await test.step("a fight", async () => {
    await asked(page, "Move and act");
    await answer(page, /^Fight/).tap();
    await asked(page, "The dice are down");
    await fits(page);
    await answer(page, /^(Beat|Finish) Soul Flayer/).tap();
    await asked(page, "Which equipment token do you take?");
    await answer(page, /^green/).tap();
  });
  await test.step("the turn's end", async () => {
    await asked(page, "Move and act");
    await fits(page);
    await answer(page, /^End the turn/).tap();
    await expect(page.getByText(/Normal · Turn 1[3-9]$/)).toBeVisible();
    await fits(page);
  });
  await test.step("the chronicle, the rules and the table's menu open whole", async () => {
    for (const name of ["Chronicle", "Rules", "Table"]) {
      await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name }).tap();
      const sheet = page.getByRole("dialog", { name });
      await expect(sheet).toBeInViewport({ ratio: 1 });
      await fits(page);
      await sheet.getByRole("button", { name: "Close" }).tap();
    }
  });
});
