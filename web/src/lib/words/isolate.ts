/** Texts that run from right to left, kept from turning the sentence around them. */

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATE = "\u2068";
const END = "\u2069";

/** The text as it can stand within another: one with letters from right to left is marked off. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) && !text.startsWith(ISOLATE) ? ISOLATE + text + END : text;
}
