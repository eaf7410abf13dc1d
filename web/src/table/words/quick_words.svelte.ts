/** Who has said what just now, and whom this person does not want to hear. */

import { keepSettings, settings } from "../../lib/browser/settings.svelte.ts";
import type * as wire from "../../wire.gen";
import type { Thing } from "../play/things.ts";
import { sayQuick } from "./phrases.ts";

export interface Heard {
  seat: number;
  name: string;
  text: string;
}

const SHOWN = 6000;
const MOST_MUTED = 60;

const SPEAKERS = "hordekeep.muted";

function remembered(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SPEAKERS) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

export class QuickWords {
  readonly #table: string;
  /** The newest of each speaker. */
  heard: Heard[] = $state.raw([]);
  /** The quick word that waits for the thing that it is about. */
  about: wire.QuickWord | null = $state(null);
  /** What was just pointed at, while the wheel of words about it is open. */
  wheel: Thing | null = $state.raw(null);
  #muted: string[] = $state.raw(remembered());

  constructor(table: string) {
    this.#table = table;
  }

  #speaker(seat: number, name: string): string {
    return `${this.#table} ${seat} ${name}`;
  }

  /** Whether this person does not want to hear somebody, or anybody. */
  isMuted(seat: number, name: string): boolean {
    return settings.quiet || this.#muted.includes(this.#speaker(seat, name));
  }

  mute(seat: number, name: string, muted: boolean): void {
    const speaker = this.#speaker(seat, name);
    this.#muted = [...this.#muted.filter((one) => one !== speaker), ...(muted ? [speaker] : [])].slice(-MOST_MUTED);
    try {
      localStorage.setItem(SPEAKERS, JSON.stringify(this.#muted));
    } catch {
      // A browser that keeps nothing mutes until it is closed.
    }
  }

  muteAll(muted: boolean): void {
    settings.quiet = muted;
    keepSettings();
  }

  /** Shows for a while what somebody says; what the same person said before goes. */
  hear(pointed: wire.Pointed, thing: Thing | null, name: string): void {
    const heard = { seat: pointed.seat, name, text: sayQuick(pointed.says, thing) };
    this.heard = [...this.heard.filter((one) => one.seat !== heard.seat || one.name !== name), heard];
    setTimeout(() => (this.heard = this.heard.filter((one) => one !== heard)), SHOWN);
  }
}
