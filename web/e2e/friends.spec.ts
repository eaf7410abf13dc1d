/** People in browsers of their own: two who play by a link, and one who watches. */

import type { Locator } from "@playwright/test";
import { expect, type Page, test } from "./support/host.ts";
import { answer, asked, bar, choose, gameInLobby, heroes, linkFor, onBoard, openPosition, sitDown } from "./support/table.ts";

const HERE = /, here: .*Arne & Soko/;

test("two browsers play by a link, and each sees the other's moves", async ({ page, host, newPerson, guard }) => {
  await page.goto(host.url);
  const seats = gameInLobby(page).getByRole("group", { name: "Seats" });
  await seats.getByLabel("Seat 2").selectOption("A friend, by link");
  for (const empty of [3, 4]) await seats.getByLabel(`Seat ${empty}`).selectOption("Nobody");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("heading", { name: "The table is laid" })).toBeVisible();
  const link = await linkFor(page, "Seat 2");
  expect(link).toMatch(/\/t\/[\w-]+#[\w-]{32}$/);

  await test.step("the link is copied, and shown as a QR code", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const row = page.getByRole("listitem").filter({ hasText: "Seat 2" }).filter({ has: page.getByLabel("Link") });
    await row.getByRole("button", { name: "Copy" }).click();
    await expect(row.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await row.getByRole("button", { name: "QR code" }).click();
    await expect(row.getByRole("img", { name: "The link as a QR code" })).toBeVisible();
  });

  await test.step("looking at the link does not use it up", async () => {
    expect((await page.request.get(link)).status()).toBe(200);
    const messenger = await newPerson();
    await messenger.goto(link);
    await expect(messenger.getByRole("button", { name: "Sit down" })).toBeVisible();
    expect(messenger.url()).not.toContain("#");
  });

  const friend = await newPerson();
  await friend.goto(link);
  await sitDown(friend, "Berta");
  for (const one of [page, friend]) await expect(heroes(one)).toHaveCount(2);
  await expect(heroes(page).filter({ hasText: "Berta" })).toHaveCount(1);
  await expect(heroes(friend).filter({ hasText: "Guest" })).toHaveCount(1);

  await test.step("each moves once, and the other sees it", async () => {
    for (let turn = 0; turn < 2; turn++) {
      const [player, other] = await whoseTurn(page, friend);
      await expect(answer(other, /./)).toHaveCount(0);
      await expect(player).toHaveTitle(/Your turn/);
      await expect(other).not.toHaveTitle(/Your turn/);
      await takeTurn(player, other);
    }
  });

  await test.step("one points at something, and the other is shown it", async () => {
    await page.getByRole("button", { name: /^Look here/ }).click();
    await onBoard(page, "Market").click();
    await expect(friend.getByText("Guest: look here! Market")).toBeVisible();
  });

  await test.step("a wheel of words opens at it, by mouse and by keys", async () => {
    const heard = friend.getByRole("log", { name: "Quick words" });
    const wheel = page.getByRole("dialog", { name: "Quick words: Market" });
    await expect(wheel.getByRole("group", { name: "Quick words" }).getByRole("button")).toHaveCount(12);
    expect(await outside(wheel)).toEqual([]);
    await wheel.getByRole("button", { name: "Help me here" }).click();
    await expect(heard).toHaveText("Guest: Help me here: Market");
    await expect(wheel).toHaveCount(0);

    await page.keyboard.press("l");
    await onBoard(page, "Market").press("Enter");
    await expect(wheel.getByRole("button", { name: "I take this" })).toBeFocused();
    await page.keyboard.press("9");
    await expect(heard).toHaveText("Guest: Thank you");
    await expect(onBoard(page, "Market")).toBeFocused();

    await onBoard(page, "Market").click({ modifiers: ["Alt"] });
    await wheel.getByRole("button", { name: "Mute quick words" }).click();
    await expect(wheel.getByRole("button", { name: "Mute quick words" })).toHaveAttribute("aria-pressed", "true");
    await wheel.getByRole("button", { name: "Mute quick words" }).click();
    await page.keyboard.press("Escape");
    await expect(wheel).toHaveCount(0);
  });

  await test.step("quick words are heard once, by a bubble at the speaker's place, and can be muted", async () => {
    const heard = friend.getByRole("log", { name: "Quick words" });
    await page.keyboard.press("v");
    await page.getByRole("dialog", { name: "Quick words" }).getByRole("button", { name: "I take red" }).click();
    await expect(heard).toHaveText("Guest: I take red");
    await expect(page.getByRole("log", { name: "Quick words" })).toHaveText("You: I take red");
    const [bubble, place] = [await friend.locator("p.said").boundingBox(), await heroes(friend).filter({ hasText: "Guest" }).boundingBox()];
    expect(Math.abs((bubble?.y ?? 0) - (place?.y ?? 0) - (place?.height ?? 0))).toBeLessThan(40);

    await page.keyboard.press("v");
    await page.getByRole("dialog", { name: "Quick words" }).getByRole("button", { name: "Help me here" }).press("Enter");
    await onBoard(page, "Tavern").press("Enter");
    await expect(heard).toHaveText("Guest: Help me here: Tavern");

    await friend.keyboard.press("v");
    await friend.getByRole("dialog", { name: "Quick words" }).getByRole("checkbox", { name: "Guest" }).check();
    await friend.keyboard.press("Escape");
    await expect(heard).toHaveText("", { timeout: 60_000 });
    await page.keyboard.press("v");
    await page.getByRole("dialog", { name: "Quick words" }).getByRole("button", { name: "Thank you" }).click();
    await expect(page.getByRole("log", { name: "Quick words" })).toHaveText("You: Thank you");
    await expect(heard).toHaveText("");
  });

  await test.step("the link is used up now", async () => {
    guard.allow(/\/door/);
    const late = await newPerson();
    await late.goto(link);
    await expect(late.getByRole("alert")).toContainText("This link is void");
  });

  await test.step("they give up together, and play again", async () => {
    await choose(page, "Propose to give up");
    await expect(page.getByRole("alert")).toContainText("The game is given up when these agree too: Berta.");
    await expect(friend.getByRole("alert")).toContainText("Guest would like to give up");
    await friend.getByRole("button", { name: "Give up", exact: true }).click();
    for (const one of [page, friend]) {
      await expect(one.getByRole("heading", { name: "The watch was given up." })).toBeVisible();
    }
    await page.getByRole("button", { name: /^Rematch/ }).click();
    await expect(page.getByRole("heading", { name: "The table is laid" })).toBeVisible();
    await expect(friend.getByRole("button", { name: /^Rematch the table is laid/ })).toBeVisible();
    await friend.getByRole("button", { name: /^Rematch/ }).click();
    for (const one of [page, friend]) await expect(heroes(one)).toHaveCount(2);
    expect(friend.url()).toBe(page.url());
  });
});

