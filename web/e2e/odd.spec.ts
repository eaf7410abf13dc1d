/** Played oddly: back and forth, with strange names, in narrow and enlarged windows, with restless hands. */

import { expect, type Host, type Page, test } from "./support/host.ts";
import { answer, asked, bar, gameInLobby, heroes, linkFor, onBoard, openPosition, playOn, recorded, sitDown, undo } from "./support/table.ts";

const lobby = (page: Page) => gameInLobby(page).getByRole("button", { name: "Start", exact: true });
const slider = (page: Page) => page.getByRole("region", { name: "Replay" }).getByRole("slider", { name: "Moment" });

/** Nothing sticks out at the sides. */
async function fits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, "the page scrolls sideways").toBeLessThanOrEqual(0);
}

/** From the lobby to a position; both fit. */
async function comeIn(page: Page, host: Host): Promise<void> {
  await page.goto(host.url);
  await expect(lobby(page)).toBeVisible();
  await fits(page);
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  await fits(page);
}

test("back and forth through lobby, tables, gathering and replay", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  await expect(page.getByRole("button", { name: "Replay" })).toHaveCount(0);
  const first = page.url();
  await page.goto(`${first}/replay`);
  await expect(page.getByText("Nothing has happened yet.")).toBeVisible();
  await page.getByRole("button", { name: "To the table" }).click();
  await asked(page, "Move and act");
  await answer(page, /^Fetch/).click();
  await answer(page, /^red/).click();
  await page.getByRole("button", { name: "Replay" }).click();
  await expect(slider(page)).toBeVisible();
  await page.goBack();
  await asked(page, "Move and act");
  await onBoard(page, "Trebuchet").click();
  await expect(onBoard(page, "Trebuchet")).toHaveAccessibleName(/, here: /);
  await page.goForward();
  await expect(slider(page)).toBeVisible();
  await page.goBack();
  await asked(page, "Move and act");
  await page.getByRole("link", { name: "Hordekeep" }).or(page.getByRole("button", { name: "Hordekeep" })).first().click();
  await expect(lobby(page)).toBeVisible();
  await page.goBack();
  await asked(page, "Move and act");
  await page.goForward();
  await expect(lobby(page)).toBeVisible();

  await test.step("a second table, still gathering", async () => {
    await gameInLobby(page).getByRole("group", { name: "Seats" }).getByLabel("Seat 2").selectOption("A friend, by link");
    await gameInLobby(page).getByRole("button", { name: "Open the table" }).click();
    await expect(page.getByRole("heading", { name: "The table is laid" })).toBeVisible();
  });
  const second = page.url();
  await page.goBack();
  await expect(lobby(page)).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { name: "The table is laid" })).toBeVisible();

  await test.step("from one table straight to the other, both keep their seats", async () => {
    for (const url of [first, second, first]) {
      await page.evaluate((path) => {
        history.pushState(null, "", path);
        dispatchEvent(new PopStateEvent("popstate"));
      }, new URL(url).pathname);
      if (url === second) await expect(page.getByRole("heading", { name: "The table is laid" })).toBeVisible();
      else await asked(page, "Move and act");
    }
    await page.goBack();
    await expect(page.getByRole("heading", { name: "The table is laid" })).toBeVisible();
    await page.goBack();
    await asked(page, "Move and act");
    await page.reload();
    await asked(page, "Move and act");
  });
});

