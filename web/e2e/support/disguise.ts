/** A game without a page of its own: one that has a page, under another name. */

import type { Page } from "@playwright/test";

const OWN = "last-bastion";
const OTHER = "another-game";
const WORDS = `
### Game:
game-${OTHER} = Another Game
game-${OTHER}-pitch = One that nobody has drawn.
game-${OTHER}-length = a while
view-turn = Round
`;

/** Lets the page take a game that it knows for one of which it has never heard. */
export async function disguise(page: Page): Promise<void> {
  const renamed = (told: string): string => told.replaceAll(`"game":"${OWN}"`, `"game":"${OTHER}"`).replaceAll(`"id":"${OWN}"`, `"id":"${OTHER}"`);
  await page.route(/\/api\/(games|tables\/[\w-]+)$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: renamed(await response.text()) });
  });
  await page.route(/\/api\/locale\//, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(OTHER, OWN) });
    await route.fulfill({ response, body: (await response.text()).replaceAll(`### Game: ${OWN}`, `### Game: ${OTHER}`) + WORDS });
  });
  await page.routeWebSocket(/\/api\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(renamed(String(message))));
  });
}
