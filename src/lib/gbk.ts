const LAST_UNIT = 0xffff;

let encodable: Uint8Array | undefined;

/** One entry per unit of the basic plane: the bytes it takes in GBK, 0 when GBK lacks it. Made on first use. */
function byteCounts(): Uint8Array {
  if (encodable) return encodable;
  const counts = new Uint8Array(LAST_UNIT + 1).fill(1, 0, 0x80);
  const decoder = new TextDecoder('gbk');
  // What the platform decodes, turned round: every pair of bytes, a line feed after each to tell them apart.
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    const pairs = Uint8Array.from({ length: (0xff - 0x40) * 3 }, (_, i) =>
      i % 3 === 0 ? lead : i % 3 === 1 ? 0x40 + Math.floor(i / 3) : 0x0a,
    );
    for (const decoded of decoder.decode(pairs).split('\n')) {
      if (decoded.length === 1 && decoded !== '\ufffd') counts[decoded.charCodeAt(0)] = 2;
    }
  }
  // The Encoding Standard writes the euro sign in GBK as the single byte 0x80, as Windows does.
  counts[0x20ac] = 1;
  encodable = counts;
  return counts;
}

/** How many bytes a text takes in GBK, or undefined as soon as a character is not in it. */
export function gbkLength(text: string): number | undefined {
  const counts = byteCounts();
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    // Halves of surrogate pairs are not in the table: GBK has nothing beyond the basic plane.
    const count = counts[text.charCodeAt(at)] ?? 0;
    if (count === 0) return undefined;
    bytes += count;
  }
  return bytes;
}
