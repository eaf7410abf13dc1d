/**
 * What a key is called: by the sign printed on it where that is a Latin letter or a digit, else by its
 * place, as on a keyboard of the United States. So F fights on a French and on a Russian keyboard, and
 * the first of the digits is 1 where it needs shift.
 */

export interface Pressed {
  key: string;
  code: string;
  shiftKey: boolean;
}

const PLACE = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/;

/** The names of a key, the one that is printed first. */
export function namesOf({ key, code, shiftKey }: Pressed): string[] {
  const printed = key.toLowerCase();
  if (/^[a-z0-9]$/.test(printed)) return [printed];
  const [, letter, digit] = PLACE.exec(code) ?? [];
  const place = shiftKey ? undefined : (letter?.toLowerCase() ?? digit);
  const said = printed.length === 1 && printed !== " " ? [printed] : [];
  return place === undefined ? said : [...said, place];
}
