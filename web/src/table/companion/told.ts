/** What is kept about notes, read with care: whatever else lies there is forgotten. */

export interface NotesTold {
  /** Whether anything is told at all. */
  on: boolean;
  /** Whether the person was asked about it. */
  asked: boolean;
  /** The notes that were told, by game. */
  told: Record<string, string[]>;
}

const isTexts = (one: unknown): one is string[] => Array.isArray(one) && one.every((word) => typeof word === "string");

export function read(text: string | null): NotesTold {
  const found = parsed(text);
  const told = Object.entries(found.told ?? {}).filter(([, ids]) => isTexts(ids));
  return { on: found.on !== false, asked: found.asked === true, told: Object.fromEntries(told) };
}

function parsed(text: string | null): Partial<NotesTold> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}
