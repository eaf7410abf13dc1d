/** How loud a sound is to an ear: ITU-R BS.1770, one channel, gated; and sounds brought to one loudness. */

import { RATE, type Samples } from "./synth.ts";

const BLOCK = 0.4;
const OVERLAP = 0.75;
const SILENT = -70;
const BELOW = 10;

interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** The two filters of the K weighting for any rate: a shelf for the head, and what an ear does not hear below. */
function weighting(rate: number): Biquad[] {
  const shelf = ((): Biquad => {
    const [gain, q, k] = [3.99984385397, 0.7071752369554193, Math.tan((Math.PI * 1681.9744509555319) / rate)];
    const [high, mid] = [10 ** (gain / 20), 10 ** ((gain / 20) * 0.499666774155)];
    const whole = 1 + k / q + k * k;
    return {
      b: [(high + (mid * k) / q + k * k) / whole, (2 * (k * k - high)) / whole, (high - (mid * k) / q + k * k) / whole],
      a: [(2 * (k * k - 1)) / whole, (1 - k / q + k * k) / whole],
    };
  })();
  const [q, k] = [0.5003270373253953, Math.tan((Math.PI * 38.13547087613982) / rate)];
  const whole = 1 + k / q + k * k;
  return [shelf, { b: [1, -2, 1], a: [(2 * (k * k - 1)) / whole, (1 - k / q + k * k) / whole] }];
}

function filtered(sound: Float32Array, { b, a }: Biquad): Float32Array {
  const made = new Float32Array(sound.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let place = 0; place < sound.length; place++) {
    const x = sound[place] ?? 0;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    made[place] = y;
  }
  return made;
}

const inUnits = (power: number): number => -0.691 + 10 * Math.log10(power);

const mean = (powers: readonly number[]): number => powers.reduce((sum, one) => sum + one, 0) / powers.length;

/** The mean power of each block of 400 ms; a shorter sound is one block. */
function blocksOf(sound: Float32Array, rate: number): number[] {
  const size = Math.round(BLOCK * rate);
  const step = Math.round(size * (1 - OVERLAP));
  const powers: number[] = [];
  for (let start = 0; start === 0 || start + size <= sound.length; start += step) {
    let sum = 0;
    for (const one of sound.subarray(start, start + size)) sum += one * one;
    powers.push(sum / size);
  }
  return powers;
}

/** The integrated loudness in LUFS; what is as good as silence does not count. */
export function loudnessOf(sound: Float32Array, rate: number = RATE): number {
  const heard = weighting(rate).reduce(filtered, sound);
  const audible = blocksOf(heard, rate).filter((power) => inUnits(power) > SILENT);
  if (audible.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = inUnits(mean(audible)) - BELOW;
  return inUnits(mean(audible.filter((power) => inUnits(power) > gate)));
}

const CEILING = 0.95;

/** What would be cut off bends instead. */
const bent = (value: number): number => (Math.abs(value) <= 0.6 ? value : Math.sign(value) * (0.6 + (CEILING - 0.6) * Math.tanh((Math.abs(value) - 0.6) / (CEILING - 0.6))));

/** The sound as loud as is wanted; bending peaks takes a little away, so it is weighed more than once. */
export function levelled(sound: Samples, wanted: number): Samples {
  let made = sound;
  for (let turn = 0; turn < 3; turn++) {
    const gain = 10 ** ((wanted - loudnessOf(made)) / 20);
    made = made.map((one) => bent(one * gain));
  }
  return made;
}
