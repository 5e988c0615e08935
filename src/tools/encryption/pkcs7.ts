/** Whole blocks with PKCS#7 padding (RFC 5652, 6.3): one to `block` bytes, each saying how many they are. */
export function padPkcs7(bytes: Uint8Array, block: number): Uint8Array<ArrayBuffer> {
  const missing = block - (bytes.length % block);
  const padded = new Uint8Array(bytes.length + missing).fill(missing);
  padded.set(bytes);
  return padded;
}

/** What was padded; undefined when a single byte of the padding is not as it should be. */
export function unpadPkcs7(bytes: Uint8Array<ArrayBuffer>, block: number): Uint8Array<ArrayBuffer> | undefined {
  const count = bytes[bytes.length - 1] ?? 0;
  if (count === 0 || count > block || count > bytes.length) return undefined;
  for (let at = bytes.length - count; at < bytes.length; at++) if (bytes[at] !== count) return undefined;
  return bytes.subarray(0, bytes.length - count);
}
