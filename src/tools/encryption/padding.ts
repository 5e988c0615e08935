import { concat } from '../../lib/keys/bytes';

type Bytes = Uint8Array<ArrayBuffer>;

/** Fills up to whole blocks as PKCS#7 does: with as many bytes as are missing, each of them that number. */
export function addPadding(text: Bytes, block: number): Bytes {
  const missing = block - (text.length % block);
  return concat(text, new Uint8Array(missing).fill(missing));
}

/** Takes PKCS#7's padding off; undefined where the last bytes are none. */
export function removePadding(padded: Bytes, block: number): Bytes | undefined {
  const count = padded.at(-1) ?? 0;
  if (count < 1 || count > block || count > padded.length) return undefined;
  return padded.subarray(-count).every((byte) => byte === count) ? padded.slice(0, -count) : undefined;
}
