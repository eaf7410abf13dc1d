/** Proves that every sound is told from every other by how it swells or by what it is made of, and that none is louder. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { MOMENTS } from "../moments/moment.ts";
import { AMBIENT_LOUDNESS, ambience, PLACES } from "./ambience.ts";
import { EFFECT_LOUDNESS, EFFECTS, isEffect, rendered } from "./effects.ts";
import { loudnessOf } from "./loudness.ts";
import { RATE, type Samples } from "./synth.ts";

const FRAMES = 24;
const FRAME = 0.06;
const BANDS = Array.from({ length: 14 }, (_, half) => 55 * 2 ** (half / 2));
/** The least by which two sounds differ, as a share of what they are. */
const APART = 0.25;

/** How loud it is from one moment to the next, as shares of the whole. */
function envelopeOf(sound: Samples): number[] {
  const size = Math.round(FRAME * RATE);
  return shares(Array.from({ length: FRAMES }, (_, frame) => Math.sqrt(powerOf(sound.subarray(frame * size, (frame + 1) * size)))));
}

const powerOf = (sound: Float32Array): number => sound.reduce((sum, one) => sum + one * one, 0);

/** How strong it is around some pitches: the power of a resonance there. */
function spectrumOf(sound: Samples): number[] {
  return shares(BANDS.map((pitch) => {
    const step = 2 * Math.sin((Math.PI * Math.min(pitch, RATE / 7)) / RATE);
    let [low, band, sum] = [0, 0, 0];
    for (const one of sound) {
      low += step * band;
      band += step * (one - low - band / 6);
      sum += band * band;
    }
    return Math.sqrt(sum);
  }));
}

function shares(values: number[]): number[] {
  const whole = values.reduce((sum, one) => sum + one, 0);
  return values.map((one) => one / whole);
}

/** 0 for the same, 1 for nothing in common. */
const apart = (one: number[], other: number[]): number => one.reduce((sum, value, place) => sum + Math.abs(value - (other[place] ?? 0)), 0) / 2;

test("loudness is that of the standard: a full sine of 997 Hz has -3.01", () => {
  for (const rate of [48_000, RATE]) {
    const sine = Float32Array.from({ length: rate * 2 }, (_, place) => Math.sin((2 * Math.PI * 997 * place) / rate));
    assert.ok(Math.abs(loudnessOf(sine, rate) + 3.01) < 0.05, String(loudnessOf(sine, rate)));
    const pause = new Float32Array(rate * 4);
    pause.set(sine);
    assert.ok(Math.abs(loudnessOf(pause, rate) + 3.01) < 0.6, "silence is gated");
  }
});

test("every moment has its sound, and so have dice, cards and buttons", () => {
  assert.deepEqual([...MOMENTS, "dice", "card", "button"].filter((name) => !isEffect(name)), []);
});

test("all effects are as loud as each other within 1 LU, all places too, and nothing is cut off", () => {
  for (const effect of EFFECTS) {
    const sound = rendered(effect);
    assert.ok(Math.abs(loudnessOf(sound) - EFFECT_LOUDNESS) <= 1, `${effect}: ${loudnessOf(sound)}`);
    assert.ok(sound.every((one) => Math.abs(one) < 1), effect);
    assert.ok(sound.length <= 2 * RATE && Math.abs(sound.at(-1) ?? 1) < 1e-3, effect);
  }
  for (const place of PLACES) {
    const sound = ambience(place);
    assert.ok(Math.abs(loudnessOf(sound) - AMBIENT_LOUDNESS) <= 1, place);
    assert.ok(Math.abs((sound.at(-1) ?? 0) - (sound[0] ?? 0)) < 0.02, `${place} has a seam`);
  }
  assert.ok(AMBIENT_LOUDNESS <= EFFECT_LOUDNESS - 10);
});

test("no two sounds are alike: they differ in their envelope or in their spectrum", () => {
  const all = EFFECTS.map((name) => ({ name, sound: rendered(name) })).map(({ name, sound }) => ({ name, swell: envelopeOf(sound), colour: spectrumOf(sound) }));
  const alike = all.flatMap((one, place) =>
    all.slice(place + 1).flatMap((other) => {
      const far = Math.max(apart(one.swell, other.swell), apart(one.colour, other.colour));
      return far < APART ? [`${one.name} and ${other.name}: ${far.toFixed(2)}`] : [];
    }),
  );
  assert.deepEqual(alike, []);
  const [keep, cathedral] = PLACES.map((place) => spectrumOf(ambience(place)));
  assert.ok(apart(keep ?? [], cathedral ?? []) >= APART);
});
