/** Portraits put together from parts: always the same for one name, and another for every other. */

import { CHINS, CROWNS, EYES, FACE, HAIR, type Head, HEADS, MOUTHS } from "./parts.ts";

/** The number at the end of an id; of one without, a number made of its letters. */
export function numberOf(id: string): number {
  const ends = /(\d+)$/.exec(id)?.[1];
  return ends ? Number(ends) : [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}

const pick = <Part>(parts: readonly Part[], number: number): Part => parts[number % parts.length] as Part;

const path = (shape: string, more = ""): string => (shape ? `<path d="${shape}"${more}/>` : "");

const BEHIND = ' opacity=".62"';

/** A head with what is cut out of it. The counts of parts share no factor: equal numbers alone give equal faces. */
function faced(head: Head, number: number): string {
  return path(`${head.outline}${pick(EYES, number)(head.eyes)}${pick(MOUTHS, number)(head.mouth)}`, ' fill-rule="evenodd"');
}

/** A demon, one of the Demon Lord's cards or a fury: `head` is its tribe and level, or what it is. */
export function foePortrait(head: string, id: string): string {
  const number = numberOf(id);
  return path(pick(CROWNS, number), BEHIND) + faced(HEADS[head] ?? (HEADS["red1"] as Head), number);
}

const QUIET_EYES = [0, 2, 4, 6, 9];
const QUIET_MOUTHS = [MOUTHS[3], MOUTHS[4]] as const;

/** Somebody who plays, by a number: no two under 40 are alike. */
export function rivalPortrait(number: number): string {
  const eyes = pick(EYES, pick(QUIET_EYES, number))(FACE.eyes);
  const mouth = pick(QUIET_MOUTHS, number >> 3)?.(FACE.mouth) ?? "";
  return path(pick(HAIR, number), BEHIND) + path(FACE.outline + eyes + mouth, ' fill-rule="evenodd"') + path(pick(CHINS, number), BEHIND);
}

/** Those of several pictures that look like one before them. */
export const alike = (pictures: readonly string[]): string[] => pictures.filter((one, place) => pictures.indexOf(one) !== place);
