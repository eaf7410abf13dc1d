/** What a step of others brings is heard, and what is grave in it is shown. */

import type { Play } from "../play/play.svelte.ts";
import { ring } from "../sound/sound.ts";
import type { Moments } from "./moments.svelte.ts";

export function followSteps(play: Play, moments: Moments): void {
  play.showing?.follow((news) => {
    const view = play.veil() ? null : play.scene?.view;
    const grave = view ? news.flatMap((event) => play.game.moment?.(event, view) ?? []) : [];
    ring(...news.map(play.game.sound), ...grave.map((one) => one.kind));
    moments.show(grave);
  });
}
