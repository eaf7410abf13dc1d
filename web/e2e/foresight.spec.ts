/** What would follow, before it is done; what threatens, however far ahead; what a blow may cost. */

import { expect, test } from "./support/host.ts";
import { answer, asked, bar, chosen, heroes, linkFor, onBoard, openPosition, undo } from "./support/table.ts";

test("what an action would do is shown before it is done", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  const ahead = bar(page).getByRole("status");
  const trebuchet = onBoard(page, "Trebuchet");

  await test.step("a tile under the mouse: the figure stands there, as a shadow", async () => {
    await trebuchet.hover();
    await expect(ahead).toContainText("Arne & Soko: at the Trebuchet.");
    await expect(page.locator("[data-tile=trebuchet] .pawn.ghost")).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(ahead).toHaveCount(0);
    await expect(page.locator(".pawn.ghost")).toHaveCount(0);
  });
  await test.step("a button with the focus: the tokens it brings, on the hero", async () => {
    await answer(page, /^Fetch/).click();
    await answer(page, /^red/).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await expect(ahead).toContainText("Arne & Soko: +1 red token.");
    await expect(heroes(page).first().locator(".delta")).toHaveText("+1");
  });
  await test.step("what only chance can tell is not foretold", async () => {
    await page.keyboard.press("Escape");
    await answer(page, /^End the turn/).hover();
    await expect(ahead).toContainText("What follows is revealed only by doing it.");
  });
  await test.step("a question that would follow is said", async () => {
    await onBoard(page, "Tavern").hover();
    await expect(ahead).toContainText("Whom does the Tavern treat?");
  });
  expect(await chosen(page, host)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a long press shows what a button would do, and does not press it", async ({ page, host }) => {
    await openPosition(page, host, "corner-alone");
    await asked(page, "Move and act");
    await answer(page, /^Fetch/).tap();
    const red = answer(page, /^red/);
    const box = await red.boundingBox();
    if (!box) throw new Error("the button is not to be seen");
    const touch = await page.context().newCDPSession(page);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    await expect(bar(page).getByRole("status")).toContainText("Arne & Soko: +1 red token.");
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(bar(page).getByRole("status")).toContainText("Arne & Soko: +1 red token.");
    expect(await chosen(page, host)).toEqual([]);
    await page.waitForTimeout(500); // Sooner it would be the second half of a double tap.
    await red.tap();
    await expect(bar(page).getByRole("status")).toHaveCount(0);
    await expect.poll(() => chosen(page, host)).toEqual(["fetch red"]);
  });
});

test("the danger strip looks two rounds ahead, for spectators and in replays too", async ({ page, host, newPerson }) => {
  await openPosition(page, host, "brink-alone");
  await asked(page, "Move and act");
  const strip = page.locator(".danger [role=status]");
  await expect(strip).toContainText("The bastion falls in 8 turns");

  await test.step("a spectator reads the same", async () => {
    await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Table" }).click();
    await page.getByRole("dialog", { name: "Table" }).getByRole("button", { name: "Seats and invitations" }).click();
    const link = await linkFor(page, "To watch");
    const watcher = await newPerson();
    await watcher.goto(link);
    await expect(watcher.getByRole("heading", { name: "Watch a game" })).toBeVisible();
    await expect(watcher.getByLabel("Your name")).toHaveCount(0);
    await watcher.getByRole("button", { name: "Watch" }).click();
    await expect(watcher.locator(".danger [role=status]")).toContainText("The bastion falls in 8 turns");
    await expect(watcher.getByRole("region", { name: "What is being decided" })).toBeVisible();
    await expect(watcher.getByRole("region", { name: "Your decision" })).toHaveCount(0);
    await page.keyboard.press("Escape");
  });
  await test.step("a blow that may lose the game says so before", async () => {
    await expect(answer(page, /^Fight/)).toContainText("17% the bastion falls");
    await answer(page, /^Fight/).click();
    await asked(page, "The dice are down");
    await expect(answer(page, /Incubus/).first()).toContainText("17% the bastion falls");
  });
  await test.step("a moment of the replay has its dangers and what comes up", async () => {
    await page.goto(`${page.url()}/replay?at=1`);
    await expect(strip).toContainText("The bastion falls in 8 turns");
    await expect(page.getByRole("heading", { name: "Coming up" })).toBeVisible();
    await expect(page.getByText("Nothing that can be foretold.").first()).toBeVisible();
  });
});

for (const [size, viewport] of Object.entries({ desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } })) {
  test(`all dangers are read in full on a ${size}`, async ({ page, host }) => {
    await page.setViewportSize(viewport);
    await openPosition(page, host, "peril-two", ["Adept"]);
    await asked(page, "Move and act");
    const strip = page.locator(".danger [role=status]");
    await expect(strip.locator(".also")).toBeHidden(); // the first is long: the second waits behind the button
    const all = page.getByRole("button", { name: /^All \d+ dangers$/ });
    const count = Number(/\d+/.exec((await all.getAttribute("aria-label")) ?? "")?.[0]);
    await all.click();
    const list = page.getByRole("dialog", { name: "Dangers of the next two rounds" });
    await expect(list.getByRole("listitem")).toHaveCount(count);
    for (const text of await list.locator("li p").all()) {
      expect(await text.evaluate((one) => one.scrollHeight - one.clientHeight), "a text is cut").toBeLessThanOrEqual(1);
    }
    if (size === "phone") {
      expect(await strip.evaluate((one) => one.scrollHeight - one.clientHeight), "the strip cuts its text").toBeLessThanOrEqual(2);
    }
    await list.getByRole("button", { name: /^Rule LB-/ }).first().click();
    await expect(list).toHaveCount(0);
    await expect(page.getByRole("dialog", { name: "Rules" })).toBeVisible();
  });
}

test("what explains itself in a fight stands in nobody's way", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await onBoard(page, "Trebuchet").click();
  await answer(page, /^Fight/).click();
  await asked(page, "The dice are down");
  const fight = page.getByRole("region", { name: "Fight" });
  const why = page.getByRole("alert");
  await undo(page).click({ force: true });
  await expect(why).toBeVisible();
  await test.step("its words let clicks through to what lies below", async () => {
    const words = await why.locator(".words").boundingBox();
    if (!words) throw new Error("no words");
    const hit = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest("[role=alert]") === null,
      [words.x + words.width / 2, words.y + words.height / 2],
    );
    expect(hit, "the box takes the click").toBe(true);
  });
  await test.step("tokens and answers are pressed while it is there", async () => {
    await fight.getByRole("button", { name: /yellow token \+1 yellow/ }).click();
    await expect(fight.getByRole("button", { name: /yellow token/ })).toHaveCount(0);
    await expect(answer(page, /^Finish both/)).toBeVisible();
  });
});

test("an answer that comes late explains nothing that is no longer asked", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  let come = () => {};
  const due = new Promise<void>((done) => (come = done));
  let answered = 0;
  await page.route(/\/reasons/, async (route) => {
    await due;
    await route.continue();
  });
  page.on("requestfinished", (request) => (answered += Number(request.url().includes("/reasons"))));
  await onBoard(page, "Goblin Howler").click();
  await onBoard(page, "Trebuchet").click();
  await expect(onBoard(page, "Trebuchet")).toHaveAccessibleName(/, here: /);
  come();
  await expect.poll(() => answered).toBeGreaterThan(0);
  await page.waitForTimeout(300); // What would be told, would be told by now.
  await expect(page.getByRole("alert")).toHaveCount(0);
});
