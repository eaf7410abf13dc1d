/** Plays what the recipes make, by Web Audio: fetched when sounds are first wanted. */

import { settings } from "../../lib/browser/settings.svelte.ts";
import { type Ambience, ambience } from "./ambience.ts";
import { type Effect, isEffect, rendered } from "./effects.ts";
import { RATE, type Samples } from "./synth.ts";

const SOFT = 0.4;

class Player {
  readonly #audio = new AudioContext();
  readonly #effects = this.#audio.createGain();
  readonly #around = this.#audio.createGain();
  readonly #made = new Map<Effect, AudioBuffer>();
  #place: Ambience | null = null;
  #source: AudioBufferSourceNode | null = null;

  constructor() {
    this.#effects.connect(this.#audio.destination);
    this.#around.connect(this.#audio.destination);
    this.level();
  }

  /** As loud as the person wants it by now. */
  level(): void {
    this.#effects.gain.setTargetAtTime(settings.sound ? settings.effects : 0, this.#audio.currentTime, 0.02);
    this.#around.gain.setTargetAtTime(settings.sound ? settings.ambience : 0, this.#audio.currentTime, SOFT);
  }

  play(name: string): void {
    if (!isEffect(name) || !settings.sound) return;
    void this.#audio.resume();
    const found = this.#made.get(name) ?? this.#buffer(rendered(name));
    this.#made.set(name, found);
    const source = this.#audio.createBufferSource();
    source.buffer = found;
    source.connect(this.#effects);
    source.start();
  }

  /** Where the game is played; nowhere when it is left. */
  surround(place: Ambience | null): void {
    if (place === this.#place) return;
    this.#source?.stop();
    this.#source = null;
    this.#place = place;
    if (!place) return;
    void this.#audio.resume();
    this.#source = this.#audio.createBufferSource();
    this.#source.buffer = this.#buffer(ambience(place));
    this.#source.loop = true;
    this.#source.connect(this.#around);
    this.#source.start();
  }

  #buffer(samples: Samples): AudioBuffer {
    const buffer = this.#audio.createBuffer(1, samples.length, RATE);
    buffer.copyToChannel(samples, 0);
    return buffer;
  }
}

export const player = new Player();
