/** Several people at Sanctum: one screen handed over, two browsers in the last battle, somebody who watches; and axe. */

import { fine, readable } from "./support/accessibility.ts";
import { expect, type Page, test } from "./support/host.ts";
import { freeDice, litBoxes, playQuest, takeSet } from "./support/sanctum.ts";
import { answer, asked, bar, choose, letBotsHurry, linkFor, openPosition, sitDown } from "./support/table.ts";

test("one screen for two: blessings are hidden until it is handed over", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-secrets", ["You"]);
  await expect(page.getByRole("heading", { name: /^Hand over:/ })).toBeVisible();
  await expect(page.getByRole("list", { name: "Blessings" })).toHaveCount(0);
  await page.getByRole("button", { name: "I am ready" }).click();
  await asked(page, "Your turn");
  await expect(page.getByRole("list", { name: "Blessings" }).getByRole("button").first()).toBeVisible();
  await page.getByRole("button", { name: /^Open .* board:/ }).filter({ visible: true }).first().click();
  const other = page.getByRole("dialog");
  await expect(other.getByRole("img", { name: "A blessing, face down" }).first()).toBeVisible();
  await expect(other.getByRole("list", { name: "Blessings" }).getByRole("button")).toHaveCount(0);
  await other.getByRole("button", { name: "Close" }).click();
  await answer(page, /^Move/).click();
  await takeSet(page);
  await expect(page.getByRole("heading", { name: /^Hand over:/ })).toBeVisible();
  await expect(page.getByRole("list", { name: "Blessings" })).toHaveCount(0);
});

test("whoever comes back to a shared screen while others are asked sees no blessings before it is handed over", async ({ page, host, newPerson }) => {
  await openPosition(page, host, "sanctum-road", ["A friend, by link", "You", "You"]);
  const friend = await newPerson();
  await friend.goto(await linkFor(page, "Seat 2"));
  await sitDown(friend, "Berta");
  await page.getByRole("button", { name: "I am ready" }).click();
  await takeSet(page);
  await asked(friend, "Your turn");
  await expect(page.getByRole("list", { name: "Blessings" })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Hand over:/ })).toBeVisible();
  await expect(page.getByRole("list", { name: "Blessings" })).toHaveCount(0);
});

test("advice that comes late is for no other seat", async ({ page, host }) => {
  let release = () => {};
  const late = new Promise<void>((done) => (release = done));
  await page.route("**/advice?seat=0", async (route) => {
    const told = await route.fetch();
    await late;
    await route.fulfill({ response: told });
  });
  await openPosition(page, host, "sanctum-battle", ["You"]);
  const chance = page.locator(".chance").filter({ visible: true });
  await page.getByRole("group", { name: "Your seats" }).getByRole("button", { name: /^Outlaw/ }).click();
  await expect(chance).toHaveCount(1);
  release();
  await page.waitForTimeout(300);
  await expect(chance).toHaveCount(1);
});

test("one person on two seats in the last battle acts for either, and is never taken away from a fight", async ({ page, host, guard }) => {
  guard.allow(/net::ERR|WebSocket/);
  await openPosition(page, host, "sanctum-battle", ["You"]);
  const seats = page.getByRole("group", { name: "Your seats" });
  const [huntress, outlaw] = [seats.getByRole("button", { name: /^Huntress/ }), seats.getByRole("button", { name: /^Outlaw/ })];
  await expect(huntress).toHaveAttribute("aria-pressed", "true");
  await expect(outlaw).toHaveAccessibleName(/is asked/);
  await asked(page, "Change dice");
  const count = await freeDice(page).count();
  await litBoxes(page).first().click();
  await expect(freeDice(page)).toHaveCount(count - 1);
  await expect(huntress).toHaveAttribute("aria-pressed", "true");

  await outlaw.click();
  await expect(outlaw).toHaveAttribute("aria-pressed", "true");
  await answer(page, /^Roll the dice/).click();
  await asked(page, "Change dice");
  await expect(outlaw).toHaveAttribute("aria-pressed", "true");
  await host.kill();
  await host.start();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(outlaw).toHaveAttribute("aria-pressed", "true");
  await asked(page, "Change dice");
  await page.getByRole("region", { name: "All fights" }).getByRole("button", { name: /^Huntress/ }).click();
  await expect(huntress).toHaveAttribute("aria-pressed", "true");
  await expect(freeDice(page)).toHaveCount(count - 1);
});

