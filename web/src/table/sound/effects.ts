/** The sounds of the table, each made by a recipe of its own and all as loud as each other. */

import { levelled } from "./loudness.ts";
import { breath, faded, mixed, type Samples, struck, tone } from "./synth.ts";

/** LUFS of every effect: well below speech, so that none of them startles. */
export const EFFECT_LOUDNESS = -26;

const IRON = [[1, 1, 0.12], [2.76, 0.7, 0.09], [5.4, 0.5, 0.05], [8.93, 0.3, 0.03]] as const;
const BELL = [[0.5, 0.5, 0.9], [1, 1, 0.7], [1.19, 0.6, 0.5], [1.5, 0.4, 0.45], [2, 0.5, 0.35], [2.6, 0.2, 0.2]] as const;
const GLASS = [[1, 1, 0.3], [2.32, 0.5, 0.22], [4.25, 0.35, 0.12], [6.63, 0.2, 0.08]] as const;

/** Small hits one after the other, each a little different. */
const rattle = (times: readonly number[], pitch: number): Samples =>
  mixed(times.map((at, place) => ({ at, sound: mixed([
    { at: 0, sound: breath({ from: pitch * (1 + 0.17 * (place % 3)), seconds: 0.06, envelope: { rise: 0.001, fade: 0.012 }, loud: 1.6 }, 3, 11 + place) },
    { at: 0, sound: tone("triangle", { from: 420 + 60 * (place % 4), to: 260, seconds: 0.06, envelope: { rise: 0.001, fade: 0.016 }, loud: 0.5 }) },
  ]) })));

/** Notes in a row that ring into each other. */
const chime = (notes: readonly number[], every: number, seconds: number): Samples =>
  mixed(notes.map((pitch, place) => ({ at: place * every, sound: struck(pitch, GLASS, seconds) })));

const chord = (wave: "saw" | "triangle" | "sine", notes: readonly number[], seconds: number, rise: number, fade: number): Samples =>
  mixed(notes.map((from) => ({ at: 0, sound: tone(wave, { from, seconds, envelope: { rise, hold: seconds * 0.3, fade }, loud: 0.4 }, 0.004) })));

const drum = (pitch: number, seconds: number): Samples =>
  mixed([
    { at: 0, sound: tone("sine", { from: pitch * 2.2, to: pitch, seconds, envelope: { rise: 0.002, fade: seconds / 3.5 } }) },
    { at: 0, sound: breath({ from: 900, to: 200, seconds: 0.08, envelope: { rise: 0.001, fade: 0.02 }, loud: 0.7 }, 1, 5) },
  ]);

