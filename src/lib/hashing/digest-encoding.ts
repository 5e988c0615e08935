export const DIGEST_ENCODINGS = ['hex', 'hex-upper', 'base64', 'base64url', 'binary'] as const;
export type DigestEncoding = (typeof DIGEST_ENCODINGS)[number];

/** Writes a digest, given in lowercase hex, in another way: padded Base64, Base64url without padding, eight bits a byte. */
export function writeDigest(hex: string, encoding: DigestEncoding): string {
  if (encoding === 'hex') return hex;
  if (encoding === 'hex-upper') return hex.toUpperCase();
  const bytes = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  if (encoding === 'binary') return bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  // A digest is short, and the browser's own encoder is there without being loaded.
  const padded = btoa(String.fromCharCode(...bytes));
  if (encoding === 'base64') return padded;
  return padded
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

/** Several digests, each on a line after its name; a single one by itself. */
export function writeDigests(digests: Readonly<Record<string, string | undefined>>): string {
  const [only, ...others] = Object.entries(digests);
  if (!only) return '';
  return others.length === 0 ? (only[1] ?? '') : [only, ...others].map((named) => named.join(': ')).join('\n');
}
