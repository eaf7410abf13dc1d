/** Sounds, if the person wants them: what makes them is loaded only then. */

import { settings } from "../../lib/browser/settings.svelte.ts";
import type { Ambience } from "./ambience.ts";

const load = () => import("./player.ts").then(({ player }) => player);

/** Several things at once are heard, but no crowd of them. */
const MOST = 3;

export function ring(...names: (string | null)[]): void {
  const wanted = [...new Set(names.filter((name) => name !== null))].slice(-MOST);
  if (!settings.sound || wanted.length === 0) return;
  // A browser that plays nothing, or a line that is down: the game goes on in silence.
  load().then((player) => wanted.forEach((name) => player.play(name)), () => {});
}

let loaded = false;

/** Follows the switch, the levels and the place: nothing is fetched before sounds are on for the first time. */
export function surround(place: Ambience | null): void {
  const wanted = settings.sound && settings.ambience > 0 ? place : null;
  if (!settings.sound && !loaded) return;
  loaded = true;
  load().then((player) => {
    player.level();
    player.surround(wanted);
  }, () => {});
}

/** A button was pressed somewhere at the table. */
export function ringButton(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("button")) ring("button");
}
