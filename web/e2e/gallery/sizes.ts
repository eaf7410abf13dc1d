/** The windows in which every screen is looked at, and the languages. */

import { readdirSync } from "node:fs";
import { join } from "node:path";

export interface Size {
  width: number;
  height: number;
}

const size = (width: number, height: number): Size => ({ width, height });

/** From a phone to a large desktop, the awkward ones between included. */
export const ALL: readonly Size[] = [
  size(390, 844), size(768, 1024), size(1024, 768), size(1180, 820), size(1279, 800), size(1280, 720), size(1366, 650), size(1440, 900), size(1920, 1080),
];

/** A low laptop, where room is scarcest. */
export const LOW = size(1366, 650);

/** A phone, a tablet, a low laptop. */
const THREE = [size(390, 844), size(1024, 768), LOW];

/** A window of 1280×720 at 200 %: half as many of the page's pixels. */
export const ZOOMED: Size = size(640, 360);

/** Whether everything is looked at and pictures are taken: `make gallery`. */
export const WHOLE = process.env["HORDEKEEP_GALLERY"] === "all";

/** Whether faults are only written down, into `build/gallery/faults`. */
export const LISTED = process.env["HORDEKEEP_GALLERY"] === "list";

/** Whether only some of it is looked at: `make test`. */
export const FEW = !WHOLE && !LISTED;

export const nameOf = ({ width, height }: Size): string => `${width}x${height}`;

/** Windows that were asked for by name: `make gallery ARGS='--size 390x844,1440x900'`. */
const ASKED = (process.env["HORDEKEEP_GALLERY_SIZES"] ?? "").split(",").filter(Boolean);

export const SIZES = (WHOLE ? ALL : THREE).filter((one) => ASKED.length === 0 || ASKED.includes(nameOf(one)));

/** Where a table is seen as a whole: from tablets held sideways on. */
export const isWide = ({ width }: Size): boolean => width >= 1024;

/** English in accents, 40 % longer (`tools/pseudo.py`). */
const PSEUDO = "en-XA";

/** In which languages beside English: `make test` takes the one that no shipped one is longer than. */
export const LANGUAGES = WHOLE ? [PSEUDO, ...readdirSync(join(import.meta.dirname, "..", "..", "..", "locale")).filter((one) => one !== "en")] : [PSEUDO];
