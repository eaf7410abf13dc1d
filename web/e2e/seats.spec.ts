/** Inviting by one link, a bot's seat taken with a yes, a time for a turn, and a place had back. */

import { expect, type Page, test } from "./support/host.ts";
import { choose, chosenInLobby, gameInLobby, heroes, linkFor, sitDown } from "./support/table.ts";

const EVERYBODY = "For everybody: pick a seat";

async function layTable(page: Page, url: string, game: string, second: string): Promise<void> {
  await page.goto(url);
  const panel = await chosenInLobby(page, game);
  const seats = panel.getByRole("group", { name: "Seats" });
  await seats.getByLabel("Seat 2").selectOption(second);
  for (const empty of [3, 4]) await seats.getByLabel(`Seat ${empty}`).selectOption("Nobody");
}

test("one link: before the start a guest picks a seat; the maker's browser is one of two people", async ({ page, host, newPerson }) => {
  await layTable(page, host.url, "Last Bastion", "A friend, by link");
  const seats = gameInLobby(page).getByRole("group", { name: "Seats" });
  await seats.getByLabel("Seat 3").selectOption("You");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Seat 3" }).filter({ hasText: "At this screen" })).toBeVisible();
  await expect(page.getByText("You", { exact: true })).toHaveCount(1);
  const link = await linkFor(page, EVERYBODY);
  expect(link).toMatch(/\/t\/[\w-]+#join\.[\w-]{32}$/);

  const friend = await newPerson();
  await friend.goto(link);
  await expect(friend.getByRole("heading", { name: "Come to the table" })).toBeVisible();
  await expect(friend.getByText("Last Bastion · normal · table of Guest · not begun yet")).toBeVisible();
  await expect(friend.getByRole("radio")).toHaveCount(1);
  await friend.getByRole("radio", { name: /Seat 2/ }).check();
  await sitDown(friend, "Berta");
  for (const one of [page, friend]) await expect(heroes(one)).toHaveCount(3);
  await expect(heroes(page).filter({ hasText: "Berta" })).toHaveCount(1);
});

test("a bot's seat is asked for, everybody says yes, and nobody sees more before", async ({ page, host, newPerson, guard }) => {
  await layTable(page, host.url, "Sanctum", "Adept");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL(/\/t\//);
  await page.getByRole("button", { name: "Seats and invitations" }).click();
  const link = await linkFor(page, EVERYBODY);
  await page.keyboard.press("Escape");

  const friend = await newPerson();
  await friend.goto(link);
  await expect(friend.getByText("You get a seat with a yes from: Guest.")).toBeVisible();
  await expect(friend.getByRole("radio"), "a seat is known by its hero").toHaveAccessibleName(/^(Huntress|Outlaw|Slayer|Dancer) /);
  await friend.getByLabel("Your name").fill("Carl");
  await friend.getByRole("button", { name: "Ask for this seat" }).click();
  await expect(friend.getByRole("status")).toContainText("Waiting for a yes from: Guest");
  const banner = page.getByRole("alert").filter({ hasText: "Carl asks for seat 2" });
  await test.step("a no sends the asker away, who may ask again", async () => {
    guard.allow(/\/door/);
    await banner.getByRole("button", { name: "No" }).click();
    await expect(friend.getByRole("alert")).toContainText("They would rather go on as they are.");
    await friend.getByRole("button", { name: "Ask for this seat" }).click();
    await expect(friend.getByRole("status")).toContainText("Waiting for a yes from: Guest");
    await friend.reload();
    await expect(friend.getByRole("status")).toContainText("Waiting for a yes from: Guest");
  });
  await banner.getByRole("button", { name: "Yes, sit down" }).click();
  await expect(page.getByText("Carl plays seat 2 now.")).toBeVisible();
  await expect(friend.getByRole("region", { name: /^(Your decision|What is being decided)$/ })).toBeVisible();
});

test("a time for a turn, a seat offered anew, and a place had back after the browser has lost it", async ({ page, host, newPerson, guard }) => {
  guard.allow(/401 .*\/log\?/); // asked for while the place moves away
  await layTable(page, host.url, "Last Bastion", "Adept");
  await gameInLobby(page).getByText("More options").click();
  await gameInLobby(page).getByLabel("A bot stands in for whoever has left").selectOption("never");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(heroes(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Seats and invitations" }).click();
  const dialog = page.getByRole("dialog", { name: "Seats and invitations" });
  await expect(dialog.getByLabel("A bot stands in for whoever has left")).toHaveValue("0");
  await dialog.getByLabel("Time for a turn").selectOption("one minute");
  await expect(dialog.getByText(/^(1:00|0:5\d) left$/)).toBeVisible();
  await dialog.getByLabel("Time for a turn").selectOption("Any");
  await expect(dialog.getByText(/\d left$/)).toHaveCount(0);
  await dialog.getByRole("button", { name: "Offer this seat" }).click();
  await expect(dialog.getByRole("listitem").filter({ hasText: "open seat" })).toHaveCount(1);
  await dialog.getByRole("button", { name: "Make a way back" }).click();
  const back = await dialog.getByRole("textbox", { name: "A way back" }).inputValue();

  const elsewhere = await newPerson();
  await elsewhere.goto(host.url);
  await elsewhere.getByLabel("Open a saved game or position").setInputFiles({ name: "way-back.txt", mimeType: "text/plain", buffer: Buffer.from(`${back}\n`) });
  await elsewhere.getByRole("button", { name: "Take my place" }).click();
  await expect(heroes(elsewhere)).toHaveCount(2);
  await expect(heroes(elsewhere).filter({ hasText: "You" })).toHaveCount(1);
  await expect(page.getByText("You have moved this seat to another device.")).toBeVisible();
  await choose(elsewhere, "Seats and invitations");
  await expect(elsewhere.getByRole("button", { name: "Make a way back" })).toBeVisible();
});

test.describe("where webhooks are allowed", () => {
  test.use({ options: ["--webhooks"] });

  test("a stand-in is asked for, the maker sends somebody away, and a webhook goes to public addresses only", async ({ page, host, newPerson, guard }) => {
    await page.goto(host.url);
    const seats = gameInLobby(page).getByRole("group", { name: "Seats" });
    for (const seat of [2, 3]) await seats.getByLabel(`Seat ${seat}`).selectOption("A friend, by link");
    await seats.getByLabel("Seat 4").selectOption("Nobody");
    await page.getByRole("button", { name: "Open the table" }).click();
    const link = await linkFor(page, EVERYBODY);
    const people = [page];
    for (const [place, name] of ["Berta", "Carl"].entries()) {
      const friend = await newPerson();
      await friend.goto(link);
      await friend.getByRole("radio").first().check();
      await friend.getByLabel("Your name").fill(name);
      await friend.getByRole("button", { name: "Sit down" }).click();
      await expect(friend.getByRole("radio"), `guest ${place} sits`).toHaveCount(0);
      people.push(friend);
    }
    for (const one of people) await expect(heroes(one)).toHaveCount(3);

    await test.step("a stand-in is not had before somebody has had a minute", async () => {
      guard.allow(/\/say/);
      const whoIsAsked = (): Promise<boolean[]> => Promise.all(people.map((one) => one.locator("section.decide.mine").isVisible()));
      await expect.poll(async () => (await whoIsAsked()).filter(Boolean).length).toBe(1);
      const isAsked = await whoIsAsked();
      const other = people[isAsked.indexOf(false)] as Page;
      await other.getByRole("button", { name: "Seats and invitations" }).click();
      await other.getByRole("button", { name: /^Let a stand-in move/ }).click();
      await expect(other.getByRole("dialog").getByRole("alert")).toContainText("have not waited long enough");
    });

    await test.step("an address inside is refused, a public one is kept", async () => {
      if (!(await page.getByRole("dialog").isVisible())) await page.getByRole("button", { name: "Seats and invitations" }).click();
      const hook = page.getByRole("textbox", { name: "Tell me elsewhere" });
      await hook.fill("http://127.0.0.1/hook");
      await page.getByRole("button", { name: "Keep", exact: true }).click();
      await expect(page.getByRole("dialog").getByRole("alert")).toContainText("https");
      await hook.fill("https://example.org/hook");
      await page.getByRole("button", { name: "Keep", exact: true }).click();
      await expect(page.getByRole("button", { name: "Kept" })).toBeVisible();
    });

    await test.step("who is sent away has no seat, and a bot plays it", async () => {
      page.on("dialog", (one) => void one.accept());
      const row = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Carl" });
      await row.getByRole("button", { name: "Send away" }).click();
      await expect(row).toHaveCount(0);
      await expect(people[2] as Page).toHaveTitle(/./);
      await expect((people[2] as Page).locator("section.decide.mine")).toHaveCount(0);
    });
  });
});