const RECIPES = {
  button: () => tone("triangle", { from: 1250, to: 880, seconds: 0.07, envelope: { rise: 0.002, fade: 0.014 } }),
  card: () => breath({ from: 1300, to: 4200, seconds: 0.16, envelope: { rise: 0.05, fade: 0.035 } }, 1.2, 3),
  dice: () => rattle([0, 0.06, 0.11, 0.19, 0.24, 0.34, 0.47], 2100),
  step: () => mixed([0, 0.16].map((at) => ({ at, sound: breath({ from: 240, to: 130, seconds: 0.11, envelope: { rise: 0.004, fade: 0.026 }, loud: 1.4 }, 1.4, 9) }))),
  hurt: () => mixed([
    { at: 0, sound: tone("saw", { from: 620, to: 240, seconds: 0.24, envelope: { rise: 0.02, fade: 0.06 }, loud: 0.8 }, 0.03) },
    { at: 0, sound: breath({ from: 1100, to: 500, seconds: 0.12, envelope: { rise: 0.003, fade: 0.03 }, loud: 0.5 }, 2, 17) },
  ]),
  heal: () => mixed([523, 659, 784].map((from, place) => ({ at: place * 0.11, sound: tone("sine", { from, seconds: 0.55, envelope: { rise: 0.05, fade: 0.16 }, loud: 0.6 }) }))),
  beaten: () => mixed([
    { at: 0, sound: struck(410, IRON, 0.5) },
    { at: 0.02, sound: drum(85, 0.35) },
    { at: 0.02, sound: breath({ from: 3600, to: 700, seconds: 0.25, envelope: { rise: 0.001, fade: 0.06 }, loud: 0.8 }, 1.3, 21) },
  ]),
  item: () => mixed([
    { at: 0, sound: breath({ from: 900, to: 3000, seconds: 0.14, envelope: { rise: 0.06, fade: 0.03 }, loud: 0.5 }, 1.4, 23) },
    { at: 0.13, sound: chime([1175, 1760], 0.09, 0.7) },
  ]),
  grasp: () => mixed([
    { at: 0, sound: tone("saw", { from: 55, to: 98, seconds: 1.05, envelope: { rise: 0.95, fade: 0.03 }, loud: 0.5 }, 0.015) },
    { at: 0, sound: tone("saw", { from: 58, to: 104, seconds: 1.05, envelope: { rise: 0.95, fade: 0.03 }, loud: 0.5 }, 0.02) },
    { at: 0.1, sound: breath({ from: 1600, to: 2600, seconds: 0.95, envelope: { rise: 0.85, fade: 0.03 }, loud: 0.7 }, 4, 29) },
  ]),
  warlord: () => mixed([
    ...[0, 0.24, 0.48].map((at) => ({ at, sound: drum(52, 0.3) })),
    { at: 0.48, sound: chord("saw", [147, 220, 294, 311], 0.7, 0.02, 0.12) },
  ]),
  fall: () => mixed([415, 370, 311, 208].map((from, place) => ({ at: place * 0.24, sound: tone("triangle", { from, to: from * 0.9, seconds: 0.4, envelope: { rise: 0.02, fade: 0.08 }, loud: 1 - place * 0.1 }, 0.02) }))),
  return: () => mixed([
    { at: 0, sound: chord("triangle", [196, 294, 392], 0.9, 0.3, 0.2) },
    { at: 0.35, sound: tone("sine", { from: 587, to: 784, seconds: 0.6, envelope: { rise: 0.12, fade: 0.16 }, loud: 0.8 }) },
  ]),
  breach: () => mixed([
    { at: 0, sound: drum(46, 0.7) },
    { at: 0.04, sound: breath({ from: 1800, to: 120, seconds: 1.1, envelope: { rise: 0.01, hold: 0.1, fade: 0.24 }, loud: 1.6 }, 1, 31) },
    { at: 0.3, sound: rattle([0, 0.08, 0.21, 0.29, 0.44], 900) },
  ]),
  roar: () => mixed([
    { at: 0, sound: breath({ from: 320, to: 170, seconds: 1.15, envelope: { rise: 0.05, hold: 0.4, fade: 0.2 }, loud: 1.5 }, 5, 37) },
    { at: 0, sound: breath({ from: 900, to: 520, seconds: 1.15, envelope: { rise: 0.08, hold: 0.35, fade: 0.18 }, loud: 1.8 }, 7, 41) },
    { at: 0, sound: tone("saw", { from: 130, to: 70, seconds: 1.15, envelope: { rise: 0.05, hold: 0.3, fade: 0.2 }, loud: 0.3 }, 0.09) },
  ]),
  lord: () => mixed([
    { at: 0, sound: struck(131, BELL, 1.3) },
    { at: 0.1, sound: chord("saw", [65, 92, 98], 1.1, 0.5, 0.2) },
  ]),
  opening: () => mixed([784, 587].map((pitch, place) => ({ at: place * 0.5, sound: struck(pitch, BELL, 1.1) }))),
  won: () => mixed([
    { at: 0, sound: struck(330, IRON, 0.3) },
    ...[131, 165, 196, 262].map((from, place) => ({ at: 0.1 + place * 0.12, sound: tone("saw", { from, seconds: 1.1 - place * 0.12, envelope: { rise: 0.03, hold: 0.5, fade: 0.12 }, loud: 0.4 }, 0.005) })),
  ]),
  lost: () => mixed([
    ...[294, 277, 233].map((from, place) => ({ at: place * 0.3, sound: tone("triangle", { from, to: from / 1.06, seconds: 0.75, envelope: { rise: 0.06, hold: 0.15, fade: 0.15 }, loud: 0.7 }, 0.006) })),
    { at: 0.9, sound: drum(44, 0.7) },
  ]),
} satisfies Record<string, () => Samples>;

export type Effect = keyof typeof RECIPES;

export const EFFECTS = Object.keys(RECIPES) as Effect[];

export const isEffect = (name: string): name is Effect => name in RECIPES;

export const rendered = (effect: Effect): Samples => levelled(faded(RECIPES[effect]()), EFFECT_LOUDNESS);
