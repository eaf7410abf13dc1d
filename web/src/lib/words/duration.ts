/** Times that people set, in the largest unit that fits. */

import { t } from "./words.svelte.ts";

const UNITS: [number, string][] = [
  [86_400, "page-days"],
  [3600, "page-hours"],
  [60, "page-minutes"],
];

export function duration(seconds: number): string {
  const [size, key] = UNITS.find(([one]) => seconds >= one && seconds % one === 0) ?? [1, "page-seconds"];
  return t(key, { count: seconds / size });
}

/** What is left of a time, as on a clock; days and hours in words. */
export function clock(seconds: number): string {
  if (seconds >= 7200) return t("page-hours", { count: Math.round(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