/** The buttons of a wheel that are not whole in the window, or lie over each other. */
const outside = (wheel: Locator): Promise<string[]> =>
  wheel.getByRole("button").evaluateAll((all) => {
    const boxes = all.map((one) => ({ name: one.textContent ?? "", box: one.getBoundingClientRect() }));
    const over = (one: DOMRect, other: DOMRect) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return boxes
      .filter(({ box }, at) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight || boxes.some((other, place) => place !== at && over(box, other.box)))
      .map(({ name }) => name);
  });

test("on a phone the words lie in reach of the thumb, and leave in sight what they are about", async ({ host, newPerson }) => {
  const phone = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openPosition(phone, host, "corner-alone");
  await asked(phone, "Move and act");
  for (const name of ["Market", "Restless Hand"]) {
    await phone.getByRole("button", { name: "Table" }).tap();
    await phone.getByRole("button", { name: /^Look here/ }).tap();
    const thing = phone.getByRole("button", { name: new RegExp(`^${name}`) }).first();
    await thing.tap();
    const wheel = phone.getByRole("dialog", { name: `Quick words: ${name}` });
    expect(await outside(wheel)).toEqual([]);
    const [sheet, seen] = [await wheel.locator(".wheel").boundingBox(), await thing.boundingBox()];
    if (!sheet || !seen) throw new Error("the words or the thing are not there");
    expect(seen.y + seen.height <= sheet.y || seen.y >= sheet.y + sheet.height, name).toBe(true);
    await wheel.getByRole("button", { name: "Watch out" }).tap();
    await expect(phone.getByRole("log", { name: "Quick words" })).toHaveText(`You: Watch out: ${name}`);
  }
});

/** The one who is asked to move, and the one who is not. */
async function whoseTurn(one: Page, other: Page): Promise<[Page, Page]> {
  const move = (page: Page) => answer(page, /^Move to/);
  for (;;) {
    await expect(answer(one, /./).or(bar(one).getByText("is asked")).first()).toBeVisible();
    for (const [player, watcher] of [[one, other], [other, one]] as [Page, Page][]) {
      if (await move(player).isVisible()) return [player, watcher];
      // Cards come first: whatever they ask is answered as it comes.
      const first = answer(player, /./).first();
      if (await first.isVisible()) await first.click();
    }
  }
}

