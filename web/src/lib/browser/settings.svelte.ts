/** What this browser remembers about its person: looks, language, name. Kept nowhere else. */

export type Theme = "system" | "dark" | "light";

export interface Settings {
  theme: Theme;
  motion: boolean;
  sound: boolean;
  notify: boolean;
  language: string;
  name: string;
  /** The game that was played last. */
  game: string;
}

const KEY = "hordekeep.settings";
const DEFAULTS: Settings = {
  theme: "system",
  motion: true,
  sound: false,
  notify: false,
  language: "",
  name: "",
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