test("an open dialog and an open drawer do not survive the way back", async ({ page, host }) => {
  await openPosition(page, host, "brink-alone");
  await asked(page, "Move and act");
  await page.getByRole("button", { name: /^All \d+ dangers$|^The danger in full$/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await asked(page, "Move and act");
  await page.goBack();
  await expect(lobby(page)).toBeVisible();
  await page.goForward();
  await asked(page, "Move and act");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

const NAMES = {
  long: "W".repeat(300),
  "right to left": "שומר החומות של העיר העתיקה",
  emoji: "👩🏽‍🚀🏴‍☠️🧙‍♂️👨‍👩‍👧‍👦🐉🔥",
  stacked: `Z${"̴̡̛͙͔̀".repeat(12)}o`,
  "turned around": "\u202eannA\u202c",
};

for (const [kind, name] of Object.entries(NAMES)) {
  test(`a guest with a name that is ${kind}`, async ({ page, host, newPerson }) => {
    await openPosition(page, host, "last-blow-two", ["A friend, by link"]);
    const link = await linkFor(page, "Seat 2");
    const guest = await newPerson({ viewport: { width: 320, height: 640 } });
    await guest.goto(link);
    await sitDown(guest, name);
    for (const one of [page, guest]) {
      await expect(heroes(one)).toHaveCount(2);
      await fits(one);
      const tall = await heroes(one).nth(1).evaluate((panel) => {
        const shown = [...panel.querySelectorAll<HTMLElement>("*")].filter((part) => part.childElementCount === 0 && part.innerText);
        const side = panel.getBoundingClientRect();
        return shown.map((part) => part.getBoundingClientRect()).filter((box) => box.right > side.right + 1 || box.left < side.left - 1).length;
      });
      expect(tall, "texts that stick out of the panel").toBe(0);
    }
  });
}

test.describe("in a window of 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test("lobby, board, fight, dialogs and replay fit", async ({ page, host }) => {
    await comeIn(page, host);
    await onBoard(page, "Trebuchet").tap();
    await expect(onBoard(page, "Trebuchet")).toHaveAccessibleName(/, here: /);
    for (const name of ["Chronicle", "Rules", "Table"]) {
      await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name }).tap();
      const sheet = page.getByRole("dialog", { name });
      await expect(sheet).toBeVisible();
      await fits(page);
      await sheet.getByRole("button", { name: "Close" }).tap();
    }
    await answer(page, /^Fight/).tap();
    await asked(page, "The dice are down");
    await fits(page);
    await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Table" }).tap();
    await page.goto(`${page.url()}/replay`);
    await expect(slider(page)).toBeVisible();
    await fits(page);
  });

  test("the end fits", async ({ page, host }) => {
    await openPosition(page, host, "last-blow-alone");
    await answer(page, /^Fight/).tap();
    await answer(page, /^(Beat|Finish) Pyre Marshal/).tap();
    await expect(page.getByRole("heading", { name: "The bastion stands." })).toBeVisible();
    await fits(page);
  });
});

test.describe("enlarged to 200 %", () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  test("a turn with a fight is played by clicking, and nothing lies out of reach", async ({ page, host }) => {
    await comeIn(page, host);
    await onBoard(page, "Trebuchet").click();
    await expect(onBoard(page, "Trebuchet")).toHaveAccessibleName(/, here: /);
    await answer(page, /^Fight/).click();
    await asked(page, "The dice are down");
    await fits(page);
    await answer(page, /^(Beat|Finish) Soul Flayer/).click();
    await answer(page, /^green/).click();
    await asked(page, "Move and act");
    await answer(page, /^End the turn/).click();
    await expect(page.getByText(/Turn 1[3-9]/).first()).toBeVisible();
  });
});

const over = (page: Page) => page.getByRole("button", { name: /^Verify the dice/ });

test("a whole game in which every answer is taken back once, where that is allowed", async ({ page, host }) => {
  test.slow();
  await openPosition(page, host, "corner-alone");
  const sending = bar(page).getByText("Sent, one moment");
  const number = () => page.evaluate(() => document.querySelector<HTMLElement>("section.decide")?.dataset["decision"] ?? "");
  let open = await number();
  let repeated = false;
  let taken = 0;
  /** A click that only opened a choice is no answer; an answer that is given again stays. */
  const after = async () => {
    await expect(sending).toHaveCount(0);
    const now = await number();
    if (now === open || (await over(page).isVisible())) return;
    open = now;
    repeated = !repeated && (await undo(page).count()) > 0 && (await undo(page).getAttribute("aria-disabled")) === "false";
    if (!repeated) return;
    await undo(page).click();
    taken++;
    await expect.poll(number).not.toBe(open);
    open = await number();
  };
  await playOn(page, over(page), 600, { after });
  expect(taken).toBeGreaterThan(3);
  expect(await recorded(page, host, "undo")).toBe(taken);
});

test("a whole game in which every click is a double click", async ({ page, host }) => {
  test.slow();
  await openPosition(page, host, "corner-alone");
  await playOn(page, over(page), 600, { press: (button) => button.dblclick() });
  expect(await recorded(page, host, "choice")).toBeGreaterThan(20);
  expect(await recorded(page, host, "undo")).toBe(0);
});
