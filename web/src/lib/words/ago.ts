/** How long ago something was, as people say it: "3 hours ago". */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Both in seconds since 1970; a clock that runs ahead of ours tells of now. */
export function ago(then: number, now: number, language: string): string {
  const told = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const seconds = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? ["second", Number.POSITIVE_INFINITY];
  return told.format(-Math.floor(seconds / length), unit);
}
