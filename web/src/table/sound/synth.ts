/** What sounds are made of: tones, noise, envelopes and filters, as plain samples. Nothing here knows a browser. */

export const RATE = 32_000;

export type Samples = Float32Array<ArrayBuffer>;

export const silence = (seconds: number): Samples => new Float32Array(Math.round(seconds * RATE));

/** Noise that is the same every time. */
function noiseFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 31 - 1;
  };
}

type Wave = (turns: number) => number;

export const WAVES = {
  sine: (turns: number) => Math.sin(2 * Math.PI * turns),
  triangle: (turns: number) => 1 - 4 * Math.abs((turns % 1) - 0.5),
  saw: (turns: number) => 2 * (turns % 1) - 1,
} satisfies Record<string, Wave>;

/** How a sound swells and dies: seconds to full, seconds held, and the time constant of its decay. */
export interface Envelope {
  rise: number;
  hold?: number;
  fade: number;
}

function levelAt(at: number, { rise, hold = 0, fade }: Envelope): number {
  if (at < rise) return at / rise;
  return at < rise + hold ? 1 : Math.exp(-(at - rise - hold) / fade);
}

interface Voice {
  /** Hertz at the beginning, and at the end of `seconds`. */
  from: number;
  to?: number;
  seconds: number;
  envelope: Envelope;
  loud?: number;
}

/** A tone that glides from one pitch to another, with some of its overtones where they are asked for. */
export function tone(wave: keyof typeof WAVES, { from, to = from, seconds, envelope, loud = 1 }: Voice, trembles = 0): Samples {
  const made = silence(seconds);
  let turns = 0;
  for (let place = 0; place < made.length; place++) {
    const share = place / made.length;
    const wobble = 1 + trembles * Math.sin((2 * Math.PI * 5.5 * place) / RATE);
    turns += (from * (to / from) ** share * wobble) / RATE;
    made[place] = loud * levelAt(place / RATE, envelope) * WAVES[wave](turns);
  }
  return made;
}

/** Noise through a band that glides: `narrow` is how much of it is pitch. */
export function breath({ from, to = from, seconds, envelope, loud = 1 }: Voice, narrow: number, seed: number): Samples {
  const made = silence(seconds);
  const next = noiseFrom(seed);
  let [low, band] = [0, 0];
  for (let place = 0; place < made.length; place++) {
    const pitch = from * (to / from) ** (place / made.length);
    const step = 2 * Math.sin((Math.PI * Math.min(pitch, RATE / 6.5)) / RATE);
    low += step * band;
    const high = next() - low - band / narrow;
    band += step * high;
    made[place] = (loud * levelAt(place / RATE, envelope) * band) / Math.sqrt(narrow);
  }
  return made;
}

/** A struck bell or plate: partials that die each at their own time. */
export function struck(pitch: number, partials: readonly (readonly [ratio: number, loud: number, fade: number])[], seconds: number): Samples {
  return mixed(partials.map(([ratio, loud, fade]) => ({ at: 0, sound: tone("sine", { from: pitch * ratio, seconds, envelope: { rise: 0.002, fade }, loud }) })));
}

export interface SoundPart {
  /** Seconds after the beginning. */
  at: number;
  sound: Samples;
}

export function mixed(parts: readonly SoundPart[]): Samples {
  const made = new Float32Array(Math.max(...parts.map(({ at, sound }) => Math.round(at * RATE) + sound.length)));
  for (const { at, sound } of parts) {
    const start = Math.round(at * RATE);
    for (let place = 0; place < sound.length; place++) made[start + place] = (made[start + place] ?? 0) + (sound[place] ?? 0);
  }
  return made;
}

/** Without a click at the end. */
export function faded(sound: Samples, seconds = 0.02): Samples {
  const span = Math.min(sound.length, Math.round(seconds * RATE));
  const made = sound.slice();
  for (let left = 0; left < span; left++) {
    const place = made.length - 1 - left;
    made[place] = ((made[place] ?? 0) * left) / span;
  }
  return made;
}

/** Its end laid over its beginning, so that it goes round without a seam. */
export function looped(sound: Samples, seconds: number): Samples {
  const span = Math.round(seconds * RATE);
  const made = sound.slice(0, sound.length - span);
  for (let place = 0; place < span; place++) {
    const share = place / span;
    const tail = sound[made.length + place] ?? 0;
    made[place] = (made[place] ?? 0) * Math.sqrt(share) + tail * Math.sqrt(1 - share);
  }
  return made;
}
