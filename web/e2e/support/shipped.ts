/** The languages that ship, and what their catalogues say. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lookUp, Catalogue } from "../../src/lib/words/catalogue.ts";

const LOCALE = join(import.meta.dirname, "..", "..", "..", "locale");
const GAME = "last-bastion";

/** All but English, which is never missing. */
export const SHIPPED = readdirSync(LOCALE).filter((one) => one !== "en");

/** What a language says for a key of the page, without the soft hyphens that are not seen. */
export function says(language: string, key: string): string {
  const files = readdirSync(join(LOCALE, language)).filter((file) => !/^(cli|simulate|sanctum)/.test(file));
  const catalogue = new Catalogue(language, files.map((file) => `### Game: ${file.includes(GAME) ? GAME : ""}\n${readFileSync(join(LOCALE, language, file), "utf8")}`));
  const found = lookUp([catalogue], GAME, key);
  if (!found) throw new Error(`${language} has no ${key}`);
  return found.bundle.formatPattern(found.pattern).replaceAll("\u00ad", "");
}
