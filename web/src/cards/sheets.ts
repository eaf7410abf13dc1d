/** Print-and-play sheets: which piece is printed where, as often as it is in the box, on paper of which size. */

import { type PieceKind, type Piece } from "./box.ts";

export type Paper = "a4" | "letter";

export interface Size {
  width: number;
  height: number;
}

/** In millimetres. */
export const PAPERS: Record<Paper, Size> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** What printers leave white, and where the sheet is named, at the least. */
const MARGIN = 7;

export interface Sheet {
  kind: PieceKind;
  side: "front" | "back";
  /** Which sheet of paper it is on: front and back have the same number. */
  number: number;
  columns: number;
  rows: number;
  /** Row by row; nothing where a place stays empty. */
  cells: (Piece | null)[];
}

/** How many pieces lie beside and below each other. */
export function grid(kind: Size, paper: Paper): { columns: number; rows: number } {
  const { width, height } = PAPERS[paper];
  return {
    columns: Math.max(1, Math.floor((width - 2 * MARGIN) / kind.width)),
    rows: Math.max(1, Math.floor((height - 2 * MARGIN) / kind.height)),
  };
}

/** Turned over on its long edge, a sheet shows its places from right to left. */
function turned(cells: readonly (Piece | null)[], columns: number): (Piece | null)[] {
  const rows = Array.from({ length: cells.length / columns }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
  return rows.flatMap((row) => row.toReversed());
}

/**
 * All sheets: first those with backs, each followed by its back, so that they can be printed on both
 * sides; then those without.
 */
export function sheetsOf(kinds: readonly PieceKind[], pieces: readonly Piece[], paper: Paper): Sheet[] {
  const ordered = [...kinds.filter((kind) => kind.back), ...kinds.filter((kind) => !kind.back)];
  const sheets: Sheet[] = [];
  let number = 0;
  for (const kind of ordered) {
    const own = pieces.filter((piece) => piece.kind === kind.kind).flatMap((piece) => Array.from({ length: piece.copies ?? 1 }, () => piece));
    const { columns, rows } = grid(kind, paper);
    for (let first = 0; first < own.length; first += columns * rows) {
      const cells = Array.from({ length: columns * rows }, (_, place) => own[first + place] ?? null);
      number += 1;
      sheets.push({ kind, side: "front", number, columns, rows, cells });
      if (kind.back) sheets.push({ kind, side: "back", number, columns, rows, cells: turned(cells, columns) });
    }
  }
  return sheets;
}
