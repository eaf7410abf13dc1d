/** Somebody at a table, in play or looking back: the line to the server, and the game once it is opened. */

import icons from "icons:table";
import { onDestroy } from "svelte";
import { openGame } from "../../games/game.ts";
import { addIcons, addPainter } from "../../lib/components/icons.ts";
import { rivalPortrait } from "../../lib/portraits/portraits.ts";
import type { TableLine } from "../../lib/server/live.svelte.ts";
import { dropNaming } from "../../lib/words/words.svelte.ts";
import { Play, type Scene } from "../play/play.svelte.ts";

addIcons(icons);
addPainter("rival", (number) => rivalPortrait(Number(number)));

export class Sitting {
  readonly live: TableLine;
  play: Play | null = $state.raw(null);
  /** The game's code or words could not be fetched. */
  failed: boolean = $state(false);
  #opening = false;

  /** While a component is being set up, which it ends with; `past` gives the moments of a replay. */
  constructor(live: TableLine, past?: () => Scene | null) {
    this.live = live;
    onDestroy(() => {
      this.live.end();
      this.play?.showing?.end();
      dropNaming();
    });
    $effect(() => {
      const id = this.live.card?.game;
      if (id && !this.#opening) void this.#open(id, past);
    });
  }

  async #open(id: string, past?: () => Scene | null): Promise<void> {
    this.#opening = true;
    try {
      const game = await openGame(id, this.live);
      this.play = new Play(this.live, game, past);
    } catch {
      this.failed = true;
    }
  }
}
