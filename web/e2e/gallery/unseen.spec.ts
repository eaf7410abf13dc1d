/** Whole games by ear, from the lobby to the end: the accessibility tree alone says what there is and what can be done. */

import { expect, test } from "../support/host.ts";
import { chosenInLobby } from "../support/table.ts";
import { Listener, playByEar, questSense, type Sense, siegeSense } from "../support/unseen.ts";
import { WHOLE } from "./sizes.ts";

test.use({ trace: "off" });

const GAMES: readonly { game: string; sense: Sense; end: RegExp; ease: string }[] = [
  { game: "Last Bastion", sense: siegeSense, end: /^The bastion (stands|has fallen)/, ease: "beginner" },
  { game: "Sanctum", sense: questSense, end: /win|share|You fell|Second|Third|Fourth/, ease: "normal" },
];

for (const { game, sense, end, ease } of GAMES) {
  test(`a whole game of ${game} is played by ear`, async ({ page, host }) => {
    test.skip(!WHOLE, "long: make gallery");
    test.setTimeout(900_000);
    await page.goto(host.url);
    const panel = await chosenInLobby(page, game);
    const seats = panel.getByRole("group", { name: "Seats" });
    for (const seat of [3, 4]) await seats.getByLabel(`Seat ${seat}`).selectOption("Nobody");
    await panel.getByRole("radio", { name: ease }).check({ force: true });
    await panel.getByRole("button", { name: "Start", exact: true }).press("Enter");
    await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Table" }).press("Enter");
    await page.getByRole("dialog", { name: "Table" }).getByRole("button", { name: "At once" }).press("Enter");
    await page.getByRole("button", { name: "Close" }).press("Enter");
    const listener = new Listener(page);
    expect(await listener.ask("t")).toMatch(/\S/);
    const pressed = await playByEar(listener, sense, page.getByRole("heading", { level: 1, name: end }), 3000);
    expect(pressed).toBeGreaterThan(20);
  });
}
