/** The answer that a guide waits for: what leads to it carries a mark, by which it is found and ringed. */

import type { Attachment } from "svelte/attachments";
import type { Action } from "../../wire.gen";
import type { Play } from "./play.svelte.ts";

/** `now`: a click gives the answer. `on`: it leads there, and something has to be picked yet. */
export type Mark = "now" | "on";

export class Wanted {
  /** The answer as its text; empty where nobody waits for any. */
  text: string = $state("");

  /** How something that stands for these actions is marked. */
  markFor(actions: readonly (Action | null | undefined)[]): Mark | undefined {
    if (!this.text || !actions.some((one) => one?.text === this.text)) return undefined;
    return actions.length === 1 ? "now" : "on";
  }
}

/** Marks an element while one of the actions that it leads to is waited for; `leads` is whatever leads anywhere meanwhile. */
export function leadsTo(play: Play, actions: () => readonly (Action | null | undefined)[]): Attachment<HTMLElement> {
  return (element) => {
    $effect(() => {
      const mark = play.pending ? undefined : play.wanted.markFor(actions());
      if (mark) element.dataset["wanted"] = mark;
      else delete element.dataset["wanted"];
      if (play.wanted.text && actions().some(Boolean)) element.dataset["leads"] = "";
      else delete element.dataset["leads"];
    });
  };
}
