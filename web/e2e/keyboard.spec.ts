/** Everything by keys alone, with the focus in sight. */

import { expect, type Page, test } from "./support/host.ts";
import { answer, asked, bar, gameInLobby, onBoard, undo } from "./support/table.ts";

/** Walks with Tab until the focus is on something of this name. */
async function tabTo(page: Page, name: RegExp, most = 60): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press("Tab");
    const said = await focused(page);
    if (name.test(said)) return seen(page);
    passed.push(said);
  }
  throw new Error(`no ${name} among: ${passed.join(" | ")}`);
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    const label = element?.labels?.[0]?.innerText ?? "";
    return element?.getAttribute("aria-label") || `${label} ${element?.innerText ?? ""}`.replace(/\s+/g, " ").trim();
  });

/** The focus is drawn: a ring of some width, on the thing itself or on what stands for it. */
async function seen(page: Page): Promise<void> {
  const ring = await page.evaluate(() => {
    const focus = document.querySelector(":focus-visible");
    const around = focus?.closest("label") ?? focus;
    const drawn = [focus, around].flatMap((one) => (one ? [getComputedStyle(one)] : []));
    return drawn.some((style) => style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2);
  });
  expect(ring, `the focus on ${await focused(page)} is not to be seen`).toBe(true);
}

test("from the lobby through several decisions and back, by keys alone", async ({ page, host }) => {
  await page.goto(host.url);
  await expect(gameInLobby(page).getByRole("button", { name: "Start", exact: true })).toBeVisible();

  await test.step("seats and start", async () => {
    for (const seat of [2, 3, 4]) {
      await tabTo(page, new RegExp(`^Seat ${seat}`));
      await page.keyboard.press("n");
    }
    await tabTo(page, /^beginner|normal|Difficulty/i);
    await tabTo(page, /^Start/);
    await page.keyboard.press("Enter");
  });
  await expect(bar(page)).toBeVisible();
  for (let asks = 0; asks < 12; asks++) {
    await expect(answer(page, /./).first()).toBeVisible();
    if (await answer(page, /^Move to/).isVisible()) break;
    await page.keyboard.press("1"); // Cards come first: the first of what they ask.
    await page.waitForTimeout(150);
  }
  await asked(page, "Move and act");
  const here = await page.getByRole("button", { name: /, here: / }).getAttribute("aria-label");

  await test.step("the list of keys", async () => {
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keys" });
    await expect(keys).toContainText("take back");
    await page.keyboard.press("Escape");
    await expect(keys).toHaveCount(0);
  });
  await test.step("a move by its key and a number, and back", async () => {
    await page.keyboard.press("m");
    await expect(answer(page, /1$/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(answer(page, /^End the turn/)).toBeVisible();
    await page.keyboard.press("m");
    await page.keyboard.press("1");
    await expect(page.getByRole("button", { name: here ?? "", exact: true })).toHaveCount(0);
    await page.keyboard.press("u");
    await expect(page.getByRole("button", { name: here ?? "", exact: true })).toBeVisible();
  });
  await test.step("a move on the board: Tab to it, arrows within, Enter", async () => {
    await tabTo(page, /^(Trebuchet|Market|Standard|Tavern|Divine Fountain|Tomb|Dispensary|Dwarven Quarry|Strategist)/);
    const first = await focused(page);
    for (const arrow of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
      await page.keyboard.press(arrow);
      await seen(page);
      if (!(await focused(page)).includes(", here")) break;
    }
    if ((await focused(page)) === first) await page.keyboard.press("ArrowUp");
    const target = await focused(page);
    await page.keyboard.press("Enter");
    await expect(onBoard(page, target.split(",")[0] ?? "")).toHaveAccessibleName(/, here: /);
  });
  await test.step("to the bar, along it, and the turn's end", async () => {
    await tabTo(page, /Undo/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: here ?? "", exact: true })).toBeVisible();
    await expect(undo(page)).toBeVisible();
    const before = await bar(page).getAttribute("data-decision");
    await page.keyboard.press("e");
    await expect(bar(page)).not.toHaveAttribute("data-decision", before ?? "");
  });
  await test.step("drawers take the focus and give it back", async () => {
    await tabTo(page, /^Rules$/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Rules" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Rules" })).toHaveCount(0);
    expect(await focused(page)).toBe("Rules");
  });
});
