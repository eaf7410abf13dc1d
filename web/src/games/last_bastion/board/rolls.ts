/** The dice that fell last, of either kind: what the view keeps of combat dice may be older. */

import type { Play } from "../../../table/play/play.svelte.ts";
import type { EffectCode, Happened } from "../../../wire.gen";
import { EFFECTS } from "../model/pictures.ts";

const COMBAT = new Set(["dice-rolled", "dice-rerolled"]);
const CORRUPTION = "corruption-rolled";

/** A face of the corruption die. */
export interface CorruptionFace {
  /** Which roll of the game it was. */
  roll: string;
  word: string;
  icon: string;
}

function faceIn(event: Happened | undefined): CorruptionFace | null {
  const said = event?.name === CORRUPTION ? event.facts.find((fact) => fact.kind === "corruption")?.said : undefined;
  if (!event || typeof said !== "string") return null;
  const [deed = ""] = said.replace(/-\d+$/u, "").split("+");
  return { roll: `${event.entry} ${said}`, word: said, icon: EFFECTS[deed as EffectCode]?.[0] ?? "dice-fire" };
}

/** The corruption die, if no combat dice were rolled since it fell. */
export const lastCorruption = (play: Play): CorruptionFace | null =>
  faceIn(play.events.findLast((event) => COMBAT.has(event.name) || event.name === CORRUPTION));

/** The corruption die that falls in the step that is shown now. */
export function fallingCorruption(play: Play): CorruptionFace | null {
  const news = play.showing ? play.showing.news : (play.scene?.events ?? []);
  return faceIn(news.findLast((event) => event.name === CORRUPTION));
}
