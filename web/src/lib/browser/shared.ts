/** A position in a link: packed into the fragment, which no server ever sees. */

const MARK = "#p=";

/** The address that opens a position file's text in the lobby. */
export async function linkTo(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const plain = btoa(String.fromCharCode(...bytes));
  return `${location.origin}/${MARK}${plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

const MOST = 200_000;

/** The text in such an address; nothing where there is none or it cannot be read. */
export async function sharedIn(fragment: string): Promise<string | null> {
  if (!fragment.startsWith(MARK)) return null;
  try {
    const plain = atob(fragment.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (character) => character.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return await read(unpacked);
  } catch {
    return null;
  }
}

/** Not more than a position can have: a small link could hold a large nothing. */
async function read(stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  for (let reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST) return null;
  }
}
