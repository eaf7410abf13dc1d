/**
 * Shortens the paths of icons: coordinates are rounded to a tenth of a unit (of 512), and what is
 * lost in rounding goes into the next step, so that shapes neither drift nor open.
 */

interface Step {
  command: string;
  numbers: number[];
}

interface Point {
  x: number;
  y: number;
}

const WIDTH: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const FLAGS = new Set([3, 4]);

/** The commands of a path, each with its own numbers; the flags of an arc may stand without a gap. */
export function steps(path: string): Step[] {
  const found: Step[] = [];
  let at = 0;
  let command = "";
  const skip = () => {
    while (/[\s,]/.test(path[at] ?? "")) at++;
  };
  const number = (place: number): number => {
    skip();
    if (command.toLowerCase() === "a" && FLAGS.has(place)) return Number(path[at++]);
    NUMBER.lastIndex = at;
    const match = NUMBER.exec(path);
    if (!match) throw new Error(`no number at ${at} of ${path}`);
    at = NUMBER.lastIndex;
    return Number(match[0]);
  };
  for (skip(); at < path.length; skip()) {
    if (/[a-z]/i.test(path[at] ?? "")) command = path[at++] ?? "";
    else if (command === "m") command = "l";
    else if (command === "M") command = "L";
    const width = WIDTH[command.toLowerCase()];
    if (width === undefined) throw new Error(`no command ${command} in ${path}`);
    found.push({ command, numbers: Array.from({ length: width }, (_, place) => number(place)) });
  }
  return found;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Whether a number is an x, a y or neither (radii, angle and flags of an arc). */
function axis(command: string, place: number): keyof Point | null {
  const kind = command.toLowerCase();
  if (kind === "h") return "x";
  if (kind === "v") return "y";
  if (kind === "a" && place < 5) return null;
  const first = kind === "a" ? 5 : 0;
  return (place - first) % 2 === 0 ? "x" : "y";
}

/** The path with short numbers. */
export function rounded(path: string): string {
  let behind: Point = { x: 0, y: 0 };
  let start = behind;
  let text = "";
  for (const { command, numbers } of steps(path)) {
    const relative = command === command.toLowerCase();
    const after = { ...behind };
    const short = numbers.map((value, place) => {
      const on = axis(command, place);
      if (on === null) return tenth(value);
      const wanted = relative ? value + behind[on] : value;
      after[on] = wanted - tenth(wanted);
      return tenth(wanted);
    });
    behind = after;
    if (command.toLowerCase() === "m") start = behind;
    if (command.toLowerCase() === "z") behind = start;
    text += command + short.map(spelled).join("");
  }
  return text;
}

/** A number as short as it may be, with a gap only where it needs one. */
function spelled(value: number, place: number): string {
  const word = String(value).replace(/^(-?)0\./, "$1.");
  return place === 0 || word.startsWith("-") ? word : ` ${word}`;
}

/** The body of an icon with all its paths shortened. */
export const roundedBody = (body: string): string =>
  body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${rounded(path)}"`);
