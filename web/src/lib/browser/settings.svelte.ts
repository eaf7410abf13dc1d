/** What this browser remembers about its person: looks, language, name. Kept nowhere else. */

export type Theme = "system" | "dark" | "light";

/** How fast others' steps are shown. */
export type Pace = "slow" | "normal" | "fast" | "once";

/** Whether letters and digits press buttons: alone, together with Alt, or never. */
export type Keys = "single" | "alt" | "off";

export interface Settings {
  theme: Theme;
  motion: boolean;
  sound: boolean;
  /** How loud effects and what is heard behind them are, from 0 to 1. */
  effects: number;
  ambience: number;
  notify: boolean;
  language: string;
  name: string;
  pace: Pace;
  /** Whether quick words and pointing of others are not wanted. */
  quiet: boolean;
  keys: Keys;
  /** The game that was played last. */
  game: string;
}

const KEY = "hordekeep.settings";
const DEFAULTS: Settings = {
  theme: "system",
  motion: true,
  sound: false,
  effects: 0.8,
  ambience: 0.6,
  notify: false,
  language: "",
  name: "",
  pace: "normal",
  quiet: false,
  keys: "single",
  game: "",
};

function remembered(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(remembered());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Whether the dark night is shown, by choice or by the system. */
export function isDark(): boolean {
  if (settings.theme !== "system") return settings.theme === "dark";
  return !matchMedia("(prefers-color-scheme: light)").matches;
}

/** Whether things move: the person's choice, and never against the system's wish. */
export function moves(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Puts theme and motion onto the page. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset["theme"] = isDark() ? "dark" : "light";
  root.dataset["motion"] = moves() ? "on" : "off";
}
