/** Small sounds, made on the spot; off unless the person wants them. */

import { settings } from "../../lib/browser/settings.svelte.ts";

interface Note {
  /** Hertz at the beginning and at the end. */
  from: number;
  to: number;
  seconds: number;
  wave: OscillatorType | "noise";
  loud: number;
  after?: number;
}

const SOUNDS: Record<string, Note[]> = {
  dice: [0, 0.07, 0.13, 0.22].map((after) => ({ from: 900, to: 300, seconds: 0.05, wave: "noise", loud: 0.25, after })),
  card: [{ from: 1400, to: 500, seconds: 0.09, wave: "noise", loud: 0.16 }],
  step: [{ from: 160, to: 90, seconds: 0.08, wave: "sine", loud: 0.3 }],
  blow: [{ from: 220, to: 60, seconds: 0.22, wave: "triangle", loud: 0.4 }, { from: 2400, to: 900, seconds: 0.12, wave: "noise", loud: 0.14 }],
  hurt: [{ from: 300, to: 120, seconds: 0.3, wave: "sawtooth", loud: 0.12 }],
  heal: [{ from: 520, to: 520, seconds: 0.16, wave: "sine", loud: 0.2 }, { from: 780, to: 780, seconds: 0.24, wave: "sine", loud: 0.2, after: 0.11 }],
  evil: [{ from: 110, to: 70, seconds: 0.5, wave: "sawtooth", loud: 0.14 }, { from: 116, to: 74, seconds: 0.5, wave: "sine", loud: 0.2 }],
  bell: [{ from: 660, to: 655, seconds: 1.2, wave: "sine", loud: 0.3 }, { from: 990, to: 985, seconds: 0.9, wave: "sine", loud: 0.14 }],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function hiss(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return noise;
}

function play(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + (note.after ?? 0);
  const end = start + note.seconds;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(note.loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(audio.destination);
  if (note.wave === "noise") {
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    source.buffer = hiss(audio);
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(note.from, start);
    filter.frequency.exponentialRampToValueAtTime(note.to, end);
    source.connect(filter).connect(gain);
    source.start(start);
    source.stop(end);
    return;
  }
  const tone = audio.createOscillator();
  tone.type = note.wave;
  tone.frequency.setValueAtTime(note.from, start);
  tone.frequency.exponentialRampToValueAtTime(note.to, end);
  tone.connect(gain);
  tone.start(start);
  tone.stop(end);
}

export function ring(name: string | null): void {
  if (!settings.sound || name === null) return;
  context ??= new AudioContext();
  for (const note of SOUNDS[name] ?? []) play(context, note);
}
