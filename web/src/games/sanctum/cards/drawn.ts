/** What is drawn in an example of the rules, in words. */

import { called, nameOf, t } from "../../../lib/words/words.svelte.ts";
import type { RulePiece } from "../../../wire.gen";

const slain = (name: string, marks: string[]): string => (marks.includes("hit") ? `${name}, ${t("page-sa-slain")}` : name);

const NAMES: Record<string, (word: string, marks: string[]) => string> = {
  die: (word, marks) => t("page-sa-die", { kind: "gold", face: Number(word), state: marks.includes("changed") ? "changed" : "free" }),
  damage: (word) => t("page-sa-damage", { n: Number(word) }),
  lord: (_, marks) => slain(t("page-sa-lord"), marks),
  demon: (word, marks) => slain(nameOf("foe", word), marks),
  skill: (word, marks) => t("page-sa-skill", { skill: called("skill", word), state: marks.includes("gained") ? "gained" : "locked", gems: marks.includes("one-gem") ? 1 : 0 }),
  fury: (word, marks) => slain(nameOf("foe", word), marks),
};

export const sayDrawn = ({ kind, word, marks }: RulePiece): string => NAMES[kind]?.(word, marks) ?? nameOf(kind, word);
