/** Power cuts, lost lines, double clicks and second tabs: nothing is lost, nothing happens twice. */

import { expect, type Page, test } from "./support/host.ts";
import { answer, asked, bar, chosen, onBoard, openPosition } from "./support/table.ts";

const fight = (page: Page) => page.getByRole("region", { name: "Fight" });
const dice = (page: Page) => fight(page).getByRole("button", { name: / Face: / }).allInnerTexts();

test("a server killed in mid-fight comes back, and the fight is finished", async ({ page, host, guard }) => {
  guard.allow(/net::ERR|WebSocket/);
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  await onBoard(page, "Trebuchet").click();
  await answer(page, /^Fight/).click();
  await asked(page, "The dice are down");
  await fight(page).getByRole("button", { name: /yellow token \+1 yellow/ }).click();
  await expect(fight(page).getByRole("button", { name: /yellow token/ })).toHaveCount(0);
  const before = await dice(page);
  expect(before).toHaveLength(3);
  const down = page.getByRole("alert").filter({ hasText: "The connection is down" });

  await test.step("the page comes back by itself, the dice lie where they were", async () => {
    await host.kill();
    await expect(down).toBeVisible();
    await host.start();
    await expect(down).toHaveCount(0);
    expect(await dice(page)).toEqual(before);
    await page.reload();
    await asked(page, "The tokens are laid");
    expect(await dice(page)).toEqual(before);
    expect(await chosen(page, host)).toEqual(["move trebuchet", "fight", "spend arne grave-ringer"]);
  });

  await test.step("what is pressed while the line is down is done later, once", async () => {
    await expect(answer(page, /^Finish both/)).toBeVisible();
    await host.kill();
    await expect(down).toBeVisible();
    await answer(page, /^Finish both/).click();
    await expect(bar(page)).toContainText("Sent, one moment");
    await host.start();
    await asked(page, "Both fall: whose exit comes first?");
    const done = (await chosen(page, host)).slice(3);
    expect(done).toEqual([...Array<string>(2).fill("spend arne soul-flayer"), "beat soul-flayer grave-ringer"]);
  });

  await test.step("the fight comes to its end", async () => {
    await answer(page, /^Soul Flayer/).click();
    await asked(page, "Which equipment token do you take?");
    await answer(page, /^green/).click();
    await asked(page, "Move and act");
    await expect(onBoard(page, "Soul Flayer")).toHaveCount(0);
    await expect(onBoard(page, "Grave Ringer")).toHaveCount(0);
  });
});

test("without WebSockets the page asks again and again, and the game goes on", async ({ page, host, guard }) => {
  guard.allow(/WebSocket/);
  await page.routeWebSocket(/\/live$/, (socket) => socket.close());
  await openPosition(page, host, "corner-three", ["Adept", "Adept"]);
  await asked(page, "Move and act");
  await onBoard(page, "Trebuchet").click();
  await expect(onBoard(page, "Trebuchet")).toHaveAccessibleName(/, here: .*Arne/);
  await bar(page).getByRole("button", { name: /Undo/ }).click();
  await expect(onBoard(page, "Tavern")).toHaveAccessibleName(/, here: .*Arne/);
  await answer(page, /^End the turn/).click();
  await expect(page.getByText(/Sindara (moved|fought|activated|ended|rolled)/).first()).toBeVisible();
});

test("a double click has one effect", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  await test.step("on a tile: the hero moves and does nothing else", async () => {
    await doubleClick(page, onBoard(page, "Trebuchet"));
    await expect(onBoard(page, "Trebuchet")).toHaveAccessibleName(/, here: /);
    await settled(page);
    expect(await chosen(page, host)).toEqual(["move trebuchet"]);
  });
  await test.step("on a button: the power opens, no token is chosen", async () => {
    await doubleClick(page, answer(page, /^Fetch/));
    await settled(page);
    expect(await chosen(page, host)).toEqual(["move trebuchet"]);
    await bar(page).getByRole("button", { name: "Back" }).click();
  });
  await test.step("on a fight: the dice fall, and nothing is decided yet", async () => {
    await doubleClick(page, answer(page, /^Fight/));
    await asked(page, "The dice are down");
    await settled(page);
    expect(await chosen(page, host)).toEqual(["move trebuchet", "fight"]);
  });
});

/** Where something lies once it no longer moves. */
async function resting(page: Page, target: ReturnType<Page["locator"]>): Promise<NonNullable<Awaited<ReturnType<typeof target.boundingBox>>>> {
  let before = await target.boundingBox();
  for (;;) {
    await page.waitForTimeout(100);
    const now = await target.boundingBox();
    if (now && JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

/** Two presses as a hand makes them, on the same spot. */
async function doubleClick(page: Page, target: ReturnType<Page["locator"]>): Promise<void> {
  const box = await resting(page, target);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await page.waitForTimeout(180);
  }
}

/** Waits until no answer is on its way. */
async function settled(page: Page): Promise<void> {
  await expect(bar(page)).not.toContainText("Sent, one moment");
  await page.waitForTimeout(250);
}

test("two tabs of a seat stay in step, and a stale answer does no harm", async ({ page, context, host }) => {
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  const second = await context.newPage();
  let deaf = false;
  await second.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!deaf || !String(message).includes('"type":"state"')) socket.send(message);
    });
  });
  await second.goto(page.url());
  await asked(second, "Move and act");

  await test.step("what one tab does the other shows", async () => {
    await onBoard(page, "Trebuchet").click();
    await expect(onBoard(second, "Trebuchet")).toHaveAccessibleName(/, here: /);
    await bar(second).getByRole("button", { name: /Undo/ }).click();
    await expect(onBoard(page, "Tavern")).toHaveAccessibleName(/, here: /);
  });
  await test.step("a tab that missed something is told so", async () => {
    deaf = true;
    await onBoard(page, "Dispensary").click();
    await expect(onBoard(page, "Dispensary")).toHaveAccessibleName(/, here: /);
    await onBoard(second, "Trebuchet").click();
    await expect(second.getByRole("alert")).toContainText("That question is no longer open");
    expect(await chosen(page, host)).toEqual(["move trebuchet", "undo", "move dispensary"]);
    await expect(onBoard(page, "Dispensary")).toHaveAccessibleName(/, here: /);
  });
});
