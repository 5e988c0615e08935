/** How Base64 is written. `padding` follows the alphabet when left out: on for the standard one, off for URL-safe. */
export interface Base64Style {
  readonly urlSafe?: boolean;
  readonly padding?: boolean;
  /** Characters per line; 0 keeps everything on one line. Lines are joined by LF, without one at the end. */
  readonly lineLength?: number;
}

export const STANDARD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
export const URL_SAFE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const EQUALS = 61;

const asciiDecoder = new TextDecoder();

/** Writes bytes as Base64 (RFC 4648, sections 4 and 5). Takes any bytes; nothing can fail. */
export function toBase64(bytes: Uint8Array, style: Base64Style = {}): string {
  const { urlSafe = false, padding = !urlSafe, lineLength = 0 } = style;
  const codes = new TextEncoder().encode(urlSafe ? URL_SAFE : STANDARD);
  const rest = bytes.length % 3;
  const length = Math.floor(bytes.length / 3) * 4 + (rest === 0 ? 0 : padding ? 4 : rest + 1);
  const breaks = lineLength > 0 && length > 0 ? Math.ceil(length / lineLength) - 1 : 0;
  const written = new Uint8Array(length + breaks);
  let at = 0;
  let column = 0;
  const put = (code: number | undefined) => {
    if (column === lineLength && breaks > 0) {
      written[at++] = 10;
      column = 0;
    }
    written[at++] = code ?? 0;
    column++;
  };
  for (let from = 0; from + 2 < bytes.length; from += 3) {
    const group = (byteAt(bytes, from) << 16) | (byteAt(bytes, from + 1) << 8) | byteAt(bytes, from + 2);
    put(codes[group >> 18]);
    put(codes[(group >> 12) & 63]);
    put(codes[(group >> 6) & 63]);
    put(codes[group & 63]);
  }
  if (rest > 0) {
    const group = (byteAt(bytes, bytes.length - rest) << 16) | (rest === 2 ? byteAt(bytes, bytes.length - 1) << 8 : 0);
    put(codes[group >> 18]);
    put(codes[(group >> 12) & 63]);
    if (rest === 2) put(codes[(group >> 6) & 63]);
    for (let pad = rest; padding && pad < 3; pad++) put(EQUALS);
  }
  return asciiDecoder.decode(written);
}

function byteAt(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}
