/** What is drawn in an example of the rules, in words. */

import { called, nameOf, t } from "../../../lib/words/words.svelte.ts";
import type { RulePiece } from "../../../wire.gen";

const MARKS: Record<string, string> = { haunted: "page-is-haunted", grasped: "page-is-haunted", netted: "page-piece-net" };

export function sayDrawn({ kind, word, marks }: RulePiece): string {
  const name = kind === "die" ? t("page-face", { face: called("face", word) }) : nameOf(kind, word);
  return [name, ...marks.map((mark) => t(MARKS[mark] ?? mark))].join(", ");
}