test("two browsers fight the last battle at the same time, and somebody watches", async ({ page, host, newPerson }) => {
  await openPosition(page, host, "sanctum-battle", ["A friend, by link"]);
  const friend = await newPerson();
  await friend.goto(await linkFor(page, "Seat 2"));
  await sitDown(friend, "Berta");
  await asked(page, "Change dice");
  await expect(bar(friend)).toHaveAttribute("data-decision", /\d+/);
  const mine = await freeDice(page).count();
  await litBoxes(page).first().click();
  await expect(freeDice(page)).toHaveCount(mine - 1);
  await expect(bar(friend)).toHaveAttribute("data-decision", /\d+/);
  if (await answer(friend, /^Roll the dice/).isVisible()) await answer(friend, /^Roll the dice/).click();
  await expect(friend.getByRole("region", { name: "All fights" }).locator(".lane")).toHaveCount(2);
  await expect(bar(page)).toHaveAttribute("data-decision", /\d+/);

  await choose(page, "Seats and invitations");
  const watcher = await newPerson();
  await watcher.goto(await linkFor(page, "To watch"));
  await watcher.getByRole("button", { name: "Watch" }).click();
  await expect(watcher.getByRole("list", { name: "The row of nine" })).toBeVisible();
  await expect(watcher.getByText("closed").first()).toBeVisible();
});

test("dice that others roll leave mine in peace", async ({ page, host, newPerson }) => {
  await openPosition(page, host, "sanctum-battle", ["A friend, by link"]);
  const friend = await newPerson();
  await friend.goto(await linkFor(page, "Seat 2"));
  await sitDown(friend, "Berta");
  await asked(page, "Change dice");
  const die = freeDice(page).first();
  await die.focus();
  await die.evaluate((element) => (element.dataset["same"] = "mine"));
  await answer(friend, /^Roll the dice/).click();
  await asked(friend, "Change dice");
  await expect(page.getByRole("group", { name: "Outlaw", exact: true })).toContainText(/Berta.*attacks/);
  await expect(page.locator("[data-same]")).toBeFocused();
  await litBoxes(page).first().click();
  await expect(page.locator("[data-die].gone")).toHaveCount(1);
  await expect(page.locator("[data-same]")).toHaveCount(1);
});

test("who watches is told of every seat that is asked, also where one person has several", async ({ page, host, newPerson }) => {
  await openPosition(page, host, "sanctum-battle", ["You"]);
  await asked(page, "Change dice");
  await choose(page, "Seats and invitations");
  const watcher = await newPerson();
  await watcher.goto(await linkFor(page, "To watch"));
  await watcher.getByRole("button", { name: "Watch" }).click();
  await watcher.locator("button[data-thing]").filter({ visible: true }).first().click({ timeout: 60_000 });
  await expect(watcher.getByRole("alert").getByText("Waiting for Guest.")).toHaveCount(2);
});

/** At a desk and on a phone, by night and by day. */
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

async function fineEverywhere(page: Page, what: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await fine(page, `${what} on a ${size}`);
    await page.emulateMedia({ colorScheme: "light" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await readable(page, `${what} on a ${size} by day`);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  }
  await page.setViewportSize(SIZES.desk);
}

for (const stages of [["road-two", "fight", "levels"], ["rest", "chest"]]) {
  test(`${stages.join(", ")} have no serious faults`, async ({ page, host }) => {
    for (const name of stages) {
      await openPosition(page, host, `sanctum-${name}`, ["Adept"]);
      await expect(bar(page)).toBeVisible();
      await fineEverywhere(page, name);
    }
  });
}

test("hand-over, last battle and end have no serious faults", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-secrets", ["You"]);
  await expect(page.getByRole("button", { name: "I am ready" })).toBeVisible();
  await fineEverywhere(page, "hand-over");
  await openPosition(page, host, "sanctum-battle", ["You"]);
  await expect(bar(page)).toBeVisible();
  await fineEverywhere(page, "battle");
  await openPosition(page, host, "sanctum-last-card", ["Adept"]);
  await letBotsHurry(page);
  await playQuest(page, page.getByRole("region", { name: "Your game" }));
  await fineEverywhere(page, "end");
});

test("an answer to a roar is sealed: shown to whoever gave it, and to nobody else", async ({ page, host, newPerson }) => {
  await openPosition(page, host, "sanctum-roar", ["A friend, by link"]);
  const friend = await newPerson();
  await friend.goto(await linkFor(page, "Seat 2"));
  await sitDown(friend, "Berta");
  const wounds = (at: Page) => at.getByRole("button", { name: /^Take the wounds/ });
  await wounds(page).click();
  await expect(bar(page)).toContainText("Your answer is sealed: Take the wounds.");
  await expect(wounds(friend)).toBeVisible();
  await expect(friend.getByText("sealed")).toHaveCount(0);
  await bar(page).getByRole("button", { name: /^Undo/ }).click();
  await expect(wounds(page)).toBeVisible();
  await expect(bar(page)).not.toContainText("sealed");
});
