/** A zip file of texts, stored as they are: browsers can pack, but not every one of them. */

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest >>> 0;
});

function crc32(data: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of data) rest = (TABLE[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8 = 0x0800;
/** The first day that a zip file can name: it is the same whenever it is saved. */
const DAY = 0x0021;

/** Numbers as zip files write them, the lowest byte first: each with how many bytes it has. */
function record(...fields: readonly (readonly [number, 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  for (const [value, size] of fields) for (let at = 0; at < size; at += 1) bytes.push((value >>> (8 * at)) & 0xff);
  return Uint8Array.from(bytes);
}

export function zipOf(files: ReadonlyMap<string, string>): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let offset = 0;
  for (const [name, text] of files) {
    const title = new TextEncoder().encode(name);
    const data = new TextEncoder().encode(text);
    const about = [[VERSION, 2], [UTF8, 2], [0, 2], [0, 2], [DAY, 2], [crc32(data), 4], [data.length, 4], [data.length, 4], [title.length, 2], [0, 2]] as const;
    const local = [record([LOCAL, 4], ...about), title, data];
    entries.push(record([CENTRAL, 4], [VERSION, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), title);
    pieces.push(...local);
    offset += sum(local);
  }
  const end = record([END, 4], [0, 2], [0, 2], [files.size, 2], [files.size, 2], [sum(entries), 4], [offset, 4], [0, 2]);
  return joined([...pieces, ...entries, end]);
}

const sum = (pieces: readonly Uint8Array[]): number => pieces.reduce((length, piece) => length + piece.length, 0);

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(sum(pieces));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
