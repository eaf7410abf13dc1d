/** What is heard behind the game, hardly: the wind around a keep, the breath of a cathedral. It goes round. */

import { levelled } from "./loudness.ts";
import { breath, looped, mixed, type SoundPart, type Samples, silence, struck, tone } from "./synth.ts";

/** LUFS of the ambience: far below the effects. */
export const AMBIENT_LOUDNESS = -38;

const ROUND = 15;
const SEAM = 3;
const WHOLE = ROUND + SEAM;

const still = { rise: 0.01, hold: WHOLE, fade: 1 };

/** Gusts: noise that swells and sinks. */
const gusts = (pitches: readonly number[]): SoundPart[] =>
  pitches.map((from, place) => {
    const seconds = 6;
    return { at: (place * (WHOLE - seconds)) / Math.max(1, pitches.length - 1), sound: breath({ from, to: from * 1.4, seconds, envelope: { rise: 2.6, fade: 1 }, loud: 0.8 }, 5, 51 + place) };
  });

/** Crackles of a fire, scattered but the same every time. */
const crackles = (count: number): SoundPart[] =>
  Array.from({ length: count }, (_, place) => {
    const at = ((place * 0.618) % 1) * (WHOLE - 0.1);
    return { at, sound: breath({ from: 1500 + 900 * (place % 3), seconds: 0.03, envelope: { rise: 0.001, fade: 0.006 }, loud: 0.35 }, 2, 71 + place) };
  });

const drone = (pitches: readonly number[], loud: number): SoundPart[] =>
  pitches.map((from) => ({ at: 0, sound: tone("sine", { from, seconds: WHOLE, envelope: still, loud }, 0.002) }));

/** A night on the walls, with a fire. */
const keep = (): SoundPart[] => [...gusts([210, 320, 260, 380, 240]), ...crackles(46), { at: 0, sound: breath({ from: 120, seconds: WHOLE, envelope: still, loud: 0.5 }, 1, 61) }];

/** Stone, far voices, a bell that nobody rings. */
const cathedral = (): SoundPart[] => [
  ...drone([82.4, 123.5, 164.8, 247.5], 0.12),
  { at: 0, sound: breath({ from: 500, to: 620, seconds: WHOLE, envelope: still, loud: 0.1 }, 9, 67) },
  ...[2.5, 9.5].map((at, place) => ({ at, sound: struck(place ? 311 : 370, [[1, 0.12, 1.6], [2.4, 0.05, 0.9]], 5) })),
];

const AMBIENCES = { keep, cathedral } satisfies Record<string, () => SoundPart[]>;

/** What a game may be played in. */
export type Ambience = keyof typeof AMBIENCES;

export const PLACES = Object.keys(AMBIENCES) as Ambience[];

export function ambience(place: Ambience): Samples {
  const made = mixed([{ at: 0, sound: silence(WHOLE) }, ...(AMBIENCES[place]())]);
  return levelled(looped(made, SEAM), AMBIENT_LOUDNESS);
}