/** Moves to the first tile and ends the turn, while the other looks on. */
async function takeTurn(player: Page, other: Page): Promise<void> {
  await answer(player, /^Move to/).click();
  const target = answer(player, /\d$/).first();
  const tile = (await target.innerText()).split("\n")[0] ?? "";
  const before = await onBoard(other, tile).getAttribute("aria-label");
  await target.click();
  await expect(onBoard(player, tile)).toHaveAccessibleName(/, here: /);
  await expect(onBoard(other, tile)).not.toHaveAccessibleName(before ?? "");
  await answer(player, /^End the turn/).click();
  await expect(answer(player, /^End the turn/)).toHaveCount(0);
}

test("a bot plays for somebody who leaves, until the seat is taken back", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  await choose(page, "Let a bot play for me");
  await expect(bar(page)).toContainText("A bot plays for you.");
  await expect(page.locator(".tile.lit, .hero.lit"), "nothing asks for an answer").toHaveCount(0);
  await expect(page.getByText(/Arne & Soko ended the turn/).first()).toBeVisible();
  await page.getByRole("button", { name: "Take my seat back" }).click();
  await expect(page.getByText("A bot plays for you.")).toHaveCount(0);
  await expect(answer(page, /./).first()).toBeVisible();
});

test("a seat moves to another device, and is gone here", async ({ page, host, newPerson }) => {
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  await page.getByRole("button", { name: "Table" }).click();
  const menu = page.getByRole("dialog", { name: "Table" });
  await menu.getByRole("button", { name: "Move to another device" }).click();
  const link = await menu.getByText(/^http.*#/).innerText();
  const phone = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await phone.goto(link);
  await phone.getByRole("button", { name: "Take my place" }).click();
  await asked(phone, "Move and act");
  await expect(page.getByRole("alert")).toContainText("You have moved this seat to another device.");
  await onBoard(phone, "Trebuchet").tap();
  await expect(onBoard(phone, "Trebuchet")).toHaveAccessibleName(HERE);
});

test("a spectator sees everything happen and can do nothing", async ({ page, host, newPerson }) => {
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  await page.getByRole("button", { name: "Seats and invitations" }).click();
  const link = await linkFor(page, "To watch");
  await page.getByRole("button", { name: "Close" }).click();

  const watcher = await newPerson();
  await watcher.goto(link);
  await watcher.getByRole("button", { name: "Watch" }).click();
  await expect(bar(watcher)).toContainText(/Guest .*is asked/);
  await page.getByRole("button", { name: "Table" }).click();
  await expect(page.getByText("One person watches.")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();

  await onBoard(page, "Trebuchet").click();
  await expect(onBoard(watcher, "Trebuchet")).toHaveAccessibleName(HERE);
  await answer(page, /^Fight/).click();
  await expect(watcher.getByRole("region", { name: "Fight" })).toBeVisible();
  const faces = (one: Page) => one.getByRole("region", { name: "Fight" }).getByRole("img", { name: /^Face: / });
  await expect(faces(page)).not.toHaveCount(0);
  expect(await names(faces(watcher))).toEqual(await names(faces(page)));

  await test.step("there is nothing to press", async () => {
    await expect(answer(watcher, /./)).toHaveCount(0);
    await expect(bar(watcher).getByRole("button", { name: /Undo/ })).toHaveCount(0);
    await watcher.getByRole("button", { name: "Table" }).click();
    const menu = watcher.getByRole("dialog", { name: "Table" });
    await expect(menu.getByRole("button", { name: "Replay" })).toBeVisible();
    for (const no of [/give up/, /bot play/, /another device/]) {
      await expect(menu.getByRole("button", { name: no })).toHaveCount(0);
    }
    await expect(menu.getByLabel("Bots take at least")).toHaveCount(0);
    await menu.getByRole("button", { name: "Close" }).click();
  });

  await test.step("touching says whose turn it is", async () => {
    await watcher.getByRole("button", { name: /^Soul Flayer:/ }).click();
    await expect(watcher.getByRole("alert")).toContainText("Waiting for Guest");
  });
});

const names = (found: ReturnType<Page["locator"]>): Promise<string[]> =>
  found.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
